"""What taps on the table do."""

from collections.abc import Callable
from dataclasses import replace

from companion.core.commands import Announce, Command
from companion.ui.board.selection import Selection
from companion.ui.page.context import PageContext
from companion.ui.page.navigation import Navigation
from companion.ui.result.actions import ResultActions
from companion.ui.table.game_actions import GameActions
from companion.ui.table.seat_focus import SeatFocus
from companion.ui.table.step_focus import StepFocus


class TableActions(ResultActions):
    """What taps on the table of one page do, also once the game is over."""

    def __init__(self, context: PageContext, navigation: Navigation | None = None) -> None:
        super().__init__(context, navigation)
        self.game = GameActions(context, self.navigation)
        self.seat_focus = SeatFocus(context)
        self.step_focus = StepFocus(context)

    def select(self, change: Callable[[Selection], Selection]) -> None:
        """Change what is selected on this page.

        It is the present selection that changes: of two quick taps, the second arrives before the
        first is rendered.
        """
        now, guard = self.view.selection, self.context.tap_guard
        if guard.reject_if_stale() or guard.reject_if_bounced():
            return
        selection = change(now)
        if selection.announcing != now.announcing:
            guard.start_debounce()
        self.context.update(stored_selection=selection, notice=None)

    def stop_announcing(self) -> None:
        """Go back from the characters to the actions of the turn."""
        self.select(lambda now: replace(now, announcing=False))

    def announce(self, character: str) -> None:
        """Announce a character, with the card selected for that if people have several."""
        self.game.submit(Announce(character, self.view.selection.slot))

    def submit_and_close(self, command: Command) -> None:
        """Carry out a command, and close the open dialog unless it was refused."""
        if self.game.submit(command):
            self.dialogs.close()
