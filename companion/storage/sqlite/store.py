"""The store port on SQLite, in a single file."""

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock

from companion.application.ports import (
    FaultCode,
    GameId,
    GameSummary,
    GrownGame,
    NewGame,
    Rewrite,
    StaleWrite,
    StorageFault,
    UnknownGame,
)
from companion.storage.sqlite.error_mapping import mapped_errors
from companion.storage.sqlite.opening import open_database
from companion.storage.sqlite.schema import checksum

FILE_NAME = "companion.sqlite3"


class SqliteStore:
    """The Store port in the file `companion.sqlite3`.

    Processes may share the file: their writes are serialized, and each reads what the others wrote.
    Opening raises StorageFault. A damaged file, or one of a later version, is set aside first, so
    the next opening creates a new one. An `exclusive` store keeps other processes out and needs no
    memory shared with them, which browsers lack.
    """

    def __init__(
        self, folder: Path, now: Callable[[], datetime], *, exclusive: bool = False
    ) -> None:
        self._path = folder / FILE_NAME
        self._now = now
        self._lock = Lock()
        self._connection = open_database(self._path, now(), exclusive=exclusive)
        try:
            with mapped_errors(self._path):
                self._opened_file = self._file_at_path()
        except BaseException:
            self._connection.close()
            raise

    def create(self, lines: Sequence[str]) -> GameId:
        """Store a new game and make it current, in one transaction."""
        with self._writing() as connection:
            game = _add(connection, self._now(), lines)
            _make_current(connection, game)
        return game

    def append(self, game: GameId, after: int, lines: Sequence[str]) -> None:
        """Append lines, comparing the count in the same transaction."""
        with self._writing() as connection:
            if _line_count(connection, game) != after:
                raise StaleWrite
            _insert(connection, game, after, lines)

    def lines(self, game: GameId) -> tuple[str, ...]:
        """Return all lines of a game, from the file."""
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT text FROM line WHERE game = ? ORDER BY number", (game,)
            ).fetchall()
        if not rows:
            raise UnknownGame(game)
        return tuple(text for (text,) in rows)

    def games(self) -> tuple[GameSummary, ...]:
        """Return all games with their first lines, newest first."""
        with self._reading() as connection:
            rows = connection.execute(
                """SELECT game.id, game.created, first.text, (
                    SELECT MAX(number) + 1 FROM line WHERE line.game = game.id
                )
                FROM game JOIN line AS first ON first.game = game.id AND first.number = 0
                ORDER BY game.id DESC"""
            ).fetchall()
        return tuple(
            GameSummary(GameId(id), datetime.fromisoformat(created), first, count)
            for id, created, first, count in rows
        )

    def current(self) -> GameId | None:
        """Return the current game, from the file, since another process may have changed it."""
        with self._reading() as connection:
            row = connection.execute("SELECT game FROM current_game").fetchone()
        return None if row is None else GameId(row[0])

    def leave(self) -> None:
        """Have no current game."""
        with self._writing() as connection:
            connection.execute("DELETE FROM current_game")

    def resume(self, game: GameId) -> None:
        """Make a stored game the current one."""
        with self._writing() as connection:
            _line_count(connection, game)
            _make_current(connection, game)

    def remove(self, game: GameId) -> None:
        """Remove a game that is not the current one, in one transaction."""
        with self._writing() as connection:
            _line_count(connection, game)
            if connection.execute("SELECT 1 FROM current_game WHERE game = ?", (game,)).fetchone():
                raise ValueError("the current game cannot be removed")
            connection.execute("DELETE FROM line WHERE game = ?", (game,))
            connection.execute("DELETE FROM game WHERE id = ?", (game,))

    def add(
        self,
        new: Sequence[NewGame],
        grown: Sequence[GrownGame],
        settings: Mapping[str, str | None],
    ) -> None:
        """Add games and lines, set or remove settings, in one transaction."""
        with self._writing() as connection:
            for each in grown:
                if _line_count(connection, each.id) != each.after:
                    raise StaleWrite
                _insert(connection, each.id, each.after, each.lines)
            for game in new:
                _add(connection, game.created, game.lines)
            for key, value in settings.items():
                _set(connection, key, value)

    def rewrite(self, lines: Sequence[Rewrite], settings: Mapping[str, str | None]) -> None:
        """Replace lines and settings in one transaction."""
        with self._writing() as connection:
            for each in lines:
                _replace(connection, each)
            for key, value in settings.items():
                _set(connection, key, value)

    def purge(self) -> None:
        """Rewrite the file and SQLite's log without their free pages."""
        with self._lock, mapped_errors(self._path):
            self._check_file_at_path()
            # otherwise, VACUUM would copy everything to a temporary file
            self._connection.execute("PRAGMA temp_store = MEMORY")
            self._connection.execute("VACUUM")
            (busy, *_) = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise StorageFault(FaultCode.BUSY, path=str(self._path))

    def settings(self) -> Mapping[str, str]:
        """Return all settings."""
        with self._reading() as connection:
            return dict(connection.execute("SELECT key, value FROM setting").fetchall())

    def setting(self, key: str) -> str | None:
        """Return the text stored under a key, or None."""
        with self._reading() as connection:
            row = connection.execute("SELECT value FROM setting WHERE key = ?", (key,)).fetchone()
        return None if row is None else str(row[0])

    def set_setting(self, key: str, value: str | None) -> None:
        """Store a text under a key, or remove it for None."""
        with self._writing() as connection:
            _set(connection, key, value)

    def close(self) -> None:
        """Close the file. The last connection merges SQLite's log into it."""
        with self._lock:
            self._connection.close()

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with self._lock, mapped_errors(self._path):
            yield self._connection

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """Run one transaction: committed to disk at the end, rolled back on an error."""
        with self._lock, mapped_errors(self._path), self._connection as connection:
            connection.execute("BEGIN IMMEDIATE")
            self._check_file_at_path()
            yield connection

    def _check_file_at_path(self) -> None:
        """Raise StorageFault if the file was moved or replaced, so that no later start finds it."""
        if not os.path.samestat(self._opened_file, self._file_at_path()):
            raise StorageFault(FaultCode.GONE, path=str(self._path))

    def _file_at_path(self) -> os.stat_result:
        """Return the status of the file. Raises StorageFault if it is missing, and OSError."""
        try:
            return self._path.stat()
        except FileNotFoundError as error:
            raise StorageFault(FaultCode.GONE, path=str(self._path)) from error


