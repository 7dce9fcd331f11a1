"""Automatic backups: one a day, of which the last seven are kept."""

import logging
import os
import threading
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

from companion.application.archive.file_names import backup_name
from companion.storage.sqlite.copies import copies
from companion.storage.sqlite.store import FILE_NAME

_log = logging.getLogger(__name__)

FOLDER = "backups"
KEPT = 7
"""How many backups are kept."""
_FIRST_SECONDS = 30.0
"""Delay of the first backup, which would slow down the start."""
_SECONDS = 3600.0
"""Time between two checks whether a new day has begun."""


class BackupFolder:
    """The folder of backups, whose files are named by date."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self._folder = data / FOLDER
        self._database = data / FILE_NAME

    def latest(self) -> date | None:
        """Return the local date of the last backup or copy of the database; None without one."""
        dates = [datetime.strptime(file.name, backup_pattern()).date() for file in self._files()]
        dates += [made.astimezone().date() for made, _ in copies(self._database)]
        return max(dates, default=None)

    def save(self, make: Callable[[], bytes], now: datetime) -> None:
        """Write today's backup unless there is one, and delete all but the newest seven.

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
        """Write a backup every day while the process runs, in a thread."""
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
        """Return the backups, the oldest first."""
        found = []
        for path in self._folder.glob("*.json.gz"):
            try:
                datetime.strptime(path.name, backup_pattern())
            except ValueError:
                continue
            found.append(path)
        return sorted(found)


def backup_pattern() -> str:
    """Return the file names of backups, as a format of dates."""
    return "mascarade-backup-%Y-%m-%d.json.gz"
