"""The game of four, on a store that can fail."""

import pytest

from companion.application.table.service import TableService
from companion.core.boxes import EditionId
from companion.core.setup import Setup
from tests.application.failing_store import FailingStore


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
def service(store: FailingStore, setup: Setup) -> TableService:
    """A table in its first turn."""
    table = TableService(store)
    table.start(setup, table.snapshot.revision)
    return table
