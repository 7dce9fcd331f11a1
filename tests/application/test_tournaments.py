"""Tournaments: rounds dealt, results from codes and files."""

from collections import Counter
from datetime import UTC, datetime
from itertools import combinations

import pytest

from companion.application.results import GameResults
from companion.application.series_book import (
    ImportedResult,
    Place,
    SeriesBook,
    Tournament,
    save_series,
)
from companion.application.series_results import SeriesResults
from companion.application.tournaments import (
    EntryCode,
    EntryError,
    deal_round,
    enter_at,
    enter_result,
    table_at,
    without_result,
)
from tests.ui.pages import empty_store

START = datetime(2026, 5, 1, 20, tzinfo=UTC)
PEOPLE = tuple("ABCDEFGHIJ")
FIRST, SECOND = (Place(tournament="ABCDE", round=0, table=table) for table in (0, 1))
COINS = (13, 2, 8, 2, 1)


def dealt(rounds: int) -> Tournament:
    tournament = Tournament(id="ABCDE", created=START, people=PEOPLE, seed=3)
    for _ in range(rounds):
        tournament = tournament.with_round(deal_round(tournament, 2))
    return tournament


BOOK = SeriesBook().with_tournament(dealt(1))
NAMES = dealt(1).rounds[0][0].names
WON = frozenset({0})


def refusal(code: EntryCode) -> "pytest.RaisesExc[EntryError]":
    return pytest.raises(EntryError, match=code)


def standings(book: SeriesBook) -> dict[str, int]:
    store = empty_store()
    save_series(store, book)
    (found,) = SeriesResults(store, GameResults(store, lambda: START)).overviews().tournaments
    return {each.name: each.points for each in found.standings if each.points}


def test_starters_and_neighbours_are_spread_over_the_rounds() -> None:
    tables = [table for tables in dealt(5).rounds for table in tables]
    starts = Counter(table.names[table.first] for table in tables)
    met = Counter(pair for table in tables for pair in combinations(sorted(table.names), 2))

    assert max(starts.values()) <= 2
    assert len(starts) >= 8
    # 100 meetings of 45 pairs
    assert max(met.values()) <= 4


def test_result_of_a_code_counts_once() -> None:
    entered = enter_at(BOOK, FIRST, COINS, WON)
    again = enter_at(entered.book, FIRST, COINS, WON)

    assert (entered.is_new, again.is_new) == (True, False)
    assert again.book == entered.book
    found = dict(zip(NAMES, (10, 5, 7, 5, 3), strict=True))
    assert standings(entered.book) == found


def test_file_and_code_of_one_game_count_once() -> None:
    entered = enter_at(BOOK, FIRST, COINS, WON)
    (tournament,) = entered.book.tournaments
    backwards = ImportedResult(
        names=NAMES[::-1], coins=COINS[::-1], winners=frozenset({4}), game="x"
    )
    assert not enter_result(entered.book, tournament, backwards).is_new


def test_results_of_other_tournaments_and_people_are_refused() -> None:
    elsewhere = Place(tournament="ZZZZZ", round=0, table=0)
    with refusal(EntryCode.OTHER_TOURNAMENT):
        enter_at(BOOK, elsewhere, COINS, WON)
    with refusal(EntryCode.OTHER_PEOPLE):
        enter_at(BOOK, FIRST, COINS[:4], WON)
    with refusal(EntryCode.OTHER_PEOPLE):
        enter_at(BOOK, Place(tournament="ABCDE", round=4, table=0), COINS, WON)
    strangers = ImportedResult(names=("X", *NAMES[1:]), coins=COINS, winners=WON)
    with refusal(EntryCode.OTHER_PEOPLE):
        enter_result(BOOK, BOOK.tournaments[0], strangers)


def test_another_result_for_a_table_is_refused_until_the_first_is_removed() -> None:
    book = enter_at(BOOK, SECOND, COINS, WON).book
    other = (1, 13, 8, 2, 2)
    with refusal(EntryCode.TAKEN):
        enter_at(book, SECOND, other, frozenset({1}))

    emptied = without_result(book, SECOND)
    assert emptied == BOOK
    assert enter_at(emptied, SECOND, other, frozenset({1})).is_new


def test_record_goes_to_the_newest_table_of_its_people() -> None:
    tournament = dealt(1)
    tournament = tournament.with_round(tournament.rounds[0])
    book = SeriesBook().with_tournament(tournament)
    result = ImportedResult(names=NAMES, coins=COINS, winners=WON, game="x")

    entered = enter_result(book, tournament, result)
    assert (entered.place.round, entered.place.table) == (1, 0)
    table = table_at(entered.book.tournaments[0], entered.place)
    assert table is not None
    assert table.result == result
