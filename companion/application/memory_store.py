"""The store port in memory: for practice, and in tests the reference for the one on SQLite."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
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


@dataclass(slots=True)
class _Content:
    """What a store holds at one moment."""

    games: dict[GameId, _Game] = field(default_factory=dict)
    current: GameId | None = None
    settings: dict[str, str] = field(default_factory=dict)

    def game(self, id: GameId) -> _Game:
        """Return a game. Raises UnknownGame."""
        try:
            return self.games[id]
        except KeyError:
            raise UnknownGame(id) from None

    def add(self, created: datetime, lines: Sequence[str]) -> GameId:
        """Add a game under the next id. Raises ValueError."""
        if not lines:
            raise ValueError("a game starts with its setup")
        id = GameId(max(self.games, default=0) + 1)
        self.games[id] = _Game(created.astimezone(UTC), _storable(*lines))
        return id

    def append(self, id: GameId, after: int, lines: Sequence[str]) -> None:
        """Add lines to a game. Raises UnknownGame, StaleWrite and ValueError."""
        old = self.game(id)
        if len(old.lines) != after:
            raise StaleWrite
        self.games[id] = _Game(old.created, old.lines + _storable(*lines))

    def replace(self, line: Rewrite) -> None:
        """Replace a line. Raises StaleWrite and ValueError."""
        old = self.games.get(line.game)
        lines = list(old.lines) if old else []
        if old is None or dict(enumerate(lines)).get(line.number) != line.before:
            raise StaleWrite
        lines[line.number : line.number + 1] = _storable(line.after)
        self.games[line.game] = _Game(old.created, tuple(lines))

    def set(self, key: str, value: str | None) -> None:
        """Set a setting; None removes it. Raises ValueError."""
        _storable(key, value or "")
        if value is None:
            self.settings.pop(key, None)
        else:
            self.settings[key] = value


class MemoryStore:
    """Implements the Store port without persistence."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._lock = Lock()
        self._content = _Content()

    def create(self, lines: Sequence[str]) -> GameId:
        """Store a new game and make it current."""
        with self._writing() as content:
            content.current = content.add(self._now(), lines)
            return content.current

    def append(self, game: GameId, after: int, lines: Sequence[str]) -> None:
        """Append lines to a game that has exactly `after` lines."""
        with self._writing() as content:
            content.append(game, after, lines)

    def lines(self, game: GameId) -> tuple[str, ...]:
        """Return all lines of a game in order."""
        return self._content.game(game).lines

    def games(self) -> tuple[GameSummary, ...]:
        """Return all games, the newest first."""
        newest_first = sorted(self._content.games.items(), reverse=True)
        return tuple(
            GameSummary(id, game.created, game.lines[0], len(game.lines))
            for id, game in newest_first
        )

    def current(self) -> GameId | None:
        """Return the current game, if any."""
        return self._content.current

    def leave(self) -> None:
        """Have no current game."""
        with self._writing() as content:
            content.current = None

    def resume(self, game: GameId) -> None:
        """Make a stored game current."""
        with self._writing() as content:
            content.game(game)
            content.current = game

    def remove(self, game: GameId) -> None:
        """Remove a game that is not the current one."""
        with self._writing() as content:
            content.game(game)
            if game == content.current:
                raise ValueError("the current game cannot be removed")
            del content.games[game]

    def add(
        self,
        new: Sequence[NewGame],
        grown: Sequence[GrownGame],
        settings: Mapping[str, str | None],
    ) -> None:
        """Add games and lines, set or remove settings."""
        with self._writing() as content:
            for each in grown:
                content.append(each.id, each.after, each.lines)
            for game in new:
                content.add(game.created, game.lines)
            for key, value in settings.items():
                content.set(key, value)

    def rewrite(self, lines: Sequence[Rewrite], settings: Mapping[str, str | None]) -> None:
        """Replace lines, and set or remove settings."""
        with self._writing() as content:
            for each in lines:
                content.replace(each)
            for key, value in settings.items():
                content.set(key, value)

    def purge(self) -> None:
        """Do nothing: there is no medium."""

    def settings(self) -> Mapping[str, str]:
        """Return all settings."""
        return dict(self._content.settings)

    def setting(self, key: str) -> str | None:
        """Return the text stored under a key, or None."""
        _storable(key)
        return self._content.settings.get(key)

    def set_setting(self, key: str, value: str | None) -> None:
        """Store a text under a key; None removes it."""
        with self._writing() as content:
            content.set(key, value)

    def close(self) -> None:
        """Do nothing: there is no medium to close."""

    @contextmanager
    def _writing(self) -> Iterator[_Content]:
        """Change a copy, which replaces the content unless an error is raised."""
        with self._lock:
            old = self._content
            changed = _Content(dict(old.games), old.current, dict(old.settings))
            yield changed
            self._content = changed


def _storable(*texts: str) -> tuple[str, ...]:
    """Return the texts. Raises ValueError if one cannot be encoded as UTF-8."""
    for text in texts:
        text.encode()
    return texts
