"""Typing names of players."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.ui.new_game.state import Draft
from tests.flet_client import control_id
from tests.ui.control_tree import words
from tests.ui.pages import OpenPage, services_on


class Naming(OpenPage):
    """A page on which names are typed."""

    def __init__(self, *names: str) -> None:
        super().__init__(services_on())
        self.actions.new_game.change(replace(Draft(), names=names))
        self.show(route="/new")

    @property
    def carets(self) -> list[str]:
        """Labels of the fields that were given the focus."""
        fields = {control_id(each): each for each in self.fields()}
        return [str(fields[each].label) for each in self.line.focused]

    def fields(self) -> list[ft.TextField]:
        """All fields on the page."""
        return [each for each in self.controls() if isinstance(each, ft.TextField)]

    def columns(self) -> list[ft.Column]:
        """All columns on the page, the innermost first."""
        found = [each for each in self.controls() if isinstance(each, ft.Column)]
        return sorted(found, key=lambda each: len([*words(each)]))

    def texts(self) -> list[str]:
        """All words on the page."""
        return [str(each.value) for each in self.controls() if isinstance(each, ft.Text)]

    async def focus(
        self, label: str, *, gained: bool = True, then: Callable[[], object] = lambda: None
    ) -> None:
        """Give a field the focus, or take it away; `then` happens before anything is drawn."""
        event = "focus" if gained else "blur"
        await self._session.dispatch_event(self._field(label), event, None)
        then()
        await self.settle()

    def moves_of(self, person: str) -> list[str]:
        """The directions in which a player can be moved."""
        labels = {each.label for each in self.controls() if isinstance(each, ft.Semantics)}
        return [way for way in ("up", "down") if f"Move {person} {way}" in labels]

    async def enter(self, label: str, name: str | None = None) -> None:
        """Type a name, if any, and press Enter."""
        if name is not None:
            await self.type(label, name)
        await self.submit(label, name)
