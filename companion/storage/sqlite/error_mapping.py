"""What goes wrong with the file or its disk, told as the store's own faults."""

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
"""All other errors are about the path: missing, forbidden, or not what it has to be."""


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Raise StorageFault where SQLite or the system refuses the file at `path`.

    An error that only a mistake in this program can cause passes through unchanged.
    """
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
    """The fault an error of SQLite stands for; None if the file and its disk are not to blame."""
    # Errors of Python's own making carry no code. The low byte is the code without its detail.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return _CODES.get(code) or _CODES.get(code & 0xFF)
