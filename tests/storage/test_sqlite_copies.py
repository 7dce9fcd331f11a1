"""Copies of the database that are made before its schema changes."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from companion.application.ports import FaultCode, StorageFault
from companion.storage.backup_folder import BackupFolder
from companion.storage.sqlite import schema
from companion.storage.sqlite.copies import copies
from companion.storage.sqlite.store import FILE_NAME, SqliteStore

Clock = Callable[[], datetime]
LINES = ("setup", "command")


@pytest.fixture
def folder(tmp_path: Path, now: Clock) -> Path:
    """A folder whose database an older version wrote."""
    with closing(SqliteStore(tmp_path, now)) as store:
        store.create(LINES)
        store.set_setting("group", "Ada, Bruno")
    return tmp_path


def update(monkeypatch: pytest.MonkeyPatch, *statements: str) -> None:
    """Add a migration, as the next version does."""
    migrations = (*schema.MIGRATIONS, statements)
    monkeypatch.setattr(schema, "MIGRATIONS", migrations)
    monkeypatch.setattr(schema, "VERSION", len(migrations))


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)


@pytest.mark.parametrize("exclusive", [False, True])
def test_database_is_copied_before_its_schema_changes(
    folder: Path, now: Clock, monkeypatch: pytest.MonkeyPatch, exclusive: bool
) -> None:
    with monkeypatch.context() as later:
        update(later, "CREATE TABLE seat (id INTEGER PRIMARY KEY)")
        with closing(SqliteStore(folder, now, exclusive=exclusive)) as store:
            assert store.lines(store.games()[0].id) == LINES
        ((made, copy),) = copies(folder / FILE_NAME)

    assert version(folder / FILE_NAME) == version(copy) + 1
    assert made.date() == date(2031, 5, 17)
    copy.replace(folder / FILE_NAME)
    with closing(SqliteStore(folder, now)) as store:
        assert store.lines(store.games()[0].id) == LINES
        assert store.setting("group") == "Ada, Bruno"
    assert [path.name for path in folder.iterdir()] == [FILE_NAME]


def test_unchanged_schema_needs_no_copy(folder: Path, now: Clock) -> None:
    SqliteStore(folder, now).close()

    assert copies(folder / FILE_NAME) == []


def test_schema_does_not_change_without_a_copy(
    folder: Path, now: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = version(folder / FILE_NAME)
    monkeypatch.setattr("companion.storage.sqlite.copies.os.fsync", _full)
    update(monkeypatch, "CREATE TABLE seat (id INTEGER PRIMARY KEY)")

    with pytest.raises(StorageFault) as raised:
        SqliteStore(folder, now)

    assert raised.value.code is FaultCode.DISK_FULL
    assert version(folder / FILE_NAME) == before
    assert [path.name for path in folder.iterdir()] == [FILE_NAME]


def _full(_: int) -> None:
    raise OSError(28, "No space left on device")


def test_last_seven_copies_stay(folder: Path, now: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    first = version(folder / FILE_NAME)
    for number in range(9):
        update(monkeypatch, f"CREATE TABLE seat{number} (id INTEGER PRIMARY KEY)")
        SqliteStore(folder, now).close()

    kept = [version(copy) - first for _, copy in copies(folder / FILE_NAME)]
    assert kept == [2, 3, 4, 5, 6, 7, 8]


def test_copy_counts_as_backup(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backups = BackupFolder(folder)
    assert backups.latest() is None
    noon = datetime(2031, 6, 1, 12, tzinfo=UTC)
    update(monkeypatch, "CREATE TABLE seat (id INTEGER PRIMARY KEY)")
    SqliteStore(folder, lambda: noon).close()
    assert backups.latest() == noon

    backups.save(lambda: b"backup", noon + timedelta(days=3))
    assert backups.latest() == noon + timedelta(days=3)
