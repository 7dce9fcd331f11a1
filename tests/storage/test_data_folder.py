"""Where data is kept unless the user says otherwise."""

from pathlib import Path

import pytest

from companion.storage.data_folder import data_folder


def test_the_chosen_folder_is_taken_as_the_shell_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert data_folder(Path("~/games")) == tmp_path / "games"
    assert data_folder(Path("games")) == tmp_path / "games"


def test_the_platforms_folder_carries_the_companions_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "Mascarade Companion"
    assert not data_folder().exists()
