"""Thirteen players: tap to change beside a bare Flet counter, and the longest task of a tap.

The task is one of the page's main thread, with the processor slowed four times, in CPU time, which
depends less on what else the machine does. Semantics are off then, as for most players: the taps go
to the places that the buttons have on a page with semantics.
"""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from playwright.sync_api import Browser, Page, ViewportSize, WebSocket

from companion.content.set_catalogue import scenarios
from companion.core.boxes import EditionId
from companion.core.setup import Setup
from tests.bench.flet_pair import bare, companion, compared, page
from tests.bench.flet_tap import tapped
from tests.browser.games import FOUR
from tests.browser.screens import TABLET, WAIT_SECONDS, Screen, elsewhere
from tests.chromium import chromium

ROUNDS = 2
TAPS = 3
SLOWED = 4
GOAL_MS = 50
_CATEGORIES = ["toplevel", "devtools.timeline", "__metadata"]
QUIET_SECONDS = 2.0
"""A slowed page has shown by then what has arrived."""
_BESIDE = (640, 5)
"""Where a first tap changes nothing: on nothing, or on a seat's edge."""
_SWAP, _ANNOUNCE, _KING, _NOBODY = "Swap or not", "Announce", "King", "No one calls"
_NAMES = {_SWAP: "swap", _ANNOUNCE: "announce", _KING: "character", _NOBODY: "nobody_claims"}

Figures = dict[str, float | int | str]
Places = dict[str, tuple[float, float]]


def measure(rounds: int = ROUNDS, number: int = TAPS) -> Figures:
    """Return medians in milliseconds and ratios to the counter, alternating between the apps.

    Each button is tapped a `number` of times.
    """
    taps: dict[str, list[float]] = {"swap_ms": [], "announce_ms": []}
    tasks: dict[str, list[float]] = {f"{name}_task_ms": [] for name in _NAMES.values()}
    counted: list[float] = []
    counting: list[float] = []
    with chromium() as browser:
        for _ in range(rounds):
            with bare() as app:
                with page(browser, app) as screen:
                    counted += [tapped(screen, "Count", f"Count: {n + 1}") for n in range(number)]
                    places = {"Count": _middle(screen, "Count")}
                buttons, leads_to = ["Count"] * number, f"Count: {number}"
                counting += _longest(browser, app.url, places, buttons, leads_to)["Count"]
            with companion(thirteen()) as app:
                with page(browser, app, "table") as screen:
                    places = _tap_and_find(screen, taps, number)
                buttons = [_SWAP] * number + [_ANNOUNCE, _KING, _NOBODY] * number
                # the page before has taken as many turns
                url, leads_to = app.url + "table", f"Turn {5 + 4 * number}"
                found = _longest(browser, url, places, buttons, leads_to)
                for button, longest in found.items():
                    tasks[f"{_NAMES[button]}_task_ms"] += longest
    return (
        compared(taps, dict.fromkeys(taps, counted))
        | compared(tasks, dict.fromkeys(tasks, counting))
        | {f"{name}_worst": round(max(each), 1) for name, each in tasks.items()}
        | {"goal_task_ms": GOAL_MS}
    )


def thirteen() -> Setup:
    """The whole box of the first edition."""
    chosen = scenarios(EditionId.FIRST, 13)[0]
    names = tuple(f"Player {number}" for number in range(1, 14))
    return replace(FOUR, players=names, cards=chosen.cards, scenario=chosen.id)


def _tap_and_find(screen: Screen, taps: dict[str, list[float]], number: int) -> Places:
    """Time taps, and return the places of the buttons."""
    screen.see("Turn 5 ")
    places = {each: _middle(screen, each) for each in (_SWAP, _ANNOUNCE)}
    for turn in range(5, 5 + number):
        taps["swap_ms"].append(tapped(screen, _SWAP, f"Turn {turn + 1}"))
    for turn in range(5 + number, 5 + 2 * number):
        who = f"Who does Player {(turn - 1) % 13 + 1} announce?"
        taps["announce_ms"].append(tapped(screen, _ANNOUNCE, who))
        places[_KING] = _middle(screen, _KING)
        screen.tap(_KING)
        screen.see("Who else is the King?")
        places[_NOBODY] = _middle(screen, _NOBODY)
        screen.tap(_NOBODY)
        screen.see(f"Turn {turn + 1}")
    return places


