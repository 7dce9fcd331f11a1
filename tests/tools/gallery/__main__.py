"""Takes and checks pictures of every screen: `python -m tests.tools.gallery --out folder`.

Without `--all`, a sample in which every screen appears in each pair of language, size, theme and
text size. Prints one line per fault, and ends with status 1 if there are any.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from tests.tools.gallery.instruments import Instruments

_INSTRUMENTS: Final = Instruments()
_INSTRUMENTS.install()

# after that: they create controls when they are imported
from companion.application.memory_store import MemoryStore  # noqa: E402
from companion.application.table.service import TableService  # noqa: E402
from companion.content import Library  # noqa: E402
from companion.i18n import Language  # noqa: E402
from companion.ui.page.appearance import TextSize  # noqa: E402
from companion.ui.page.services import Services  # noqa: E402
from companion.ui.page.view import View  # noqa: E402
from tests.chromium import chromium  # noqa: E402
from tests.tools.gallery.checks import faults  # noqa: E402
from tests.tools.gallery.contact_sheet import contact_sheet  # noqa: E402
from tests.tools.gallery.facts import Facts, Reader  # noqa: E402
from tests.tools.gallery.law import LAW_FAULT, law_faults, moved  # noqa: E402
from tests.tools.gallery.live_page import LivePage, live_page  # noqa: E402
from tests.tools.gallery.screens import SCREENS, Setting, store_games  # noqa: E402
from tests.tools.gallery.turn_steps import ANSWERS  # noqa: E402
from tests.ui.pages import FakeNetwork  # noqa: E402

SIZES: Final = ("390x844", "360x640", "844x390", "1280x800", "800x1280", "1920x1080")
TABLETS: Final = ("1024x768", "1180x820", "820x1180", "1366x1024")
"""More sizes, for `--law`."""
LAW: Final = "law-"
"""Begins the names of screens that show all coins and all buttons of a step."""
THEMES: Final = ("dark", "light")
TEXT_SIZES: Final = (TextSize.NORMAL, TextSize.LARGER, TextSize.LARGEST)
LAW_TEXT_SIZES: Final = (TextSize.NORMAL, TextSize.LARGE, TextSize.LARGER, TextSize.LARGEST)


class Look(NamedTuple):
    """How a screen is shown."""

    language: Language
    size: str
    theme: str
    text: TextSize


class Shot(NamedTuple):
    """A screen as it is shown."""

    screen: str
    look: Look

    @property
    def name(self) -> str:
        """What the picture's file is called, without its ending."""
        language, size, theme, text = self.look
        return f"{self.screen}_{language}_{size}_{theme}_{text}"


