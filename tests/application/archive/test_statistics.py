"""The results of stored games."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import cast

import pytest

from companion.application.archive.evening import EVENING, Evening
from companion.application.archive.game_reader import GameReader
from companion.application.archive.statistics_cache import statistics_key
from companion.application.memory_store import MemoryStore
from companion.application.ports import GameId, GameSummary
from companion.core.commands import Entry, Swap, Transfer, Undo
from companion.core.game import new_game
from companion.core.record import dump_line
from companion.core.setup import Setup

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


def summary(store: MemoryStore, game: GameId) -> GameSummary:
    (found,) = (each for each in store.games() if each.id == game)
    return found


def tonight(store: MemoryStore, clock: Clock, setup: Setup) -> tuple[int, dict[str, int]]:
    found = Evening(GameReader(store), clock).tonight(None, new_game(setup))
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


def test_statistics_follow_a_game_that_goes_on(counted: MemoryStore, setup: Setup) -> None:
    results = GameReader(counted)
    game = stored(counted, setup, OPENING)
    before = results.statistics(summary(counted, game))
    assert before is not None
    assert results.statistics(summary(counted, game)) is before

    counted.append(game, 5, [dump_line(Swap())])

    after = results.statistics(summary(counted, game))
    assert after is not None
    assert (before.turns, after.turns) == (5, 6)
    assert after == GameReader(counted).statistics(summary(counted, game))


def test_new_game_with_the_id_of_a_deleted_one_has_its_own_statistics(
    counted: MemoryStore, clock: Clock, setup: Setup
) -> None:
    results = GameReader(counted)
    game = stored(counted, setup, won_by(0))
    first = results.statistics(summary(counted, game))
    listed = summary(counted, game)
    counted.leave()
    counted.remove(game)
    clock.now += timedelta(hours=1)

    assert GameReader(counted).statistics(replace(listed, line_count=99)) is None
    again = stored(counted, setup, won_by(1))
    second = results.statistics(summary(counted, again))
    assert again == game
    assert first is not None
    assert second is not None
    assert (first.winners, second.winners) == ((0,), (1,))


def test_stored_statistics_are_the_same_without_playing(counted: MemoryStore, setup: Setup) -> None:
    games = [stored(counted, setup, won_by(person)) for person in range(3)]
    counted.create([dump_line(setup), '{"do": "dance"}'])
    first, done = GameReader(counted).some_statistics(counted.games(), seconds=60)
    assert (len(first), done) == (len(games), 4)
    read = cast(CountingStore, counted).read

    assert GameReader(counted).some_statistics(counted.games(), seconds=60) == (first, 4)
    assert cast(CountingStore, counted).read == read

    for key in counted.settings():
        counted.set_setting(key, None)
    assert GameReader(counted).some_statistics(counted.games(), seconds=60) == (first, 4)


@pytest.mark.parametrize(
    "damage", [lambda _: "{", lambda text: text.replace('"made_by":"', '"made_by":"x')]
)
def test_stored_statistics_of_another_version_are_made_again(
    counted: MemoryStore, setup: Setup, damage: Callable[[str], str]
) -> None:
    game = summary(counted, stored(counted, setup, won_by(0)))
    found = GameReader(counted).statistics(game)
    ((key, text),) = counted.settings().items()
    wrong = text.replace('"turns":5', '"turns":77')
    assert wrong != text
    counted.set_setting(key, damage(wrong))

    assert GameReader(counted).statistics(game) == found


def test_a_few_games_at_a_time(counted: MemoryStore, setup: Setup) -> None:
    for person in range(3):
        stored(counted, setup, won_by(person))
    results = GameReader(counted)

    found, done = results.some_statistics(counted.games(), seconds=0)

    assert (len(found), done) == (1, 1)
    assert not counted.settings()
    assert results.some_statistics(counted.games()[1:], seconds=60)[1] == 2
    assert len(counted.settings()) == 3


def test_nothing_is_kept_of_a_record_read_before_a_change_of_names(
    counted: MemoryStore, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = stored(counted, setup, won_by(0))
    games = GameReader(counted)
    games.statistics(summary(counted, game))
    games.overviews()

    games.forget([game])
    assert statistics_key(game) not in counted.settings()

    def lines(game: GameId) -> tuple[str, ...]:
        read = MemoryStore.lines(counted, game)
        games.forget([game])
        return read

    monkeypatch.setattr(counted, "lines", lines)
    assert games.statistics(summary(counted, game)) is not None
    assert games.overviews()
    monkeypatch.undo()
    assert statistics_key(game) not in counted.settings()
    read = cast(CountingStore, counted).read
    games.overviews()
    assert cast(CountingStore, counted).read == read + 1


def test_game_whose_statistics_are_known_is_not_played_for_the_list(
    counted: MemoryStore, setup: Setup
) -> None:
    game = stored(counted, setup, won_by(0))
    games = GameReader(counted)
    games.statistics(summary(counted, game))
    (overview,) = games.overviews()
    assert (overview.turns, cast(CountingStore, counted).read) == (5, 1)
    assert (overview,) == GameReader(counted).overviews()
