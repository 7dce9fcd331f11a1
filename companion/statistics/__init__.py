"""What a game comes to: figures and awards, computed from its record alone."""

from companion.statistics.awards import Award, AwardKind, awards
from companion.statistics.game import (
    CharacterStatistics,
    GameStatistics,
    PlayerStatistics,
    Point,
    game_statistics,
)

__all__ = [
    "Award",
    "AwardKind",
    "CharacterStatistics",
    "GameStatistics",
    "PlayerStatistics",
    "Point",
    "awards",
    "game_statistics",
]
