"""The lock on a data folder, which one app at a time holds."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import BinaryIO, Final

from companion.errors import CodedError

FILE_NAME: Final = "companion.lock"
_LONGEST_URL: Final = 300
_FAR: Final = 1 << 30
"""The byte that is locked on Windows, which keeps others from reading locked bytes."""


class FolderInUseCode(StrEnum):
    """Whether the app that holds a folder has said where it runs."""

    RUNNING = "running"
    RUNNING_AT = "running_at"
    """At its `url`."""


class FolderInUse(CodedError):
    """Another app holds the folder."""

    code: FolderInUseCode


@contextmanager
def locked(folder: Path) -> Iterator[Callable[[str], None]]:
    """Hold a folder, and yield a function that tells other apps the URL of this app.

    The system releases the lock when the process ends, however it ends. A folder that cannot be
    written, or is on a file system without locks, is not locked. Raises FolderInUse.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / FILE_NAME).open("a+b")
    except OSError:
        # the store, which is opened next, says what is wrong with the folder
        yield lambda _: None
        return
    with file:
        _hold(file)
        yield lambda url: _write(file, url)


def _hold(file: BinaryIO) -> None:
    """Lock the file and empty it. Raises FolderInUse."""
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        file.seek(0)
        url = file.read(_LONGEST_URL).decode(errors="replace").strip()
        if url:
            raise FolderInUse(FolderInUseCode.RUNNING_AT, url=url) from None
        raise FolderInUse(FolderInUseCode.RUNNING) from None
    except OSError:
        return
    _write(file, "")


def _write(file: BinaryIO, text: str) -> None:
    try:
        file.truncate(0)
        file.write(text.encode())
        file.flush()
    except OSError:
        # a full disk: a second app is refused all the same
        return


def _lock(file: BinaryIO) -> None:
    """Lock the file without waiting. Raises OSError."""
    # deferred: each exists on its platform only, and a browser has neither
    if sys.platform == "win32":
        import msvcrt

        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
