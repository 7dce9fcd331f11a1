"""Ticks of the checklist: on every screen, on disk, and for one game only."""

import pytest
from pydantic import ValidationError

from companion.application.table_service import Snapshot, StaleTap, TableService
from companion.core.commands import Swap
from companion.core.setup import Setup
from tests.application.failing_store import FailingStore


def test_a_tick_is_told_to_all_screens_and_outlasts_a_turn(live: TableService) -> None:
    told: list[Snapshot] = []
    live.subscribe(told.append)
    live.tick(live.snapshot.game_id, "court", done=True)
    assert [each.completed_tasks for each in told] == [{"court"}]
    assert live.submit([Swap()], live.snapshot.revision).completed_tasks == {"court"}


def test_a_tick_makes_no_move_stale(live: TableService) -> None:
    seen = live.snapshot.revision
    live.tick(live.snapshot.game_id, "court", done=True)
    live.submit([Swap()], seen)
    assert live.snapshot.line_count == 2


def test_a_tick_can_be_taken_back(live: TableService) -> None:
    live.tick(live.snapshot.game_id, "court", done=True)
    live.tick(live.snapshot.game_id, "deal", done=True)
    assert live.tick(live.snapshot.game_id, "court", done=False).completed_tasks == {"deal"}


@pytest.mark.parametrize("done", [True, False])
def test_a_task_is_what_it_was_said_to_be_however_often(live: TableService, done: bool) -> None:
    live.tick(live.snapshot.game_id, "court", done=not done)
    live.tick(live.snapshot.game_id, "court", done=done)
    assert ("court" in live.tick(live.snapshot.game_id, "court", done=done).completed_tasks) is done


def test_a_task_of_another_game_is_none_of_this_one(live: TableService, setup: Setup) -> None:
    before = live.snapshot.game_id
    live.start(setup, live.snapshot.revision)
    with pytest.raises(StaleTap):
        live.tick(before, "court", done=True)
    assert live.snapshot.completed_tasks == frozenset()


def test_ticks_survive_a_restart(live: TableService, store: FailingStore) -> None:
    live.tick(live.snapshot.game_id, "card-king", done=True)
    assert TableService(store).snapshot.completed_tasks == {"card-king"}


def test_the_next_game_begins_with_none(
    live: TableService, setup: Setup, store: FailingStore
) -> None:
    live.tick(live.snapshot.game_id, "card-king", done=True)
    assert live.start(setup, live.snapshot.revision).completed_tasks == frozenset()
    assert TableService(store).snapshot.completed_tasks == frozenset()


@pytest.mark.parametrize("stored", ["", "[]", '{"game": 1, "done": ["Ä"]}', '{"done": []}'])
def test_what_cannot_be_read_is_passed_over(
    stored: str, live: TableService, store: FailingStore
) -> None:
    store.set_setting("unpacking", stored)
    assert TableService(store).snapshot.completed_tasks == frozenset()


def test_an_impossible_task_is_refused_and_changes_nothing(live: TableService) -> None:
    with pytest.raises(ValidationError):
        live.tick(live.snapshot.game_id, "No such\ntask", done=True)
    assert live.snapshot.completed_tasks == frozenset()


def test_without_a_game_there_is_nothing_to_tick(store: FailingStore) -> None:
    live = TableService(store)
    with pytest.raises(StaleTap):
        live.tick(live.snapshot.game_id, "court", done=True)
    assert live.snapshot == Snapshot()
