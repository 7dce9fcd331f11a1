"""What a game comes to: figures and awards, computed from its record alone."""

from companion.statistics.awards import Award, AwardKind, awards
from companion.statistics.game import (
    CharacterStatistics,
    GameStatistics,
    PlayerStatistics,
    Point,
    game_statistics,
)
from companion.statistics.players import CharacterKey, PlayerTotals, player_totals

__all__ = [
    "Award",
    "AwardKind",
    "CharacterKey",
    "CharacterStatistics",
    "GameStatistics",
    "PlayerStatistics",
    "PlayerTotals",
    "Point",
    "awards",
    "game_statistics",
    "player_totals",
]
