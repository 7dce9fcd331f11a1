"""The list of games: filters, deletion and its undo."""

import asyncio
from dataclasses import replace
from typing import Any

from companion.application.ports import GameId
from companion.core.boxes import EditionId
from companion.ui.games.backup import BackupActions
from companion.ui.games.state import ROWS, GamesState, Status
from companion.ui.page.context import PageContext
from companion.ui.page.page_actions import UNDO_SECONDS, PageActions
from companion.ui.page.routes import segments


class GamesActions(PageActions):
    """What taps on the list of games do. None of them touches the table."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self.backup = BackupActions(context)
        self._context = context

    async def load(self) -> None:
        """List the games while the list is shown."""
        context = self._context
        if segments(context.view.route) != ["games"]:
            return
        with context.reporting_errors():
            # games that are listed for the first time are played, a few at a time in a thread, or
            # between two taps in a browser without threads
            while not await asyncio.to_thread(context.services.table.games.prepare):
                if segments(context.view.route) != ["games"]:
                    return
            found = await asyncio.to_thread(context.services.table.games.overviews)
            deleted = context.services.table.games.recently_deleted()
            shown = context.state(GamesState)
            if (found, deleted) != (shown.all, shown.recently_deleted):
                self._update(all=found, recently_deleted=deleted)
            first = {each.game_id for each in found[:ROWS] if each.ended}
            known = await asyncio.to_thread(context.services.table.games.known_statistics, first)
            if known != context.state(GamesState).statistics:
                self._update(statistics=known)

    def search(self, typed: str) -> None:
        """List the games of people whose names contain the typed words."""
        self._update(search=typed[:100], rows=ROWS)

    def choose_edition(self, edition: EditionId | None) -> None:
        """List the games of an edition, or of all."""
        self._update(edition=edition, rows=ROWS)

    def choose_status(self, status: Status) -> None:
        """List finished games, unfinished ones, or both."""
        self._update(status=status, rows=ROWS)

    def show_more(self) -> None:
        """Show more rows."""
        self._update(rows=self._context.state(GamesState).rows + ROWS)

    async def delete(self, game: GameId) -> None:
        """Delete a game; for some seconds a bar offers to undo that."""
        context = self._context
        if not context.attempt(lambda: context.services.table.archive.delete(game)):
            return
        listed = context.state(GamesState).all or ()
        self._update(all=tuple(each for each in listed if each.id != game), deleted=game)
        await asyncio.sleep(UNDO_SECONDS)
        if context.state(GamesState).deleted == game:
            self._update(deleted=None)

    def undo_deletion(self) -> None:
        """Bring the game deleted last back."""
        game = self._context.state(GamesState).deleted
        if game is not None:
            self.restore(game)

    def restore(self, game: GameId) -> None:
        """Bring a deleted game back."""
        context = self._context
        if context.attempt(lambda: context.services.table.archive.restore(game)):
            left = context.state(GamesState).recently_deleted
            left = tuple(each for each in left if each.id != game)
            self._update(deleted=None, recently_deleted=left)

    def _update(self, **changes: Any) -> None:
        self._context.put(replace(self._context.state(GamesState), **changes))
