"""How long the figures of all players take with 2,000 games, and whether a tap waits for them."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from companion.application.ports import NewGame
from companion.application.table.service import TableService
from companion.core.commands import Swap
from companion.storage.sqlite.store import SqliteStore
from companion.ui.people.sums import PeopleSums
from tests.bench.games import random_setup
from tests.statistics.random_games import random_game

GAMES = 2000
_TURNS = range(50, 70)
_DIFFERENT = 40
_BETWEEN_TAPS = 0.05

Figures = dict[str, float | int | str]


def measure(games: int = GAMES) -> Figures:
    """Return seconds of CPU time, and milliseconds of taps while the figures are added up."""
    with TemporaryDirectory() as name:
        store = _store(Path(name))
        store.add(_games(games), (), {})
        found: Figures = {"games": games}
        for label in ("played", "stored"):
            service = TableService(store)
            began = process_time()
            taps = asyncio.run(_tapping_during(service))
            found[f"{label}_cpu_s"] = round(process_time() - began, 2)
            found |= {f"{label}_{key}": value for key, value in taps.items()}
        service = TableService(store)
        service.games.overviews()
        found["list_ms"] = round(1000 * _seconds(service.games.overviews), 1)
        store.close()
    return found | {"goal_stored_cpu_s": 1, "goal_list_ms": 100, "goal_tap_worst_ms": 100}


async def _tapping_during(service: TableService) -> Figures:
    """Add up all figures as a page does, and swap at the table meanwhile."""
    setup = random_setup(Random(1))
    service.start(setup, service.snapshot.revision)
    counting = asyncio.create_task(_count(service))
    taken: list[float] = []
    while not counting.done():
        due = perf_counter() + _BETWEEN_TAPS
        await asyncio.sleep(_BETWEEN_TAPS)
        service.submit([Swap()], service.snapshot.revision)
        # from the tap to its being stored, waiting for the event loop included
        taken.append(1000 * (perf_counter() - due))
    await counting
    taken.sort()
    return {
        "taps": len(taken),
        "tap_median_ms": round(taken[len(taken) // 2], 1),
        "tap_95_percent_ms": round(taken[len(taken) * 95 // 100], 1),
        "tap_worst_ms": round(taken[-1], 1),
    }


async def _count(service: TableService) -> None:
    sums = PeopleSums(service.evening.is_tonight, {})
    games = await asyncio.to_thread(service.games.newest_games)
    while games:
        some, done = await asyncio.to_thread(service.games.some_statistics, games)
        await asyncio.to_thread(sums.add, some)
        games = games[done:]
    await asyncio.to_thread(sums.players)


def _games(number: int) -> list[NewGame]:
    records, seeds = list[list[str]](), count()
    while len(records) < min(number, _DIFFERENT):
        game, record = random_game(next(seeds))
        if game.table.turn in _TURNS:
            records.append(record)
    start = datetime(2026, 1, 1, tzinfo=UTC)
    return [
        NewGame(start + timedelta(hours=each), records[each % len(records)])
        for each in range(number)
    ]


def _seconds(call: Callable[[], object]) -> float:
    began = perf_counter()
    call()
    return perf_counter() - began


def _store(folder: Path) -> SqliteStore:
    return SqliteStore(folder, lambda: datetime.now(UTC))
