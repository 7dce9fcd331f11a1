"""A tournament: its rounds dealt, and results from other devices put in their places."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.application.series_book import (
    ImportedResult,
    Place,
    SeriesBook,
    Tournament,
    TournamentTable,
)
from companion.core.names import comparable_name
from companion.errors import CodedError
from companion.series import Deal, deal, deal_tables


class EntryCode(StrEnum):
    """Why a result cannot be entered, with the parameters of each code."""

    UNFINISHED = "series_unfinished"
    OTHER_TOURNAMENT = "table_other_tournament"
    """It is of a tournament that is not organized on this device."""
    OTHER_PEOPLE = "table_other_people"
    """No table of the tournament has its people."""
    TAKEN = "table_taken"
    """`round`, `table`, counted from 1: another result is there."""


class EntryError(CodedError):
    """A result cannot be entered; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Entered:
    """The book after a result was entered."""

    book: SeriesBook
    place: Place
    is_new: bool
    """False if the same result was there already."""


def deal_round(tournament: Tournament, tables: int) -> tuple[TournamentTable, ...]:
    """Return the tables of the next round: new opponents, seats and starters dealt fairly."""
    earlier = [table for tables_ in tournament.rounds for table in tables_]
    played = [Deal(table.names, table.names[table.first]) for table in earlier]
    dealt = deal_tables(
        tournament.people, tables, [table.names for table in earlier], tournament.seed
    )
    found = []
    for number, people in enumerate(dealt):
        seats = deal(people, played, tournament.seed + number)
        found.append(TournamentTable(names=seats.seats, first=seats.seats.index(seats.first)))
    return tuple(found)


def enter_at(
    book: SeriesBook, place: Place, coins: Sequence[int], winners: frozenset[int]
) -> Entered:
    """Return the book with the result of a code, whose coins are in the table's seating order.

    Raises EntryError.
    """
    tournament = book.find_tournament(place.tournament)
    table = None if tournament is None else table_at(tournament, place)
    if tournament is None:
        raise EntryError(EntryCode.OTHER_TOURNAMENT)
    if table is None or len(table.names) != len(coins):
        raise EntryError(EntryCode.OTHER_PEOPLE)
    result = ImportedResult(names=table.names, coins=tuple(coins), winners=winners)
    return _entered(book, tournament, place, result)


def enter_result(book: SeriesBook, tournament: Tournament, result: ImportedResult) -> Entered:
    """Return the book with the result of a record at the newest table with its people.

    Raises EntryError.
    """
    places = [
        Place(tournament=tournament.id, round=round, table=number)
        for round, tables in reversed(tuple(enumerate(tournament.rounds)))
        for number, table in enumerate(tables)
        if _compared(table.names) == _compared(result.names)
    ]
    if not places:
        raise EntryError(EntryCode.OTHER_PEOPLE)
    known = (each for each in places if _is_there(table_at(tournament, each), result))
    return _entered(book, tournament, next(known, places[0]), result)


def without_result(book: SeriesBook, place: Place) -> SeriesBook:
    """Return the book with an empty place for another result or game."""
    tournament = book.find_tournament(place.tournament)
    table = None if tournament is None else table_at(tournament, place)
    if tournament is None or table is None:
        return book
    empty = table.model_copy(update={"result": None, "game": None})
    return book.with_tournament(tournament.with_table(place, empty))


def table_at(tournament: Tournament, place: Place) -> TournamentTable | None:
    """Return the table at a place; None without it."""
    try:
        return tournament.rounds[place.round][place.table]
    except IndexError:
        return None


def _entered(
    book: SeriesBook, tournament: Tournament, place: Place, result: ImportedResult
) -> Entered:
    table = table_at(tournament, place)
    if table is None:
        raise EntryError(EntryCode.OTHER_PEOPLE)
    if _is_there(table, result):
        return Entered(book, place, is_new=False)
    if table.result is not None:
        raise EntryError(EntryCode.TAKEN, round=place.round + 1, table=place.table + 1)
    filled = table.model_copy(update={"result": result})
    return Entered(book.with_tournament(tournament.with_table(place, filled)), place, is_new=True)


def _is_there(table: TournamentTable | None, result: ImportedResult) -> bool:
    """Whether a table has this result, perhaps from a code instead of a file."""
    known = None if table is None else table.result
    return known is not None and _by_name(known) == _by_name(result)


def _by_name(result: ImportedResult) -> dict[str, tuple[int, bool]]:
    return {
        comparable_name(name): (coins, person in result.winners)
        for person, (name, coins) in enumerate(zip(result.names, result.coins, strict=True))
    }


def _compared(names: Sequence[str]) -> list[str]:
    return sorted(map(comparable_name, names))
