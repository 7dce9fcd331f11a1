"""The game of four, on a store that can fail."""

import pytest

from companion.core.editions import EditionId
from companion.core.setup import Setup
from companion.session.live import LiveTable
from tests.session.failing_store import FailingStore


@pytest.fixture
def setup() -> Setup:
    return Setup(
        EditionId.FIRST,
        ("Adele", "Bruno", "Cedric", "David"),
        ("judge", "bishop", "king", "queen", "thief", "cheat"),
        first=0,
        version=1,
    )


@pytest.fixture
def store() -> FailingStore:
    return FailingStore()


@pytest.fixture
def live(store: FailingStore, setup: Setup) -> LiveTable:
    """A table in its first turn."""
    table = LiveTable(store)
    table.start(setup, table.now.revision)
    return table
