"""A game record as it comes in from outside or from the store, and the game it tells."""

from collections.abc import Iterable
from io import BytesIO

from companion.core.log import Game
from companion.core.record import play_lines, read_lines


def lines_of(data: bytes) -> tuple[str, ...]:
    """The lines of a record file. Raises UnreadableGame if it is no text, or far too long."""
    return tuple(read_lines(BytesIO(data)))


def played(lines: Iterable[str]) -> Game:
    """The game after the last of the lines. Raises UnreadableGame."""
    *_, game = play_lines(lines)
    return game
