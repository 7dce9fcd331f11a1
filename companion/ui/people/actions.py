"""People over all games: counting their games, and whose figures are shown."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace

from companion.statistics.game import GameStatistics
from companion.statistics.groups import group_totals
from companion.statistics.players import PlayerTotals, player_totals
from companion.ui.page.context import PageContext
from companion.ui.page.page_actions import PageActions
from companion.ui.page.routes import segments
from companion.ui.people.group_actions import SavedGroupActions
from companion.ui.people.name_actions import NameActions
from companion.ui.people.state import PeopleState
from companion.ui.wording.player_names import is_unnamed


class PeopleActions(PageActions):
    """What taps on players and groups over all games do; a notice says why one fails."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self.groups = SavedGroupActions(context, self.dialogs)
        self.names = NameActions(context, self.dialogs)

    @property
    def _state(self) -> PeopleState:
        return self.context.state(PeopleState)

    def open_players(self) -> None:
        """Show the players over all games."""
        self.context.put(replace(self._state, origin=self.view.route))
        self.navigation.go("/players")

    def close_players(self) -> None:
        """Go back to where the players were opened."""
        self.navigation.go(self._state.origin)

    def show(self, *, only_tonight: bool) -> None:
        """Show the players over all games, or over those of this evening."""
        self.context.put(replace(self._state, group=None, only_tonight=only_tonight))

    def show_player(self, name: str) -> None:
        """Show a player's figures; the same player again hides them."""
        player = None if self._state.player == name else name
        self.context.put(replace(self._state, player=player))

    async def count_players(self) -> None:
        """Add up the finished games while their players are shown."""
        context = self.context
        if not self._are_shown():
            return
        table, counted = context.services.table, list[GameStatistics]()
        with context.reporting_errors():
            # some games after the others in a thread, or between two taps in a browser without
            # threads: neither this page nor another one waits
            games = await asyncio.to_thread(table.games.newest_games)
            while games:
                some, done = await asyncio.to_thread(table.games.some_statistics, games)
                counted += some
                games = games[done:]
                if not self._are_shown():
                    return
            evening = [game for game in counted if table.evening.is_tonight(game)]
            players = await asyncio.to_thread(_named_players, counted)
            tonight = await asyncio.to_thread(_named_players, evening)
            totals = {
                group.id: await asyncio.to_thread(group_totals, counted, group.people)
                for group in self.view.group_state.groups.groups
            }
            context.put(replace(self._state, players=players, tonight=tonight, totals=totals))

    def _are_shown(self) -> bool:
        return segments(self.view.route)[0] == "players"


def _named_players(games: Iterable[GameStatistics]) -> tuple[PlayerTotals, ...]:
    """Return the players who have names: "Player 3" may be somebody else in each game."""
    return tuple(each for each in player_totals(games) if not is_unnamed(each.name))
