"""Who gets in: this machine alone, until others are let in."""

import urllib.request
from pathlib import Path
from urllib.error import URLError

import pytest

from tests.running import HALL, START_SECONDS, running


def read(url: str) -> str:
    """What is served there."""
    with urllib.request.urlopen(url) as answer:
        return str(answer.read().decode())


def test_others_who_are_let_in_get_in_until_the_end(tmp_path: Path) -> None:
    with running(tmp_path, command=HALL) as hall:
        assert read(f"{hall.url}elsewhere") == "nowhere"
        address = read(f"{hall.url}let-in")
        assert address != hall.url
        for ask in ("elsewhere", "let-in"):
            assert read(address + ask) == read(hall.url + ask) == address
        assert hall.terminate() == 0
        with pytest.raises(URLError):
            read(f"{address}elsewhere")


def test_a_tap_while_the_program_ends_lets_nobody_in_and_is_no_error(tmp_path: Path) -> None:
    with running(tmp_path, command=HALL) as hall:
        assert read(f"{hall.url}let-in-at-the-end") == "nowhere"
        assert hall.process.wait(START_SECONDS) == 0
