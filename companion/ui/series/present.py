"""Which series a game or a group belongs to. Without Flet."""

from collections.abc import Sequence

from companion.application.series.results import SeriesList, SeriesOverview
from companion.ui.page.series_entry import SeriesEntry


def series_of_game(found: SeriesList | None, game: int | None) -> SeriesOverview | None:
    """Return the series that a stored game belongs to."""
    if found is None or game is None:
        return None
    return next(
        (each for each in found.series if any(one.game_id == game for one in each.games)), None
    )


def running_series(found: SeriesList | None, names: Sequence[str]) -> SeriesOverview | None:
    """Return the newest series of these people, unless somebody has won it."""
    if found is None:
        return None
    people = sorted(name.strip() for name in names)
    newest = next((each for each in found.series if sorted(each.people) == people), None)
    return None if newest is None or newest.score.winners else newest


def next_entry(found: SeriesOverview, people: tuple[str, ...]) -> SeriesEntry:
    """Return what the next game of a series belongs to."""
    return SeriesEntry(found.series.id, people, found.score.counted + 1)
