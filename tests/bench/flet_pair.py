"""The companion and a bare Flet counter, each as a process, for comparison."""

import compileall
import http.client
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from companion.core.setup import Setup
from tests.browser.games import FOUR, OPENED, begun
from tests.browser.screens import Devices, Screen
from tests.ports import free_port

_PACKAGE = Path(__file__).parents[2] / "companion"
_BARE = Path(__file__).with_name("flet_bare.py")


@dataclass(frozen=True, slots=True)
class App:
    """A started app."""

    process: subprocess.Popen[bytes]
    url: str
    answered: float
    """Seconds from the start to the first answer with status 200."""


@contextmanager
def bare(program: Path = _BARE) -> Iterator[App]:
    """The bare Flet counter, or another program."""
    port = free_port()
    with _started([sys.executable, str(program), str(port)], port) as app:
        yield app


@contextmanager
def companion(setup: Setup = FOUR) -> Iterator[App]:
    """The companion with a game in its fifth turn, compiled as after an installation by pip."""
    compileall.compile_dir(_PACKAGE, quiet=1)
    port = free_port()
    with TemporaryDirectory() as folder:
        begun(Path(folder), *OPENED, setup=setup)
        command = [sys.executable, "-m", "companion", "--no-browser"]
        options = ["--data", folder, "--port", str(port)]
        with _started([*command, *options], port) as app:
            yield app


@contextmanager
def page(browser: Browser, app: App, path: str = "") -> Iterator[Screen]:
    """The app in a browser with an empty cache."""
    devices = Devices(browser)
    yield devices.open(app.url, path=path, still=False)
    devices.close()


def compared(
    ours: Mapping[str, Sequence[float]], theirs: Mapping[str, Sequence[float]]
) -> dict[str, float | int | str]:
    """Return the medians of both for each figure, and their ratio."""
    found: dict[str, float | int | str] = {}
    for name in ours:
        mine, yardstick = median(ours[name]), median(theirs[name])
        found[f"{name}_companion"] = round(mine, 1)
        found[f"{name}_bare"] = round(yardstick, 1)
        found[f"{name}_ratio"] = round(mine / yardstick, 2)
    return found


@contextmanager
def _started(command: list[str], port: int) -> Iterator[App]:
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    began = time.perf_counter()
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
    )
    try:
        _wait_for_answer(port)
        answered = time.perf_counter() - began
        yield App(process, f"http://127.0.0.1:{port}/", answered)
    finally:
        process.kill()
        process.wait()


def _wait_for_answer(port: int) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        try:
            connection.request("GET", "/")
            if connection.getresponse().status == http.client.OK:
                return
        except OSError:
            time.sleep(0.002)
        finally:
            connection.close()
    raise TimeoutError("the app does not answer")
