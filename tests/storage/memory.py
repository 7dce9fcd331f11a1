"""A store that lives as long as the process: the twin that tests hold against the one on disk."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from threading import Lock

from companion.application.ports import GameId, GameSummary, StaleWrite, UnknownGame


@dataclass(frozen=True, slots=True)
class _Game:
    created: datetime
    lines: tuple[str, ...]


class MemoryStore:
    """Keeps the promises of the Store port, save that nothing outlives the object."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._lock = Lock()
        self._games: dict[GameId, _Game] = {}
        self._current: GameId | None = None
        self._settings: dict[str, str] = {}

    def create(self, lines: Sequence[str]) -> GameId:
        """Keep a new game and make it the current one."""
        if not lines:
            raise ValueError("a game starts with its setup")
        kept = _storable(*lines)
        created = self._now().astimezone(UTC)
        with self._lock:
            game = GameId(len(self._games) + 1)
            self._games[game] = _Game(created, kept)
            self._current = game
        return game

    def append(self, game: GameId, after: int, lines: Sequence[str]) -> None:
        """Add lines to a game that has exactly `after` lines."""
        added = _storable(*lines)
        with self._lock:
            old = self._game(game)
            if len(old.lines) != after:
                raise StaleWrite
            self._games[game] = _Game(old.created, old.lines + added)

    def lines(self, game: GameId) -> tuple[str, ...]:
        """All lines of a game in the order they came."""
        return self._game(game).lines

    def games(self) -> tuple[GameSummary, ...]:
        """All games, the newest first."""
        with self._lock:
            newest_first = sorted(self._games.items(), reverse=True)
        return tuple(GameSummary(id, game.created, game.lines[0]) for id, game in newest_first)

    def current(self) -> GameId | None:
        """The game the table is playing, if any."""
        return self._current

    def leave(self) -> None:
        """Have no current game any more."""
        self._current = None

    def resume(self, game: GameId) -> None:
        """Make a kept game the current one."""
        self._game(game)
        self._current = game

    def setting(self, key: str) -> str | None:
        """The text kept under a key, or None."""
        _storable(key)
        return self._settings.get(key)

    def set_setting(self, key: str, value: str | None) -> None:
        """Keep a text under a key; None forgets it."""
        _storable(key, value or "")
        if value is None:
            self._settings.pop(key, None)
        else:
            self._settings[key] = value

    def close(self) -> None:
        """Nothing is held that must be let go."""

    def _game(self, game: GameId) -> _Game:
        try:
            return self._games[game]
        except KeyError:
            raise UnknownGame(game) from None


def _storable(*texts: str) -> tuple[str, ...]:
    """The texts themselves. Raises ValueError where one is not encodable, as a file would."""
    for text in texts:
        text.encode()
    return texts
