"""A page that reads the rulebook, without a browser."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import flet as ft

from companion.application.table.snapshot import Snapshot
from companion.cli.replay import played
from companion.core.game import Game
from companion.i18n.line_breaks import without_joiners
from companion.ui.page.view import View, ViewHolder
from companion.ui.rulebook.screen import rulebook_screen
from tests.flet_client import render
from tests.ui.control_tree import children, words
from tests.ui.pages import actions_of, empty_store, services_on


class Reader:
    """A page of a given size that reads the rulebook."""

    def __init__(self, route: str, game: Game | None = None, **view: Any) -> None:
        self.store = empty_store()
        self._holder = ViewHolder(View(Snapshot(1, None, game, 1), route=route, **view))
        self.actions = actions_of(self._holder, services_on(self.store))

    @property
    def view(self) -> View:
        return self.actions.view

    def drawn(self) -> ft.Control:
        return render(rulebook_screen, self.view, self.actions.rulebook)

    def words(self) -> list[str]:
        """All texts shown."""
        return list(words(self.drawn()))

    def sees(self, *expected: str) -> bool:
        """Whether all of these texts are shown."""
        said = without_joiners("\n".join(self.words()))
        return all(without_joiners(each) in said for each in expected)

    def tap(self, label: str, *, at: int = 0) -> None:
        """Tap the button with this text or label; of several, the one `at`."""
        taps = [tap for said, tap in buttons(self.drawn()) if label in said]
        taps[at]()

    def goes(self, route: str) -> "Reader":
        self.actions.navigation.go(route)
        return self


def played_through(record: Path) -> Game:
    """The game at the end of a record."""
    with record.open("rb") as file:
        return list(played(file))[-1]


def buttons(control: object, label: str = "") -> Iterator[tuple[str, Callable[[], object]]]:
    """The tap targets in a tree of controls: text or label, and handler."""
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
