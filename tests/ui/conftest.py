"""What tests of screens without a browser share."""

from typing import cast

import flet as ft
import pytest

from companion.content import Library
from companion.session.live import LiveTable, Snapshot
from companion.ui import desk as desk_of_taps
from companion.ui.desk import Desk, Services
from companion.ui.state import Screen, View
from tests.ui.pages import empty_store


@pytest.fixture(autouse=True)
def _steady_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever taps here looks first, in no time."""
    monkeypatch.setattr(desk_of_taps, "SETTLING_SECONDS", 0.0)


@pytest.fixture
def desk() -> Desk:
    """The desk of a screen that nobody has opened a game on."""
    store = empty_store()
    services = Services(LiveTable(store), store, Library.load())
    # without a page nothing can be navigated, and nothing that takes this desk does
    return Desk(cast(ft.Page, None), Screen(View(Snapshot())), services)
