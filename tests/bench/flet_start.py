"""From the start of the process to its first answer, and to the first frame in a browser."""

import time

from tests.bench.flet_pair import App, bare, companion, compared, page
from tests.chromium import chromium

ROUNDS = 7
GOAL = 1.25


def measure() -> dict[str, float | int | str]:
    """Medians in milliseconds over fresh processes and fresh devices, the two in turn."""
    ours: dict[str, list[float]] = {"answer_ms": [], "first_frame_ms": []}
    theirs: dict[str, list[float]] = {"answer_ms": [], "first_frame_ms": []}
    with chromium() as browser:

        def note(app: App, into: dict[str, list[float]]) -> None:
            # what the measuring does between the answer and the page is not the app's
            opened = time.perf_counter()
            with page(browser, app):
                frame = time.perf_counter() - opened
            into["answer_ms"].append(app.answered * 1000)
            into["first_frame_ms"].append((app.answered + frame) * 1000)

        for _ in range(ROUNDS):
            with bare() as app:
                note(app, theirs)
            with companion() as app:
                note(app, ours)
    return compared(ours, theirs, GOAL)
