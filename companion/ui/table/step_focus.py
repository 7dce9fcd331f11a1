"""Moving the keyboard focus to and between the controls of a step."""

from typing import Final

import flet as ft

from companion.core.table import Phase
from companion.flet_adapter.page import buttons_within, columns_around, focus, focus_first
from companion.ui.page.context import PageContext
from companion.ui.page.view import View

_PRESSES: Final = ("Enter", "Numpad Enter", " ")
"""Keys that press the button with the focus."""
_BESIDE: Final = {"Arrow Left": -1, "Arrow Right": 1, "Arrow Up": -1, "Arrow Down": 1}
_ENDS: Final = {"Home": 0, "End": -1}

_Button = ft.Button | ft.TextButton


class StepFocus:
    """Follows steps of the game that were taken with the keyboard.

    The button that was pressed is gone with its step; without this, the client would give the focus
    to one far from the dock.
    """

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self._pressed: int | None = None
        """How often a dialog had been opened when a button of the table was pressed."""
        self._at: int | None = None
        """Which control of the step has the focus; None if that is not known."""
        self._step: object = None
        self._by_key = False
        """Whether the last step was taken with the keyboard."""

    def press(self, key: str) -> bool:
        """Note a key on the table, which arrives before what it does.

        Home goes to the first control of the step, End to the last, which confirms. From there, the
        arrow keys go on. Return whether the focus has been moved.
        """
        view = self._context.view
        on_table = view.route == "/table" and view.dialog is None
        self._pressed = view.dialog_openings if on_table and key in _PRESSES else None
        if key == "Tab":
            self._at = None
        moves = key in _ENDS or (key in _BESIDE and self._at is not None)
        if not on_table or view.far or not moves:
            return False
        self._context.page.run_task(self._move, key)
        return True

    async def follow(self) -> None:
        """Give the focus to the first control of a new step, except after an undo.

        Undo keeps the focus, to be pressed again; a claim keeps it, to be taken back.
        """
        view = self._context.view
        step, before = _step(view), self._step
        # what opened a dialog did not take the step that followed
        self._by_key = self._pressed is not None and self._pressed == view.dialog_openings
        self._step, self._pressed = step, None
        game, hidden = view.snapshot.game, view.dialog is not None or view.far
        if not self._by_key or hidden or game is None or game.next_redo is not None:
            return
        if step != before or game.table.phase is not Phase.CLAIMS:
            await self.begin()

    async def begin(self) -> None:
        """Give the focus to the first control of the step."""
        await self._move("Home")

    async def begin_on(self, key: str) -> None:
        """Give the focus to the button with this key, if the step was taken with the keyboard."""
        if self._by_key:
            await focus_first(self._context.page, key)

    async def _move(self, key: str) -> None:
        buttons = self._buttons()
        if not buttons:
            return
        at = min(self._at or 0, len(buttons) - 1)
        columns = columns_around(self._context.page, buttons[at])
        self._at = moved(key, at, len(buttons), columns)
        await focus(buttons[self._at])

    def _buttons(self) -> list[_Button]:
        """Return the buttons of the step, claims first and the one that confirms last."""
        game = self._context.view.snapshot.game
        if game is None:
            return []
        if game.table.end is not None:
            # a stray key must not begin another game
            return buttons_within(self._context.page, "steps")
        claims = f"claims-{game.table.turn}"
        return buttons_within(self._context.page, claims, "turn-actions", "steps", "confirm")


def moved(key: str, at: int, count: int, columns: int) -> int:
    """Return the place that a key leads to, of `count` in rows of `columns`.

    Up and down go by rows; behind the last comes the first.
    """
    if key in _ENDS:
        return _ENDS[key] % count
    rows = columns if key in ("Arrow Up", "Arrow Down") else 1
    return (at + _BESIDE[key] * rows) % count


def _step(view: View) -> object:
    """Return what is the same as long as the step is."""
    game = view.snapshot.game
    turn = None if game is None else (game.table.turn, game.table.phase)
    return view.snapshot.game_id, turn, view.selection.announcing
