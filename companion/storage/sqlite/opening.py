"""Opening the store's file: made if missing, checked if not, set aside if unusable.

A file that cannot be used is renamed and kept, together with SQLite's own files beside it, so the
next opening finds its place free.
"""

import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from companion.application.ports import FaultCode, StorageFault
from companion.storage.sqlite import schema
from companion.storage.sqlite.error_mapping import fault_code, translated

BUSY_SECONDS = 1.0
"""How long to wait for another program that is writing."""

_FAMILY = ("", "-wal", "-shm", "-journal")


def open_database(path: Path, now: datetime) -> sqlite3.Connection:
    """A checked connection in autocommit mode; threads may share it, one at a time.

    The folder and the file are created where missing. Raises StorageFault; with DAMAGED and NEWER
    the file was set aside under a name that tells the time `now`.
    """
    with translated(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return _open(path)
        except schema.Damaged as error:
            aside = _set_aside(path, "damaged", now)
            raise StorageFault(FaultCode.DAMAGED, path=str(aside)) from error
        except schema.Newer as error:
            aside = _set_aside(path, "newer", now)
            raise StorageFault(
                FaultCode.NEWER, path=str(aside), found=error.found, known=schema.VERSION
            ) from error


def _open(path: Path) -> sqlite3.Connection:
    if _lost_its_content(path):
        # SQLite would take it for a new file, and delete the log that may hold its last games.
        raise schema.Damaged
    if not path.exists():
        _make(path)
    return _connect(path)


def _lost_its_content(path: Path) -> bool:
    # The log first: a program that is just making the file puts it in place before its log.
    has_log = _beside(path, "-wal").exists()
    return path.stat().st_size == 0 if path.exists() else has_log


def _make(path: Path) -> None:
    """Put a new file in place, whole or not at all, so that an empty one is never of our making.

    Where another program has just done the same, its file stays.
    """
    # a name of its own each time: what a kill leaves behind may be a second name of the file in use
    growing = path.with_name(f"{path.stem}.new-{os.urandom(6).hex()}{path.suffix}")
    try:
        _connect(growing).close()
        _put_in_place(growing, path)
    finally:
        for suffix in _FAMILY:
            _beside(growing, suffix).unlink(missing_ok=True)


def _put_in_place(made: Path, path: Path) -> None:
    """Give the file its lasting name, unless another one has that by now. Raises OSError."""
    try:
        if os.name == "nt":
            # there a file cannot lose one of two names while somebody has it open
            made.rename(path)
        else:
            os.link(made, path)
    except FileExistsError:
        return
    except (AttributeError, OSError):
        # Neither every file system nor Android has links. Renaming replaces what has come since
        # one looked, but nearer to one act it cannot be done.
        if not path.exists():
            made.rename(path)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        _prepare(connection)
    except BaseException as error:
        connection.close()
        if _tells_of_damage(error):
            raise schema.Damaged from error
        raise
    return connection


def _tells_of_damage(error: BaseException) -> bool:
    """Whether checking the file failed because of what is in it."""
    if isinstance(error, sqlite3.DatabaseError):
        # On a whole file every statement of the check works, so an error without a fault of its
        # own comes from the content.
        return fault_code(error) in (None, FaultCode.DAMAGED)
    # Python cannot decode SQLite's message if that quotes what was found.
    return isinstance(error, UnicodeDecodeError)


def _prepare(connection: sqlite3.Connection) -> None:
    # A COMMIT that returned has reached the disk: EXTRA covers the journal's directory entry too,
    # where a file system does not grant WAL; fullfsync covers the drive's cache on Apple systems.
    connection.execute("PRAGMA synchronous = EXTRA")
    connection.execute("PRAGMA fullfsync = ON")
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        schema.settle(connection)
    connection.execute("PRAGMA journal_mode = WAL")


def _set_aside(path: Path, reason: str, now: datetime) -> Path:
    """Rename the file, and what SQLite keeps beside it, to a free name; nothing is replaced."""
    stem = f"{path.stem}.{reason}-{now.astimezone(UTC):%Y%m%dT%H%M%SZ}"
    target = path.with_name(stem + path.suffix)
    repeat = 1
    while any(_beside(target, suffix).exists() for suffix in _FAMILY):
        repeat += 1
        target = path.with_name(f"{stem}-{repeat}{path.suffix}")
    for suffix in _FAMILY:
        if _beside(path, suffix).exists():
            _beside(path, suffix).rename(_beside(target, suffix))
    return target


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)
