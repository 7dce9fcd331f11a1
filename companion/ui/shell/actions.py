"""All actions of one page, and the links between its features."""

from functools import cached_property
from typing import TYPE_CHECKING

import flet as ft

from companion.ui.kit.buttons import Action
from companion.ui.page.context import PageContext
from companion.ui.page.links import Links
from companion.ui.page.navigation import Navigation
from companion.ui.page.page_actions import PageActions
from companion.ui.page.routes import GAME_PREFIX, SHARED_SET_PREFIX

if TYPE_CHECKING:
    from companion.ui.games.actions import GamesActions
    from companion.ui.new_game.actions import NewGameActions
    from companion.ui.people.actions import PeopleActions
    from companion.ui.replay.actions import ReplayActions
    from companion.ui.rulebook.actions import RulebookActions
    from companion.ui.series.actions import SeriesActions
    from companion.ui.setup.actions import SetupActions
    from companion.ui.shell.keyboard import Keyboard
    from companion.ui.shell.scan import ScanActions
    from companion.ui.table.actions import TableActions


class AppActions(PageActions):
    """What taps on one open page do, by feature.

    A feature is imported when its actions are first used.
    """

    def __init__(self, context: PageContext, navigation: Navigation | None = None) -> None:
        super().__init__(context, navigation)
        self._navigation = navigation
        context.links = self._links()

    @cached_property
    def keyboard(self) -> "Keyboard":
        """The keyboard of the page."""
        from companion.ui.shell.keyboard import Keyboard

        return Keyboard(self.context.page, self, lambda: self.table, lambda: self.replay)

    @cached_property
    def table(self) -> "TableActions":
        """The table, also once the game is over."""
        from companion.ui.table.actions import TableActions

        return TableActions(self.context, self._navigation)

    @cached_property
    def new_game(self) -> "NewGameActions":
        """Preparing a new game."""
        from companion.ui.new_game.actions import NewGameActions

        return NewGameActions(self.context)

    @cached_property
    def setup(self) -> "SetupActions":
        """The setup checklist."""
        from companion.ui.setup.actions import SetupActions

        return SetupActions(self.context)

    @cached_property
    def replay(self) -> "ReplayActions":
        """Games step by step."""
        from companion.ui.replay.actions import ReplayActions

        return ReplayActions(self.context)

    @cached_property
    def games(self) -> "GamesActions":
        """The list of games."""
        from companion.ui.games.actions import GamesActions

        return GamesActions(self.context)

    @cached_property
    def people(self) -> "PeopleActions":
        """Players and groups over all games."""
        from companion.ui.people.actions import PeopleActions

        return PeopleActions(self.context)

    @cached_property
    def series(self) -> "SeriesActions":
        """Series of games."""
        from companion.ui.series.actions import SeriesActions

        return SeriesActions(self.context)

    @cached_property
    def rulebook(self) -> "RulebookActions":
        """The rulebook."""
        from companion.ui.rulebook.actions import RulebookActions

        return RulebookActions(self.context)

    @cached_property
    def scan(self) -> "ScanActions":
        """Reading QR codes."""
        from companion.ui.shell.scan import ScanActions

        return ScanActions(self.context, self.navigation, self.new_game, self.replay)

    def _links(self) -> Links:
        async def scan() -> None:
            await self.scan.scan()

        def series_standing() -> list[ft.Control]:
            from companion.ui.series.end_of_game import series_standing

            return series_standing(self.series)

        def next_in_series() -> Action | None:
            from companion.ui.series.end_of_game import next_step

            return next_step(self.series)

        def begin_series() -> list[ft.Control]:
            from companion.ui.series.end_of_game import begin_series

            return begin_series(self.series)

        return Links(
            play_with=lambda group: self.new_game.start_over_with(group),
            play_in_series=lambda *game: self.new_game.play_in_series(*game),
            may_change_set=lambda: self.new_game.draft.begun,
            clear_names=lambda names: self.new_game.clear_names(names),
            replay_record=lambda record: self.replay.open(record),
            open_game=lambda game: self.replay.open_stored(game),
            go_back=lambda undos: self.table.game.go_back(undos),
            open_players=lambda: self.people.open_players(),
            open_series=lambda: self.series.open_list(),
            scans=lambda: self.context.services.qr_reader is not None,
            scan=scan,
            in_series=lambda: self.series.of_game is not None,
            series_standing=series_standing,
            next_in_series=next_in_series,
            begin_series=begin_series,
        )

    def open_link(self, route: str) -> None:
        """Open the set or the game of a route that is the link of one."""
        if route.startswith(SHARED_SET_PREFIX):
            self.new_game.shared_sets.open_route(route)
        elif route.startswith(GAME_PREFIX):
            self.replay.open_link(route)
