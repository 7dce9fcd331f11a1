"""What taps on the screens of a new game do."""

from companion.ui.new_game.collection import CollectionActions
from companion.ui.new_game.draft_actions import DraftActions
from companion.ui.new_game.rematch import RematchActions
from companion.ui.new_game.shared_sets import SharedSetActions
from companion.ui.new_game.simulation import SimulationActions
from companion.ui.page.context import PageContext


class NewGameActions(DraftActions):
    """What taps on the screens of a new game do on one page."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self.collection = CollectionActions(self)
        self.rematch = RematchActions(self)
        self.simulation = SimulationActions(context)
        self.shared_sets = SharedSetActions(self)
