"""Series of games: points, standings, and fair deals of seats and starters."""

from companion.series.dealing import Deal, deal
from companion.series.scoring import (
    POINTS,
    Finish,
    FirstTo,
    PointsOver,
    Score,
    Scoring,
    Standing,
    score,
)

__all__ = [
    "POINTS",
    "Deal",
    "Finish",
    "FirstTo",
    "PointsOver",
    "Score",
    "Scoring",
    "Standing",
    "deal",
    "score",
]
