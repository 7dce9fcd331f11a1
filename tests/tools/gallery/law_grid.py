"""Measures the law of the table on drawn pages, in several browsers; goes on after a stop.

Only where nodes stand is read: drawing at half the pixels costs half. A page that seems to have
faults is given more time and read again before they count.
"""

import json
import multiprocessing
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Final

from tests.tools.gallery.instruments import installed

installed()

from companion.application.memory_store import MemoryStore  # noqa: E402
from companion.application.table.service import TableService  # noqa: E402
from companion.content import Library  # noqa: E402
from companion.ui.page.services import Services  # noqa: E402
from tests.chromium import chromium  # noqa: E402
from tests.tools.gallery.facts import Facts, read_nodes  # noqa: E402
from tests.tools.gallery.law import law_faults, moved  # noqa: E402
from tests.tools.gallery.law_cells import Cell, by_table  # noqa: E402
from tests.tools.gallery.live_page import QUIET_MS, LivePage, live_page  # noqa: E402
from tests.ui.pages import FakeNetwork  # noqa: E402

_PIXEL_RATIO: Final = 0.5
"""Pixels drawn per CSS pixel; all sizes are even."""
PICTURED: Final = 45
"""Of each so many cells, one is kept as a picture."""
_AT_ONCE: Final = 0

Faults = dict[str, list[str]]
"""What is wrong with each cell, by its name; nothing if it is whole."""


class Results:
    """What was measured, in a file that a later run goes on with."""

    def __init__(self, file: Path, *, again: bool = False) -> None:
        self._file = file
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        self.faults: Faults = dict(json.loads(each) for each in lines)
        if again:
            self.faults = {name: found for name, found in self.faults.items() if not found}

    def add(self, name: str, faults: list[str]) -> None:
        """Keep what was found, at once."""
        self.faults[name] = faults
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([name, faults], ensure_ascii=False) + "\n")


class Measure:
    """Measures cells on one page."""

    def __init__(self, live: LivePage, out: Path, *, pictured: int) -> None:
        self._live = live
        self._out = out
        self._pictured = pictured
        self._done = 0
        self._seen: dict[Cell, Facts] = {}

    def faults(self, cell: Cell) -> list[str]:
        """Return what is wrong with a cell; a picture is kept of each fault and some others."""
        found = self._faults(cell, _AT_ONCE)
        if found:
            self._seen.clear()
            found = self._faults(cell, QUIET_MS)
        self._done += 1
        if found or self._done % self._pictured == 0:
            self._live.settle()
            (self._out / f"{cell.name}.png").write_bytes(self._live.page.screenshot())
        return found

    def _faults(self, cell: Cell, quiet_ms: int) -> list[str]:
        say = self._live.actions.context.say
        before = None if cell.before is None else self._facts(cell.before, quiet_ms)
        # shown last, for the picture
        self._seen.pop(cell, None)
        after = self._facts(cell, quiet_ms)
        found = [*law_faults(after, self._live.actions.view, say)]
        return found if before is None else [*found, *moved(before, after, say)]

    def _facts(self, cell: Cell, quiet_ms: int) -> Facts:
        if cell not in self._seen:
            if any(each.table != cell.table for each in self._seen):
                self._seen.clear()
            self._show(cell, quiet_ms)
            nodes = read_nodes(self._live.page)
            self._seen[cell] = Facts(*cell.table.window, cell.table.scale, nodes, [], 0.0)
        return self._seen[cell]

    def _show(self, cell: Cell, quiet_ms: int) -> None:
        fields = cell.view()
        while True:
            self._live.resize(*cell.table.window)
            self._live.show(**fields)
            self._live.settle(quiet_ms)
            if self._live.shows(fields):
                return


def measured(
    cells: Iterable[Cell], out: Path, *, jobs: int, pictured: int = PICTURED
) -> Iterator[tuple[str, list[str]]]:
    """Yield the faults of each cell by its name, as they are found by so many processes.

    Each keeps a picture of every so many cells, and of those with faults.
    """
    # browsers and event loops do not survive a fork
    spawning = multiprocessing.get_context("spawn")
    asked: Queue[list[Cell] | None] = spawning.Queue()
    found: Queue[tuple[str, list[str]] | None] = spawning.Queue()
    groups: Sequence[list[Cell]] = by_table(cells)
    for group in (*groups, *[None] * jobs):
        asked.put(group)
    workers = [
        spawning.Process(target=_work, args=(asked, found, out, pictured), daemon=True)
        for _ in range(jobs)
    ]
    for each in workers:
        each.start()
    for _ in workers:
        yield from iter(found.get, None)
    for each in workers:
        each.join()


def _work(
    asked: "Queue[list[Cell] | None]",
    found: "Queue[tuple[str, list[str]] | None]",
    out: Path,
    pictured: int,
) -> None:
    try:
        with _page(1.0 if pictured == 1 else _PIXEL_RATIO) as live:
            measure = Measure(live, out, pictured=pictured)
            for group in iter(asked.get, None):
                for cell in group:
                    found.put((cell.name, measure.faults(cell)))
    finally:
        found.put(None)


@contextmanager
def _page(pixel_ratio: float) -> Iterator[LivePage]:
    table = TableService(MemoryStore(lambda: datetime.now(UTC)))
    services = Services(table, Library.load(), FakeNetwork(("http://192.168.178.42:8550/",)))
    with chromium() as browser, live_page(browser, services, pixel_ratio) as live:
        yield live
