"""From the start of the process to its first answer, and to what a browser shows of it.

The browser's part is timed inside the page: asking it from outside waits for whatever it is busy
with, and counts that too.
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
"""Notes when the client's own page of waiting goes; has it tell what it draws from then on."""


def measure() -> dict[str, float | int | str]:
    """Medians in milliseconds over fresh processes and fresh devices, the two in turn.

    The first frame is the client's own; the words are those of the app.
    """
    names = ("answer_ms", "first_frame_ms", "first_words_ms")
    ours: dict[str, list[float]] = {name: [] for name in names}
    theirs: dict[str, list[float]] = {name: [] for name in names}
    with chromium() as browser:
        for _ in range(ROUNDS):
            for started, words, into in (bare, "Count: 0", theirs), (companion, "New game", ours):
                with started() as app:
                    for name, seconds in zip(names, _timed(browser, app, words), strict=True):
                        into[name].append(seconds * 1000)
    return compared(ours, theirs) | {"goal_ratio": GOAL}


def _timed(browser: Browser, app: App, words: str) -> tuple[float, float, float]:
    """Seconds from the start to the first answer, the first frame and the app's first words."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.add_init_script(_WATCH % words)
    page = context.new_page()
    page.goto(app.url)
    frame, told = page.evaluate("told")
    context.close()
    # what the measuring does between the answer and the page is not the app's
    return app.answered, app.answered + frame / 1000, app.answered + told / 1000
