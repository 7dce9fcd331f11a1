"""The estimated length of a game at a real table."""

_SECONDS_PER_TURN = 25
_SECONDS_PER_PLAYER = 4
"""Seconds per turn and player, since everyone is asked for a claim."""
_STEP = 5


def estimated_minutes(turns: float, players: int) -> int:
    """Return the length of a game with so many turns, in minutes, rounded to 5, at least 5."""
    minutes = turns * (_SECONDS_PER_TURN + _SECONDS_PER_PLAYER * players) / 60
    return max(_STEP, _STEP * round(minutes / _STEP))
