"""Standings of series, computed from stored games."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from companion.application.archive.deleted_games import delete_game, restore_game
from companion.application.archive.game_reader import GameReader
from companion.application.archive.record_import import Record
from companion.application.backup import make_backup, read_backup, restore_backup
from companion.application.memory_store import MemoryStore
from companion.application.ports import GameId
from companion.application.series.book import SERIES_BOOK, Series, SeriesBook
from companion.application.series.results import SeriesOverview, SeriesResults, result_of
from companion.application.table.service import TableService
from companion.core.commands import Entry, Line, Rename, Swap, Transfer, Undo
from companion.core.record import dump_line
from companion.core.revisions import CURRENT_RULES
from companion.core.setup import RECORD_VERSION, Setup
from companion.series import FirstTo

OPENING: tuple[Entry, ...] = (Swap(),) * 4
ADELE, BRUNO, CEDRIC = range(3)


@pytest.fixture
def setup(setup: Setup) -> Setup:
    return replace(setup, version=RECORD_VERSION, rules=CURRENT_RULES)


class Clock:
    """A clock that moves on by an hour at each look."""

    def __init__(self) -> None:
        self.now = datetime(2026, 5, 1, 20, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(hours=1)
        return self.now


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore(Clock())


def won_by(person: int) -> Sequence[Entry]:
    return (*OPENING, Transfer("bank", person, 7), Swap())


def play(
    store: MemoryStore, setup: Setup, entries: Sequence[Entry], minute: int | None = None
) -> GameId:
    """Store a game and enter it into the series, which the first one begins."""
    at = f"2026-05-01T20:{len(store.games()) if minute is None else minute:02}"
    taps = [Line(each, n, f"{at}:{n:02}Z", "bank") for n, each in enumerate(entries, 1)]
    game = store.create([dump_line(setup), *map(dump_line, taps)])
    created = next(each.created for each in store.games() if each.id == game)
    book = SERIES_BOOK.load(store)
    series = book.series[0] if book.series else Series(
        id="ABCDE", created=created, people=setup.players, scoring=FirstTo(2), seed=1
    )  # fmt: skip
    SERIES_BOOK.save(store, book.with_series(series.with_game(created)))
    return game


def overview(store: MemoryStore) -> SeriesOverview:
    found = SeriesResults(store, GameReader(store)).overview("ABCDE")
    assert found is not None
    return found


def wins(store: MemoryStore) -> dict[str, int]:
    return {each.name: each.points for each in overview(store).score.standings if each.points}


def test_unfinished_games_do_not_count(store: MemoryStore, setup: Setup) -> None:
    play(store, setup, won_by(ADELE))
    play(store, setup, OPENING)

    found = overview(store)
    assert wins(store) == {"Adele": 1}
    assert [game.counts for game in found.games] == [True, False]


def test_taken_back_and_deleted_games_drop_out(store: MemoryStore, setup: Setup) -> None:
    first = play(store, setup, won_by(ADELE))
    play(store, setup, (*won_by(ADELE), Undo()))
    assert overview(store).score.winners == ()

    last = play(store, setup, won_by(ADELE))
    assert overview(store).score.winners == ("Adele",)
    delete_game(store, first)
    assert (wins(store), overview(store).score.winners) == ({"Adele": 1}, ())
    restore_game(store, first)
    assert overview(store).score.winners == ("Adele",)
    delete_game(store, last)
    assert wins(store) == {"Adele": 1}


def test_game_of_another_one_with_the_same_id_is_not_counted(
    store: MemoryStore, setup: Setup
) -> None:
    game = play(store, setup, won_by(ADELE))
    store.leave()
    store.remove(game)
    assert store.create([dump_line(setup), *map(dump_line, won_by(BRUNO))]) == game
    assert wins(store) == {}


def test_renamed_people_keep_their_wins(store: MemoryStore, setup: Setup) -> None:
    play(store, setup, (*OPENING, Rename(ADELE, "Ada"), Transfer("bank", ADELE, 7), Swap()))
    again = replace(setup, players=("Bruno", " Ada ", *setup.players[2:]))
    play(store, again, won_by(1))

    found = overview(store)
    assert found.score.winners == ("Ada",)
    assert found.people == ("Ada", *setup.players[1:])
    assert found.played[1].seats[:2] == ("Bruno", "Ada")
    assert found.played[0].first == found.played[0].seats[setup.first]


def test_record_from_another_device_counts_once(store: MemoryStore, setup: Setup) -> None:
    game = play(store, setup, won_by(ADELE))
    elsewhere = MemoryStore(Clock())
    other = play(elsewhere, replace(setup, first=1), won_by(BRUNO))
    for record in (Record.of(elsewhere.lines(other)), Record.of(store.lines(game))):
        result = result_of(record)
        assert result is not None
        book = SERIES_BOOK.load(store)
        SERIES_BOOK.save(store, book.with_series(book.series[0].with_result(result)))

    assert wins(store) == {"Adele": 1, "Bruno": 1}
    assert len(overview(store).games) == 2


def test_game_that_ended_on_another_device_counts_once(store: MemoryStore, setup: Setup) -> None:
    play(store, setup, won_by(ADELE))
    here = play(store, setup, OPENING)
    elsewhere = MemoryStore(Clock())
    there = play(elsewhere, setup, won_by(BRUNO), minute=1)
    assert elsewhere.lines(there)[: len(OPENING) + 1] == store.lines(here)
    result = result_of(Record.of(elsewhere.lines(there)))
    assert result is not None
    book = SERIES_BOOK.load(store)
    SERIES_BOOK.save(store, book.with_series(book.series[0].with_result(result)))

    assert wins(store) == {"Adele": 1, "Bruno": 1}
    assert len(overview(store).games) == 2


def test_series_survive_a_backup(store: MemoryStore, setup: Setup) -> None:
    play(store, setup, won_by(ADELE))
    play(store, setup, won_by(BRUNO))
    elsewhere = MemoryStore(Clock())
    backup = read_backup(make_backup(store, datetime(2026, 6, 1, tzinfo=UTC)))

    assert not restore_backup(elsewhere, backup).settings_kept
    assert overview(elsewhere).score == overview(store).score
    play(store, setup, won_by(BRUNO))
    assert not restore_backup(store, backup).settings_kept
    assert overview(store).score.winners == ("Bruno",)


def test_started_game_is_entered_and_published(store: MemoryStore, setup: Setup) -> None:
    service = TableService(store, Clock())

    def enter(book: SeriesBook, created: datetime) -> SeriesBook:
        series = Series(
            id="ABCDE", created=created, people=setup.players, scoring=FirstTo(2), seed=1
        )
        return book.with_series(series.with_game(created))

    snapshot = service.start(setup, 0, enter=enter)
    assert snapshot.game_id is not None
    created = service.games.created(snapshot.game_id)
    assert created is not None
    found = snapshot.group_state.series.series_of(created)
    assert found is not None
    assert SERIES_BOOK.load(store) == snapshot.group_state.series


def test_renamed_and_forgotten_people_keep_their_wins(store: MemoryStore, setup: Setup) -> None:
    play(store, setup, won_by(ADELE))
    turned = replace(setup, players=(*setup.players[2:], *setup.players[:2]))
    play(store, turned, won_by(turned.players.index("Bruno")))
    service = TableService(store, Clock())

    service.names.change(service.names.plan_rename("Adele", "Ada"))
    assert wins(store) == {"Ada": 1, "Bruno": 1}
    service.names.change(service.names.plan_forgetting(frozenset({"Bruno"}), "Player {}".format))
    found = {name: points for name, points in wins(store).items() if name != "Ada"}
    assert list(found.values()) == [1]
    assert not any("Bruno" in name for name in found)
    assert len(overview(store).people) == len(setup.players)
