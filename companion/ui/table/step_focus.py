"""Moving the keyboard focus to the controls of a new step."""

from typing import Final

from companion.flet_adapter.page import focus_first_button
from companion.ui.page.context import PageContext

_PRESSES: Final = ("Enter", "Numpad Enter", " ")
"""Keys that press the button with the focus."""
_WITH_CONTROLS: Final = ("turn-actions", "steps")
"""Keys of what holds the controls of a step in the dock, which come first."""


class StepFocus:
    """Follows steps of the game that were taken with the keyboard.

    The button that was pressed is gone with its step; without this, the client would give the focus
    to one far from the dock.
    """

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self._pressed: int | None = None
        """How often a dialog had been opened when a button of the table was pressed."""

    def press(self, key: str) -> None:
        """Note a key on the table, which arrives before what it does."""
        view = self._context.view
        on_table = view.route == "/table" and view.dialog is None
        self._pressed = view.dialog_openings if on_table and key in _PRESSES else None

    async def follow(self) -> None:
        """Give the focus to the first control of a new step, except after an undo.

        Undo keeps the focus, to be pressed again.
        """
        view = self._context.view
        # what opened a dialog did not take the step that followed
        pressed = self._pressed == view.dialog_openings
        self._pressed = None
        game, hidden = view.snapshot.game, view.dialog is not None or view.far
        if not pressed or hidden or game is None or game.next_redo is not None:
            return
        for key in _WITH_CONTROLS:
            if await focus_first_button(self._context.page, key):
                return
