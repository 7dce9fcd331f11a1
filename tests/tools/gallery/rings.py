"""Measures on drawn pages how well one sees which control has the keyboard focus.

`python -m tests.tools.gallery.rings` goes with Tab through screens in both themes. It prints a line
per screen, and one per control that the eye would miss, and ends with status 1 if there are any.
"""

import argparse
import io
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import product
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Browser, Page

from companion.application.memory_store import MemoryStore
from companion.application.table.service import TableService
from companion.content import Library
from companion.i18n import Language
from companion.ui.page.services import Services
from tests.chromium import chromium
from tests.tools.gallery.live_page import live_page
from tests.tools.gallery.reached import Setting, store_games
from tests.tools.gallery.screens import SCREENS
from tests.ui.layout.test_tokens import contrast
from tests.ui.pages import FakeNetwork

LEAST: Final = 3.0
"""The contrast that WCAG 2.2 asks for, of a ring with what is on both sides of it."""
_SCREENS: Final = (
    *("home", "players-7", "sets-4", "setup", "rules-contents", "games"),
    *("table-7-turn", "table-7-claims", "table-7-fines", "table-7-announcing", "table-7-over"),
    *("table-12-choice", "dialog-appearance", "dialog-correct", "dialog-more"),
)
_MOST: Final = 60
"""Controls of a screen."""
_WAIT_SECONDS: Final = 10.0
_AROUND: Final = 8
"""Pixels around a control that belong to its picture."""
_OUTSIDE: Final = 1
"""Pixels around a control in which its ring may be."""
_CHANGED: Final = 24
"""A channel that differs by more has changed."""
_SAME: Final = 12
"""A channel that differs by less is the same colour."""
_COLOURS: Final = 3
"""The most frequent new colours, among which the ring's is looked for: fills change too."""
_NOISE: Final = 0.25
"""Share of what lies beside a ring that may be letters, corners, or the edge of a neighbour."""
_FOCUSED: Final = """
() => {
  const node = document.activeElement.closest("[id^=flt-semantic-node-]");
  const boxes = [...document.querySelectorAll("[id^=flt-semantic-node-]")].map(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return [each.id, [left, top, right, bottom]];
  }).filter(([, [left, top, right, bottom]]) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight);
  const named = node?.querySelector("[aria-label]") ?? node;
  return [node?.id ?? "", named?.ariaLabel ?? named?.textContent ?? "", Object.fromEntries(boxes)];
}
"""
_NEXT_FRAME: Final = """
() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
"""
_MOVED: Final = """
before => (document.activeElement.closest("[id^=flt-semantic-node-]")?.id ?? "") !== before
"""

Box = Sequence[float]
Colour = tuple[int, ...]


class Look(NamedTuple):
    """What a page shows, and which of its controls has the focus."""

    focused: str
    """The control's id; empty if none has the focus."""
    name: str
    boxes: dict[str, Box]
    """Where each control that is in sight is, by its id."""
    picture: Image.Image

    def around(self, control: str) -> Image.Image:
        """Return the picture of a control."""
        left, top, right, bottom = (round(each) for each in self.boxes[control])
        ends = (right + _AROUND, bottom + _AROUND)
        return self.picture.crop((left - _AROUND, top - _AROUND, *ends))


class Ring(NamedTuple):
    """How well a ring is seen: its contrast with what it covers and with what is beside it."""

    name: str
    contrast: float


def rings(page: Page, most: int = _MOST) -> Iterator[Ring]:
    """Go through a page with Tab, and yield the ring of each control that this does not scroll.

    `most` is how often to press it.
    """
    first, before = "", _look(page)
    for _ in range(most):
        page.keyboard.press("Tab")
        page.wait_for_function(_MOVED, arg=before.focused)
        now = _look(page)
        if now.focused == first:
            return
        first = first or now.focused
        box = now.boxes.get(now.focused)
        if box is not None and box == before.boxes.get(now.focused):
            yield Ring(now.name.split("\n")[0], _drawn(page, before, now))
        before = _look(page)


