"""The table service on a real file: two programs with one game, and a restart."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.application.table.service import TableService
from companion.application.table.snapshot import Snapshot, StaleTap
from companion.core.commands import Announce, NoMoreClaims, Swap, Undo
from companion.core.setup import Setup
from companion.storage.sqlite.store import SqliteStore


def opened(folder: Path) -> SqliteStore:
    return SqliteStore(folder, lambda: datetime(2031, 5, 17, tzinfo=UTC))


@pytest.fixture
def two(tmp_path: Path, setup: Setup) -> Iterator[tuple[TableService, TableService]]:
    """Two programs that show the same game."""
    stores = opened(tmp_path), opened(tmp_path)
    one = TableService(stores[0])
    one.start(setup, one.snapshot.revision)
    yield one, TableService(stores[1])
    for store in stores:
        store.close()


def test_both_show_the_same_game(two: tuple[TableService, TableService]) -> None:
    one, other = two
    assert one.snapshot.game_id == other.snapshot.game_id
    assert one.snapshot.game == other.snapshot.game


def test_slower_program_is_rejected_and_loads_the_change(
    two: tuple[TableService, TableService],
) -> None:
    one, other = two
    told: list[Snapshot] = []
    other.subscribe(told.append)
    before = other.snapshot
    one.submit([Swap(), Swap()], one.snapshot.revision)
    with pytest.raises(StaleTap):
        other.submit([Swap()], before.revision)
    assert other.snapshot.game == one.snapshot.game
    assert other.snapshot.line_count == 3
    assert told == [other.snapshot]
    assert other.snapshot.revision > before.revision


def test_after_loading_it_goes_on_and_the_other_is_rejected(
    two: tuple[TableService, TableService],
) -> None:
    one, other = two
    stale = one.submit([Swap()], one.snapshot.revision).revision
    with pytest.raises(StaleTap):
        other.submit([Swap()], other.snapshot.revision)
    other.submit([Undo()], other.snapshot.revision)
    with pytest.raises(StaleTap):
        one.submit([Swap()], stale)
    assert one.snapshot.game == other.snapshot.game
    assert one.record() == other.record()
    assert len(one.record()) == 3


def test_tap_on_the_revision_before_the_change_is_never_applied(
    two: tuple[TableService, TableService],
) -> None:
    one, other = two
    seen = other.snapshot.revision
    one.submit([Swap()], one.snapshot.revision)
    for _ in range(2):
        with pytest.raises(StaleTap):
            other.submit([Swap()], seen)
    assert len(one.record()) == 2


def test_same_table_after_a_restart(tmp_path: Path, setup: Setup) -> None:
    store = opened(tmp_path)
    service = TableService(store)
    service.start(setup, service.snapshot.revision)
    left = service.submit(
        [*[Swap()] * 4, Announce("queen"), NoMoreClaims(), Undo()], service.snapshot.revision
    )
    store.close()
    store = opened(tmp_path)
    assert TableService(store).snapshot.game == left.game
    store.close()
