"""All actions of one page, and the links between its features."""

from companion.ui.games.actions import GamesActions
from companion.ui.new_game.actions import NewGameActions
from companion.ui.page.context import PageContext
from companion.ui.page.links import Links
from companion.ui.page.navigation import Navigation
from companion.ui.page.page_actions import PageActions
from companion.ui.people.actions import PeopleActions
from companion.ui.replay.shared_games import SharedGameActions
from companion.ui.replay.steps import ReplayActions
from companion.ui.rulebook.actions import RulebookActions
from companion.ui.series.actions import SeriesActions
from companion.ui.series.end_of_game import begin_series, next_step, series_standing
from companion.ui.setup.actions import SetupActions
from companion.ui.shell.scan import ScanActions
from companion.ui.table.actions import TableActions


class AppActions(PageActions):
    """What taps on one open page do, by feature."""

    def __init__(self, context: PageContext, navigation: Navigation | None = None) -> None:
        super().__init__(context, navigation)
        self.table = TableActions(context, navigation)
        self.new_game = NewGameActions(context)
        self.setup = SetupActions(context)
        self.replay = ReplayActions(context)
        self.games = GamesActions(context)
        self.people = PeopleActions(context)
        self.series = SeriesActions(context)
        self.rulebook = RulebookActions(context)
        self.shared_games = SharedGameActions(self.replay)
        self.scan = ScanActions(context, self.navigation, self.new_game, self.shared_games)
        context.links = self._links()

    def _links(self) -> Links:
        series = self.series
        return Links(
            play_with=self.new_game.start_over_with,
            play_in_series=self.new_game.play_in_series,
            may_change_set=lambda: self.new_game.draft.begun,
            clear_names=self.new_game.clear_names,
            replay_record=self.replay.open,
            open_game=self.replay.open_stored,
            go_back=self.table.game.go_back,
            open_players=self.people.open_players,
            open_series=series.open_list,
            scans=lambda: self.scan.available,
            scan=self.scan.scan,
            in_series=lambda: series.of_game is not None,
            series_standing=lambda: series_standing(series),
            next_in_series=lambda: next_step(series),
            begin_series=lambda: begin_series(series),
        )

    def open_link(self, route: str) -> None:
        """Open the set or the game of a route that is the link of one."""
        self.new_game.shared_sets.open_route(route)
        self.shared_games.open_route(route)