def _checked(*values: str | int) -> tuple[str | int, ...]:
    """Return a row of these values with its checksum."""
    return (*values, checksum(*values))


def _add(connection: sqlite3.Connection, created: datetime, lines: Sequence[str]) -> GameId:
    """Add a game under the next id. Raises ValueError if it has no lines."""
    if not lines:
        # at the next start, a game without lines would count as damage
        raise ValueError("a game starts with its setup")
    (id,) = connection.execute("SELECT COALESCE(MAX(id), 0) + 1 FROM game").fetchone()
    utc = created.astimezone(UTC).isoformat()
    connection.execute("INSERT INTO game VALUES (?, ?, ?)", _checked(id, utc))
    _insert(connection, id, 0, lines)
    return GameId(id)


def _insert(connection: sqlite3.Connection, game: GameId, start: int, lines: Sequence[str]) -> None:
    connection.executemany(
        "INSERT INTO line VALUES (?, ?, ?, ?)",
        (_checked(game, number, text) for number, text in enumerate(lines, start)),
    )


def _replace(connection: sqlite3.Connection, line: Rewrite) -> None:
    """Replace a line. Raises StaleWrite if it has changed."""
    row = connection.execute(
        "SELECT text FROM line WHERE game = ? AND number = ?", (line.game, line.number)
    ).fetchone()
    if row != (line.before,):
        raise StaleWrite
    connection.execute(
        "INSERT OR REPLACE INTO line VALUES (?, ?, ?, ?)",
        _checked(line.game, line.number, line.after),
    )


def _set(connection: sqlite3.Connection, key: str, value: str | None) -> None:
    if value is None:
        connection.execute("DELETE FROM setting WHERE key = ?", (key,))
    else:
        connection.execute("INSERT OR REPLACE INTO setting VALUES (?, ?, ?)", _checked(key, value))


def _line_count(connection: sqlite3.Connection, game: GameId) -> int:
    """Return the number of lines of a game. Raises UnknownGame."""
    (last,) = connection.execute("SELECT MAX(number) FROM line WHERE game = ?", (game,)).fetchone()
    if last is None:
        raise UnknownGame(game)
    return int(last) + 1


def _make_current(connection: sqlite3.Connection, game: GameId) -> None:
    connection.execute("INSERT OR REPLACE INTO current_game VALUES (?, ?, ?)", _checked(1, game))
