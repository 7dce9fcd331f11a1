"""Runs the companion as a process, as users do."""

import os
import re
import selectors
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.waiting import wait_until

COMMAND = (sys.executable, "-m", "companion")
BARE_SERVER = (sys.executable, "-m", "tests.web.bare_server")
"""The web server of the companion with an app for tests."""
START_SECONDS = 30.0
"""Far more than a start takes, also on a busy machine."""

_ADDRESS = re.compile(r"http://\S+:\d+/")


class CompanionProcess:
    """A companion that serves at `url`."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.url = url

    @property
    def port(self) -> int:
        """The port it listens on."""
        return int(self.url.rstrip("/").rpartition(":")[2])

    def terminate(self, sig: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and return the exit status. Raises TimeoutExpired."""
        self.process.send_signal(sig)
        return self.process.wait(START_SECONDS)

    def kill(self) -> None:
        """End the process as a power failure does."""
        self.process.kill()
        self.process.wait(START_SECONDS)

    def errors(self) -> str:
        """Return what an ended process printed to standard error."""
        assert self.process.stderr is not None
        return self.process.stderr.read()


@contextmanager
def run_companion(
    data: Path,
    *arguments: str,
    command: Sequence[str] = COMMAND,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    browser: Path | None = None,
) -> Iterator[CompanionProcess]:
    """Run a companion with its data in `data`, and end it on exit.

    With `browser`, it opens its page in that program.
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
        yield CompanionProcess(process, _url(process))
    finally:
        if process.poll() is None:
            process.terminate()
        try:
            process.communicate(timeout=START_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def _url(process: subprocess.Popen[str]) -> str:
    """Return the URL that the companion prints first, once it serves."""
    assert process.stdout is not None
    with selectors.DefaultSelector() as waiting:
        waiting.register(process.stdout, selectors.EVENT_READ)
        if not waiting.select(START_SECONDS):
            raise TimeoutError("the companion has printed no URL")
    line = process.stdout.readline().rstrip("\n")
    if not _ADDRESS.fullmatch(line):
        assert process.stderr is not None
        raise RuntimeError(f"no URL but {line!r}: {process.stderr.read()}")
    return line


@contextmanager
def run_packaged(data: Path, *command: str, cwd: Path, platform: str = "linux") -> Iterator[Path]:
    """Run a packaged app and yield the Unix socket that its window would connect to."""
    window_socket = cwd.parent / "flet.sock"
    process = subprocess.Popen(
        [sys.executable, *command],
        cwd=cwd,
        env={
            **os.environ,
            "DISPLAY": ":0",
            "FLET_PLATFORM": platform,
            "FLET_APP_STORAGE_DATA": str(data),
            "FLET_SERVER_UDS_PATH": str(window_socket),
        },
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        wait_until(
            lambda: window_socket.exists() or process.poll() is not None,
            "the app to open its socket",
        )
        assert window_socket.exists(), process.communicate(timeout=5)[1]
        yield window_socket
    finally:
        process.kill()
        process.communicate()


def run_failing(
    data: Path, *arguments: str, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a companion that is expected not to start, and return its output and status."""
    return subprocess.run(
        [*COMMAND, "--no-browser", "--data", str(data), *arguments],
        capture_output=True,
        text=True,
        timeout=START_SECONDS,
        check=False,
        env={**os.environ, "LANG": "C", **(env or {})},
    )
