"""The list of games, and deleting games with a way back."""

from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from companion.application.archive.game_reader import GameReader
from companion.application.archive.overviews import GameOverview
from companion.application.archive.record_import import Record
from companion.application.memory_store import MemoryStore
from companion.application.ports import GameId
from companion.application.table.service import TableService, utc_now
from companion.application.table.snapshot import StaleTap
from companion.core.commands import Entry, Swap, Transfer
from companion.core.record import dump_line
from companion.core.setup import Setup
from tests.application.failing_store import FailingStore

OPENING: tuple[Entry, ...] = (Swap(),) * 4
WON: tuple[Entry, ...] = (*OPENING, Transfer("bank", 2, 7), Swap())


def stored(store: MemoryStore, setup: Setup, *entries: Entry) -> GameId:
    return store.create([dump_line(setup), *map(dump_line, entries)])


def listed(store: MemoryStore) -> list[GameOverview]:
    return list(GameReader(store).overviews())


def test_overview_has_turn_or_winner_with_coins(store: FailingStore, setup: Setup) -> None:
    stored(store, setup, *OPENING)
    stored(store, setup, *WON)
    won, running = listed(store)
    assert (running.turns, running.ended, running.winners) == (5, False, ())
    assert won.ended
    assert [(each.name, each.coins) for each in won.winners] == [(setup.players[2], 13)]
    assert won.players == setup.players


def test_record_that_cannot_be_played_is_listed_without_turns(
    store: FailingStore, setup: Setup
) -> None:
    store.create(["from a later program"])
    store.create([dump_line(setup), '{"do": "dance"}'])
    (game,) = listed(store)
    assert (game.players, game.turns) == (setup.players, None)


def test_known_games_are_not_played_again(
    store: FailingStore, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored(store, setup, *OPENING)
    grown = stored(store, setup, *OPENING)
    before = listed(store)
    store.append(grown, 5, [dump_line(Swap())])
    played: list[object] = []

    def of(lines: object) -> Record:
        played.append(lines)
        return original(lines)  # type: ignore[arg-type]

    original = Record.of
    monkeypatch.setattr(Record, "of", of)
    after = listed(store)
    assert len(played) == 1
    assert (after[0].turns, after[1]) == (6, before[1])


def test_games_are_played_a_few_at_a_time_and_listed_the_same(
    store: FailingStore, setup: Setup
) -> None:
    for entries in (OPENING, WON, OPENING):
        stored(store, setup, *entries)
    whole = GameReader(MemoryStore(lambda: datetime.now(UTC)))
    assert whole.prepare()
    games = GameReader(store)

    assert [games.prepare(seconds=0) for _ in range(4)] == [False, False, False, True]
    found = games.overviews()
    assert len(found) == 3
    again = GameReader(store)
    assert again.prepare(seconds=0)
    assert again.overviews() == found


def test_overview_of_a_removed_game_is_not_taken_for_the_next_with_its_id(
    setup: Setup,
) -> None:
    start = datetime(2031, 5, 17, tzinfo=UTC)
    moments = (start + timedelta(seconds=each) for each in count())
    store = MemoryStore(lambda: next(moments))
    first = stored(store, setup, *OPENING)
    listed(store)
    store.leave()
    store.remove(first)
    assert stored(store, setup, *(Swap(),) * 3, Transfer("bank", 0, 1)) == first
    (game,) = listed(store)
    assert game.turns == 4


def test_deleted_game_comes_back_for_thirty_days(store: FailingStore, setup: Setup) -> None:
    older, newer = stored(store, setup, *OPENING), stored(store, setup)
    store.leave()
    service = TableService(store)
    assert service.snapshot.put_away is not None
    snapshot = service.archive.delete(newer)
    assert (snapshot.stored_games, snapshot.put_away) == (1, None)
    assert [game.id for game in listed(store)] == [older]
    snapshot = service.archive.restore(newer)
    assert (snapshot.stored_games, snapshot.put_away and snapshot.put_away.id) == (2, newer)
    service.archive.delete(newer)
    TableService(store)
    assert [game.id for game in store.games()] == [newer, older]
    TableService(store, lambda: utc_now() + timedelta(days=31))
    assert [game.id for game in store.games()] == [older]


def test_game_deleted_by_an_earlier_version_is_removed_at_the_next_start(
    store: FailingStore, setup: Setup
) -> None:
    older, newer = stored(store, setup, *OPENING), stored(store, setup)
    store.leave()
    store.set_setting("deleted-games", f'{{"games": [{newer}]}}')
    assert [game.id for game in listed(store)] == [older]
    TableService(store)
    assert [game.id for game in store.games()] == [older]


def test_current_game_cannot_be_deleted(store: FailingStore, setup: Setup) -> None:
    game = stored(store, setup)
    service = TableService(store)
    with pytest.raises(StaleTap):
        service.archive.delete(game)
    assert service.snapshot.game_id == game


def test_deleted_game_that_is_taken_up_stays(store: FailingStore, setup: Setup) -> None:
    game = stored(store, setup)
    store.leave()
    service = TableService(store)
    service.archive.delete(game)
    service.resume(game, service.snapshot.revision)
    assert TableService(store).snapshot.game_id == game
