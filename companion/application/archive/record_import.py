"""A game record from a file or from the store, and the game it describes."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Self

from companion.core.game import Game
from companion.core.record import play_lines, read_lines, upgraded
from companion.core.setup import RECORD_VERSION


@dataclass(frozen=True, slots=True)
class Record:
    """A playable record, and the game after its last line."""

    lines: tuple[str, ...]
    """Without the blank ones."""
    game: Game

    @classmethod
    def of(cls, lines: Sequence[str]) -> Self:
        """Play the lines, which takes seconds for the longest record allowed.

        Raises UnreadableGame, whose line number counts blank lines too.
        """
        *_, game = play_lines(lines)
        return cls(tuple(line for line in lines if line.strip()), game)

    @classmethod
    def read(cls, data: bytes) -> Self:
        """Return the record in a file, brought up to the current version.

        Raises UnreadableGame, also for no text or too much of it.
        """
        record = cls.of(tuple(read_lines(BytesIO(data))))
        if record.game.start.setup.version == RECORD_VERSION:
            return record
        return cls.of(upgraded(record.lines))
