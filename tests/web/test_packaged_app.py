"""An app of the device that cannot start says why, where its screens would be."""

import errno
import socket
import time
from pathlib import Path

import pytest

from companion.storage.sqlite.store import FILE_NAME
from tests.running import START_SECONDS, packaged
from tests.spoiling import copied, spoil
from tests.web.clients import REGISTRATION


@pytest.fixture
def program(tmp_path: Path) -> Path:
    return copied(tmp_path)


def says(data: Path, program: Path, sentence: str) -> bool:
    """Whether the app says this to the window that connects to it."""
    with packaged(data, "main.py", cwd=program) as meeting, socket.socket(socket.AF_UNIX) as line:
        line.settimeout(START_SECONDS)
        _connect(line, meeting)
        line.sendall(len(REGISTRATION).to_bytes(4, "little") + REGISTRATION)
        told = b""
        while sentence.encode() not in told:
            more = line.recv(65536)
            if not more:
                return False
            told += more
        return True


def _connect(line: socket.socket, meeting: Path) -> None:
    """Connect once somebody listens: the file of a socket is there a moment before."""
    deadline = time.monotonic() + START_SECONDS
    while line.connect_ex(str(meeting)) == errno.ECONNREFUSED:
        assert time.monotonic() < deadline, "nobody listens"
        time.sleep(0.01)


def test_it_says_that_nothing_can_be_kept(program: Path, tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    assert says(occupied, program, f"Nothing can be written to {occupied / FILE_NAME}.")


def test_it_says_which_texts_are_damaged(program: Path, tmp_path: Path) -> None:
    spoil(program / "locales" / "index.toml", "[[entry]]", "[[entry]")
    damaged = "The texts of this program are damaged: index.toml: unreadable"
    assert says(tmp_path / "data", program, damaged)
