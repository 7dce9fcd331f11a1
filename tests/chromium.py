"""The system's Chromium, for tests, pictures and measurements.

Debian's chromium-headless-shell opens a page with a third less work than chromium.
"""

import atexit
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.waiting import LONG_SECONDS, wait_until

_ARGUMENTS = ("--no-sandbox", "--disable-dev-shm-usage")


@contextmanager
def chromium(run: Path | None = None) -> Iterator[Browser]:
    """A new browser process, started by the program `run` if given.

    Fails if Chromium is not installed.
    """
    browser = _playwright().chromium.launch(executable_path=run or program(), args=_ARGUMENTS)
    yield browser
    browser.close()


class ChromiumProcess:
    """A Chromium with a profile on disk that can be killed as if it crashed."""

    def __init__(self, profile: Path, *arguments: str) -> None:
        port = profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            [
                *(program(), *_ARGUMENTS, "--headless", "--remote-debugging-port=0"),
                *(f"--user-data-dir={profile}", *arguments, "about:blank"),
            ],
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        wait_until(lambda: port.exists() and port.read_text().count("\n"), "Chromium to start")
        number = port.read_text().splitlines()[0]
        self.browser = _playwright().chromium.connect_over_cdp(f"http://127.0.0.1:{number}")

    def kill(self) -> None:
        """End all its processes at once, without a chance to write anything."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(LONG_SECONDS)
        self.browser.close()


def program() -> str:
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert program is not None, "Chromium is not installed"
    return program


@cache
def _playwright() -> Playwright:
    """Return the process's one Playwright: a thread cannot run two."""
    playwright = sync_playwright().start()
    atexit.register(playwright.stop)
    return playwright
