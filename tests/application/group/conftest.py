"""A host's table."""

import pytest

from companion.application.table.service import TableService
from tests.application.failing_store import FailingStore
from tests.application.phones import OPENING
from tests.core.playing import setup_with


@pytest.fixture
def host(store: FailingStore) -> TableService:
    """Fran's turn after the opening, in a game whose records are signed."""
    table = TableService(store)
    table.start(setup_with("king", "queen"), table.snapshot.revision)
    table.submit(OPENING, table.snapshot.revision)
    return table
