"""What a page shows of series."""

from dataclasses import dataclass

from companion.application.series.book import Series
from companion.application.series.results import SeriesList


@dataclass(frozen=True, slots=True)
class SeriesState:
    """The series on one page."""

    list: SeriesList | None = None
    """None until it is computed."""
    deleted: Series | None = None
    """The one deleted last, while that can be undone."""
    report: str = ""
    """What the last file has changed."""
