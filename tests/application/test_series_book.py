"""The book of series: what is stored, and two copies brought together."""

from datetime import UTC, datetime, timedelta

from companion.application.series_book import (
    ImportedResult,
    Invitation,
    Place,
    Series,
    SeriesBook,
    Tournament,
    TournamentTable,
    load_series,
    save_series,
)
from companion.series import FirstTo
from tests.ui.pages import empty_store

START = datetime(2026, 5, 1, 20, tzinfo=UTC)
SERIES = Series(
    id="ABCDE", created=START, people=("Ada", "Bruno", "Cleo"), scoring=FirstTo(3), seed=7
)
TABLE = TournamentTable(names=("Ada", "Bruno", "Cleo", "Dan"), first=1)
TOURNAMENT = Tournament(id="FGHIJ", created=START, people=TABLE.names, seed=1).with_round([TABLE])
RESULT = ImportedResult(names=TABLE.names, coins=(13, 2, 3, 4), winners=frozenset({0}), game="x")


def test_book_is_stored_whole() -> None:
    store = empty_store()
    place = Place(tournament="FGHIJ", round=0, table=0)
    invitation = Invitation(place=place, names=TABLE.names, first=1)
    book = SeriesBook().with_series(SERIES.with_game(START).with_result(RESULT))
    book = book.with_tournament(TOURNAMENT).with_invitation(invitation)
    save_series(store, book)
    assert load_series(store) == book


def test_unreadable_book_is_empty() -> None:
    store = empty_store()
    store.set_setting("series", '{"series": [{"id": "no"}]}')
    assert load_series(store) == SeriesBook()


def test_game_and_result_count_once() -> None:
    series = SERIES.with_game(START).with_game(START).with_result(RESULT).with_result(RESULT)
    assert (series.games, series.imported) == ((START,), (RESULT,))


def test_merged_books_have_the_games_of_both() -> None:
    later = START + timedelta(hours=1)
    here = SeriesBook().with_series(SERIES.with_game(START)).with_tournament(TOURNAMENT)
    place = Place(tournament="FGHIJ", round=0, table=0)
    with_result = TOURNAMENT.with_table(place, TABLE.model_copy(update={"result": RESULT}))
    there = SeriesBook().with_series(SERIES.with_game(later))
    there = there.with_tournament(with_result.with_round([TABLE]))

    both = here.merged(there)
    assert both.series[0].games == (START, later)
    assert both.tournaments == (with_result.with_round([TABLE]),)
    assert both == both.merged(here) == both.merged(there)
    assert SeriesBook().merged(both) == both


def test_game_is_found_in_its_series_or_at_its_table() -> None:
    place = Place(tournament="FGHIJ", round=0, table=0)
    table = TABLE.model_copy(update={"game": START})
    book = SeriesBook().with_tournament(TOURNAMENT.with_table(place, table))
    assert book.place_of(START) == place
    assert book.series_of(START) is None
    assert book.without("FGHIJ").place_of(START) is None
