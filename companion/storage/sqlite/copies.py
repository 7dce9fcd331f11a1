"""Copies of the database file, made before its schema changes.

A copy is next to the file, because browsers keep files in a single folder. It has the old schema,
so the version of the program that wrote it can open it under the name of the file.
"""

import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

KEPT: Final = 7
"""Number of copies kept."""
_NAME: Final = ".before-update-%Y%m%dT%H%M%SZ"


def save_copy(connection: sqlite3.Connection, path: Path, now: datetime) -> Path:
    """Copy the content of the open file at `path`, then delete all but the last seven copies.

    Returns the path of the copy, which is on disk by then. Raises sqlite3.Error and OSError,
    leaving no incomplete copy behind.
    """
    stem = path.stem + now.astimezone(UTC).strftime(_NAME)
    copy, unfinished = path.with_name(stem + path.suffix), path.with_name(stem + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        connection.execute("VACUUM INTO ?", (str(unfinished),))
        # SQLite leaves flushing to the caller
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        unfinished.replace(copy)
    finally:
        unfinished.unlink(missing_ok=True)
    for _, old in copies(path)[:-KEPT]:
        old.unlink()
    return copy


def copies(path: Path) -> list[tuple[datetime, Path]]:
    """Return the times and paths of the copies of the file at `path`, oldest first."""
    made_copies = []
    for copy in path.parent.glob(f"{path.stem}.*{path.suffix}"):
        try:
            made = datetime.strptime(copy.name, path.stem + _NAME + path.suffix)
        except ValueError:
            continue
        made_copies.append((made.replace(tzinfo=UTC), copy))
    return sorted(made_copies)
