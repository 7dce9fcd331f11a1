"""Texts are drawn as large as they are measured, in every font, size and script."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import product
from typing import NamedTuple

import flet as ft
from playwright.sync_api import Browser, Page

from companion.i18n import Language
from companion.ui.kit.theme import apply_theme, style
from companion.ui.kit.titles import words_of_title
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.tokens import DARK, Font
from tests.browser.screens import WAIT_SECONDS, drawn
from tests.tools.gallery.live_page import served

WORDS = (
    "Announce",
    "Tomek, Wojtek: AVATAR",
    "Brzęczyszczykiewicz",
    "Każdy traci 12 monet",
    "La corte è vuota: l’app",
    "Где Толя?",
    "«подсматривать» — ещё",
    "花子さん",
    "ショ\u2060ーンは12枚",
    "No. 0123456789",
    "+3 · “so” – it’s (no)",
)
FAMILIES = (Font.REGULAR, Font.MEDIUM, Font.BOLD, Font.TITLE)
SIZES = (11.0, 13.3, 16.0, 18.0, 22.0, 38.0, 60.0, 88.0)
ROUNDING = 0.002
"""Share of a width: the client's own Roboto 400 rounds to other units than ours."""


class Sample(NamedTuple):
    """A text in a style."""

    words: str
    font: str
    size: float

    def text(self, line: float) -> ft.Text:
        """The text as screens draw it, on lines of so many pixels."""
        if self.font == Font.TITLE:
            return words_of_title(self.words, self.size, line, DARK.text)
        return ft.Text(self.words, style=style(self.font, self.size, DARK.text, line))


Drawn = dict[int, tuple[float, float]]
"""Width and height of texts by their place in a list, as the client reports them."""


def test_measured_widths_are_those_drawn(browser: Browser) -> None:
    samples = [Sample(*parts) for parts in product(WORDS, FAMILIES, SIZES)]

    def wrong(found: Drawn) -> list[tuple[Sample, float, float]]:
        measured = [each.size * text_width(each.words, each.font) for each in samples]
        return [
            (sample, measured[nth], found[nth][0])
            for nth, sample in enumerate(samples)
            if abs(found[nth][0] / measured[nth] - 1) > ROUNDING
        ]

    texts = [each.text(1.2 * each.size) for each in samples]
    with shown(browser, texts, [ft.Row([each]) for each in texts]) as (page, found):
        # until the fonts are loaded, others are drawn
        deadline = time.monotonic() + WAIT_SECONDS
        while len(found) < len(texts) or wrong(found):
            assert time.monotonic() < deadline, wrong(found)
            page.wait_for_timeout(100)


@contextmanager
def shown(
    browser: Browser, texts: Sequence[ft.Text], rows: Sequence[ft.Control]
) -> Iterator[tuple[Page, Drawn]]:
    """Show a page of rows; yield it and the sizes of the texts in them."""
    found: Drawn = {}

    def resized(nth: int, event: ft.LayoutSizeChangeEvent[ft.Text]) -> None:
        ft.context.disable_auto_update()
        found[nth] = event.width, event.height

    for nth, text in enumerate(texts):
        text.on_size_change = partial(resized, nth)
        text.size_change_interval = 0

    async def draw(page: ft.Page) -> None:
        apply_theme(page, DARK, tuple(Language))
        page.add(ft.Column([*rows]))

    with served(draw) as url:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(url)
        drawn(page)
        yield page, found
        page.close()
