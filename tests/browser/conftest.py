"""Browsers, and a companion each test has for itself."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.screens import Devices
from tests.running import Running, running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)


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


@pytest.fixture
def devices(browser: Browser) -> Iterator[Devices]:
    """Fresh devices. None of them may have asked anything of another machine."""
    devices = Devices(browser)
    yield devices
    devices.close()
    assert devices.escaped == []


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder the companion keeps its games in."""
    return tmp_path / "data"


@pytest.fixture
def companion(data: Path) -> Iterator[Running]:
    """A companion without any game yet."""
    with running(data, "--port", "0") as companion:
        yield companion
