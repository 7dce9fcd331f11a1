"""The contract of the port to automatic backups, tested on each implementation."""

import gzip
import json
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from companion.application.ports import Backups
from companion.storage.backup_folder import BackupFolder

NOW: Final = datetime(2026, 11, 25, 20).astimezone()
ADAPTERS: Final[dict[str, Callable[[Path], Backups]]] = {"folder": BackupFolder}


@pytest.fixture(params=ADAPTERS)
def backups(request: pytest.FixtureRequest, tmp_path: Path) -> Backups:
    """Each implementation of the port, without a backup."""
    return ADAPTERS[request.param](tmp_path)


def test_there_is_no_date_without_a_backup(backups: Backups) -> None:
    assert backups.latest() is None


def test_date_is_that_of_the_newest_backup(backups: Backups) -> None:
    for day in (0, 2, 1):
        backups.save(lambda: b"backup", NOW + timedelta(days=day))
    assert backups.latest() == NOW + timedelta(days=2)


def test_second_backup_of_a_day_takes_the_place_of_the_first(backups: Backups) -> None:
    for hours, games in ((0, []), (3, [1, 2])):
        made = gzip.compress(json.dumps({"games": games}).encode())
        backups.save(partial(bytes, made), NOW + timedelta(hours=hours))
    assert backups.latest() == NOW + timedelta(hours=3)
    assert backups.games() == 2


def test_games_of_an_unknown_backup_are_not_counted(backups: Backups) -> None:
    assert backups.games() is None
    backups.save(lambda: b"backup", NOW)
    assert backups.games() is None


def test_failed_backup_is_made_again(backups: Backups) -> None:
    def fail() -> bytes:
        raise OSError("full")

    with pytest.raises(OSError, match="full"):
        backups.save(fail, NOW)
    assert backups.latest() is None
    backups.save(lambda: b"backup", NOW)
    assert backups.latest() == NOW
