"""Files beside the store: backups made by themselves, set-aside files, the log."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file in the folder of the companion's data."""

    path: Path
    backup_of: date | None
    """The local date of a backup that was made by itself; None for any other file."""

    @property
    def name(self) -> str:
        """The file's name."""
        return self.path.name


class StoredFiles(Protocol):
    """The files beside the store. May be called from any thread."""

    def mentioning(self, names: frozenset[str]) -> tuple[StoredFile, ...]:
        """Return the files that contain a name, the newest backup first. Raises OSError."""

    def delete(self, files: Sequence[StoredFile]) -> None:
        """Delete files. Raises OSError."""
