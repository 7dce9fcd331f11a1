"""The memory of the server while one screen is open."""

from pathlib import Path

from tests.bench.flet_pair import App, bare, companion, compared, page
from tests.chromium import chromium

ROUNDS = 3
GOAL = 1.3


def measure(rounds: int = ROUNDS) -> dict[str, float | int | str]:
    """Medians in mebibytes of what the process itself holds in memory, the two in turn."""
    ours: list[float] = []
    theirs: list[float] = []
    with chromium() as browser:
        for _ in range(rounds):
            with bare() as app, page(browser, app) as screen:
                screen.see("Count: 0")
                theirs.append(_held(app))
            with companion() as app, page(browser, app, "table") as screen:
                screen.see("Turn 5 ")
                ours.append(_held(app))
    return compared({"memory_mib": ours}, {"memory_mib": theirs}) | {"goal_ratio": GOAL}


def _held(app: App) -> float:
    for line in Path(f"/proc/{app.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise LookupError("the kernel does not tell the memory of the process")
