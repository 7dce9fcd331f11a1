"""What a session asks of the world outside: a store for the lines of its games.

The store keeps text and knows nothing of the rules. A game is a numbered list of lines that only
grows; the first line is its setup.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import NewType, Protocol

GameId = NewType("GameId", int)


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One stored game as a list of games shows it."""

    id: GameId
    created: datetime
    """When the game was created, in UTC."""
    first_line: str


class FaultCode(StrEnum):
    """Why the store could not do its work, with the parameters that come with it."""

    DAMAGED = "damaged"
    """`path`: where the damaged file is now. Found at opening, it was set aside there, and the next
    opening starts with a fresh file."""
    NEWER = "newer"
    """`path`, `found`, `known`: a later program wrote the file, which is set aside at `path`."""
    NOT_WRITABLE = "not_writable"
    """`path`: nothing can be written there."""
    DISK_FULL = "disk_full"
    """`path`: no room is left on its disk."""
    DISK_FAILED = "disk_failed"
    """`path`: the system refused to read or write it for another reason."""
    BUSY = "busy"
    """`path`: another program holds the file."""
    GONE = "gone"
    """`path`: the file was taken away after it was opened."""


class StorageFault(Exception):
    """The store could not do what was asked; what it held before is as it was."""

    def __init__(self, code: FaultCode, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class StaleWrite(Exception):
    """The game has another number of lines than the writer believed; nothing was written."""


class UnknownGame(LookupError):
    """The store holds no game with this id."""


class Store(Protocol):
    """Keeps the lines of games, which of them is being played, and a few settings.

    Every change is all or nothing, and durable when the method returns. Every method may be
    called from any thread, and raises StorageFault when the medium fails. Text that UTF-8 cannot
    hold (a lone surrogate) raises ValueError and changes nothing.
    """

    def create(self, lines: Sequence[str]) -> GameId:
        """Store a new game, which becomes the current one.

        Raises ValueError if there is no line at all.
        """

    def append(self, game: GameId, after: int, lines: Sequence[str]) -> None:
        """Add lines to a game that has exactly `after` lines.

        Raises StaleWrite if it has another number of lines, UnknownGame if there is no such game.
        """

    def lines(self, game: GameId) -> tuple[str, ...]:
        """All lines of a game in the order they were stored. Raises UnknownGame."""

    def games(self) -> tuple[GameSummary, ...]:
        """All games, the newest first."""

    def current(self) -> GameId | None:
        """The game the table is playing, if any."""

    def leave(self) -> None:
        """Have no current game any more."""

    def resume(self, game: GameId) -> None:
        """Make a stored game the current one. Raises UnknownGame."""

    def setting(self, key: str) -> str | None:
        """The text stored under a key, or None."""

    def set_setting(self, key: str, value: str | None) -> None:
        """Store a text under a key; None forgets it."""

    def close(self) -> None:
        """Let go of the medium. Nothing but `close` may be called afterwards."""
