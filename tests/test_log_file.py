"""Warnings and errors go to the log file and nowhere else."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.log_file import FILE_NAME, log_to_file


@pytest.fixture(autouse=True)
def restored_logging(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(logging, "raiseExceptions", True)
    root = logging.getLogger()
    before = list(root.handlers)
    yield
    logging.captureWarnings(False)
    for handler in [each for each in root.handlers if each not in before]:
        root.removeHandler(handler)
        handler.close()


def test_exception_is_logged_with_its_traceback(tmp_path: Path) -> None:
    log_to_file(tmp_path)
    try:
        raise LookupError("no such place")
    except LookupError:
        logging.getLogger("companion.ui").exception("the screen could not be drawn")
    logged = (tmp_path / FILE_NAME).read_text(encoding="utf-8")
    assert "companion.ui: the screen could not be drawn" in logged
    assert "LookupError: no such place" in logged


def test_no_file_is_created_without_a_warning(tmp_path: Path) -> None:
    log_to_file(tmp_path)
    logging.getLogger("companion.ui").info("all is well")
    assert list(tmp_path.iterdir()) == []


def test_unwritable_file_is_ignored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE_NAME).mkdir()
    log_to_file(tmp_path)
    logging.getLogger("companion.ui").error("the screen could not be drawn")
    assert capsys.readouterr().err == ""


def test_size_of_the_files_is_limited(tmp_path: Path) -> None:
    log_to_file(tmp_path)
    for _ in range(800):
        logging.getLogger("companion.ui").error("x" * 1000)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) < 600_000
