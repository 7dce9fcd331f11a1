"""Files next to the database: which of them contain a name, and deleting them."""

import gzip
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from companion.application.archive.file_names import backup_date
from companion.application.people.names_in_text import mentions, spellings
from companion.application.ports import StoredFile
from companion.log_file import FILE_NAME as LOG_FILE
from companion.storage.folder_lock import FILE_NAME as LOCK_FILE
from companion.storage.sqlite.store import FILE_NAME as DATABASE

_OVERLAP: Final = 2000
"""How many characters are searched again with the next part: more than any spelling has."""
_PART: Final = 1_000_000


class DataFiles:
    """The files in the data folder, except the database in use and the lock."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def mentioning(self, names: frozenset[str]) -> tuple[StoredFile, ...]:
        """Return the files that contain one of the names, the newest backups first.

        Names of one letter are searched for in backups only. Raises OSError.
        """
        others = [path for path in sorted(self._folder.rglob("*")) if self._is_other(path)]
        files = [
            StoredFile(path, backup_date(path.name)) for path in others if _contains(path, names)
        ]
        return tuple(sorted(files, key=lambda file: str(file.backup_of or ""), reverse=True))

    def delete(self, files: Sequence[StoredFile]) -> None:
        """Delete the files, or empty the log, which is open. Raises OSError."""
        for file in files:
            if file.name == LOG_FILE:
                file.path.write_bytes(b"")
            else:
                file.path.unlink(missing_ok=True)

    def _is_other(self, path: Path) -> bool:
        in_use = path.parent == self._folder and path.name.startswith((DATABASE, LOCK_FILE))
        return path.is_file() and not in_use


def _contains(path: Path, names: frozenset[str]) -> bool:
    if path.suffix == ".gz":
        return _backup_contains(path, names)
    wanted = {word.encode() for name in names if len(name) > 1 for word in spellings(name)}
    data = path.read_bytes()
    return any(word in data for word in wanted)


def _backup_contains(path: Path, names: frozenset[str]) -> bool:
    before = ""
    with gzip.open(path, "rt", encoding="utf-8", errors="replace") as file:
        try:
            while part := file.read(_PART):
                if mentions(before + part, names):
                    return True
                before = part[-_OVERLAP:]
        except (EOFError, zlib.error, gzip.BadGzipFile):
            # damaged: what can be read has been searched
            return False
    return False
