"""Fixtures: browser devices, and a companion for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.screens import Devices
from tests.processes import CompanionProcess, run_companion


@pytest.fixture
def devices(browser: Browser) -> Iterator[Devices]:
    """Devices never used before. Fails if one of them sends a request to another machine."""
    devices = Devices(browser)
    yield devices
    devices.close()
    assert devices.escaped == []


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Data folder of the companion."""
    return tmp_path / "data"


@pytest.fixture
def companion(data: Path) -> Iterator[CompanionProcess]:
    """A companion without a game."""
    with run_companion(data, "--port", "0") as companion:
        yield companion
