"""Time from the start of the process to its first answer, first frame and first words.

The page itself takes the times: from outside, a busy browser would answer late.
"""

from playwright.sync_api import Browser

from tests.bench.flet_pair import App, bare, companion, compared
from tests.chromium import chromium

ROUNDS = 7
GOAL = 1.25

_WATCH = """
window.told = new Promise(resolve => {
  let begun = false, frame;
  new MutationObserver((_, watcher) => {
    const waiting = document.getElementById("loading") !== null;
    begun ||= waiting;
    if (begun && !waiting && frame === undefined) {
      frame = performance.now();
      document.querySelector("flt-semantics-placeholder").click();
    }
    if (!document.querySelector("flt-semantics-host")?.outerHTML.includes("%s")) return;
    watcher.disconnect();
    resolve([frame, performance.now()]);
  }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
});
"""
"""Resolves with the times at which `#loading` is removed and the words appear."""


def measure(rounds: int = ROUNDS) -> dict[str, float | int | str]:
    """Return medians in milliseconds over fresh processes and browsers, alternating.

    The first frame is the client's, the first words are the app's.
    """
    names = ("answer_ms", "first_frame_ms", "first_words_ms")
    ours: dict[str, list[float]] = {name: [] for name in names}
    theirs: dict[str, list[float]] = {name: [] for name in names}
    with chromium() as browser:
        for _ in range(rounds):
            for started, words, into in (bare, "Count: 0", theirs), (companion, "New game", ours):
                with started() as app:
                    for name, seconds in zip(names, _timed(browser, app, words), strict=True):
                        into[name].append(seconds * 1000)
    return compared(ours, theirs) | {"goal_ratio": GOAL}


def _timed(browser: Browser, app: App, words: str) -> tuple[float, float, float]:
    """Return seconds from the start to the first answer, the first frame and the first words."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.add_init_script(_WATCH % words)
    page = context.new_page()
    page.goto(app.url)
    frame, told = page.evaluate("told")
    context.close()
    # without the time between the first answer and the request for the page
    return app.answered, app.answered + frame / 1000, app.answered + told / 1000
