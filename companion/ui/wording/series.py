"""Series in words. Without Flet."""

from companion.application.series.results import SeriesGame, SeriesOverview
from companion.i18n import Messages
from companion.series import POINTS, FirstTo, PointsOver, Scoring, Standing

_SHOWN = 4
"""People in the line of a standing; all others follow in the list."""


def scoring_in_words(scoring: Scoring, say: Messages) -> str:
    """Return how a series is won."""
    match scoring:
        case FirstTo(wins=wins):
            return say.text("series-first-to", wins=wins)
        case PointsOver(games=games):
            return say.text("series-points-over", games=games)


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
