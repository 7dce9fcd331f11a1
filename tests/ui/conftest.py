"""Fixtures for tests of screens without a browser."""

import pytest

from companion.application.table.snapshot import Snapshot
from companion.ui.kit.palette import set_palette
from companion.ui.layout.tokens import DARK
from companion.ui.page import tap_guard
from companion.ui.page.view import View, ViewHolder
from companion.ui.shell.actions import AppActions
from tests.ui.pages import actions_of, services_on


@pytest.fixture(autouse=True)
def _steady_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch off the debounce of taps."""
    monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 0.0)


@pytest.fixture(autouse=True)
def _dark_palette() -> None:
    """Set the palette for controls that no component builds."""
    set_palette(DARK)


@pytest.fixture
def holder() -> ViewHolder:
    """A view without a game."""
    return ViewHolder(View(Snapshot()))


@pytest.fixture
def actions(holder: ViewHolder) -> AppActions:
    """The actions of that view."""
    return actions_of(holder, services_on())
