"""Settings of Hypothesis, and a browser for all tests.

By default Hypothesis tries the same few examples in every run; HYPOTHESIS=long tries many new ones,
and other random tests more: see `tests/effort.py`.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, expect

from tests.chromium import chromium

_NEEDS_POSIX: Final = (
    *("apps", "bench", "browser", "packaging", "site", "web"),
    *("cli/test_arguments.py", "cli/test_replay_command.py", "i18n/test_numbers.py"),
    *("storage/test_sqlite_processes.py", "storage/test_sqlite_store.py"),
)
"""Tests that fork, limit, kill or wait for processes, or set the time zone, as Windows does not."""

collect_ignore = list(_NEEDS_POSIX) if sys.platform == "win32" else []

settings.register_profile(
    "short",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", settings.get_profile("short"), derandomize=False, max_examples=600
)
settings.load_profile(os.environ.get("HYPOTHESIS", "short"))

# a busy machine takes longer than the default of five seconds
expect.set_options(timeout=45_000)


_MARKS: Final = {
    "browser": (pytest.mark.browser, pytest.mark.timeout(300)),
    "site": (pytest.mark.browser, pytest.mark.timeout(600)),
    "packaging": (pytest.mark.packaging, pytest.mark.timeout(300)),
}
"""The marks of all tests of a folder."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.parent == Path(__file__).parent:
            for mark in _MARKS.get(item.path.parent.name, ()):
                item.add_marker(mark)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium shared by all tests of a run."""
    with chromium() as browser:
        yield browser
