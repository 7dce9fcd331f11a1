"""`companion backup`, `companion restore` and `companion table`."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.cli.main import main
from companion.storage.sqlite.store import SqliteStore
from tests.records.replaying import SETUP


def store_in(folder: Path) -> SqliteStore:
    return SqliteStore(folder, lambda: datetime(2026, 11, 25, tzinfo=UTC))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


def test_restored_folder_has_the_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "all.json.gz"
    store = store_in(old)
    store.create([SETUP])
    store.close()
    assert main(["--data", str(old), "backup", str(file)]) == 0
    assert main(["--data", str(new), "restore", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [f"Saved to {file}.", "1 game added."]
    store = store_in(new)
    (game,) = store.games()
    assert (game.first_line, store.current()) == (SETUP, None)
    store.close()


def test_foreign_file_is_refused_and_creates_no_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, data = tmp_path / "letter.txt", tmp_path / "data"
    file.write_text("Dear Ewa")
    assert main(["--data", str(data), "restore", str(file)]) == 2
    assert capsys.readouterr().err == (
        "companion: This file isn’t a backup. Nothing was changed.\n"
    )
    assert not data.exists()
    assert main(["restore", str(tmp_path / "missing")]) == 2
    assert main(["--data", str(data), "backup", str(tmp_path / "no" / "folder")]) == 2


def test_table_has_the_finished_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, file = tmp_path / "data", tmp_path / "games.csv"
    store = store_in(data)
    store.create([SETUP])
    store.close()
    assert main(["--data", str(data), "table", str(file)]) == 0
    assert capsys.readouterr().out == f"Saved to {file}.\n"
    (head,) = file.read_text(encoding="utf-8-sig").splitlines()
    assert head.startswith("game,started,")
