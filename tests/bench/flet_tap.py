"""Time from a tap to the changed words, taken inside the page and by Playwright.

Playwright's own calls add about 50 milliseconds in either app, which makes the ratio milder.
"""

from collections.abc import Callable
from time import perf_counter

from playwright.sync_api import Page

from tests.bench.flet_pair import bare, companion, compared, page
from tests.browser.screens import Screen
from tests.chromium import chromium

ROUNDS = 3
TAPS = 12
GOAL = 1.25
GOAL_STORED = 1.3

_WATCH = """
words => {
  const host = document.querySelector("flt-semantics-host");
  let began;
  window.changed = new Promise(resolve => {
    addEventListener("pointerdown", () => began = performance.now(), {capture: true, once: true});
    const watcher = new MutationObserver(() => {
      if (began === undefined || !host.outerHTML.includes(words)) return;
      watcher.disconnect();
      resolve(performance.now() - began);
    });
    watcher.observe(host, {subtree: true, childList: true, attributes: true, characterData: true});
  });
}
"""


def measure(rounds: int = ROUNDS, taps: int = TAPS) -> dict[str, float | int | str]:
    """Return medians in milliseconds of a tap that is not stored and of one that is."""
    found: dict[str, float | int | str] = {"goal_ratio": GOAL, "goal_ratio_stored": GOAL_STORED}
    for where, timed in (("inside", tapped), ("outside", seen)):
        found |= {f"{where}_{name}": value for name, value in _medians(timed, rounds, taps).items()}
    return found


def _medians(
    timed: Callable[[Screen, str, str], float], rounds: int, taps: int
) -> dict[str, float | int | str]:
    """Return medians over all rounds, alternating between the apps."""
    ours: dict[str, list[float]] = {"tap_ms": [], "stored_tap_ms": []}
    counted: list[float] = []
    with chromium() as browser:
        for _ in range(rounds):
            with bare() as app, page(browser, app) as screen:
                counted += [timed(screen, "Count", f"Count: {n + 1}") for n in range(taps)]
            with companion() as app, page(browser, app, "table") as screen:
                screen.see("Turn 5 ")
                for _ in range(taps):
                    ours["tap_ms"].append(timed(screen, "Announce", "Who does Adele announce?"))
                    screen.tap("Back")
                    screen.see("’s turn")
                for turn in range(5, 5 + taps):
                    ours["stored_tap_ms"].append(timed(screen, "Swap", f"Turn {turn + 1}"))
    return compared(ours, {"tap_ms": counted, "stored_tap_ms": counted})


def tapped(screen: Screen, button: str, words: str) -> float:
    """Return milliseconds from pointerdown to the words."""
    page: Page = screen.page
    page.evaluate(_WATCH, words)
    screen.tap(button)
    return float(page.evaluate("changed"))


def seen(screen: Screen, button: str, words: str) -> float:
    """Return milliseconds from Playwright's click to the words."""
    control, page = screen.ready(button), screen.page
    found = page.get_by_text(words).or_(page.get_by_role("heading", name=words)).first
    began = perf_counter()
    control.click()
    found.wait_for(state="attached")
    taken = 1000 * (perf_counter() - began)
    screen.see(words)
    return taken
