"""The store port in memory: for practice, and in tests the reference for the one on SQLite."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from threading import Lock

from companion.application.ports import (
    GameId,
    GameSummary,
    GrownGame,
    NewGame,
    Rewrite,
    StaleWrite,
    UnknownGame,
)


@dataclass(frozen=True, slots=True)
class _Game:
    created: datetime
    lines: tuple[str, ...]


class MemoryStore:
    """Implements the Store port without persistence."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._lock = Lock()
        self._games: dict[GameId, _Game] = {}
        self._current: GameId | None = None
        self._settings: dict[str, str] = {}

    def create(self, lines: Sequence[str]) -> GameId:
        """Store a new game and make it current."""
        if not lines:
            raise ValueError("a game starts with its setup")
        stored = _storable(*lines)
        created = self._now().astimezone(UTC)
        with self._lock:
            game = GameId(max(self._games, default=0) + 1)
            self._games[game] = _Game(created, stored)
            self._current = game
        return game

    def append(self, game: GameId, after: int, lines: Sequence[str]) -> None:
        """Append lines to a game that has exactly `after` lines."""
        added = _storable(*lines)
        with self._lock:
            old = self._game(game)
            if len(old.lines) != after:
                raise StaleWrite
            self._games[game] = _Game(old.created, old.lines + added)

    def lines(self, game: GameId) -> tuple[str, ...]:
        """Return all lines of a game in order."""
        return self._game(game).lines

    def games(self) -> tuple[GameSummary, ...]:
        """Return all games, the newest first."""
        with self._lock:
            newest_first = sorted(self._games.items(), reverse=True)
        return tuple(
            GameSummary(id, game.created, game.lines[0], len(game.lines))
            for id, game in newest_first
        )

    def current(self) -> GameId | None:
        """Return the current game, if any."""
        return self._current

    def leave(self) -> None:
        """Have no current game."""
        self._current = None

    def resume(self, game: GameId) -> None:
        """Make a stored game current."""
        self._game(game)
        self._current = game

    def remove(self, game: GameId) -> None:
        """Remove a game that is not the current one."""
        self._game(game)
        if game == self._current:
            raise ValueError("the current game cannot be removed")
        with self._lock:
            del self._games[game]

    def add(
        self, new: Sequence[NewGame], grown: Sequence[GrownGame], settings: Mapping[str, str]
    ) -> None:
        """Add games, lines and settings."""
        for each in grown:
            self.append(each.id, each.after, each.lines)
        with self._lock:
            for game in new:
                id = GameId(max(self._games, default=0) + 1)
                self._games[id] = _Game(game.created.astimezone(UTC), _storable(*game.lines))
        self._settings.update(settings)

    def rewrite(self, lines: Sequence[Rewrite], settings: Mapping[str, str | None]) -> None:
        """Replace lines and settings."""
        for each in lines:
            _storable(each.after)
            old = self._games.get(each.game)
            if old is None or old.lines[each.number : each.number + 1] != (each.before,):
                raise StaleWrite
        with self._lock:
            for each in lines:
                old = self._games[each.game]
                changed = list(old.lines)
                changed[each.number] = each.after
                self._games[each.game] = _Game(old.created, tuple(changed))
        for key, value in settings.items():
            self.set_setting(key, value)

    def purge(self) -> None:
        """Do nothing: there is no medium."""

    def settings(self) -> Mapping[str, str]:
        """Return all settings."""
        return dict(self._settings)

    def setting(self, key: str) -> str | None:
        """Return the text stored under a key, or None."""
        _storable(key)
        return self._settings.get(key)

    def set_setting(self, key: str, value: str | None) -> None:
        """Store a text under a key; None removes it."""
        _storable(key, value or "")
        if value is None:
            self._settings.pop(key, None)
        else:
            self._settings[key] = value

    def close(self) -> None:
        """Do nothing: there is no medium to close."""

    def _game(self, game: GameId) -> _Game:
        try:
            return self._games[game]
        except KeyError:
            raise UnknownGame(game) from None


def _storable(*texts: str) -> tuple[str, ...]:
    """Return the texts. Raises ValueError if one cannot be encoded as UTF-8."""
    for text in texts:
        text.encode()
    return texts
