"""What goes wrong inside the program is noted beside the games and disturbs nobody."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.log_file import FILE_NAME, note_troubles


@pytest.fixture(autouse=True)
def logging_as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(logging, "raiseExceptions", True)
    root = logging.getLogger()
    before = list(root.handlers)
    yield
    logging.captureWarnings(False)
    for handler in [each for each in root.handlers if each not in before]:
        root.removeHandler(handler)
        handler.close()


def test_a_mistake_of_the_program_is_noted_with_its_cause(tmp_path: Path) -> None:
    note_troubles(tmp_path)
    try:
        raise LookupError("no such place")
    except LookupError:
        logging.getLogger("companion.ui").exception("the screen could not be drawn")
    noted = (tmp_path / FILE_NAME).read_text(encoding="utf-8")
    assert "companion.ui: the screen could not be drawn" in noted
    assert "LookupError: no such place" in noted


def test_an_evening_without_trouble_leaves_no_file(tmp_path: Path) -> None:
    note_troubles(tmp_path)
    logging.getLogger("companion.ui").info("all is well")
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_nothing_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE_NAME).mkdir()
    note_troubles(tmp_path)
    logging.getLogger("companion.ui").error("the screen could not be drawn")
    assert capsys.readouterr().err == ""


def test_however_much_goes_wrong_the_files_stay_small(tmp_path: Path) -> None:
    note_troubles(tmp_path)
    for _ in range(800):
        logging.getLogger("companion.ui").error("x" * 1000)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) < 600_000
