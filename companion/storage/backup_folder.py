"""The folder of automatic backups: one a day, of which the last seven are kept."""

import logging
import os
import threading
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

from companion.application.archive.file_names import backup_date, backup_name
from companion.storage.sqlite.copies import copies
from companion.storage.sqlite.store import FILE_NAME

_log = logging.getLogger(__name__)

FOLDER = "backups"
KEPT = 7
"""Number of backups kept."""
_FIRST_SECONDS = 30.0
"""Time until the first backup, so that it does not slow down the start."""
_SECONDS = 3600.0
"""Time between two checks of the date."""


class BackupFolder:
    """Backups as files named by date."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self._folder = data / FOLDER
        self._database = data / FILE_NAME

    def latest(self) -> date | None:
        """Return the local date of the last backup or copy of the database; None without one."""
        dates = [made for file in self._files() if (made := backup_date(file.name))]
        dates += [made.astimezone().date() for made, _ in copies(self._database)]
        return max(dates, default=None)

    def save(self, make: Callable[[], bytes], now: datetime) -> None:
        """Write today's backup if there is none, then delete all but the last seven.

        Raises OSError, and whatever `make` raises.
        """
        path = self._folder / backup_name(now)
        if path.exists():
            return
        data = make()
        self._folder.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
        for old in self._files()[:-KEPT]:
            old.unlink()

    def save_daily(self, make: Callable[[], bytes], now: Callable[[], datetime]) -> None:
        """Write a backup a day while the process runs, in a thread."""
        threading.Thread(target=self._run, args=(make, now), daemon=True).start()

    def _run(self, make: Callable[[], bytes], now: Callable[[], datetime]) -> None:
        waiting, seconds = threading.Event(), _FIRST_SECONDS
        while not waiting.wait(seconds):
            seconds = _SECONDS
            try:
                self.save(make, now())
            except Exception:
                # a full disk, or a store that is being closed
                _log.warning("no backup could be made", exc_info=True)

    def _files(self) -> list[Path]:
        """Return the backups, oldest first."""
        return sorted(path for path in self._folder.glob("*.json.gz") if backup_date(path.name))
