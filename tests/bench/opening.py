"""How long it takes to have a long game on the table again."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from companion.application.table.service import TableService
from companion.core.record import dump_line
from companion.storage.sqlite.store import SqliteStore
from tests.bench.games import endless_game, random_setup

LENGTH = 500
ROUNDS = 15


def measure(length: int = LENGTH, rounds: int = ROUNDS) -> dict[str, float | int | str]:
    """From the file on disk to the live table, in milliseconds."""
    random = Random(13)
    setup = random_setup(random)
    lines = [dump_line(setup), *map(dump_line, endless_game(setup, length, random))]
    with TemporaryDirectory() as name:
        folder = Path(name)
        store = _store(folder)
        store.create(lines)
        store.close()
        taken = [_opening(folder, len(lines)) for _ in range(rounds)]
    return {
        "commands": length,
        "median_ms": round(median(taken), 2),
        "worst_ms": round(max(taken), 2),
        "goal_ms": 50,
    }


def _opening(folder: Path, lines: int) -> float:
    start = perf_counter()
    store = _store(folder)
    service = TableService(store)
    taken = 1000 * (perf_counter() - start)
    assert service.snapshot.line_count == lines
    store.close()
    return taken


def _store(folder: Path) -> SqliteStore:
    return SqliteStore(folder, lambda: datetime.now(UTC))
