"""One app at a time holds a data folder."""

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from companion.storage.folder_lock import FILE_NAME, FolderInUse, locked

URL = "http://127.0.0.1:8550/"
HOLD = """
import sys
from pathlib import Path
from companion.storage.folder_lock import locked

with locked(Path(sys.argv[1])) as announce:
    announce(sys.argv[2])
    print("held", flush=True)
    sys.stdin.read()
"""


def test_second_holder_is_told_the_url_of_the_first(tmp_path: Path) -> None:
    with ExitStack() as first:
        announce = first.enter_context(locked(tmp_path))
        with pytest.raises(FolderInUse) as unknown, locked(tmp_path):
            pass
        announce(URL)
        with pytest.raises(FolderInUse) as known, locked(tmp_path):
            pass
    assert (unknown.value.code, dict(unknown.value.params)) == ("running", {})
    assert (known.value.code, dict(known.value.params)) == ("running_at", {"url": URL})


def test_released_folder_can_be_held_again(tmp_path: Path) -> None:
    with locked(tmp_path) as announce:
        announce(URL)
    with locked(tmp_path):
        # the old URL is gone: this holder has none yet
        assert (tmp_path / FILE_NAME).read_bytes() == b""


def test_folder_is_created(tmp_path: Path) -> None:
    with locked(tmp_path / "new" / "folder"):
        assert (tmp_path / "new" / "folder" / FILE_NAME).exists()


def test_other_folder_is_free(tmp_path: Path) -> None:
    with locked(tmp_path / "one"), locked(tmp_path / "other") as announce:
        announce(URL)
    assert (tmp_path / "other" / FILE_NAME).read_text() == URL


def test_folder_that_cannot_be_written_is_left_to_the_store(tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    with locked(occupied) as announce:
        announce(URL)
    assert occupied.read_text() == "not a folder"


def test_lock_ends_with_a_killed_process(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path), URL],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(FolderInUse) as raised, locked(tmp_path):
            pass
        assert raised.value.params["url"] == URL
        holder.kill()
        holder.wait()
        with locked(tmp_path):
            assert (tmp_path / FILE_NAME).read_bytes() == b""
