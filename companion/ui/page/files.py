"""Files on the reader's device: game records and shared sets."""

import asyncio
from codecs import BOM_UTF8

from companion.application.archive.record_import import Record
from companion.ui.page.context import PageContext


class FileActions:
    """Saves and opens files; a notice says why that fails."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    async def save_record(self) -> None:
        """Offer the current game's record as a file."""
        context = self._context
        with context.reporting_errors():
            table = context.services.table
            text = "".join(f"{line}\n" for line in table.record())
            name = table.games.file_name(table.snapshot.game_id)
            await context.save_file(name, text.encode())

    async def open_record(self) -> None:
        """Let the reader pick a record, and replay its game on this page; nothing is stored."""
        with self._context.reporting_errors():
            record = await self.pick_record()
            if record is not None:
                self._context.links.replay_record(record)

    async def pick_record(self) -> Record | None:
        """Return the record that the reader picks; None if none is picked, or another file.

        Raises UnreadableGame.
        """
        picked = await self._pick()
        if picked is None:
            return None
        if not _may_be_record(picked):
            self._context.show_notice(self._context.say.text("more-open-none"))
            return None
        # in a thread: playing a long record must not block the other pages
        return await asyncio.to_thread(Record.read, picked)

    async def pick_text(self) -> str | None:
        """Return the beginning of a text file that the reader picks; None if none is picked."""
        # imported when needed: the first screen shares nothing
        from companion.sharing import text_of_file

        picked = await self._pick()
        return None if picked is None else text_of_file(picked)

    async def _pick(self) -> bytes | None:
        with self._context.reporting_errors():
            return await self._context.pick_file()
        return None


def _may_be_record(picked: bytes) -> bool:
    """Return whether a file begins as a record does; others get no error for a line."""
    first, _, _ = picked.removeprefix(BOM_UTF8).lstrip().partition(b"\n")
    return first.startswith(b"{") and b'"do"' in first
