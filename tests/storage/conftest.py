"""The stores under test and their clock."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

from companion.application.memory_store import MemoryStore
from companion.application.ports import Store
from companion.storage.sqlite.store import SqliteStore

START = datetime(2031, 5, 17, 19, 30, tzinfo=UTC)


@pytest.fixture
def now() -> Callable[[], datetime]:
    """A clock that advances one second with each reading."""
    seconds = iter(range(1_000_000))
    return lambda: START + timedelta(seconds=next(seconds))


ADAPTERS: Final[dict[str, Callable[[Path, Callable[[], datetime]], Store]]] = {
    "memory": lambda _, now: MemoryStore(now),
    "sqlite": SqliteStore,
    # as the site opens it
    "exclusive": lambda folder, now: SqliteStore(folder, now, exclusive=True),
}
"""Each implementation of the store port; `tests/site/contract` runs it in a browser too."""


@pytest.fixture(params=ADAPTERS)
def store(
    request: pytest.FixtureRequest, tmp_path: Path, now: Callable[[], datetime]
) -> Iterator[Store]:
    """Each implementation of the port, empty."""
    store = ADAPTERS[request.param](tmp_path, now)
    yield store
    store.close()
