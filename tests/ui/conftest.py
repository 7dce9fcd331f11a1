"""What tests of screens without a browser share."""

import pytest

from companion.application.table_service import Snapshot
from companion.ui.actions import tap_guard
from companion.ui.actions.desk import Desk
from companion.ui.state.view import Screen, View
from tests.ui.pages import desk_of, shared_on


@pytest.fixture(autouse=True)
def _steady_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever taps here looks first, in no time."""
    monkeypatch.setattr(tap_guard, "SETTLING_SECONDS", 0.0)


@pytest.fixture
def screen() -> Screen:
    """A screen that nobody has opened a game on."""
    return Screen(View(Snapshot()))


@pytest.fixture
def desk(screen: Screen) -> Desk:
    """The desk of that screen."""
    return desk_of(screen, shared_on())
