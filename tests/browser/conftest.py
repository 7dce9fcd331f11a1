"""Devices, and a companion each test has for itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.screens import Devices
from tests.running import Running, running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)


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
