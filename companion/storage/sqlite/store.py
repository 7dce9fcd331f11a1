"""The store on disk: one SQLite file in a folder."""

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock

from companion.application.ports import (
    FaultCode,
    GameId,
    GameSummary,
    StaleWrite,
    StorageFault,
    UnknownGame,
)
from companion.storage.sqlite.error_mapping import translated
from companion.storage.sqlite.opening import open_database
from companion.storage.sqlite.schema import checksum

FILE_NAME = "companion.sqlite3"


class SqliteStore:
    """Keeps the promises of the Store port in `companion.sqlite3`.

    Several processes may use one file: they write one after the other, and each sees what the
    others wrote. Opening raises StorageFault; a file that is damaged, or that a later program
    wrote, is set aside first, so that the next attempt starts with a fresh one.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        self._path = folder / FILE_NAME
        self._now = now
        self._lock = Lock()
        self._connection = open_database(self._path, now())
        try:
            with translated(self._path):
                self._opened = self._in_place()
        except BaseException:
            self._connection.close()
            raise

    def create(self, lines: Sequence[str]) -> GameId:
        """Store a new game and make it the current one, in one transaction."""
        if not lines:
            raise ValueError("a game starts with its setup")
        created = self._now().astimezone(UTC).isoformat()
        with self._writing() as connection:
            game = _next_id(connection)
            connection.execute("INSERT INTO game VALUES (?, ?, ?)", _checked(game, created))
            _insert(connection, game, 0, lines)
            _make_current(connection, game)
        return game

    def append(self, game: GameId, after: int, lines: Sequence[str]) -> None:
        """Add lines; the count is compared inside the transaction that adds them."""
        with self._writing() as connection:
            if _line_count(connection, game) != after:
                raise StaleWrite
            _insert(connection, game, after, lines)

    def lines(self, game: GameId) -> tuple[str, ...]:
        """All lines of a game, read from the file."""
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT text FROM line WHERE game = ? ORDER BY number", (game,)
            ).fetchall()
        if not rows:
            raise UnknownGame(game)
        return tuple(text for (text,) in rows)

    def games(self) -> tuple[GameSummary, ...]:
        """All games, the newest first, with their first lines."""
        with self._reading() as connection:
            rows = connection.execute(
                """SELECT game.id, game.created, first.text
                FROM game JOIN line AS first ON first.game = game.id AND first.number = 0
                ORDER BY game.id DESC"""
            ).fetchall()
        return tuple(
            GameSummary(GameId(id), datetime.fromisoformat(created), first)
            for id, created, first in rows
        )

    def current(self) -> GameId | None:
        """The current game, as the last process that changed it left it."""
        with self._reading() as connection:
            row = connection.execute("SELECT game FROM current_game").fetchone()
        return None if row is None else GameId(row[0])

    def leave(self) -> None:
        """Have no current game any more."""
        with self._writing() as connection:
            connection.execute("DELETE FROM current_game")

    def resume(self, game: GameId) -> None:
        """Make a stored game the current one."""
        with self._writing() as connection:
            _line_count(connection, game)
            _make_current(connection, game)

    def setting(self, key: str) -> str | None:
        """The text stored under a key, or None."""
        with self._reading() as connection:
            row = connection.execute("SELECT value FROM setting WHERE key = ?", (key,)).fetchone()
        return None if row is None else str(row[0])

    def set_setting(self, key: str, value: str | None) -> None:
        """Store a text under a key; None forgets it."""
        with self._writing() as connection:
            if value is None:
                connection.execute("DELETE FROM setting WHERE key = ?", (key,))
            else:
                connection.execute(
                    "INSERT OR REPLACE INTO setting VALUES (?, ?, ?)", _checked(key, value)
                )

    def close(self) -> None:
        """Close the file; what SQLite keeps beside it is folded in by the last to close."""
        with self._lock:
            self._connection.close()

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with self._lock, translated(self._path):
            yield self._connection

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: committed to disk when the block ends, undone when it raises."""
        with self._lock, translated(self._path), self._connection as connection:
            connection.execute("BEGIN IMMEDIATE")
            self._check_in_place()
            yield connection

    def _check_in_place(self) -> None:
        """Refuse to write into a file that no later start would find."""
        if not os.path.samestat(self._opened, self._in_place()):
            raise StorageFault(FaultCode.GONE, path=str(self._path))

    def _in_place(self) -> os.stat_result:
        """What the next start would find. Raises StorageFault if that is nothing, and OSError."""
        try:
            return self._path.stat()
        except FileNotFoundError as error:
            raise StorageFault(FaultCode.GONE, path=str(self._path)) from error


def _checked(*values: str | int) -> tuple[str | int, ...]:
    """A row of these values with its checksum."""
    return (*values, checksum(*values))


def _next_id(connection: sqlite3.Connection) -> GameId:
    (id,) = connection.execute("SELECT COALESCE(MAX(id), 0) + 1 FROM game").fetchone()
    return GameId(id)


def _insert(connection: sqlite3.Connection, game: GameId, start: int, lines: Sequence[str]) -> None:
    connection.executemany(
        "INSERT INTO line VALUES (?, ?, ?, ?)",
        (_checked(game, number, text) for number, text in enumerate(lines, start)),
    )


def _line_count(connection: sqlite3.Connection, game: GameId) -> int:
    """How many lines the game has. Raises UnknownGame."""
    (last,) = connection.execute("SELECT MAX(number) FROM line WHERE game = ?", (game,)).fetchone()
    if last is None:
        raise UnknownGame(game)
    return int(last) + 1


def _make_current(connection: sqlite3.Connection, game: GameId) -> None:
    connection.execute("INSERT OR REPLACE INTO current_game VALUES (?, ?, ?)", _checked(1, game))
