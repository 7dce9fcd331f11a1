"""A companion running as a process of its own, as people run it."""

import os
import re
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

THIS = (sys.executable, "-m", "companion")
HALL = (sys.executable, "-m", "tests.web.hall")
"""In place of the companion, what serves it with nothing in it."""
START_SECONDS = 30.0
"""Far more than a start takes on a machine that has other things to do."""

_ADDRESS = re.compile(r"http://\S+:\d+/")


class Running:
    """A companion that serves at `url`."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.url = url

    @property
    def port(self) -> int:
        """The port it listens on."""
        return int(self.url.rstrip("/").rpartition(":")[2])

    def terminate(self, told: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to end: its exit status. Fails if it does not end at all."""
        self.process.send_signal(told)
        return self.process.wait(START_SECONDS)

    def kill(self) -> None:
        """Take its life without a word, as an empty battery does."""
        self.process.kill()
        self.process.wait(START_SECONDS)


@contextmanager
def running(
    data: Path,
    *arguments: str,
    command: Sequence[str] = THIS,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    browser: Path | None = None,
) -> Iterator[Running]:
    """A companion that keeps its data in `data`; ended when left.

    It opens its page in the program `browser`, or in none.
    """
    opening = ["--no-browser"] if browser is None else []
    process = subprocess.Popen(
        [*command, *opening, "--data", str(data), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=cwd,
        env={**os.environ, "BROWSER": str(browser or ""), **(env or {})},
    )
    try:
        yield Running(process, _address(process))
    finally:
        if process.poll() is None:
            process.terminate()
        try:
            process.communicate(timeout=START_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def _address(process: subprocess.Popen[str]) -> str:
    """The address it prints once it serves, alone on its line."""
    assert process.stdout is not None
    with selectors.DefaultSelector() as waiting:
        waiting.register(process.stdout, selectors.EVENT_READ)
        if not waiting.select(START_SECONDS):
            raise TimeoutError("the companion has printed no address")
    line = process.stdout.readline().rstrip("\n")
    if not _ADDRESS.fullmatch(line):
        assert process.stderr is not None
        raise RuntimeError(f"no address but {line!r}: {process.stderr.read()}")
    return line


@contextmanager
def packaged(data: Path, *command: str, cwd: Path) -> Iterator[Path]:
    """An app of a device that keeps its data in `data`: the socket that its window connects to."""
    meeting = cwd.parent / "flet.sock"
    process = subprocess.Popen(
        [sys.executable, *command],
        cwd=cwd,
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
        yield meeting
    finally:
        process.kill()
        process.communicate()


def refused(
    data: Path, *arguments: str, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What a companion said that was expected not to start."""
    return subprocess.run(
        [*THIS, "--no-browser", "--data", str(data), *arguments],
        capture_output=True,
        text=True,
        timeout=START_SECONDS,
        check=False,
        env={**os.environ, "LANG": "C", **(env or {})},
    )
