"""Completed tasks are published, stored, and belong to one game."""

import pytest
from pydantic import ValidationError

from companion.application.table.service import TableService
from companion.application.table.snapshot import Snapshot, StaleTap
from companion.core.commands import Swap
from companion.core.setup import Setup
from tests.application.failing_store import FailingStore


def test_tick_is_published_and_outlasts_a_turn(service: TableService) -> None:
    told: list[Snapshot] = []
    service.subscribe(told.append)
    service.group.tick(service.snapshot.game_id, "court", done=True)
    assert [each.completed_tasks for each in told] == [{"court"}]
    assert service.submit([Swap()], service.snapshot.revision).completed_tasks == {"court"}


def test_tick_makes_no_tap_stale(service: TableService) -> None:
    seen = service.snapshot.revision
    service.group.tick(service.snapshot.game_id, "court", done=True)
    service.submit([Swap()], seen)
    assert service.snapshot.line_count == 2


def test_completed_task_can_be_reopened(service: TableService) -> None:
    service.group.tick(service.snapshot.game_id, "court", done=True)
    service.group.tick(service.snapshot.game_id, "deal", done=True)
    assert service.group.tick(service.snapshot.game_id, "court", done=False).completed_tasks == {
        "deal"
    }


@pytest.mark.parametrize("done", [True, False])
def test_tick_sets_a_state_and_is_idempotent(service: TableService, done: bool) -> None:
    service.group.tick(service.snapshot.game_id, "court", done=not done)
    service.group.tick(service.snapshot.game_id, "court", done=done)
    assert (
        "court" in service.group.tick(service.snapshot.game_id, "court", done=done).completed_tasks
    ) is done


def test_tick_for_another_game_is_stale(service: TableService, setup: Setup) -> None:
    before = service.snapshot.game_id
    service.start(setup, service.snapshot.revision)
    with pytest.raises(StaleTap):
        service.group.tick(before, "court", done=True)
    assert service.snapshot.completed_tasks == frozenset()


def test_completed_tasks_survive_a_restart(service: TableService, store: FailingStore) -> None:
    service.group.tick(service.snapshot.game_id, "card-king", done=True)
    assert TableService(store).snapshot.completed_tasks == {"card-king"}


def test_new_game_has_no_completed_tasks(
    service: TableService, setup: Setup, store: FailingStore
) -> None:
    service.group.tick(service.snapshot.game_id, "card-king", done=True)
    assert service.start(setup, service.snapshot.revision).completed_tasks == frozenset()
    assert TableService(store).snapshot.completed_tasks == frozenset()


@pytest.mark.parametrize("stored", ["", "[]", '{"game": 1, "done": ["Ä"]}', '{"done": []}'])
def test_unreadable_progress_counts_as_none(
    stored: str, service: TableService, store: FailingStore
) -> None:
    store.set_setting("setup-progress", stored)
    assert TableService(store).snapshot.completed_tasks == frozenset()


def test_invalid_task_id_is_rejected(service: TableService) -> None:
    with pytest.raises(ValidationError):
        service.group.tick(service.snapshot.game_id, "No such\ntask", done=True)
    assert service.snapshot.completed_tasks == frozenset()


def test_tick_without_a_game_is_stale(store: FailingStore) -> None:
    service = TableService(store)
    with pytest.raises(StaleTap):
        service.group.tick(service.snapshot.game_id, "court", done=True)
    assert service.snapshot == Snapshot()
