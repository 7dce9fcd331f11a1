"""Games on disk: written before a companion starts, and read as its next start would."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from companion.application.archive.record_import import Record
from companion.application.table.service import TableService
from companion.core.boxes import EditionId
from companion.core.commands import Entry, Swap
from companion.core.record import play_lines
from companion.core.setup import Setup
from companion.core.table import Table
from companion.storage.sqlite.store import SqliteStore

OPENED = (Swap(),) * 4
"""The four opening turns."""

FOUR = Setup(
    edition=EditionId.FIRST,
    players=("Adele", "Bruno", "Cedric", "David"),
    cards=("judge", "bishop", "king", "queen", "thief", "cheat"),
    first=0,
    version=1,
)


@contextmanager
def _live(data: Path) -> Iterator[TableService]:
    store = SqliteStore(data, lambda: datetime(2031, 5, 17, 19, 30, tzinfo=UTC))
    try:
        yield TableService(store)
    finally:
        store.close()


def begun(data: Path, *entries: Entry, setup: Setup = FOUR) -> None:
    """Store a game with these commands."""
    with _live(data) as table:
        table.submit(entries, table.start(setup, table.snapshot.revision).revision)


def adopt(data: Path, lines: Sequence[str]) -> None:
    """Store the game of a record."""
    *_, game = play_lines(lines)
    with _live(data) as table:
        table.adopt(Record(tuple(lines), game), table.snapshot.revision)


def stored(data: Path) -> Table:
    """Table of the current game."""
    with _live(data) as table:
        assert table.snapshot.game is not None
        return table.snapshot.game.table


def line_count(data: Path) -> int:
    """Number of lines of the current game's record."""
    with _live(data) as table:
        return table.snapshot.line_count
