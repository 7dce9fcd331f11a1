"""What taps on the table do."""

from companion.ui.page.context import PageContext
from companion.ui.page.navigation import Navigation
from companion.ui.result.actions import ResultActions
from companion.ui.table.game_actions import GameActions
from companion.ui.table.seat_focus import SeatFocus
from companion.ui.table.selection_actions import SelectionActions


class TableActions(ResultActions):
    """What taps on the table of one page do, also once the game is over."""

    def __init__(self, context: PageContext, navigation: Navigation | None = None) -> None:
        super().__init__(context, navigation)
        self.game = GameActions(context, self.navigation)
        self.selection = SelectionActions(context)
        self.seat_focus = SeatFocus(context)
