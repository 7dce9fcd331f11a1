"""The result of a game: whose line is highlighted, and who has won tonight."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace

from companion.errors import CodedError
from companion.statistics import GameStatistics, PlayerTotals, group_totals, player_totals
from companion.ui.page.context import PageContext
from companion.ui.page.navigation import Navigation
from companion.ui.page.routes import segments
from companion.ui.page.view import Picked, View
from companion.ui.result.tonight import tonight_in_words
from companion.ui.wording.player_names import is_unnamed


class ResultActions:
    """Highlights a player, and counts tonight's wins without blocking the other pages."""

    def __init__(self, context: PageContext, navigation: Navigation) -> None:
        self._context = context
        self._navigation = navigation

    @property
    def picked(self) -> int | None:
        """The person whose line is highlighted; None for the winner's."""
        view = self._context.view
        if view.picked is None or view.picked.game_id != view.snapshot.game_id:
            return None
        return view.picked.person

    def pick(self, person: int) -> None:
        """Highlight a person's line in the chart."""
        context = self._context
        context.update(picked=Picked(context.view.snapshot.game_id, person))

    def tonight_in_words(self) -> str:
        """Return who has won how often tonight; empty before the second game, or until counted."""
        context = self._context
        tonight = context.view.tonight
        if tonight is None or tonight.game_id != context.view.snapshot.game_id:
            return ""
        return tonight_in_words(tonight, context.say)

    def open_players(self) -> None:
        """Show the players over all games."""
        self._context.update(players_origin=self._context.view.route)
        self._navigation.go("/players")

    def close_players(self) -> None:
        """Go back to where the players were opened."""
        self._navigation.go(self._context.view.players_origin)

    def show_tonight(self, *, only: bool) -> None:
        """Show the players over the games of this evening, or over all."""
        people = replace(self._context.view.people, group=None)
        self._context.update(only_tonight=only, people=people)

    def show_player(self, name: str | None) -> None:
        """Show a player's figures; the same player again hides them."""
        context = self._context
        context.update(player=None if context.view.player == name else name)

    async def count_players(self) -> None:
        """Add up the finished games while their players are shown."""
        context = self._context
        if not _shows_players(context.view):
            return
        results, found = context.services.table.results, list[GameStatistics]()
        with context.reporting_errors():
            # some games after the others in a thread, or between two taps in a browser without
            # threads: neither this page nor another one waits
            games = await asyncio.to_thread(results.games)
            while games:
                some, done = await asyncio.to_thread(results.some, games)
                found += some
                games = games[done:]
                if not _shows_players(context.view):
                    return
            evening = [game for game in found if results.is_tonight(game)]
            players = await asyncio.to_thread(named_players, found)
            tonight = await asyncio.to_thread(named_players, evening)
            groups = context.view.group_state.groups.groups
            totals = {
                each.id: await asyncio.to_thread(group_totals, found, each.people)
                for each in groups
            }
            people = replace(context.view.people, totals=totals)
            context.update(players=players, players_tonight=tonight, people=people)

    async def count_tonight(self) -> None:
        """Count the finished games of this evening once a game is over."""
        context = self._context
        snapshot = context.view.snapshot
        if snapshot.game is None or snapshot.game.table.end is None:
            return
        results = context.services.table.results
        try:
            # in a thread: playing the evening's games must not block the other pages
            tonight = await asyncio.to_thread(results.tonight, snapshot.game_id, snapshot.game)
        except CodedError:
            # the result is shown without it
            return
        if context.view.snapshot.game_id == snapshot.game_id:
            context.update(tonight=tonight)


def _shows_players(view: View) -> bool:
    return segments(view.route)[0] == "players"


def named_players(games: Iterable[GameStatistics]) -> tuple[PlayerTotals, ...]:
    """Return the players who have names: "Player 3" may be somebody else in each game."""
    return tuple(each for each in player_totals(games) if not is_unnamed(each.name))
