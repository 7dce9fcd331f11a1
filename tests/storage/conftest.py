"""Stores to try, and the time they are told."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion.application.ports import Store
from companion.storage.sqlite.store import SqliteStore
from tests.storage.memory import MemoryStore

START = datetime(2031, 5, 17, 19, 30, tzinfo=UTC)


@pytest.fixture
def now() -> Callable[[], datetime]:
    """A clock that moves one second each time somebody looks at it."""
    looks = iter(range(1_000_000))
    return lambda: START + timedelta(seconds=next(looks))


@pytest.fixture(params=["memory", "sqlite"])
def store(
    request: pytest.FixtureRequest, tmp_path: Path, now: Callable[[], datetime]
) -> Iterator[Store]:
    """Each kind of store, empty."""
    made: Store = MemoryStore(now) if request.param == "memory" else SqliteStore(tmp_path, now)
    yield made
    made.close()
