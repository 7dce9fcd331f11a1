"""What all tests share: how hard the random ones try, and a browser.

They try a little at each run, the same each time; HYPOTHESIS=long digs.
"""

import os
import shutil
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, sync_playwright

settings.register_profile(
    "short",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=120,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", settings.get_profile("short"), derandomize=False, max_examples=1200
)
settings.load_profile(os.environ.get("HYPOTHESIS", "short"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium for the whole run."""
    program = shutil.which("chromium")
    assert program is not None, "Chromium is not installed"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()
