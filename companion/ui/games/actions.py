"""The list of games: filters, deletion and its undo, everything as one file."""

import asyncio
from dataclasses import replace

from companion.application.archive.file_names import backup_name, table_name
from companion.application.archive.games_table import GamesTable
from companion.application.backup import read_backup
from companion.application.backup_report import restored_in_words
from companion.application.group.recently_deleted import Deleted
from companion.application.ports import GameId
from companion.application.table.service import utc_now
from companion.core.boxes import EditionId
from companion.ui.games.state import ROWS, GamesState, Status
from companion.ui.page.context import PageContext
from companion.ui.page.page_actions import UNDO_SECONDS, PageActions
from companion.ui.page.routes import segments


class GamesActions(PageActions):
    """What taps on the list of games do; a notice says why one fails. None touches the table."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._table = context.services.table

    @property
    def _state(self) -> GamesState:
        return self.context.state(GamesState)

    async def load(self) -> None:
        """List the games while the list is shown."""
        context, table = self.context, self._table
        if segments(self.view.route) != ["games"]:
            return
        with context.reporting_errors():
            # games that are listed for the first time are played, a few at a time in a thread, or
            # between two taps in a browser without threads
            while not await asyncio.to_thread(table.games.prepare):
                if segments(self.view.route) != ["games"]:
                    return
            games = await asyncio.to_thread(table.games.overviews)
            deleted = table.games.recently_deleted()
            if (games, deleted) != (self._state.all, self._state.recently_deleted):
                context.put(replace(self._state, all=games, recently_deleted=deleted))
            listed_first = {each.game_id for each in games[:ROWS] if each.ended}
            known = await asyncio.to_thread(table.games.known_statistics, listed_first)
            if known != self._state.statistics:
                context.put(replace(self._state, statistics=known))

    def search(self, typed: str) -> None:
        """List the games of people whose names contain the typed words."""
        self.context.put(replace(self._state, search=typed[:100], rows=ROWS))

    def choose_edition(self, edition: EditionId | None) -> None:
        """List the games of an edition, or of all."""
        self.context.put(replace(self._state, edition=edition, rows=ROWS))

    def choose_status(self, status: Status) -> None:
        """List finished games, unfinished ones, or both."""
        self.context.put(replace(self._state, status=status, rows=ROWS))

    def show_more(self) -> None:
        """Show more rows."""
        self.context.put(replace(self._state, rows=self._state.rows + ROWS))

    async def delete(self, game: GameId) -> None:
        """Delete a game; for some seconds a bar offers to undo that."""
        context = self.context
        if not context.attempt(lambda: self._table.archive.delete(game)):
            return
        left = tuple(each for each in self._state.all or () if each.id != game)
        context.put(replace(self._state, all=left, deleted=game))
        await asyncio.sleep(UNDO_SECONDS)
        if self._state.deleted == game:
            context.put(replace(self._state, deleted=None))

    def undo_deletion(self) -> None:
        """Bring the game deleted last back."""
        if self._state.deleted is not None:
            self.restore(self._state.deleted)

    def restore(self, game: GameId) -> None:
        """Bring a deleted game back."""
        if self.context.attempt(lambda: self._table.archive.restore(game)):
            left = tuple(each for each in self._state.recently_deleted if each.id != game)
            self.context.put(replace(self._state, deleted=None, recently_deleted=left))

    def restore_thing(self, deleted: Deleted) -> None:
        """Bring back something deleted that is no game."""
        self.context.attempt(lambda: self._table.group.restore(deleted))

    async def save_backup(self) -> None:
        """Offer everything as a file."""
        with self.context.reporting_errors():
            # in a thread: reading thousands of games must not block the other pages
            data = await asyncio.to_thread(self._table.archive.backup)
            await self._save(backup_name(utc_now()), data)

    async def save_table(self) -> None:
        """Offer all finished games as one table."""
        games, table = self._table.games, GamesTable()
        with self.context.reporting_errors():
            # some games after the others, so that other pages need not wait
            left = await asyncio.to_thread(games.newest_games)
            while left:
                some, done = await asyncio.to_thread(games.some_statistics, left)
                table.add(some)
                left = left[done:]
            await self._save(table_name(utc_now()), table.data())

    async def restore_backup(self) -> None:
        """Let the reader pick a backup, and add what is not here."""
        context = self.context
        with context.reporting_errors():
            picked = await context.pick_file()
            if picked is None:
                return
            backup = await asyncio.to_thread(read_backup, picked)
            restored = await asyncio.to_thread(self._table.archive.merge_backup, backup)
            context.show_snapshot(self._table.archive.publish_merged())
            self._report(restored_in_words(restored, self.say))

    async def _save(self, name: str, data: bytes) -> None:
        if await self.context.save_file(name, data):
            self._report(self.say.text("backup-saved", file=name))

    def _report(self, words: str) -> None:
        self.context.put(replace(self._state, report=words), notice=None)