def main(arguments: Sequence[str]) -> int:
    """Take the pictures; return the status."""
    asked = _parser().parse_args(arguments)
    sizes = asked.sizes or (SIZES + TABLETS if asked.law else SIZES)
    text_sizes = asked.text_sizes or (LAW_TEXT_SIZES if asked.law else TEXT_SIZES)
    looks = list(product(asked.languages, sizes, asked.themes, text_sizes))
    begins = [f"{LAW}{each}" if asked.law else each for each in asked.screens]
    chosen = [name for name in SCREENS if any(name.startswith(each) for each in begins)]
    shots = list(_shots(chosen, [Look(*each) for each in looks], every=asked.all or asked.law))
    if asked.count:
        # an odd stride meets each value of each kind
        every = max(1, len(shots) // asked.count) | 1
        shots = sorted(sorted(shots)[::every][: asked.count], key=_by_look)
    asked.out.mkdir(parents=True, exist_ok=True)
    began, found = time.monotonic(), dict[Shot, list[str]]()
    for language in dict.fromkeys(asked.languages):
        _take(
            [each for each in shots if each.look.language is language], language, asked.out, found
        )
    if asked.law:
        found = {shot: [*filter(_is_law, lines)] for shot, lines in found.items()}
    contact_sheet(asked.out, {shot.name: lines for shot, lines in found.items()})
    wrong = sum(map(len, found.values()))
    whole = [
        not any(map(_is_law, lines)) for shot, lines in found.items() if shot.screen.startswith(LAW)
    ]
    print(f"{sum(whole)} of {len(whole)} tables are whole")
    print(f"{len(found)} pictures in {time.monotonic() - began:.0f} s, {wrong} faults")
    return 1 if wrong else 0


def _is_law(line: str) -> bool:
    return line.startswith(LAW_FAULT)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.gallery", description=__doc__)
    parser.add_argument("--screens", nargs="+", default=[""], help="beginnings of names")
    parser.add_argument("--languages", nargs="+", type=Language, default=list(Language))
    parser.add_argument("--sizes", nargs="+", default=())
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    parser.add_argument("--text-sizes", nargs="+", type=TextSize, default=())
    parser.add_argument("--all", action="store_true", help="all combinations, not only pairs")
    parser.add_argument("--law", action="store_true", help="only whether tables are in sight")
    parser.add_argument("--count", type=int, default=0, help="so many pictures at most")
    parser.add_argument("--out", type=Path, required=True, help="for pictures and index.html")
    return parser


def _shots(screens: Sequence[str], looks: Sequence[Look], *, every: bool) -> Iterator[Shot]:
    """The pictures to take, in an order that turns the page rarely."""
    shots = [Shot(name, look) for name in screens for look in (looks if every else _pairs(looks))]
    yield from sorted(shots, key=_by_look)


def _by_look(shot: Shot) -> tuple[object, ...]:
    return shot.look[0], shot.look[1], shot.look[2:]


def _pairs(looks: Sequence[Look]) -> list[Look]:
    """Few looks in which each pair of values appears that appears in `looks`."""
    missing = {pair for look in looks for pair in _pairs_of(look)}
    chosen = []
    while missing:
        best = max(looks, key=lambda look: len(missing & _pairs_of(look)))
        chosen.append(best)
        missing -= _pairs_of(best)
    return chosen


def _pairs_of(look: Look) -> set[tuple[int, object, int, object]]:
    values = list(enumerate(look))
    return {(i, a, j, b) for i, a in values for j, b in values if i < j}


def _take(
    shots: Sequence[Shot], language: Language, out: Path, found: dict[Shot, list[str]]
) -> None:
    """Take the pictures in one language, and note what is wrong with each."""
    if not shots:
        return
    table = TableService(MemoryStore(lambda: datetime.now(UTC)))
    store_games(table, language)
    services = Services(table, Library.load(), FakeNetwork(("http://192.168.178.42:8550/",)))
    with chromium() as browser, live_page(browser, services) as live:
        reader = Reader(live.page.context.new_page(), live.url, _INSTRUMENTS)
        seen = dict[Shot, Facts]()
        for shot in shots:
            picture = _show(live, shot, Setting(language, table))
            (out / f"{shot.name}.png").write_bytes(picture)
            facts = reader.read(live.page, picture, live.controls(), _scale(live.actions.view))
            found[shot] = list(dict.fromkeys(faults(facts)))
            if shot.screen.startswith(LAW):
                view = live.actions.view
                found[shot] += law_faults(facts, view, live.actions.context.say)
                seen[shot] = facts
                before = seen.get(shot._replace(screen=_before(shot.screen)))
                if before is not None:
                    found[shot] += moved(before, facts, live.actions.context.say)
            for line in found[shot]:
                print(f"{shot.name}: {line}", flush=True)


def _before(screen: str) -> str:
    """Return the screen before the answer that a screen of the law shows; empty without one."""
    _, people, step = screen.split("-", 2)
    # with two people, a claim ends the step
    ends = step == "claims-1" and people == "2"
    return f"{LAW}{people}-{ANSWERS[step]}" if step in ANSWERS and not ends else ""


def _scale(view: View) -> float:
    """Return how many times as large the page is drawn."""
    game = view.snapshot.game
    if view.route != "/table" or game is None:
        return view.scale
    return view.scaled_for_table(len(game.table.seats)).scale


def _show(live: LivePage, shot: Shot, setting: Setting) -> bytes:
    language, size, theme, text = shot.look
    width, height = map(int, size.split("x"))
    shown = SCREENS[shot.screen](setting)
    fields = {**shown.view, "language": language, "dark": theme == "dark", "text_size": text}
    while True:
        live.resize(width, height)
        live.show(shown.then, **fields)
        picture, wanted = live.settled_picture(), fields.get("snapshot")
        # a page that has lost its connection shows what is stored
        if wanted in (None, live.actions.view.snapshot):
            return picture


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
