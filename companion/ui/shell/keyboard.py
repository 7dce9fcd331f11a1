"""What the keys of a keyboard do on one page, and where they take the focus."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import flet as ft

from companion.flet_adapter.page import focus_in_dialog, focus_in_screen
from companion.ui.page.page_actions import PageActions
from companion.ui.page.reading import Reading
from companion.ui.page.routes import is_replay, is_rules

if TYPE_CHECKING:
    from companion.ui.replay.actions import ReplayActions
    from companion.ui.table.actions import TableActions

_OPENS: Final = ("Enter", "Numpad Enter", " ", "Escape")
"""Keys that lead to another screen or a dialog."""


class Keyboard:
    """The keyboard of one page."""

    def __init__(
        self,
        page: ft.Page,
        actions: PageActions,
        table: Callable[[], "TableActions"],
        replay: Callable[[], "ReplayActions"],
    ) -> None:
        self._page = page
        self._actions = actions
        self._table = table
        self._replay = replay
        self._opened = False
        """Whether the last key may have led to another screen or a dialog."""

    def press(self, event: ft.KeyboardEvent) -> None:
        """Handle a key, which arrives before the client does what it does with it.

        Ctrl+Z or Cmd+Z takes the last tap at the table back, with Shift it comes back. Escape leads
        back. The arrow keys step through a replay, and between the controls of a step or the seats.
        """
        view = self._actions.view
        self._opened = event.key in _OPENS
        if event.key == "Escape" and view.dialog is None:
            self._go_back()
            return
        if is_replay(view.route):
            self._replay().press(event.key)
        game = view.snapshot.game
        if game is None or view.route != "/table":
            return
        table = self._table()
        if not table.step_focus.press(event.key):
            table.seat_focus.press(event.key)
        pressed = (event.ctrl or event.meta) and not event.alt and event.key.upper() == "Z"
        if not pressed or view.dialog is not None:
            return
        if event.shift and game.next_redo is not None:
            table.game.redo()
        elif not event.shift and game.last is not None:
            table.game.undo()

    def _go_back(self) -> None:
        """Leave the large view, the choice of a character, or the rules."""
        actions, view = self._actions, self._actions.view
        if view.route == "/table" and view.far:
            actions.preferences.show_far(shown=False)
        elif view.route == "/table" and view.selection.announcing:
            self._table().stop_announcing()
        elif is_rules(view.route) and view.state(Reading).note is None:
            actions.navigation.go(view.state(Reading).origin or "/")

    async def follow(self, screen: str) -> None:
        """Give the focus to the first control of a dialog or screen that a key has opened.

        `screen` is the key of the screen.
        """
        opened, self._opened, view = self._opened, False, self._actions.view
        if not opened:
            return
        await self._actions.context.device.wait_until_rendered()
        if view.dialog is not None:
            await focus_in_dialog(self._page)
        elif view.route == "/table" and view.snapshot.game is not None and not view.far:
            await self._table().step_focus.begin()
        else:
            await focus_in_screen(self._page, screen)
