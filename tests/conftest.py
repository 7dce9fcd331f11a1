"""What all tests share: how hard the random ones try, and a browser.

They try a little at each run, the same each time; HYPOTHESIS=long digs.
"""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser

from tests.chromium import chromium

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
    with chromium() as browser:
        yield browser
