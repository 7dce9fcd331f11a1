"""The folder of automatic backups: one a day, of which the last seven are kept.

That of a day is made anew after each game.
"""

import gzip
import json
import logging
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from time import sleep

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
_AFTER_GAME_SECONDS = 20.0
"""Time from the end of a game to its backup, so that the end does not falter."""


class BackupFolder:
    """Backups as files named by date."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self._folder = data / FOLDER
        self._database = data / FILE_NAME
        self._wanted = threading.Event()
        self._counted: tuple[Path, int] | None = None
        """The last backup whose games were counted."""

    def latest(self) -> datetime | None:
        """Return the local time of the last backup or copy of the database; None without one."""
        times = [datetime.fromtimestamp(file.stat().st_mtime) for file in self._files()[-1:]]
        made = [each.astimezone() for each in times]
        made += [each.astimezone() for each, _ in copies(self._database)]
        return max(made, default=None)

    def games(self) -> int | None:
        """Return how many games the last backup has; None if that is not known."""
        newest = self._files()[-1:]
        return self._counted[1] if self._counted and [self._counted[0]] == newest else None

    def save(self, make: Callable[[], bytes], now: datetime) -> None:
        """Write today's backup, in place of an earlier one, then delete all but the last seven.

        Raises OSError, and whatever `make` raises.
        """
        path = self._folder / backup_name(now)
        data = make()
        self._folder.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
        os.utime(path, (now.timestamp(), now.timestamp()))
        self._count(path, data)
        for old in self._files()[:-KEPT]:
            old.unlink()

    def save_soon(self) -> None:
        """Write a backup in a moment, in the thread of `save_daily`."""
        self._wanted.set()

    def save_daily(self, make: Callable[[], bytes], now: Callable[[], datetime]) -> None:
        """Write a backup a day while the process runs, in a thread."""
        threading.Thread(target=self._run, args=(make, now), daemon=True).start()

    def _run(self, make: Callable[[], bytes], now: Callable[[], datetime]) -> None:
        seconds = _FIRST_SECONDS
        while True:
            wanted = self._wanted.wait(seconds)
            seconds = _SECONDS
            try:
                if wanted:
                    sleep(_AFTER_GAME_SECONDS)
                    self._wanted.clear()
                today = self._folder / backup_name(now())
                if wanted or not today.exists():
                    self.save(make, now())
                elif self.games() is None:
                    self._count(today, today.read_bytes())
            except Exception:
                # a full disk, or a store that is being closed
                _log.warning("no backup could be made", exc_info=True)

    def _count(self, path: Path, data: bytes) -> None:
        content: object = None
        with suppress(OSError, EOFError, ValueError):
            content = json.loads(gzip.decompress(data))
        match content:
            case {"games": list(games)}:
                self._counted = path, len(games)
            case _:
                # not written by this app
                self._counted = None

    def _files(self) -> list[Path]:
        """Return the backups, oldest first."""
        return sorted(path for path in self._folder.glob("*.json.gz") if backup_date(path.name))
