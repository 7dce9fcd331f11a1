"""An app of the device that cannot start says why, where its screens would be."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.storage.sqlite import FILE_NAME
from tests.running import START_SECONDS
from tests.server.clients import REGISTRATION
from tests.spoiling import PROJECT, copied, spoil


@contextmanager
def packaged(data: Path, place: Path, program: Path = PROJECT) -> Iterator[socket.socket]:
    """The line to a packaged app that keeps its data in `data`."""
    meeting = place / "flet.sock"
    process = subprocess.Popen(
        [sys.executable, "main.py"],
        cwd=program,
        env={
            **os.environ,
            "DISPLAY": ":0",
            "FLET_PLATFORM": "linux",
            "FLET_APP_STORAGE_DATA": str(data),
            "FLET_SERVER_UDS_PATH": str(meeting),
        },
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        deadline = time.monotonic() + START_SECONDS
        while not meeting.exists() and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.05)
        assert meeting.exists(), process.communicate(timeout=5)[1]
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(START_SECONDS)
            line.connect(str(meeting))
            yield line
    finally:
        process.kill()
        process.communicate()


def said(line: socket.socket, sentence: str) -> bool:
    """Whether the app says this to a device that has just connected."""
    line.sendall(len(REGISTRATION).to_bytes(4, "little") + REGISTRATION)
    told = b""
    while sentence.encode() not in told:
        more = line.recv(65536)
        if not more:
            return False
        told += more
    return True


def test_it_says_that_nothing_can_be_kept(tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    with packaged(occupied, tmp_path) as line:
        assert said(line, f"Nothing can be written to {occupied / FILE_NAME}.")


def test_it_says_which_texts_are_damaged(tmp_path: Path) -> None:
    program = copied(tmp_path)
    spoil(program / "locales" / "index.toml", "[[entry]]", "[[entry]")
    with packaged(tmp_path / "data", tmp_path, program) as line:
        assert said(line, "The texts of this program are damaged: index.toml: unreadable")
