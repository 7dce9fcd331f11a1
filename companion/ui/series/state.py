"""What a page shows of series, and what a new game belongs to."""

from dataclasses import dataclass
from typing import Annotated, Final

from pydantic import ConfigDict, Field

from companion.application.series.book import Series
from companion.application.series.results import SeriesList
from companion.core.names import comparable_name
from companion.series import FirstTo, PointsOver, Scoring

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
        """Whether a game of these people belongs to it."""
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


@dataclass(frozen=True, slots=True)
class SeriesPage:
    """The series on one page."""

    list: SeriesList | None = None
    """None until it is computed."""
    deleted: Series | None = None
    """The one deleted last, while that can be undone."""
    report: str = ""
    """What the last file has changed."""
