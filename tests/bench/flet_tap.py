"""From a finger on the screen to the changed words on it, timed inside the page."""

from playwright.sync_api import Page

from tests.bench.flet_pair import bare, companion, compared, page
from tests.browser.screens import Screen
from tests.chromium import chromium

ROUNDS = 3
TAPS = 12
GOAL = 1.25

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


def measure() -> dict[str, float | int | str]:
    """Medians in milliseconds: a tap that changes the screen alone, and one that is stored."""
    ours: dict[str, list[float]] = {"tap_ms": [], "stored_tap_ms": []}
    counted: list[float] = []
    with chromium() as browser:
        for _ in range(ROUNDS):
            with bare() as app, page(browser, app) as screen:
                counted += [tapped(screen, "Count", f"Count: {n + 1}") for n in range(TAPS)]
            with companion() as app, page(browser, app, "table") as screen:
                screen.see("Turn 5 ")
                for _ in range(TAPS):
                    ours["tap_ms"].append(tapped(screen, "Announce", "Adele announces"))
                    screen.tap("Back")
                    screen.see("swap, look or announce")
                for turn in range(5, 5 + TAPS):
                    ours["stored_tap_ms"].append(tapped(screen, "Swap", f"Turn {turn + 1}"))
    found = compared(ours, {"tap_ms": counted, "stored_tap_ms": counted}, GOAL)
    return found | {"goal_ratio_stored": 1.3}


def tapped(screen: Screen, button: str, words: str) -> float:
    """Milliseconds from the tap until the words are there."""
    page: Page = screen.page
    page.evaluate(_WATCH, words)
    screen.tap(button)
    return float(page.evaluate("changed"))
