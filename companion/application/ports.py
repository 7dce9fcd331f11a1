"""All ports: what the program needs of the world, implemented by other packages.

A port is a protocol with the values and errors of its methods. Each has a contract, a suite of
tests that every implementation runs (`tests/application/test_port_contracts.py`).

    Store           games and settings              `storage/sqlite`, `memory_store`
    Backups         automatic backups               `storage/backup_folder`
    StoredFiles     other files of the companion    `storage/data_files`
    Network         access for other devices        `web/network_access`
    QrReader        QR codes in pictures            `scanning`
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path
from typing import Final, NewType, Protocol

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
    """Why a store failed; each code with its parameters."""

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

    It keeps text and knows nothing of the rules. A game is a numbered list of lines that only
    grows; the first line is its setup. Only names of people are ever replaced in a line.

    Every change is all or nothing, and durable when the method returns. Every method may be
    called from any thread, and raises StorageFault when the medium fails. Text that UTF-8 cannot
    hold (a lone surrogate) raises ValueError and changes nothing.
    """

    def create(self, lines: Sequence[str]) -> GameId:
        """Store a new game, which becomes the current one. Raises ValueError without any line."""

    def append(self, game: GameId, after: int, lines: Sequence[str]) -> None:
        """Add lines to a game that has exactly `after` lines.

        Raises StaleWrite if it has another number of lines, UnknownGame if there is no such game.
        """

    def lines(self, game: GameId) -> tuple[str, ...]:
        """Return all lines of a game in the order they were stored. Raises UnknownGame."""

    def games(self) -> tuple[GameSummary, ...]:
        """Return all games, the newest first."""

    def current(self) -> GameId | None:
        """Return the game being played, if any."""

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
        """Return the text stored under a key; None without one."""

    def settings(self) -> Mapping[str, str]:
        """Return all settings by their keys."""

    def set_setting(self, key: str, value: str | None) -> None:
        """Store a text under a key; None removes it."""

    def close(self) -> None:
        """Close the medium. Nothing but `close` may be called afterwards."""


class Backups(Protocol):
    """The automatic backups, one a day."""

    def latest(self) -> datetime | None:
        """Return when the last one was made, in local time; None without one."""

    def games(self) -> int | None:
        """Return how many games the last one has; None if that is not known yet."""

    def save(self, make: Callable[[], bytes], now: datetime) -> None:
        """Write the one of this day, in place of an earlier one. Raises OSError."""


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file in the folder of the companion's data."""

    path: Path
    backup_of: date | None
    """The local date of an automatic backup; None for any other file."""

    @property
    def name(self) -> str:
        """The file's name."""
        return self.path.name


class StoredFiles(Protocol):
    """Files next to the database: backups, quarantined files, the log. For use in any thread."""

    def mentioning(self, names: frozenset[str]) -> tuple[StoredFile, ...]:
        """Return the files that contain a name, the newest backup first. Raises OSError."""

    def delete(self, files: Sequence[StoredFile]) -> None:
        """Delete files. Raises OSError."""


class Network(Protocol):
    """Controls which devices may connect to a serving companion."""

    def lan_urls(self) -> tuple[str, ...] | None:
        """Return the URLs that invite other devices, the likeliest first.

        None while access is local.
        """

    async def allow_lan(self) -> None:
        """Accept other devices until the program ends. Raises a coded error on failure."""

    def renew_invitation(self) -> None:
        """Disconnect other devices; earlier URLs stop working."""


MAX_PICTURE_MEGABYTES: Final = 20
MAX_MEGAPIXELS: Final = 51
"""Phones take photos of 50 megapixels."""


class PictureDefect(StrEnum):
    """The reasons why no code was read from a picture."""

    UNREADABLE = "scan_unreadable"
    TOO_LARGE = "scan_too_large"
    NO_CODE = "scan_no_code"
    FOREIGN = "scan_foreign"


class PictureError(CodedError):
    """A picture without a code of this app, or an unreadable one."""

    code: PictureDefect


class QrReader(Protocol):
    """A reader of QR codes in pictures, for use in any thread."""

    def read(self, picture: bytes, is_ours: Callable[[str], bool]) -> str:
        """Return the content of a QR code in a picture file, if `is_ours` accepts it.

        Takes up to a second. Raises PictureError.
        """
