"""The Chromium of the system, for tests, pictures and measurements.

Debian has one without windows of its own, which opens a page with a third less work.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright


@contextmanager
def chromium() -> Iterator[Browser]:
    """One that has loaded nothing yet. Fails if none is installed."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert program is not None, "Chromium is not installed"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()
