"""A process that writes to a store and prints what was stored, for tests that kill it.

    storage_writer.py append FOLDER NAME COUNT
        append COUNT batches to the current game
    storage_writer.py mortal FOLDER LIMIT...
        for each LIMIT, in a folder of that name: create a store and append until the kernel kills
        the process because a file would exceed LIMIT bytes
    storage_writer.py unprivileged FOLDER
        open the store as a user without privileges

`append` prints the number of each batch once it is stored; `mortal` prints "LIMIT NUMBER", and
finally "LIMIT died" or "LIMIT lived"; `unprivileged` prints the fault code or "opened". Every line
of batch 3 by ann is "ann 3".
"""

import os
import resource
import signal
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from companion.application.ports import FaultCode, StaleWrite, StorageFault
from companion.storage.sqlite.store import SqliteStore

SETUP = "a long setup " * 4_000
"""Longer than the 32 KiB of SQLite's shared memory, so that batches extend only the log."""

BATCH_SIZE = 3
MORTAL_BATCHES = 12
_NOBODY = 65534


def append(folder: Path, name: str, count: int, acknowledge: Callable[[int], None]) -> None:
    store = SqliteStore(folder, lambda: datetime.now(UTC))
    game = store.current() or store.create([SETUP])
    number = 0
    while number < count:
        after = len(store.lines(game))
        try:
            store.append(game, after, [f"{name} {number}"] * BATCH_SIZE)
        except StaleWrite:
            continue
        except StorageFault as fault:
            if fault.code is FaultCode.BUSY:
                continue
            raise
        acknowledge(number)
        number += 1


def die_beyond(limit: int, folder: Path) -> None:
    # the kernel kills the process at the write that exceeds the limit, after the part that fits
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    append(folder / str(limit), "mortal", MORTAL_BATCHES, lambda n: say(f"{limit} {n}"))


def mortal(folder: Path, limits: list[int]) -> None:
    for limit in limits:
        child = os.fork()
        if child == 0:
            die_beyond(limit, folder)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        died = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXFSZ
        if not died and status != 0:
            raise SystemExit(f"writer {limit} failed")
        say(f"{limit} {'died' if died else 'lived'}")


def open_unprivileged(folder: Path) -> None:
    if os.geteuid() == 0:
        # file permissions do not apply to root
        os.setuid(_NOBODY)
    try:
        SqliteStore(folder, lambda: datetime.now(UTC)).close()
    except StorageFault as fault:
        say(fault.code)
    else:
        say("opened")


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["append", folder, name, count]:
            append(Path(folder), name, int(count), lambda number: say(str(number)))
        case ["mortal", folder, *limits]:
            mortal(Path(folder), [int(limit) for limit in limits])
        case ["unprivileged", folder]:
            open_unprivileged(Path(folder))
        case _:
            raise SystemExit(__doc__)
