"""Time from a tap on the tablet to the last of thirteen phones, beside bare Flet pages.

All pages are Chromium's on this machine: what they paint takes most of the time with many of them.
Times until the message has arrived depend less on that.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.bench.crowded import thirteen
from tests.bench.flet_pair import App, bare, companion, compared
from tests.browser.screens import PHONE, TABLET, Devices, Screen
from tests.chromium import chromium

ROUNDS = 2
TAPS = 6
PHONES = 13
GOAL = 1.5
SHARED = Path(__file__).with_name("flet_bare_shared.py")

_NOTE = """
(() => {
  window.arrived = [];
  window.painted = [];
  const paints = window.ImageBitmapRenderingContext.prototype;
  const show = paints.transferFromImageBitmap;
  paints.transferFromImageBitmap = function (frame) {
    show.call(this, frame);
    painted.push(Date.now());
  };
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        if (data.byteLength > 0) arrived.push(Date.now());
      });
    }
  };
})();
"""
"""Notes when messages arrive and frames are painted."""

_TAPPED = """
() => addEventListener("pointerdown", () => window.tapped = Date.now(), { capture: true })
"""

_FIRST_AFTER = """
tapped => {
  const message = arrived.find((each) => each >= tapped);
  const frame = painted.find((each) => message !== undefined && each >= message);
  return frame === undefined ? null : [message - tapped, frame - tapped];
}
"""

Times = dict[str, list[float]]


def measure(
    rounds: int = ROUNDS, taps: int = TAPS, phones: int = PHONES
) -> dict[str, float | int | str]:
    """Return medians in milliseconds until all phones have got and painted a tap's outcome."""
    ours: Times = {"arrived_ms": [], "painted_ms": []}
    theirs: Times = {"arrived_ms": [], "painted_ms": []}
    with chromium() as browser:
        for _ in range(rounds):
            with bare(SHARED) as app, _pages(browser, app, "", phones) as (tablet, others):
                for count in range(taps):
                    tablet.see(f"Count: {count}")
                    _note(tablet, others, "Count", theirs)
            with (
                companion(thirteen()) as app,
                _pages(browser, app, "table", phones) as (tablet, others),
            ):
                for turn in range(5, 5 + taps):
                    tablet.see(f"Turn {turn} ")
                    _note(tablet, others, "Swap or not", ours)
    return compared(ours, theirs) | {"phones": phones, "goal_ratio": GOAL}


@contextmanager
def _pages(
    browser: Browser, app: App, path: str, phones: int
) -> Iterator[tuple[Screen, list[Screen]]]:
    devices = Devices(browser)
    tablet = devices.open(app.url, path=path, size=TABLET)
    tablet.page.evaluate(_TAPPED)
    yield (
        tablet,
        [devices.open(app.url, path=path, size=PHONE, before=_NOTE) for _ in range(phones)],
    )
    devices.close()


def _note(tablet: Screen, phones: list[Screen], button: str, times: Times) -> None:
    """Tap, and note when the last phone has got and painted what follows."""
    tablet.tap(button)
    tapped = tablet.page.evaluate("tapped")
    found = [each.page.wait_for_function(_FIRST_AFTER, arg=tapped).json_value() for each in phones]
    times["arrived_ms"].append(max(message for message, _ in found))
    times["painted_ms"].append(max(frame for _, frame in found))
    # the next tap starts when all is quiet
    tablet.page.wait_for_timeout(1000)
