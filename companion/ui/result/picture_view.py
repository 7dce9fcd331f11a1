"""What the picture of a finished game shows."""

from dataclasses import dataclass

from companion.ui.wording.result_views import ResultView


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """The words of the picture; the chart and the standings are those of the screen."""

    date: str
    """When the game was played, and how long; empty for a record without times."""
    title: str
    """Who won."""
    how: str
    """How the game was won."""
    standings: str
    """The heading of the standings."""
    chart: str
    """The heading of the chart."""
    turn: str
    """What the chart's turns are called."""
    product: str
    result: ResultView
