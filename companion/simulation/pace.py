"""How long a game takes at a real table: estimated, since the app measures no turns of the sets."""

_SECONDS_PER_TURN = 25
_SECONDS_PER_PLAYER = 4
"""Seconds per turn and player: each is asked for a claim."""
_STEP = 5


def estimated_minutes(turns: float, players: int) -> int:
    """Return the length of a game of so many turns in minutes, rounded to 5, at least 5."""
    minutes = turns * (_SECONDS_PER_TURN + _SECONDS_PER_PLAYER * players) / 60
    return max(_STEP, _STEP * round(minutes / _STEP))
