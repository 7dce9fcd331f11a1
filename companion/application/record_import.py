"""A game record from a file or from the store, and the game it describes."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Self

from companion.core.game import Game
from companion.core.record import play_lines, read_lines


@dataclass(frozen=True, slots=True)
class Record:
    """A playable record, and the game after its last line."""

    lines: tuple[str, ...]
    """Without the blank ones."""
    game: Game

    @classmethod
    def of(cls, lines: Sequence[str]) -> Self:
        """Play the lines, which takes seconds for the longest record there may be.

        Raises UnreadableGame, whose line number counts blank lines too.
        """
        *_, game = play_lines(lines)
        return cls(tuple(line for line in lines if line.strip()), game)

    @classmethod
    def read(cls, data: bytes) -> Self:
        """The record in a file. Raises UnreadableGame, also for no text or too much of it."""
        return cls.of(tuple(read_lines(BytesIO(data))))
