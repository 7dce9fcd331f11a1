"""A table for practice: a game in memory, apart from the group's games and settings."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from companion.application.ports import (
    GameId,
    GameSummary,
    GrownGame,
    NewGame,
    Rewrite,
    StaleWrite,
    UnknownGame,
)
from companion.application.table_service import TableService, utc_now
from companion.core.commands import Swap
from companion.core.phases import OPENING_TURNS
from companion.core.setup import Setup


def practice_table(setup: Setup, clock: Callable[[], datetime] = utc_now) -> TableService:
    """A service on a table at the first turn after the opening ones; nothing of it is stored.

    Raises RuleViolation for an invalid setup.
    """
    service = TableService(_TransientStore(clock), clock)
    service.start(setup, service.snapshot.revision)
    for _ in range(OPENING_TURNS):
        service.submit([Swap()], service.snapshot.revision)
    return service


class _TransientStore:
    """Implements the store port for one game, without a medium."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._created = clock()
        self._lines: tuple[str, ...] = ()
        self._game: GameId | None = None
        self._settings: dict[str, str] = {}

    def create(self, lines: Sequence[str]) -> GameId:
        """Replace the game."""
        self._created = self._clock()
        self._lines = tuple(lines)
        self._game = GameId(1)
        return self._game

    def append(self, game: GameId, after: int, lines: Sequence[str]) -> None:
        """Append lines to the game. Raises StaleWrite, UnknownGame."""
        if len(self.lines(game)) != after:
            raise StaleWrite
        self._lines += tuple(lines)

    def lines(self, game: GameId) -> tuple[str, ...]:
        """Return the lines of the game. Raises UnknownGame."""
        if not self._lines or game != GameId(1):
            raise UnknownGame
        return self._lines

    def games(self) -> tuple[GameSummary, ...]:
        """Return the game, if there is one."""
        if not self._lines:
            return ()
        return (GameSummary(GameId(1), self._created, self._lines[0], len(self._lines)),)

    def current(self) -> GameId | None:
        """Return the game, unless it was put away."""
        return self._game

    def leave(self) -> None:
        """Put the game away."""
        self._game = None

    def resume(self, game: GameId) -> None:
        """Make the game current again. Raises UnknownGame."""
        self.lines(game)
        self._game = game

    def remove(self, game: GameId) -> None:
        """Remove the game, put away before. Raises UnknownGame, ValueError."""
        self.lines(game)
        if self._game is not None:
            raise ValueError("the current game cannot be removed")
        self._lines = ()

    def add(
        self, new: Sequence[NewGame], grown: Sequence[GrownGame], settings: Mapping[str, str]
    ) -> None:
        """Add nothing: no backup is restored for practice."""

    def rewrite(self, lines: Sequence[Rewrite], settings: Mapping[str, str | None]) -> None:
        """Change nothing: practice has no statistics of people."""

    def purge(self) -> None:
        """Do nothing: there is no medium."""

    def settings(self) -> Mapping[str, str]:
        """Return all settings."""
        return dict(self._settings)

    def setting(self, key: str) -> str | None:
        """Return a setting."""
        return self._settings.get(key)

    def set_setting(self, key: str, value: str | None) -> None:
        """Set or remove a setting."""
        if value is None:
            self._settings.pop(key, None)
        else:
            self._settings[key] = value

    def close(self) -> None:
        """Do nothing: there is no medium."""
