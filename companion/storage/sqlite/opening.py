"""Opening of the database file: created if missing, checked, and set aside if unusable.

An unusable file is renamed together with SQLite's files next to it, so that the next opening
creates a new one.
"""

import errno
import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from companion.application.ports import FaultCode, StorageFault
from companion.storage.sqlite import schema
from companion.storage.sqlite.copies import save_copy
from companion.storage.sqlite.error_mapping import fault_code, mapped_errors

BUSY_SECONDS = 1.0
"""How many seconds to wait for another program that is writing."""

_SUFFIXES = ("", "-wal", "-shm", "-journal")


def open_database(path: Path, now: datetime, *, exclusive: bool = False) -> sqlite3.Connection:
    """Return a checked connection in autocommit mode, for use in one thread at a time.

    Create the folder and the file if missing, and copy the file before its schema changes: see
    `copies`. An `exclusive` connection is the only one to the file and needs no memory shared by
    processes. Raises StorageFault; with DAMAGED and NEWER, the file was set aside under a name that
    contains the time `now`.
    """
    with mapped_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return _open(path, now, exclusive=exclusive)
        except schema.Damaged as error:
            aside = _set_aside(path, "damaged", now)
            raise StorageFault(FaultCode.DAMAGED, path=str(aside)) from error
        except schema.Newer as error:
            aside = _set_aside(path, "newer", now)
            raise StorageFault(
                FaultCode.NEWER, path=str(aside), found=error.found, known=schema.VERSION
            ) from error


def _open(path: Path, now: datetime, *, exclusive: bool) -> sqlite3.Connection:
    if _lost_its_content(path):
        # SQLite would take it for a new file and delete the log, which may contain the last games
        raise schema.Damaged
    if not path.exists():
        _create(path, now, exclusive=exclusive)
    if not os.access(path, os.W_OK):
        # SQLite would open it for reading, and fail at the first write
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return _connect(path, now, exclusive=exclusive)


def _lost_its_content(path: Path) -> bool:
    # the log first: a program that is creating the file puts it in place before its log
    has_log = _beside(path, "-wal").exists()
    return path.stat().st_size == 0 if path.exists() else has_log


def _create(path: Path, now: datetime, *, exclusive: bool) -> None:
    """Create the file atomically, so that an empty one must be damaged.

    A file that another program has just created is kept.
    """
    # a unique name: after a crash, a temporary name may be a second link to the file in use
    temporary = path.with_name(f"{path.stem}.new-{os.urandom(6).hex()}{path.suffix}")
    try:
        _connect(temporary, now, exclusive=exclusive).close()
        _put_in_place(temporary, path)
    finally:
        for suffix in _SUFFIXES:
            _beside(temporary, suffix).unlink(missing_ok=True)


def _put_in_place(temporary: Path, path: Path) -> None:
    """Give the file its final name, unless another file has it. Raises OSError."""
    try:
        if os.name == "nt":
            # on Windows a link to an open file cannot be removed
            temporary.rename(path)
        else:
            os.link(temporary, path)
    except FileExistsError:
        return
    except (AttributeError, OSError):
        # Android and some file systems have no links. Renaming may replace a file created between
        # the check and the rename, which is unavoidable here.
        if not path.exists():
            temporary.rename(path)


def _connect(path: Path, now: datetime, *, exclusive: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        _prepare(connection, path, now, exclusive=exclusive)
    except BaseException as error:
        connection.close()
        if _indicates_damage(error):
            raise schema.Damaged from error
        raise
    return connection


def _indicates_damage(error: BaseException) -> bool:
    """Return whether the check of the file failed because of its content."""
    if isinstance(error, sqlite3.DatabaseError):
        # on an undamaged file the check succeeds, so an error that maps to no other fault comes
        # from the content
        return fault_code(error) in (None, FaultCode.DAMAGED)
    # Python cannot decode an error message of SQLite that quotes invalid UTF-8
    return isinstance(error, UnicodeDecodeError)


def _prepare(connection: sqlite3.Connection, path: Path, now: datetime, *, exclusive: bool) -> None:
    if exclusive:
        # without shared memory, SQLite permits WAL for exclusive connections only
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    # After COMMIT, the data is on disk. EXTRA includes the directory entry of the journal, for file
    # systems without WAL; fullfsync includes the drive's cache on Apple systems.
    connection.execute("PRAGMA synchronous = EXTRA")
    connection.execute("PRAGMA fullfsync = ON")
    if schema.awaits_migration(connection):
        # before the transaction, in which copying is impossible
        save_copy(connection, path, now)
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        schema.check_and_migrate(connection)
    connection.execute("PRAGMA journal_mode = WAL")


def _set_aside(path: Path, reason: str, now: datetime) -> Path:
    """Rename the file and SQLite's files next to it, and return its new path."""
    stem = f"{path.stem}.{reason}-{now.astimezone(UTC):%Y%m%dT%H%M%SZ}"
    target = path.with_name(stem + path.suffix)
    repeat = 1
    while any(_beside(target, suffix).exists() for suffix in _SUFFIXES):
        repeat += 1
        target = path.with_name(f"{stem}-{repeat}{path.suffix}")
    for suffix in _SUFFIXES:
        if _beside(path, suffix).exists():
            _beside(path, suffix).rename(_beside(target, suffix))
    return target


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)
