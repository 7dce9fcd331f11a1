"""The contract of the port to the files next to the store, tested on each implementation."""

import gzip
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from companion.application.ports import StoredFiles
from companion.storage.data_files import DataFiles

ADAPTERS: Final[dict[str, Callable[[Path], StoredFiles]]] = {"folder": DataFiles}


@pytest.fixture(params=ADAPTERS)
def files(request: pytest.FixtureRequest, tmp_path: Path) -> StoredFiles:
    """Each implementation of the port, with two backups that mention Ada and one of Bruno."""
    folder = tmp_path / "backups"
    folder.mkdir()
    for day, names in ((1, b'["Ada"]'), (2, b'["Bruno"]'), (3, b'["Ada","Bruno"]')):
        backup = folder / f"mascarade-backup-2026-05-0{day}.json.gz"
        backup.write_bytes(gzip.compress(names))
    return ADAPTERS[request.param](tmp_path)


def mentioning(files: StoredFiles, *names: str) -> list[date | None]:
    return [file.backup_of for file in files.mentioning(frozenset(names))]


def test_files_with_a_name_are_found_newest_first(files: StoredFiles) -> None:
    assert mentioning(files, "Ada") == [date(2026, 5, 3), date(2026, 5, 1)]
    assert mentioning(files, "Ada", "Bruno") == [date(2026, 5, day) for day in (3, 2, 1)]
    assert mentioning(files, "Cedric") == []


def test_deleted_files_are_gone_and_the_others_stay(files: StoredFiles) -> None:
    found = files.mentioning(frozenset({"Bruno"}))
    files.delete(found)
    assert mentioning(files, "Bruno") == []
    assert mentioning(files, "Ada") == [date(2026, 5, 1)]
    files.delete(found)
