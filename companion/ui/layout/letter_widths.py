"""How wide and how high the fonts draw texts. Without Flet.

`python -m tests.tools.letter_widths` writes widths, kerning and heights of the fonts into a table.
It leaves out ligatures, with which the client draws a text a little narrower.
"""

import json
import unicodedata
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from companion.i18n import Language
from companion.ui.layout.tokens import FIGURES, Font

TABLE: Final = Path(__file__).with_suffix(".json")

FALLBACK: Final = (
    Font.REGULAR,
    *dict.fromkeys(font.family for each in Language for font in each.profile.fonts),
)
"""The families that draw what the family of a style lacks, in this order."""
_UNSEEN: Final = ("Cc", "Cf", "Mn", "Zl", "Zp")
_WIDEST: Final = 1.0
"""The width of kana and kanji, and of what no font can draw."""


@lru_cache(maxsize=4096)
def text_width(text: str, font: str) -> float:
    """Return the width of `text` on one line of a font family, in multiples of its type size.

    It is that of a style without extra space between letters. Digits in titles are those of
    `words_of_title`.
    """
    widths, kerning = _widths(font), _kerning(font)
    return sum(map(widths.__getitem__, text)) + sum(map(kerning.__getitem__, pairwise(text)))


@lru_cache(maxsize=4096)
def middles(text: str, font: str) -> tuple[float, float]:
    """Return how far the middles of the letters of `text` are above its baseline, from lowest to
    highest, in multiples of the type size.

    The letters of a font are in the middle of their line: those of another font make it higher.
    """
    found = [_middle(each) * scale for each, scale in {_face(letter, font) for letter in text}]
    return min(found, default=0.0), max(found, default=0.0)


@cache
def _face(letter: str, font: str) -> tuple[str, float]:
    """Return the font that draws a letter, and its size as a share of the type size.

    The last font if none has the letter, as of kana and kanji.
    """
    if font == Font.TITLE and letter.isdecimal():
        return Font.BOLD, FIGURES
    for each in (font, *FALLBACK[:-1]):
        table = _table_widths(each)
        if letter in table or _bare(letter) in table or unicodedata.category(letter) in _UNSEEN:
            return each, 1.0
    return FALLBACK[-1], 1.0


@cache
def _middle(font: str) -> float:
    """Return how far the middle of a line is above its baseline, in multiples of the type size."""
    table = _table()[font]
    return float((table["ascent"] - table["descent"]) / 2 / table["units"])


class _Widths(dict[str, float]):
    """The width of each letter in a font, or in the fallback that draws it."""

    def __init__(self, font: str) -> None:
        self._font = font

    def __missing__(self, letter: str) -> float:
        if unicodedata.category(letter) in _UNSEEN:
            width = 0.0
        else:
            font, scale = _face(letter, self._font)
            table = _table_widths(font)
            width = scale * table.get(letter, table.get(_bare(letter), _WIDEST))
        self[letter] = width
        return width


class _Kerning(dict[tuple[str, str], float]):
    """How much wider each letter is before another one, if both are drawn in the same font."""

    def __init__(self, font: str) -> None:
        table = _table()[font]
        self._drawn = (font, 1.0)
        self._font = font
        self._units = table["units"]
        self._before = _numbers(table["before"])
        self._after = _numbers(table["after"])
        self._pairs = table["pairs"]

    def __missing__(self, letters: tuple[str, str]) -> float:
        kerning = 0.0
        if all(_face(letter, self._font) == self._drawn for letter in letters):
            row = self._before.get(letters[0])
            column = self._after.get(letters[1])
            if row is not None and column is not None:
                kerning = self._pairs[row].get(str(column), 0) / self._units
        self[letters] = kerning
        return kerning


def _numbers(classes: list[str]) -> dict[str, int]:
    return {letter: number for number, letters in enumerate(classes) for letter in letters}


def _bare(letter: str) -> str:
    """Return a letter without its accents."""
    return unicodedata.normalize("NFD", letter)[0]


_widths = cache(_Widths)
_kerning = cache(_Kerning)


@cache
def _table_widths(font: str) -> dict[str, float]:
    table = _table()[font]
    return {
        letter: int(width) / table["units"]
        for width, letters in table["widths"].items()
        for letter in letters
    }


@cache
def _table() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(TABLE.read_text(encoding="utf-8"))
    return found
