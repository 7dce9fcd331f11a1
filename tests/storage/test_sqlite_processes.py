"""The database with processes that are killed, and with several at once."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import companion
from companion.storage.sqlite.store import FILE_NAME, SqliteStore
from tests.storage.storage_writer import BATCH_SIZE, MORTAL_BATCHES, SETUP

Clock = Callable[[], datetime]

KILLS = 25
ENDLESS = 1_000_000
LIMITS = range(0, 190_000, 700)
"""Bytes; 700 divides neither a page nor a log frame, so every part of them is reached."""


def start_writer(*arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, Path(__file__).with_name("storage_writer.py"), *map(str, arguments)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(companion.__file__).parents[1])},
    )


def stored_batches(store: SqliteStore) -> list[str]:
    """Return the batches of the current game. Fails if one is incomplete."""
    game = store.current()
    assert game is not None
    setup, *lines = store.lines(game)
    assert setup == SETUP
    first_of_each = lines[::BATCH_SIZE]
    assert lines == [line for line in first_of_each for _ in range(BATCH_SIZE)]
    return first_of_each


def test_kill_after_any_acknowledgement_loses_nothing(tmp_path: Path, now: Clock) -> None:
    expected: list[str] = []
    for kill in range(KILLS):
        with start_writer("append", tmp_path, f"w{kill}", ENDLESS) as writer:
            assert writer.stdout is not None
            for _ in range(kill % 7 + 1):
                assert writer.stdout.readline()
            writer.kill()
            unread = writer.stdout.read().splitlines()
        acknowledged = kill % 7 + 1 + len(unread)

        store = SqliteStore(tmp_path, now)
        found = stored_batches(store)
        store.close()

        # the batch being written during the kill is stored completely or not at all
        written = len(found) - len(expected)
        assert written in (acknowledged, acknowledged + 1)
        expected += [f"w{kill} {number}" for number in range(written)]
        assert found == expected


def test_kill_during_any_write_loses_nothing(tmp_path: Path, now: Clock) -> None:
    with start_writer("mortal", tmp_path, *LIMITS) as writer:
        assert writer.stdout is not None
        report = [line.split() for line in writer.stdout]
    assert writer.returncode == 0
    died = [limit for limit, word in report if word == "died"]
    acknowledged = Counter(limit for limit, word in report if word.isdigit())

    for limit in died:
        store = SqliteStore(tmp_path / limit, now)
        if store.current() is not None:
            assert len(stored_batches(store)) >= acknowledged[limit]
        assert store.current() is not None or not acknowledged[limit]
        game = store.create(["setup"])
        assert store.lines(game) == ("setup",)
        store.close()

    # the limits range from before the first table to after the last batch
    assert acknowledged[died[0]] == 0
    assert {acknowledged[limit] for limit in died} == set(range(MORTAL_BATCHES))
    assert acknowledged[str(LIMITS[-1])] == MORTAL_BATCHES


def test_concurrent_processes_store_all_their_batches(tmp_path: Path, now: Clock) -> None:
    names, count = ("ann", "ben", "cid"), 30
    store = SqliteStore(tmp_path, now)
    store.create([SETUP])
    writers = [start_writer("append", tmp_path, name, count) for name in names]
    for writer in writers:
        with writer:
            writer.communicate()
        assert writer.returncode == 0

    found = stored_batches(store)
    for name in names:
        own = [batch for batch in found if batch.startswith(name)]
        assert own == [f"{name} {number}" for number in range(count)]
    store.close()


@pytest.mark.parametrize(("mode", "printed"), [(0o444, "not_writable\n"), (0o666, "opened\n")])
def test_read_only_file_in_a_writable_folder_is_refused_at_opening(
    mode: int, printed: str, now: Clock
) -> None:
    # not tmp_path, which only its owner may enter
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        SqliteStore(Path(folder), now).close()
        (Path(folder) / FILE_NAME).chmod(mode)
        with start_writer("unprivileged", folder) as writer:
            assert writer.communicate()[0] == printed
