"""The Chromium of the system, for tests, pictures and measurements.

Debian has one without windows of its own, which opens a page with a third less work.
"""

import atexit
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from playwright.sync_api import Browser, Playwright, sync_playwright


@contextmanager
def chromium() -> Iterator[Browser]:
    """One that has loaded nothing yet. Fails if none is installed."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert program is not None, "Chromium is not installed"
    browser = _playwright().chromium.launch(
        executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"]
    )
    yield browser
    browser.close()


@cache
def _playwright() -> Playwright:
    """Return the process's one Playwright: a thread cannot run two."""
    playwright = sync_playwright().start()
    atexit.register(playwright.stop)
    return playwright
