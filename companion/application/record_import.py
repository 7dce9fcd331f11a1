"""A game record as it comes in from outside or from the store, and the game it tells."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Self

from companion.core.game import Game
from companion.core.record import play_lines, read_lines


@dataclass(frozen=True, slots=True)
class Record:
    """A record that can be played, and the game after its last line."""

    lines: tuple[str, ...]
    """Without the blank ones."""
    game: Game

    @classmethod
    def of(cls, lines: Sequence[str]) -> Self:
        """Play it through, which takes seconds for the longest there may be.

        Raises UnreadableGame, which counts blank lines too.
        """
        *_, game = play_lines(lines)
        return cls(tuple(line for line in lines if line.strip()), game)

    @classmethod
    def read(cls, data: bytes) -> Self:
        """The record in a file. Raises UnreadableGame, for what is no text or far too long too."""
        return cls.of(tuple(read_lines(BytesIO(data))))
