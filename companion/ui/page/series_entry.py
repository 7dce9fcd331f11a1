"""What a new game belongs to, and what it adds to the book of series."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from random import Random
from typing import Annotated, Final

from pydantic import ConfigDict, Field

from companion.application.series.book import ID_LENGTH, Series, SeriesBook
from companion.core.names import comparable_name
from companion.series import FirstTo, PointsOver, Scoring

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
SCORINGS: Final[tuple[Scoring, ...]] = (
    FirstTo(2),
    FirstTo(3),
    FirstTo(5),
    PointsOver(3),
    PointsOver(5),
)
"""The series that can be begun."""


@dataclass(frozen=True, slots=True)
class SeriesEntry:
    """What the game being prepared belongs to. A device stores it, so its fields are a format.

    It is a new series with a `scoring`, or the running one with an id.
    """

    __pydantic_config__ = ConfigDict(extra="forbid")
    series: str = ""
    people: Annotated[tuple[str, ...], Field(max_length=20)] = ()
    """Who plays the running series, in any order."""
    game: int = 1
    """The number of the game in the series."""
    scoring: FirstTo | PointsOver | None = None

    def is_for(self, names: tuple[str, ...]) -> bool:
        """Return whether a game of these people belongs to it."""
        if not self.people:
            return True
        return sorted(map(comparable_name, names)) == sorted(map(comparable_name, self.people))


def without_place(stored: object) -> object:
    """Return a stored entry without the place at a tournament's table that earlier versions wrote.

    A game for such a table belongs to nothing.
    """
    if not isinstance(stored, dict):
        return stored
    entry = dict(stored)
    return entry if entry.pop("place", None) is None else None


def new_series(
    people: Sequence[str], scoring: Scoring, created: datetime, random: Random
) -> Series:
    """Return a series that begins with the game created at this moment."""
    return Series(
        id="".join(random.choices(_LETTERS, k=ID_LENGTH)),
        created=created,
        people=tuple(name.strip() for name in people),
        scoring=scoring,
        seed=random.randrange(2**32),
        games=(created,),
    )


def entered(
    entry: SeriesEntry | None, people: tuple[str, ...], random: Random
) -> Callable[[SeriesBook, datetime], SeriesBook] | None:
    """Return how a new game of these people gets into the book; None if it belongs nowhere."""
    if entry is None or not entry.is_for(people):
        return None

    def enter(book: SeriesBook, created: datetime) -> SeriesBook:
        if entry.scoring is not None:
            return book.with_series(new_series(people, entry.scoring, created, random))
        series = book.find_series(entry.series)
        return book if series is None else book.with_series(series.with_game(created))

    return enter
