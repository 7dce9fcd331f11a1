"""The figures, awards and key moments of games, computed from their records."""

from companion.statistics.awards import Award, AwardKind, awards
from companion.statistics.game import (
    CharacterStatistics,
    GameStatistics,
    Point,
    game_statistics,
)
from companion.statistics.groups import GroupTotals, group_totals
from companion.statistics.key_moments import KeyMoment, MomentKind, key_moments
from companion.statistics.players import CharacterKey, PlayerTotals, player_totals

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
    "group_totals",
    "key_moments",
    "player_totals",
]