def _drawn(page: Page, before: Look, now: Look) -> float:
    """Return the contrast of a ring once it is drawn, or of what is there after a while."""
    until = time.monotonic() + _WAIT_SECONDS
    while True:
        seen = _ring(before.around(now.focused), now.around(now.focused))
        if seen >= LEAST or time.monotonic() > until:
            return seen
        now = _look(page)


def _look(page: Page) -> Look:
    # rings move in the frame after the focus
    page.evaluate(_NEXT_FRAME)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    focused, name, boxes = page.evaluate(_FOCUSED)
    return Look(focused, name, boxes, picture)


def _ring(without: Image.Image, with_focus: Image.Image) -> float:
    """Return the contrast of what the focus draws; 1 if nothing is drawn."""
    changed = _differs(without, with_focus, _CHANGED)
    inner = Image.new("L", changed.size)
    edge = _AROUND - _OUTSIDE
    inner.paste(255, (edge, edge, changed.width - edge, changed.height - edge))
    changed = ImageChops.multiply(changed, inner)
    drawn = Counter(_under(changed, with_focus)).most_common(_COLOURS)
    return max((_contrast(each, changed, without, with_focus) for each, _ in drawn), default=1.0)


def _contrast(
    colour: Colour, changed: Image.Image, without: Image.Image, with_focus: Image.Image
) -> float:
    """Return the contrast of what the focus draws in a colour."""
    plain = Image.new("RGB", changed.size, colour)
    ring = ImageChops.subtract(changed, _differs(plain, with_focus, _SAME))
    # the pixels next to it are mixed with what is there
    wide, wider = (ring.filter(ImageFilter.MaxFilter(each)) for each in (3, 5))
    beside = _under(ImageChops.subtract(wider, wide), with_focus)
    covered = _under(ring, without)
    # of a wide ring, a part may cover the edge that it makes wider
    return min(_least(colour, covered, 0.5), _least(colour, beside, _NOISE))


def _differs(one: Image.Image, other: Image.Image, least: int) -> Image.Image:
    """Return a mask of the pixels of which a channel differs by more."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([255 if each > least else 0 for each in range(256)])


def _under(mask: Image.Image, image: Image.Image) -> list[Colour]:
    pixels = image.tobytes()
    return [tuple(pixels[3 * at : 3 * at + 3]) for at, shown in enumerate(mask.tobytes()) if shown]


def _least(colour: Colour, others: Sequence[Colour], without: float) -> float:
    """Return the least contrast with other colours, without this share of the lowest."""
    counts = Counter(others)
    ratios = sorted((contrast(_hex(colour), _hex(each)), n) for each, n in counts.items())
    left = without * len(others)
    for ratio, n in ratios:
        left -= n
        if left < 0:
            return ratio
    return 1.0


def _hex(colour: Colour) -> str:
    return "#" + bytes(colour).hex()


@contextmanager
def screens(browser: Browser) -> Iterator[Callable[[str, bool], Page]]:
    """Yield what shows a screen by its name, in the dark theme or the light one."""
    table = TableService(MemoryStore(lambda: datetime.now(UTC)))
    store_games(table, Language.EN)
    services = Services(table, Library.load(), FakeNetwork(()))
    with live_page(browser, services) as live:
        live.resize(1280, 800)

        def show(name: str, dark: bool) -> Page:
            screen = SCREENS[name](Setting(Language.EN, table))
            live.show(screen.then, **screen.view, language=Language.EN, dark=dark)
            live.settle()
            return live.page

        yield show


def main(arguments: Sequence[str]) -> int:
    """Measure, and return the status."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.gallery.rings")
    parser.add_argument("--screens", nargs="+", choices=SCREENS, default=_SCREENS)
    asked, weak = parser.parse_args(arguments), 0
    with chromium() as browser, screens(browser) as show:
        for name, dark in product(asked.screens, (True, False)):
            seen = [*rings(show(name, dark))]
            theme = "dark" if dark else "light"
            least = min((each.contrast for each in seen), default=0)
            print(f"{name} {theme}: {len(seen)} rings, least {least:.2f}", flush=True)
            for each in seen:
                if each.contrast < LEAST:
                    weak += 1
                    print(f"  {each.name}: {each.contrast:.2f}", flush=True)
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
