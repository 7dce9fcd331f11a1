"""Takes and checks pictures of every screen: `python -m tests.tools.gallery --out folder`.

Without `--all`, a sample in which every screen appears in each pair of language, size, theme and
text size. Prints one line per fault, and ends with status 1 if there are any. With `--law`, every
step of a turn on every page; a run into the same folder goes on where one was stopped.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from tests.tools.gallery.instruments import installed

_INSTRUMENTS: Final = installed()

import flet as ft  # noqa: E402

from companion.application.memory_store import MemoryStore  # noqa: E402
from companion.application.table.service import TableService  # noqa: E402
from companion.content import Library  # noqa: E402
from companion.i18n import Language  # noqa: E402
from companion.i18n.messages import messages  # noqa: E402
from companion.ui.page.appearance import TextSize  # noqa: E402
from companion.ui.page.services import Services  # noqa: E402
from companion.ui.page.view import View  # noqa: E402
from tests.chromium import chromium  # noqa: E402
from tests.tools.gallery.checks import faults  # noqa: E402
from tests.tools.gallery.contact_sheet import contact_sheet  # noqa: E402
from tests.tools.gallery.facts import Reader  # noqa: E402
from tests.tools.gallery.law_cells import TEXT_SIZES as LAW_TEXT_SIZES  # noqa: E402
from tests.tools.gallery.law_cells import cells, pairwise, tables  # noqa: E402
from tests.tools.gallery.law_grid import PICTURED, Results, measured  # noqa: E402
from tests.tools.gallery.live_page import LivePage, live_page  # noqa: E402
from tests.tools.gallery.reached import Setting, store_games  # noqa: E402
from tests.tools.gallery.screens import SCREENS  # noqa: E402
from tests.ui.pages import FakeNetwork  # noqa: E402

SIZES: Final = ("390x844", "360x640", "844x390", "1280x800", "800x1280", "1920x1080")
TABLETS: Final = ("1024x768", "1180x820", "820x1180", "1366x1024")
"""More sizes, for `--law`."""
THEMES: Final = ("dark", "light")
TEXT_SIZES: Final = (TextSize.NORMAL, TextSize.LARGER, TextSize.LARGEST)


_Each = TypeVar("_Each")


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
    looks = [Look(*each) for each in product(asked.languages, sizes, asked.themes, text_sizes)]
    asked.out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    found = _law(asked, looks) if asked.law else _gallery(asked, looks)
    taken = {name: lines for name, lines in found.items() if (asked.out / f"{name}.png").exists()}
    contact_sheet(asked.out, taken)
    wrong = sum(map(len, found.values()))
    print(f"{len(found)} pages in {time.monotonic() - began:.0f} s, {wrong} faults")
    return 1 if wrong else 0


def _gallery(asked: argparse.Namespace, looks: Sequence[Look]) -> dict[str, list[str]]:
    """Take the pictures; return what is wrong with each."""
    chosen = [name for name in SCREENS if name.startswith(tuple(asked.screens))]
    shots = _some(asked.count, [*_shots(chosen, looks, every=asked.all)])
    found = dict[Shot, list[str]]()
    for language in dict.fromkeys(asked.languages):
        here = sorted((each for each in shots if each.look.language is language), key=_by_look)
        _take(here, language, asked.out, found)
    return {shot.name: lines for shot, lines in found.items()}


def _law(asked: argparse.Namespace, looks: Sequence[Look]) -> dict[str, list[str]]:
    """Measure the law; return what is wrong with each page."""
    wanted = _some(asked.count, cells(tables(looks), asked.screens))
    results = Results(asked.out / "results.jsonl", again=asked.again)
    missing = [each for each in wanted if each.name not in results.faults]
    pictured = 1 if asked.count else PICTURED
    for name, lines in measured(missing, asked.out, jobs=asked.jobs, pictured=pictured):
        results.add(name, lines)
        for line in lines:
            print(f"{name}: {line}", flush=True)
    found = {each.name: results.faults.get(each.name, ["not measured"]) for each in wanted}
    whole = sum(not lines for lines in found.values())
    print(f"{whole} of {len(found)} tables are whole")
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.gallery", description=__doc__)
    parser.add_argument("--screens", nargs="+", default=[""], help="beginnings of names")
    parser.add_argument("--languages", nargs="+", type=Language, default=list(Language))
    parser.add_argument("--sizes", nargs="+", default=())
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    parser.add_argument("--text-sizes", nargs="+", type=TextSize, default=())
    parser.add_argument("--all", action="store_true", help="all combinations, not only pairs")
    parser.add_argument("--law", action="store_true", help="only whether tables are in sight")
    parser.add_argument("--jobs", type=int, default=1, help="processes that measure the law")
    parser.add_argument("--again", action="store_true", help="measure what was not whole again")
    parser.add_argument("--count", type=int, default=0, help="so many pictures at most")
    parser.add_argument("--out", type=Path, required=True, help="for pictures and index.html")
    return parser


def _shots(screens: Sequence[str], looks: Sequence[Look], *, every: bool) -> Iterator[Shot]:
    """The pictures to take, in an order that turns the page rarely."""
    shots = [Shot(name, look) for name in screens for look in (looks if every else pairwise(looks))]
    yield from sorted(shots, key=_by_look)


def _by_look(shot: Shot) -> tuple[object, ...]:
    return shot.look[0], shot.look[1], shot.look[2:]


def _some(count: int, every: Sequence[_Each]) -> list[_Each]:
    """Return so many of all, spread over them; all for 0."""
    # an odd stride meets each value of each kind
    stride = max(1, len(every) // count) | 1 if count else 1
    return list(every[::stride][: count or None])


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
        for shot in shots:
            picture = _show(live, shot, Setting(language, table))
            (out / f"{shot.name}.png").write_bytes(picture)
            facts = reader.read(live.page, picture, live.controls(), _scale(live.actions.view))
            found[shot] = [*_undrawn(live, language), *dict.fromkeys(faults(facts))]
            for line in found[shot]:
                print(f"{shot.name}: {line}", flush=True)


def _undrawn(live: LivePage, language: Language) -> list[str]:
    """Return that the page shows the sentence for screens that failed, if it does."""
    failed = messages(language).text("error-page")
    texts = (each for each in live.controls().values() if isinstance(each, ft.Text))
    return ["failed to be drawn"] if any(each.value == failed for each in texts) else []


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
        live.settle()
        if live.shows(fields):
            return live.page.screenshot()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
