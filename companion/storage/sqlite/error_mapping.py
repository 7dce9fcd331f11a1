"""Storage faults for errors of SQLite and the system."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.application.ports import FaultCode, StorageFault

_CODES = {
    sqlite3.SQLITE_NOTADB: FaultCode.DAMAGED,
    sqlite3.SQLITE_CORRUPT: FaultCode.DAMAGED,
    sqlite3.SQLITE_READONLY: FaultCode.NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: FaultCode.NOT_WRITABLE,
    sqlite3.SQLITE_PERM: FaultCode.NOT_WRITABLE,
    sqlite3.SQLITE_FULL: FaultCode.DISK_FULL,
    sqlite3.SQLITE_IOERR_SHMSIZE: FaultCode.DISK_FULL,
    sqlite3.SQLITE_IOERR: FaultCode.DISK_FAILED,
    sqlite3.SQLITE_BUSY: FaultCode.BUSY,
    sqlite3.SQLITE_LOCKED: FaultCode.BUSY,
    sqlite3.SQLITE_PROTOCOL: FaultCode.BUSY,
}

_SYSTEM_CODES = {
    errno.ENOSPC: FaultCode.DISK_FULL,
    errno.EDQUOT: FaultCode.DISK_FULL,
    errno.EIO: FaultCode.DISK_FAILED,
    errno.ENXIO: FaultCode.DISK_FAILED,
    errno.ENODEV: FaultCode.DISK_FAILED,
}
"""Faults by errno. All other errors concern the path: missing, forbidden, or a wrong kind."""


@contextmanager
def mapped_errors(path: Path) -> Iterator[None]:
    """Raise StorageFault for errors with the file at `path`, but not for bugs of this program."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        code = fault_code(error)
        if code is None:
            raise
        raise StorageFault(code, path=str(path)) from error
    except OSError as error:
        code = _SYSTEM_CODES.get(error.errno or 0, FaultCode.NOT_WRITABLE)
        raise StorageFault(code, path=str(path)) from error


def fault_code(error: sqlite3.Error) -> FaultCode | None:
    """Return the fault for an error of SQLite; None if neither file nor disk caused it."""
    # errors raised by Python's module have no code; the low byte is the primary code
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return _CODES.get(code) or _CODES.get(code & 0xFF)
