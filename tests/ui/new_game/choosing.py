"""A page on which a set is chosen or built, without a browser."""

import inspect
from collections.abc import Callable
from typing import Any, cast

import flet as ft

from companion.application.table.snapshot import Snapshot
from companion.ui.kit.palette import set_palette
from companion.ui.layout.tokens import DARK
from companion.ui.new_game.set_choice import set_choice_screen
from companion.ui.new_game.sets.builder import builder_screen
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.view import View, ViewHolder
from tests.flet_client import rendering
from tests.ui.control_tree import controls, words
from tests.ui.pages import actions_of, services_on

VALID = ("judge", "king", "queen", "thief", "spy", "cheat")
SHEET = ("judge", "king", "widow", "thief", "spy", "cheat")
OTHER = ("judge", "king", "widow", "thief", "spy", "patron")
NAMES = ("Adele", "Bruno", "Cedric", "David")


class Table:
    """A page on which a set is chosen or built."""

    def __init__(self, draft: Draft, **view: Any) -> None:
        self.holder = ViewHolder(View(Snapshot(), **view).with_states(NewGameState(draft)))
        self.actions = actions_of(self.holder, services_on(elsewhere=("http://10.0.0.2:8550/",)))

    @property
    def draft(self) -> Draft:
        return self.holder.view.state(NewGameState).draft

    def drawn(self, screen: Callable[..., ft.Control] = builder_screen) -> ft.Control:
        set_palette(DARK)
        with rendering():
            return screen(self.holder.view, self.actions.new_game)

    def texts(self, screen: Callable[..., ft.Control] = builder_screen) -> list[str]:
        return list(words(self.drawn(screen)))

    def tap(self, label: str, screen: Callable[..., ft.Control] = builder_screen) -> object:
        for each in controls(self.drawn(screen)):
            if isinstance(each, ft.Button) and not each.disabled and label in words(each):
                assert each.on_click is not None
                # Flet passes the event to handlers with a parameter
                assert not inspect.signature(each.on_click).parameters
                return cast(Callable[[], object], each.on_click)()
        raise AssertionError(f"nothing to tap says {label}")

    def chosen(self) -> str:
        """The title of the chosen set."""
        (found,) = (
            each
            for each in controls(self.drawn(set_choice_screen))
            if isinstance(each, ft.Container) and each.border == ft.Border.all(3, DARK.gold)
        )
        return next(words(found))
