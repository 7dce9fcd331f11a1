"""Which files beside the database contain a name."""

import gzip
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from companion.application.backup import make_backup
from companion.log_file import FILE_NAME as LOG
from companion.storage.backup_folder import BackupFolder
from companion.storage.data_files import DataFiles
from companion.storage.sqlite.store import SqliteStore

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize("name", ["Winifred", 'Łu"kasz\\', "翔太", "B"])
def test_backups_with_a_name_are_found_and_deleted(tmp_path: Path, name: str) -> None:
    store = SqliteStore(tmp_path, lambda: NOW)
    folder = BackupFolder(tmp_path)
    folder.save(lambda: make_backup(store, NOW), NOW)
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    store.create([f'{{"do": "setup", "players": ["{escaped}", "Bruno"]}}'])
    folder.save(lambda: make_backup(store, NOW), NOW.replace(day=2))
    files = DataFiles(tmp_path)

    (found,) = files.mentioning(frozenset({name}))
    assert found.backup_of == date(2026, 5, 2)
    files.delete([found])
    assert files.mentioning(frozenset({name})) == ()
    assert folder.latest() == NOW
    store.close()


def test_part_of_a_longer_name_is_not_found_in_backups(tmp_path: Path) -> None:
    folder = BackupFolder(tmp_path)
    folder.save(lambda: gzip.compress(b'{"names":["Adalbert"]}'), NOW)
    assert DataFiles(tmp_path).mentioning(frozenset({"Ada"})) == ()


def test_name_between_two_parts_of_a_long_backup_is_found(tmp_path: Path) -> None:
    folder = BackupFolder(tmp_path)
    folder.save(lambda: gzip.compress(b" " * 999_996 + b'"Winifred"'), NOW)
    assert DataFiles(tmp_path).mentioning(frozenset({"Winifred"}))


def test_database_in_use_is_left_out_and_one_set_aside_is_not(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, lambda: NOW)
    store.create(["Winifred"])
    aside = tmp_path / "companion.damaged-20260501T120000Z.sqlite3"
    aside.write_bytes(b"\x00\xffxWinifred\x00")
    (tmp_path / LOG).write_text("Winifred failed")
    files = DataFiles(tmp_path)

    found = files.mentioning(frozenset({"Winifred"}))
    assert {each.name for each in found} == {aside.name, LOG}
    files.delete(found)
    assert not aside.exists()
    assert (tmp_path / LOG).read_text() == ""
    store.close()
