"""Copies of the database file, made before its schema changes.

A copy is next to the file, because the site's file system has one folder. It has the old schema:
given the name of the file, it opens in the version of the program that wrote it.
"""

import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

KEPT: Final = 7
"""How many copies are kept."""
_NAME: Final = ".before-update-%Y%m%dT%H%M%SZ"


def save_copy(connection: sqlite3.Connection, path: Path, now: datetime) -> Path:
    """Copy the content of the open file at `path`, and delete all but the newest seven copies.

    Return the path of the copy, which is on disk. Raises sqlite3.Error and OSError, and then leaves
    no incomplete copy.
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
