"""A reader of the rules without a browser: taps are calls, and what is read is a list of words."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import flet as ft

from companion.application.snapshot import Snapshot
from companion.cli.replay import played
from companion.core.game import Game
from companion.ui.actions.view_holder import ViewHolder
from companion.ui.screens.rulebook.rulebook_screen import rules_screen
from companion.ui.state.view import View
from tests.flet_client import render
from tests.ui.drawn import children, words
from tests.ui.pages import actions_of, empty_store, shared_on


class Reader:
    """Somebody who reads the rules on a screen of a given size."""

    def __init__(self, route: str, game: Game | None = None, **view: Any) -> None:
        self.store = empty_store()
        self._holder = ViewHolder(View(Snapshot(1, None, game, 1), route=route, **view))
        self.actions = actions_of(self._holder, shared_on(self.store))

    @property
    def view(self) -> View:
        return self.actions.view

    def drawn(self) -> ft.Control:
        return render(rules_screen, self.view, self.actions)

    def words(self) -> list[str]:
        """Everything that can be read now."""
        return list(words(self.drawn()))

    def sees(self, *expected: str) -> bool:
        """Whether each of these is somewhere on the screen."""
        said = "\n".join(self.words())
        return all(each in said for each in expected)

    def tap(self, label: str, *, at: int = 0) -> None:
        """Tap the button that says this or is called this; of several, the one `at`."""
        taps = [tap for said, tap in buttons(self.drawn()) if label in said]
        taps[at]()

    def goes(self, route: str) -> "Reader":
        self.actions.navigation.go(route)
        return self


def played_through(record: Path) -> Game:
    """The game a record ends with."""
    with record.open("rb") as file:
        return list(played(file))[-1]


def buttons(control: object, label: str = "") -> Iterator[tuple[str, Callable[[], object]]]:
    """What can be tapped in a tree of controls: what it says, and what a tap does."""
    if isinstance(control, ft.Semantics) and control.label:
        label = control.label
    if isinstance(control, ft.Button | ft.TextButton) and control.on_click:
        yield label or "\n".join(words(control)), _tap(control.on_click)
    elif isinstance(control, ft.PopupMenuItem) and control.on_click:
        yield "\n".join(words(control)), _tap(control.on_click)
    else:
        spans = control.spans or () if isinstance(control, ft.Text) else ()
        for span in spans:
            if span.on_click:
                yield span.text or "", _tap(span.on_click)
        for child in children(control):
            yield from buttons(child, label)


def _tap(handler: object) -> Callable[[], object]:
    return cast(Callable[[], object], handler)
