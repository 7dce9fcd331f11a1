"""What a page shows of series and tournaments, and what a new game belongs to."""

from dataclasses import dataclass
from typing import Annotated, Final

from pydantic import ConfigDict, Field

from companion.application.series_book import Place, Series, Tournament
from companion.application.series_results import SeriesList
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

    It is a new series with a `scoring`, or the running one with an id, or a tournament's table.
    """

    __pydantic_config__ = ConfigDict(extra="forbid")
    series: str = ""
    people: Annotated[tuple[str, ...], Field(max_length=20)] = ()
    """Who plays the running series or at the table, in any order."""
    game: int = 1
    """The number of the game in the series."""
    scoring: FirstTo | PointsOver | None = None
    place: Place | None = None

    def is_for(self, names: tuple[str, ...]) -> bool:
        """Whether a game of these people belongs to it."""
        if not self.people:
            return True
        return sorted(map(comparable_name, names)) == sorted(map(comparable_name, self.people))


@dataclass(frozen=True, slots=True)
class SeriesPage:
    """The series on one page."""

    list: SeriesList | None = None
    """None until it is computed."""
    deleted: Series | Tournament | None = None
    """The one deleted last, while that can be undone."""
    typed: str = ""
    """The code being typed."""
    cleared: int = 0
    """How often a typed code was accepted, which empties its field."""
    report: str = ""
    """What the last code or file has changed."""
    names: str = ""
    """The people of a new tournament as they are typed, one a line."""
    tables: int = 0
    """Tables of the next round; 0 for the usual number."""
    shown_table: int | None = None
    """The table whose code is shown."""
