"""The results of stored games."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from companion.application.ports import GameId
from companion.application.results import EVENING, GameResults
from companion.core.commands import Entry, Swap, Transfer, Undo
from companion.core.game import new_game
from companion.core.record import dump_line
from companion.core.setup import Setup
from tests.storage.memory import MemoryStore

OPENING: tuple[Entry, ...] = (Swap(),) * 4
START = datetime(2026, 5, 1, 22, tzinfo=UTC)


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def counted(clock: Clock) -> MemoryStore:
    return CountingStore(clock)


class CountingStore(MemoryStore):
    """Counts how often lines are read."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.read = 0

    def lines(self, game: GameId) -> tuple[str, ...]:
        self.read += 1
        return super().lines(game)


def won_by(person: int) -> Sequence[Entry]:
    return (*OPENING, Transfer("bank", person, 7), Swap())


def stored(store: MemoryStore, setup: Setup, entries: Sequence[Entry]) -> GameId:
    return store.create([dump_line(setup), *map(dump_line, entries)])


def tonight(store: MemoryStore, clock: Clock, setup: Setup) -> tuple[int, dict[str, int]]:
    found = GameResults(store, clock).tonight(None, new_game(setup))
    return found.games, dict(found.wins)


def test_tonight_counts_finished_games_of_the_same_people(
    counted: MemoryStore, clock: Clock, setup: Setup
) -> None:
    around = replace(setup, players=(" Bruno ", "Cedric", "David", "Adele"))
    others = replace(setup, players=("Adele", "Bruno", "Cedric", "Ewa"))
    stored(counted, setup, won_by(0))
    stored(counted, setup, (*won_by(2), Undo()))
    stored(counted, around, won_by(0))
    stored(counted, others, won_by(0))
    stored(counted, setup, won_by(1))
    counted.create([dump_line(setup), '{"do": "dance"}'])
    counted.create(["from a later program"])

    assert tonight(counted, clock, setup) == (3, {"Adele": 1, "Bruno": 2})


def test_tonight_leaves_out_games_of_earlier_evenings(
    counted: MemoryStore, clock: Clock, setup: Setup
) -> None:
    stored(counted, setup, won_by(0))
    clock.now += timedelta(hours=4)
    stored(counted, setup, won_by(1))
    clock.now = START + EVENING + timedelta(seconds=1)

    assert tonight(counted, clock, setup) == (1, {"Bruno": 1})


def test_statistics_follow_a_game_that_goes_on(
    counted: MemoryStore, clock: Clock, setup: Setup
) -> None:
    results = GameResults(counted, clock)
    game = stored(counted, setup, OPENING)
    before = results.statistics(game)
    assert before is not None
    assert results.statistics(game) is before

    counted.append(game, 5, [dump_line(Swap())])

    after = results.statistics(game)
    assert after is not None
    assert (before.turns, after.turns) == (5, 6)
    assert after == GameResults(counted, clock).statistics(game)


def test_new_game_with_the_id_of_a_deleted_one_has_its_own_statistics(
    counted: MemoryStore, clock: Clock, setup: Setup
) -> None:
    results = GameResults(counted, clock)
    game = stored(counted, setup, won_by(0))
    first = results.statistics(game)
    counted.leave()
    counted.remove(game)

    assert results.statistics(game) is None
    again = stored(counted, setup, won_by(1))
    second = results.statistics(again)
    assert again == game
    assert first is not None
    assert second is not None
    assert (first.winners, second.winners) == ((0,), (1,))
