"""Measures on drawn pages how well the edge and the focus of every control are seen.

`python -m tests.tools.gallery.rings` prints a line per screen and theme, and one per control below
3:1, and ends with status 1 if there are any. An edge is compared with what is on its clearer side,
as a fill without an edge is; a ring with what it covers and with both sides.
"""

import argparse
import io
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import product
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Page

from companion.application.memory_store import MemoryStore
from companion.application.table.service import TableService
from companion.content import Library
from companion.i18n import Language
from companion.ui.page.services import Services
from tests.chromium import chromium
from tests.tools.gallery.live_page import LivePage, live_page
from tests.tools.gallery.reached import Setting, Shown, store_games
from tests.tools.gallery.screens import SCREENS
from tests.ui.pages import FakeNetwork

LEAST: Final = 3.0
_TRIES: Final = 4
_SCREENS: Final = (
    *("home", "players-7", "sets-4", "setup", "rules-contents", "games"),
    *("table-7-turn", "table-7-claims", "table-7-fines", "table-7-announcing", "table-7-over"),
    *("table-12-choice", "dialog-appearance", "dialog-correct", "dialog-more"),
)
_AROUND: Final = 10
"""Pixels around a control that belong to its picture."""
_CHANGED: Final = 24
"""A channel that differs by more has changed."""
_CONTROLS: Final = """
() => [...document.querySelectorAll("flt-semantics-host [tabindex='0']")].map(each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [each.id, each.ariaLabel ?? each.textContent, left, top, width, height];
}).filter(([id, , left, top, width, height]) =>
  id && left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight)
"""
_FOCUS: Final = """
id => new Promise(drawn => {
  document.getElementById(id)?.focus();
  setTimeout(drawn, 250);
})
"""

Colour = tuple[int, int, int]


class Seen(NamedTuple):
    """How well a control is seen, as contrasts."""

    name: str
    edge: float
    ring: float


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours by WCAG 2.2."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    shares = [each / 255 for each in colour]
    linear = [s / 12.92 if s <= 0.03928 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _around(picture: bytes, box: Sequence[float]) -> Image.Image:
    left, top, width, height = map(round, box)
    ends = (left + width + _AROUND, top + height + _AROUND)
    return (
        Image.open(io.BytesIO(picture)).convert("RGB").crop((left - _AROUND, top - _AROUND, *ends))
    )


def _seen(page: Page, before: bytes) -> Iterator[Seen]:
    """Yield how well each control of a page is seen; `before` is a picture without the focus."""
    for id, name, *box in page.evaluate(_CONTROLS):
        page.evaluate(_FOCUS, id)
        old, new = _around(before, box), _around(page.screenshot(), box)
        yield Seen(name.split("\n")[0], _edge(old), _ring(old, new))


def _measured(live: LivePage, shown: Shown, *, dark: bool) -> list[Seen]:
    """Measure a screen; again, if the page was connected anew meanwhile, which shows another."""
    for _ in range(_TRIES):
        live.show(shown.then, **shown.view, language=Language.EN, dark=dark)
        showing = live.actions.view.route
        live.settle()
        seen = list(_seen(live.page, live.page.screenshot()))
        if live.actions.view.route == showing:
            return seen
    raise RuntimeError(f"{showing} does not stay on the page")


def _pixels(image: Image.Image) -> dict[tuple[int, int], Colour]:
    found = image.tobytes()
    colours = zip(found[::3], found[1::3], found[2::3], strict=True)
    return {(n % image.width, n // image.width): each for n, each in enumerate(colours)}


def _edge(image: Image.Image) -> float:
    """Return the largest contrast of neighbouring colours on the way into the control."""
    pixels, middle = _pixels(image), image.height // 2
    ways = [[pixels[x, middle] for x in range(2 * _AROUND)]]
    ways.append([pixels[image.width // 2, y] for y in range(min(2 * _AROUND, image.height))])
    return max(contrast(way[0], each) for way in ways for each in (*way[_AROUND - 4 :], way[-1]))


def _ring(before: Image.Image, after: Image.Image) -> float:
    """Return the contrast of what the focus draws with what was there; 1 if nothing is drawn."""
    old, new = _pixels(before), _pixels(after)
    changed = [
        at
        for at in new
        if at in old and max(abs(a - b) for a, b in zip(old[at], new[at], strict=True)) > _CHANGED
    ]
    if not changed:
        return 1.0
    colour, _ = Counter(new[at] for at in changed).most_common(1)[0]
    covered, _ = Counter(old[at] for at in changed if new[at] == colour).most_common(1)[0]
    return contrast(colour, covered)


def main(arguments: Sequence[str]) -> int:
    """Measure, and return the status."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.gallery.rings")
    parser.add_argument("--screens", nargs="+", choices=SCREENS, default=_SCREENS)
    asked = parser.parse_args(arguments)
    table = TableService(MemoryStore(lambda: datetime.now(UTC)))
    store_games(table, Language.EN)
    services, weak = Services(table, Library.load(), FakeNetwork(())), 0
    with chromium() as browser, live_page(browser, services) as live:
        live.resize(1280, 800)
        for name, dark in product(asked.screens, (True, False)):
            seen = _measured(live, SCREENS[name](Setting(Language.EN, table)), dark=dark)
            least = f"edge {min(each.edge for each in seen):.2f}"
            least += f", ring {min(each.ring for each in seen):.2f}"
            print(
                f"{name} {'dark' if dark else 'light'}: {len(seen)} controls, {least}", flush=True
            )
            for each in seen:
                if min(each.edge, each.ring) < LEAST:
                    weak += 1
                    print(f"  {each.name}: edge {each.edge:.2f}, ring {each.ring:.2f}", flush=True)
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
