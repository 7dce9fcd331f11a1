"""Everything as one file: saving it, and restoring one."""

import asyncio
from dataclasses import replace

from companion.application.archive.file_names import backup_name
from companion.application.backup import read_backup
from companion.application.backup_report import restored_in_words
from companion.application.table.service import utc_now
from companion.ui.games.state import GamesState
from companion.ui.page.context import PageContext


class BackupActions:
    """Saves and restores backups; a notice says why that fails."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    async def save(self) -> None:
        """Offer everything as a file."""
        context = self._context
        with context.reporting_errors():
            # in a thread: reading thousands of games must not block the other pages
            data = await asyncio.to_thread(context.services.table.archive.backup)
            await context.device.save_file(backup_name(utc_now()), data)

    async def restore(self) -> None:
        """Let the reader pick a backup, and add what is not here."""
        context = self._context
        with context.reporting_errors():
            picked = await context.device.pick_file()
            if picked is None:
                return
            backup = await asyncio.to_thread(read_backup, picked)
            restored = await asyncio.to_thread(context.services.table.archive.merge_backup, backup)
            context.show_snapshot(context.services.table.archive.publish_merged())
            report = restored_in_words(restored, context.say)
            context.put(replace(context.state(GamesState), report=report), notice=None)
