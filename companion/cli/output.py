"""Standard output and standard error: always writable, never with log records in between."""

import errno
import logging
import os
import sys
from io import TextIOWrapper
from typing import TextIO

OUTPUT_ERRNOS = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})
"""System errors that mean output cannot be written; a closed pipe is handled separately."""
_NULL_HANDLER = logging.NullHandler()
"""Drops log records while there is no log file; Python would print them to standard error."""


def prepare_output() -> None:
    """Make the standard streams writable, if only to the null device, and silence logging."""
    # with standard error closed, `print(file=None)` would write to standard output
    sys.stdout = sys.stdout or _null_device()
    sys.stderr = sys.stderr or _null_device()
    if isinstance(sys.stdout, TextIOWrapper):
        # characters that the terminal lacks are printed as escapes
        sys.stdout.reconfigure(errors="backslashreplace")
    logging.getLogger().addHandler(_NULL_HANDLER)


def print_error(line: str) -> None:
    """Print a line to standard error; without effect if it cannot be written."""
    try:
        print(line, file=sys.stderr)
    except OSError:
        discard(sys.stderr)


def discard(stream: TextIO) -> None:
    """Redirect a stream to the null device, so that flushing at exit cannot fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _null_device() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8", errors="backslashreplace")
