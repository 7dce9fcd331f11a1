"""Series in words, and what a new game adds to the book of series. Without Flet."""

from collections.abc import Callable, Sequence
from datetime import datetime
from random import Random

from companion.application.series.book import ID_LENGTH, Series, SeriesBook
from companion.application.series.results import SeriesGame, SeriesList, SeriesOverview
from companion.i18n import Messages
from companion.series import POINTS, FirstTo, PointsOver, Scoring, Standing
from companion.ui.series.state import SeriesEntry

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_SHOWN = 4
"""People in the line of a standing; all others follow in the list."""


def new_id(random: Random) -> str:
    """Return a random id of a series."""
    return "".join(random.choices(_LETTERS, k=ID_LENGTH))


def new_series(
    people: Sequence[str], scoring: Scoring, created: datetime, random: Random
) -> Series:
    """Return a series that begins with the game created at this moment."""
    return Series(
        id=new_id(random),
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


def scoring_in_words(scoring: Scoring, say: Messages) -> str:
    """Return how a series is won."""
    match scoring:
        case FirstTo(wins=wins):
            return say.text("series-first-to", wins=wins)
        case PointsOver(games=games):
            return say.text("series-points-over", games=games)


def entry_in_words(entry: SeriesEntry, say: Messages) -> str:
    """Return what a new game belongs to."""
    if entry.scoring is None:
        return say.text("series-game", number=entry.game)
    return scoring_in_words(entry.scoring, say)


def standing_in_words(found: SeriesOverview, say: Messages) -> str:
    """Return the leaders, or that nobody leads: "Ada 2 · Bruno 1"."""
    leaders = [each for each in found.score.standings if each.points][:_SHOWN]
    return " · ".join(f"{each.name} {each.points}" for each in leaders) or say.text("series-begun")


def winners_in_words(found: SeriesOverview, say: Messages) -> str:
    """Return who has won the series; empty before it is decided."""
    winners = list(found.score.winners)
    return say.text("series-won", people=winners, count=len(winners)) if winners else ""


def standing_label(standing: Standing, say: Messages, *, by_wins: bool) -> str:
    """Return a row of the standings in words, for a screen reader."""
    message = "series-row-wins" if by_wins else "series-row-points"
    return say.text(
        message,
        person=standing.name,
        place=standing.place,
        points=standing.points,
        games=standing.games,
    )


def points_table(say: Messages) -> str:
    """Return the points by place."""
    points = " · ".join(map(str, POINTS))
    return say.text("series-points-table", places=len(POINTS), points=points)


def game_in_words(game: SeriesGame, say: Messages) -> str:
    """Return who won a game, or that it is unfinished."""
    finish = game.finish
    if finish is None:
        return say.text("series-unfinished")
    winners = [finish.names[person] for person in sorted(finish.winners)]
    return say.text("end-won", people=winners, count=len(winners))


def next_entry(found: SeriesOverview, people: tuple[str, ...]) -> SeriesEntry:
    """Return what the next game of a series belongs to."""
    return SeriesEntry(found.series.id, people, found.score.counted + 1)
