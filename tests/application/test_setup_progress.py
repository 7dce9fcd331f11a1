"""Ticks of the checklist: on every screen, on disk, and for one game only."""

import pytest
from pydantic import ValidationError

from companion.application.table_service import Snapshot, StaleTap, TableService
from companion.core.commands import Swap
from companion.core.setup import Setup
from tests.application.failing_store import FailingStore


def test_a_tick_is_told_to_all_screens_and_outlasts_a_turn(live: TableService) -> None:
    told: list[Snapshot] = []
    live.listen(told.append)
    live.tick(live.now.id, "court", done=True)
    assert [each.ticked for each in told] == [{"court"}]
    assert live.submit([Swap()], live.now.revision).ticked == {"court"}


def test_a_tick_makes_no_move_stale(live: TableService) -> None:
    seen = live.now.revision
    live.tick(live.now.id, "court", done=True)
    live.submit([Swap()], seen)
    assert live.now.lines == 2


def test_a_tick_can_be_taken_back(live: TableService) -> None:
    live.tick(live.now.id, "court", done=True)
    live.tick(live.now.id, "deal", done=True)
    assert live.tick(live.now.id, "court", done=False).ticked == {"deal"}


@pytest.mark.parametrize("done", [True, False])
def test_a_task_is_what_it_was_said_to_be_however_often(live: TableService, done: bool) -> None:
    live.tick(live.now.id, "court", done=not done)
    live.tick(live.now.id, "court", done=done)
    assert ("court" in live.tick(live.now.id, "court", done=done).ticked) is done


def test_a_task_of_another_game_is_none_of_this_one(live: TableService, setup: Setup) -> None:
    before = live.now.id
    live.start(setup, live.now.revision)
    with pytest.raises(StaleTap):
        live.tick(before, "court", done=True)
    assert live.now.ticked == frozenset()


def test_ticks_survive_a_restart(live: TableService, store: FailingStore) -> None:
    live.tick(live.now.id, "card-king", done=True)
    assert TableService(store).now.ticked == {"card-king"}


def test_the_next_game_begins_with_none(
    live: TableService, setup: Setup, store: FailingStore
) -> None:
    live.tick(live.now.id, "card-king", done=True)
    assert live.start(setup, live.now.revision).ticked == frozenset()
    assert TableService(store).now.ticked == frozenset()


@pytest.mark.parametrize("stored", ["", "[]", '{"game": 1, "done": ["Ä"]}', '{"done": []}'])
def test_what_cannot_be_read_is_passed_over(
    stored: str, live: TableService, store: FailingStore
) -> None:
    store.set_setting("unpacking", stored)
    assert TableService(store).now.ticked == frozenset()


def test_an_impossible_task_is_refused_and_changes_nothing(live: TableService) -> None:
    with pytest.raises(ValidationError):
        live.tick(live.now.id, "No such\ntask", done=True)
    assert live.now.ticked == frozenset()


def test_without_a_game_there_is_nothing_to_tick(store: FailingStore) -> None:
    live = TableService(store)
    with pytest.raises(StaleTap):
        live.tick(live.now.id, "court", done=True)
    assert live.now == Snapshot()
