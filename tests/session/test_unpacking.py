"""Ticks of the checklist: on every screen, on disk, and for one game only."""

import pytest
from failing_store import FailingStore
from pydantic import ValidationError

from companion.core.commands import Swap
from companion.core.setup import Setup
from companion.session.live import LiveTable, Snapshot


def test_a_tick_is_told_to_all_screens_and_outlasts_a_turn(live: LiveTable) -> None:
    told: list[Snapshot] = []
    live.listen(told.append)
    before = live.now.revision
    live.tick("court")
    assert [each.ticked for each in told] == [{"court"}]
    assert told[0].revision > before
    assert live.submit([Swap()], live.now.revision).ticked == {"court"}


def test_a_second_tap_takes_the_tick_back(live: LiveTable) -> None:
    live.tick("court")
    live.tick("deal")
    assert live.tick("court").ticked == {"deal"}


def test_ticks_survive_a_restart(live: LiveTable, store: FailingStore) -> None:
    live.tick("card-king")
    assert LiveTable(store).now.ticked == {"card-king"}


def test_the_next_game_begins_with_none(live: LiveTable, setup: Setup, store: FailingStore) -> None:
    live.tick("card-king")
    assert live.start(setup, live.now.revision).ticked == frozenset()
    assert LiveTable(store).now.ticked == frozenset()


@pytest.mark.parametrize("stored", ["", "[]", '{"game": 1, "done": ["Ä"]}', '{"done": []}'])
def test_what_cannot_be_read_is_passed_over(
    stored: str, live: LiveTable, store: FailingStore
) -> None:
    store.set_setting("unpacking", stored)
    assert LiveTable(store).now.ticked == frozenset()


def test_an_impossible_step_is_refused_and_changes_nothing(live: LiveTable) -> None:
    with pytest.raises(ValidationError):
        live.tick("No such\nstep")
    assert live.now.ticked == frozenset()


def test_without_a_game_there_is_nothing_to_tick(store: FailingStore) -> None:
    assert LiveTable(store).tick("court") == Snapshot()
