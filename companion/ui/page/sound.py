"""The sounds of a game."""

from enum import StrEnum


class Sound(StrEnum):
    """A sound by the name of its file in `assets/sounds`."""

    COIN = "coin"
    GAVEL = "gavel"
    DRUM = "drum"
    TURN = "turn"
    WIN = "win"
