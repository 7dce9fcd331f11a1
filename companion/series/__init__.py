"""Series of games and tournaments: points, standings, and fair deals of seats and tables."""

from companion.series.dealing import Deal, deal
from companion.series.scoring import (
    POINTS,
    Finish,
    FirstTo,
    PointsOver,
    Score,
    Scoring,
    Standing,
    points_of,
    score,
    tournament_standings,
)
from companion.series.tables import (
    FEWEST_AT_TABLE,
    MOST_AT_TABLE,
    deal_tables,
    possible_tables,
    usual_tables,
)

__all__ = [
    "FEWEST_AT_TABLE",
    "MOST_AT_TABLE",
    "POINTS",
    "Deal",
    "Finish",
    "FirstTo",
    "PointsOver",
    "Score",
    "Scoring",
    "Standing",
    "deal",
    "deal_tables",
    "points_of",
    "possible_tables",
    "score",
    "tournament_standings",
    "usual_tables",
]
