"""What a page shows of series."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.application.ports import GameId
from companion.application.series.book import Series
from companion.application.series.results import SeriesList, SeriesOverview


@dataclass(frozen=True, slots=True)
class SeriesState:
    """The series on one page."""

    list: SeriesList | None = None
    """None until it is computed."""
    deleted: Series | None = None
    """The one deleted last, while that can be undone."""
    report: str = ""
    """What the last file has changed."""

    @property
    def known(self) -> tuple[SeriesOverview, ...]:
        """The series that are computed, the newest first."""
        return () if self.list is None else self.list.series

    def of_game(self, game: GameId | None) -> SeriesOverview | None:
        """Return the series that a stored game belongs to."""
        if game is None:
            return None
        games = ((series, {each.game_id for each in series.games}) for series in self.known)
        return next((series for series, ids in games if game in ids), None)

    def running(self, names: Sequence[str]) -> SeriesOverview | None:
        """Return the newest series of these people, unless somebody has won it."""
        people = sorted(name.strip() for name in names)
        newest = next((each for each in self.known if sorted(each.people) == people), None)
        return None if newest is None or newest.score.winners else newest
