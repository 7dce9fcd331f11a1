"""The picture of a finished game in words."""

from companion.core.game import Game
from companion.i18n import Messages
from companion.i18n.numbers import day
from companion.ui.result.picture_view import ResultPicture
from companion.ui.wording.history import names
from companion.ui.wording.result import figures, how_won, result_view


def result_picture(game: Game, say: Messages) -> ResultPicture:
    """Return what the picture of a finished game shows; the winner's line is highlighted."""
    winners = game.table.winners or ()
    result = result_view(game, None, say)
    started = figures(game).statistics.started
    parts = [
        "" if started is None else day(started.astimezone().date(), say.language),
        result.minutes,
    ]
    return ResultPicture(
        date=" · ".join(filter(None, parts)),
        title=say.text("end-won", people=names(game.table, winners), count=len(winners)),
        how=how_won(game, say),
        standings=say.text("result-standings"),
        chart=say.text("chart-title"),
        turn=say.text("chart-turn"),
        product=say.text("app-name"),
        result=result,
    )
