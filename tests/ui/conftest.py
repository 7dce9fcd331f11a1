"""What tests of screens without a browser share."""

import pytest

from companion.session.live import Snapshot
from companion.ui import desk as desk_of_taps
from companion.ui.desk import Desk
from companion.ui.state import Screen, View
from tests.ui.pages import desk_of, shared_on


@pytest.fixture(autouse=True)
def _steady_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever taps here looks first, in no time."""
    monkeypatch.setattr(desk_of_taps, "SETTLING_SECONDS", 0.0)


@pytest.fixture
def desk() -> Desk:
    """The desk of a screen that nobody has opened a game on."""
    return desk_of(Screen(View(Snapshot())), shared_on())
