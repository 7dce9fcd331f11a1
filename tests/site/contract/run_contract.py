"""Runs the contract of the store port inside Pyodide; `/data` is on the site's file system."""

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion.storage.sqlite.store import SqliteStore

DATA = Path("/data")
NEEDS_THREADS = "test_one_of_several_concurrent_appends_succeeds"
"""The one test that cannot run: Pyodide has no threads."""


class Browser:
    """The fixtures of `tests/storage`, and what came of each test."""

    def __init__(self) -> None:
        self.outcomes: dict[str, str] = {}

    @pytest.fixture
    def now(self) -> Callable[[], datetime]:
        """A clock that advances one second with each reading."""
        seconds = iter(range(1_000_000))
        start = datetime(2031, 5, 17, 19, 30, tzinfo=UTC)
        return lambda: start + timedelta(seconds=next(seconds))

    @pytest.fixture
    def store(self, now: Callable[[], datetime]) -> Iterator[SqliteStore]:
        """The store as the site opens it, empty. The file system has one flat folder."""
        for file in DATA.iterdir():
            file.unlink()
        store = SqliteStore(DATA, now, exclusive=True)
        yield store
        store.close()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.failed:
            self.outcomes[report.nodeid] = "passed" if report.passed else report.longreprtext


def run() -> str:
    """Return the outcome of each test, as JSON: "passed" or why not."""
    browser = Browser()
    code = pytest.main(
        [
            *("-p", "no:cacheprovider", "--capture=no", "--import-mode=importlib"),
            *(f"--deselect=contract.py::{NEEDS_THREADS}", "--rootdir=/tests", "/tests/contract.py"),
        ],
        plugins=[browser],
    )
    return json.dumps({"code": int(code), "outcomes": browser.outcomes})
