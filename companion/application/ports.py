"""The store port: what the application needs of a storage for games and settings.

A store keeps text and knows nothing of the rules. A game is a numbered list of lines that only
grows; the first line is its setup. Only names of people are ever replaced in a line.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import NewType, Protocol

from companion.errors import CodedError

GameId = NewType("GameId", int)


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A stored game without its later lines."""

    id: GameId
    created: datetime
    """When the game was created, in UTC."""
    first_line: str
    line_count: int


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game from a backup."""

    created: datetime
    lines: Sequence[str]


@dataclass(frozen=True, slots=True)
class GrownGame:
    """Lines that go on after the `after` lines of a stored game."""

    id: GameId
    after: int
    lines: Sequence[str]


@dataclass(frozen=True, slots=True)
class Rewrite:
    """A line of a stored game that is replaced."""

    game: GameId
    number: int
    """From 0, the setup."""
    before: str
    after: str


class FaultCode(StrEnum):
    """Why a store failed, with the parameters of each code."""

    DAMAGED = "damaged"
    """`path`: where the damaged file is now. One found damaged at opening is set aside there, and
    the next opening starts with an empty file."""
    NEWER = "newer"
    """`path`, `found`, `known`: a later version wrote the file, which is set aside at `path`."""
    NOT_WRITABLE = "not_writable"
    """`path`: cannot be written."""
    DISK_FULL = "disk_full"
    """`path`: its disk is full."""
    DISK_FAILED = "disk_failed"
    """`path`: reading or writing failed for another reason."""
    BUSY = "busy"
    """`path`: another program has locked the file."""
    GONE = "gone"
    """`path`: the file was removed after it was opened."""


class StorageFault(CodedError):
    """The store failed; its content is unchanged."""

    code: FaultCode


class StaleWrite(Exception):
    """The game has another number of lines than the writer expects; nothing was written."""


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
        """The game being played, if any."""

    def leave(self) -> None:
        """Have no current game."""

    def resume(self, game: GameId) -> None:
        """Make a stored game the current one. Raises UnknownGame."""

    def remove(self, game: GameId) -> None:
        """Remove a game with all its lines; its id may be given to a later game.

        Raises UnknownGame, and ValueError for the current game.
        """

    def add(
        self,
        new: Sequence[NewGame],
        grown: Sequence[GrownGame],
        settings: Mapping[str, str | None],
    ) -> None:
        """Add games and lines, set or remove settings, all or nothing; the current game stays.

        Raises StaleWrite and UnknownGame as `append` does, and ValueError for a game without lines.
        """

    def rewrite(self, lines: Sequence[Rewrite], settings: Mapping[str, str | None]) -> None:
        """Replace lines, and set or remove settings, all or nothing.

        Only for the names of people: everything else in a record stays as it was played. Raises
        StaleWrite if one of the lines is not as it was before.
        """

    def purge(self) -> None:
        """Erase what was replaced or removed from the medium, where it may still be readable."""

    def setting(self, key: str) -> str | None:
        """The text stored under a key; None without one."""

    def settings(self) -> Mapping[str, str]:
        """All settings by their keys."""

    def set_setting(self, key: str, value: str | None) -> None:
        """Store a text under a key; None removes it."""

    def close(self) -> None:
        """Close the medium. Nothing but `close` may be called afterwards."""
