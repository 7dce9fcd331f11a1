"""The book of series: what is stored, and two copies brought together."""

from datetime import UTC, datetime, timedelta

from companion.application.series.book import SERIES_BOOK, ImportedResult, Series, SeriesBook
from companion.series import FirstTo
from tests.ui.pages import empty_store

START = datetime(2026, 5, 1, 20, tzinfo=UTC)
ONE = Series(id="ABCDE", created=START, people=("Ada", "Bruno", "Cleo"), scoring=FirstTo(3), seed=7)
RESULT = ImportedResult(names=ONE.people, coins=(13, 2, 3), winners=frozenset({0}), game="x")


def test_book_is_stored_whole() -> None:
    store = empty_store()
    book = SeriesBook().with_series(ONE.with_game(START).with_result(RESULT))
    SERIES_BOOK.save(store, book)
    assert SERIES_BOOK.load(store) == book


def test_unreadable_book_is_empty() -> None:
    store = empty_store()
    store.set_setting("series", '{"series": [{"id": "no"}]}')
    assert SERIES_BOOK.load(store) == SeriesBook()


def test_game_and_result_count_once() -> None:
    series = ONE.with_game(START).with_game(START).with_result(RESULT).with_result(RESULT)
    assert (series.games, series.imported) == ((START,), (RESULT,))


def test_merged_books_have_the_games_of_both() -> None:
    later = START + timedelta(hours=1)
    here = SeriesBook().with_series(ONE.with_game(START))
    there = SeriesBook().with_series(ONE.with_game(later).with_result(RESULT))

    both = here.merged(there)
    assert both.series[0].games == (START, later)
    assert both.series[0].imported == (RESULT,)
    assert both == both.merged(here) == both.merged(there)
    assert SeriesBook().merged(both) == both


def test_game_is_found_in_its_series() -> None:
    book = SeriesBook().with_series(ONE.with_game(START))
    assert book.series_of(START) == book.series[0]
    assert book.without(ONE.id).series_of(START) is None