def _middle(screen: Screen, button: str) -> tuple[float, float]:
    box = screen.ready(button).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _longest(
    browser: Browser, url: str, places: Places, buttons: Sequence[str], leads_to: str
) -> dict[str, list[float]]:
    """The longest task after each tap in milliseconds, by button.

    Fails if the page does not say `leads_to` in the end: a tap was ignored.
    """
    found: dict[str, list[float]] = {}
    with plain_page(browser, url) as (shown, line):
        slowed = shown.context.new_cdp_session(shown)
        slowed.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        shown.mouse.click(*_BESIDE)
        for button in buttons:
            line.wait_until_quiet()
            browser.start_tracing(page=shown, categories=_CATEGORIES)
            before = line.received
            shown.mouse.click(*places[button])
            line.wait_for_more_than(before)
            line.wait_until_quiet()
            found.setdefault(button, []).append(max(main_tasks(browser.stop_tracing())))
        slowed.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        shown.locator("flt-semantics-placeholder").dispatch_event("click")
        heading = shown.get_by_role("heading", name=leads_to).or_(shown.get_by_text(leads_to))
        heading.first.wait_for(state="attached", timeout=1000 * WAIT_SECONDS)
    return found


class Line:
    """The WebSocket messages of a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._last = time.monotonic()
        self.received = 0
        """Messages so far."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda _: self._note(0))
        socket.on("framereceived", lambda _: self._note(1))

    def _note(self, received: int) -> None:
        self.received += received
        self._last = time.monotonic()

    def wait_for_more_than(self, number: int) -> None:
        """Wait until more than a number of messages have been received."""
        self._wait(lambda: self.received > number)

    def wait_until_quiet(self) -> None:
        """Wait until no message has come or gone for `QUIET_SECONDS`."""
        self._wait(lambda: time.monotonic() - self._last > QUIET_SECONDS)

    def _wait(self, ready: Callable[[], bool]) -> None:
        deadline = time.monotonic() + WAIT_SECONDS
        while not ready():
            assert time.monotonic() < deadline, "the page does not answer or never rests"
            self._page.wait_for_timeout(20)


@contextmanager
def plain_page(browser: Browser, url: str) -> Iterator[tuple[Page, Line]]:
    """A page without semantics, once everything on it has arrived."""
    size: ViewportSize = {"width": TABLET[0], "height": TABLET[1]}
    context = browser.new_context(locale="en", viewport=size, color_scheme="dark")
    context.route(elsewhere, lambda route: route.abort())
    shown = context.new_page()
    line = Line(shown)
    shown.goto(url)
    shown.wait_for_selector("#loading", state="detached", timeout=1000 * WAIT_SECONDS)
    shown.wait_for_load_state("networkidle", timeout=1000 * WAIT_SECONDS)
    # the cover, which the bare app doesn't have, takes clicks until it is lifted
    cover = shown.locator("#cover:not(.lifted)")
    cover.wait_for(state="detached", timeout=1000 * WAIT_SECONDS)
    yield shown, line
    context.close()


def main_tasks(trace: bytes) -> list[float]:
    """The CPU time in milliseconds of each task of the page's main thread; at least one."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks: dict[tuple[int, int], list[float]] = {each: [0.0] for each in mains}
    for each in events:
        thread = each["pid"], each["tid"]
        if thread in mains and each["name"].endswith("RunTask"):
            tasks[thread].append(each.get("tdur", 0) / 1000)
    return max(tasks.values(), key=sum)
