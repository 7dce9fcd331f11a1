"""A packaged app that cannot start shows the error in its window."""

import errno
import socket
from pathlib import Path

import pytest

from companion.storage.sqlite.store import FILE_NAME
from tests.processes import START_SECONDS, run_packaged
from tests.program_copies import copy_program, replace_text
from tests.waiting import wait_until
from tests.web.clients import REGISTRATION

# other systems allow a socket shorter paths than those of temporary folders
pytestmark = pytest.mark.linux


@pytest.fixture
def program(tmp_path: Path) -> Path:
    return copy_program(tmp_path)


def shows(data: Path, program: Path, sentence: str) -> bool:
    """Return whether the app sends this sentence to its window."""
    with (
        run_packaged(data, "main.py", cwd=program) as address,
        socket.socket(socket.AF_UNIX) as window,
    ):
        window.settimeout(START_SECONDS)
        _connect(window, address)
        window.sendall(len(REGISTRATION).to_bytes(4, "little") + REGISTRATION)
        received = b""
        while sentence.encode() not in received:
            more = window.recv(65536)
            if not more:
                return False
            received += more
        return True


def _connect(window: socket.socket, address: Path) -> None:
    """Connect, as soon as the app listens: the file of the socket appears slightly earlier."""
    wait_until(lambda: window.connect_ex(str(address)) != errno.ECONNREFUSED, "the app to listen")


def test_unwritable_data_folder_is_shown(program: Path, tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    assert shows(occupied, program, f"Can’t write to {occupied / FILE_NAME}.")


def test_damaged_content_is_shown(program: Path, tmp_path: Path) -> None:
    replace_text(program / "locales" / "index.toml", "[[entry]]", "[[entry]")
    damaged = "The app’s texts are damaged: index.toml: unreadable"
    assert shows(tmp_path / "data", program, damaged)
