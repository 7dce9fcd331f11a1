"""The tables of the database, their migrations, and the check for damage.

SQLite detects a malformed page, but not a byte altered within a value, so each row has a checksum
of its other columns.
"""

import sqlite3
from contextlib import closing
from zlib import crc32

APPLICATION_ID = 0x4D617363
"""Marks the file as the companion's: the letters "Masc"."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE game (
            id INTEGER PRIMARY KEY,
            created TEXT NOT NULL,
            checksum INTEGER NOT NULL
        )""",
        """CREATE TABLE line (
            game INTEGER NOT NULL REFERENCES game (id),
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            checksum INTEGER NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE current_game (
            slot INTEGER PRIMARY KEY CHECK (slot = 1),
            game INTEGER NOT NULL REFERENCES game (id),
            checksum INTEGER NOT NULL
        )""",
        """CREATE TABLE setting (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL,
            checksum INTEGER NOT NULL
        ) WITHOUT ROWID""",
    ),
)
"""The statements that lead from each version to the next; released ones never change."""

VERSION = len(MIGRATIONS)

_CHECKSUMMED = {
    "game": "id, created",
    "line": "game, number, text",
    "current_game": "slot, game",
    "setting": "key, value",
}


class Damaged(Exception):
    """A file that is not as this program wrote it."""


class Newer(Exception):
    """A file that a later version of this program wrote."""

    def __init__(self, found: int) -> None:
        super().__init__(found)
        self.found = found


def check_and_migrate(connection: sqlite3.Connection) -> None:
    """Check the file and migrate it to this version; create the tables in an empty file.

    Call it in a write transaction, and roll that back on errors. Raises Damaged, Newer and
    sqlite3.DatabaseError.
    """
    version = _version(connection)
    if _pragma(connection, "quick_check") != "ok" or _schema(connection) != _expected(version):
        raise Damaged
    _migrate(connection, version)
    if not (_rows_match_checksums(connection) and _games_are_complete(connection)):
        raise Damaged


def awaits_migration(connection: sqlite3.Connection) -> bool:
    """Return whether the file has an older schema. Raises Damaged, Newer, sqlite3.DatabaseError."""
    return 0 < _version(connection) < VERSION


def checksum(*values: str | int) -> int:
    """Return the checksum of a row, from the values of its other columns in order."""
    # literals of 1, "1" and b"1" differ; ASCII literals are the same in all versions of Python
    return crc32(ascii(values).encode())


def _version(connection: sqlite3.Connection) -> int:
    version = int(_pragma(connection, "user_version"))
    owner = int(_pragma(connection, "application_id"))
    if owner != (APPLICATION_ID if version else 0):
        raise Damaged
    if version > VERSION:
        raise Newer(version)
    return version


def _migrate(connection: sqlite3.Connection, version: int) -> None:
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            connection.execute(statement)
    if version < VERSION:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")


def _expected(version: int) -> list[tuple[str, str]]:
    """Return the schema of a file in this version, by running the migrations in memory."""
    with closing(sqlite3.connect(":memory:")) as fresh:
        for statements in MIGRATIONS[:version]:
            for statement in statements:
                fresh.execute(statement)
        return _schema(fresh)


def _schema(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def _rows_match_checksums(connection: sqlite3.Connection) -> bool:
    # not with an SQL function: a KeyboardInterrupt in it would become a DatabaseError
    return all(
        stored == checksum(*values)
        for table, columns in _CHECKSUMMED.items()
        for stored, *values in connection.execute(f"SELECT checksum, {columns} FROM {table}")
    )


def _games_are_complete(connection: sqlite3.Connection) -> bool:
    """Return whether all games have lines numbered from 0 without a gap, and references exist.

    Some versions of SQLite miss a page that was replaced by another one of the same table.
    """
    counts: dict[int, int] = {}
    for game, number in connection.execute("SELECT game, number FROM line"):
        if number != counts.get(game, 0):
            return False
        counts[game] = number + 1
    games = {id for (id,) in connection.execute("SELECT id FROM game")}
    current = {id for (id,) in connection.execute("SELECT game FROM current_game")}
    return counts.keys() == games and current <= games


def _pragma(connection: sqlite3.Connection, name: str) -> str:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return str(value)
