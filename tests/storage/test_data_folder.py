"""The data folder: chosen by the user, or that of the platform."""

from pathlib import Path

import pytest

from companion.storage.data_folder import data_folder


def test_chosen_folder_is_expanded_as_by_a_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert data_folder(Path("~/games")) == tmp_path / "games"
    assert data_folder(Path("games")) == tmp_path / "games"


def test_default_folder_is_named_after_the_companion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "Mascarade Companion"
    assert not data_folder().exists()
