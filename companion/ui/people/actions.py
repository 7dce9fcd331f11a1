"""People over all games: counting their games, and whose figures are shown."""

import asyncio
from dataclasses import replace

from companion.application.group.marks import MARKS, Mark
from companion.application.group.recently_deleted import Deleted
from companion.ui.page.context import PageContext
from companion.ui.page.page_actions import PageActions
from companion.ui.page.routes import segments
from companion.ui.people.group_actions import SavedGroupActions
from companion.ui.people.name_actions import NameActions
from companion.ui.people.state import PeopleState
from companion.ui.people.sums import PeopleSums


class PeopleActions(PageActions):
    """What taps on players and groups over all games do; a notice says why one fails."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self.groups = SavedGroupActions(context, self.dialogs)
        self.names = NameActions(context, self.dialogs)

    @property
    def _state(self) -> PeopleState:
        return self.context.state(PeopleState)

    async def undo(self) -> None:
        """Take back what was done last: a deletion, or a change of names."""
        undo = self._state.undo
        if isinstance(undo, Deleted):
            self.groups.restore(undo)
        elif undo is not None:
            await self.names.undo(undo)

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

    def choose_mark(self, mark: Mark) -> None:
        """Keep a player's color and symbol."""
        group = self.context.services.table.group
        self.context.attempt(lambda: group.change(MARKS, lambda marks: marks.with_mark(mark)))

    async def count_players(self) -> None:
        """Add up the finished games while their players are shown."""
        context = self.context
        if not self._are_shown():
            return
        table = context.services.table
        groups = self.view.group_state.groups
        people = {each.id: each.people for each in groups.groups}
        sums = PeopleSums(table.evening.is_tonight, people)
        with context.reporting_errors():
            # some games after the others in a thread, or between two taps in a browser without
            # threads: neither this page nor another one waits
            games = await asyncio.to_thread(table.games.newest_games)
            while games:
                some, done = await asyncio.to_thread(table.games.some_statistics, games)
                await asyncio.to_thread(sums.add, some)
                games = games[done:]
                if not self._are_shown():
                    return
            players = await asyncio.to_thread(sums.players)
            tonight = await asyncio.to_thread(sums.tonight)
            totals = await asyncio.to_thread(sums.groups)
            if self.view.group_state.groups != groups:
                # another count has begun, of the groups as they are now
                return
            context.put(replace(self._state, players=players, tonight=tonight, totals=totals))

    def _are_shown(self) -> bool:
        return segments(self.view.route)[0] == "players"
