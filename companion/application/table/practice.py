"""A table for practice: a game in memory, apart from the group's games and settings."""

from companion.application.memory_store import MemoryStore
from companion.application.table.service import TableService, utc_now
from companion.core.commands import Swap
from companion.core.phases import OPENING_TURNS
from companion.core.setup import Setup


def practice_table(setup: Setup) -> TableService:
    """Return a table in memory after the opening turns. Raises RuleViolation for a bad setup."""
    service = TableService(MemoryStore(utc_now))
    service.start(setup, service.snapshot.revision)
    for _ in range(OPENING_TURNS):
        service.submit([Swap()], service.snapshot.revision)
    return service
