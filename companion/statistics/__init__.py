"""The figures, awards and key moments of games, computed from their records."""

from companion.statistics.awards import Award, AwardKind, awards
from companion.statistics.game import (
    CharacterStatistics,
    GameStatistics,
    Point,
    game_statistics,
)
from companion.statistics.groups import GroupTotals
from companion.statistics.key_moments import KeyMoment, MomentKind, key_moments, most_remarkable
from companion.statistics.players import CharacterKey, PlayerTotals

__all__ = [
    "Award",
    "AwardKind",
    "CharacterKey",
    "CharacterStatistics",
    "GameStatistics",
    "GroupTotals",
    "KeyMoment",
    "MomentKind",
    "PlayerTotals",
    "Point",
    "awards",
    "game_statistics",
    "key_moments",
    "most_remarkable",
]
