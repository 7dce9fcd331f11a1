"""Type sizes at which texts fit, and the lines they take: names are never cut.

Each text is measured in the font family of its style (`Font`). Lines break where the client breaks
them.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from math import floor, inf
from typing import Final

from companion.i18n import Language
from companion.i18n.line_breaks import WORD_JOINER, without_joiners
from companion.ui.layout.letter_widths import middles, text_width

_GLUE: Final = frozenset(f"\u00a0\u202f{WORD_JOINER}")
"""No line breaks beside these."""
_HYPHENS: Final = frozenset("-–—/\u00ad")
"""A line may break after these."""
_SIGNS: Final = frozenset("-/")
"""These belong to a digit that follows."""
_NO_LINE_START: Final = frozenset("".join(each.profile.no_line_start for each in Language))
_CLOSING: Final = ("Pe", "Pf", "Po")
_OPENING: Final = ("Pi", "Ps")
_STEP: Final = 0.5
_FEWEST_ON_SECOND: Final = 3
_LOST: Final = 0.5
"""What a line inside a broken word loses at its end, as a share of the type size."""
_ROUNDING: Final = 1e-6

LINE: Final = 1.18
"""Line height as a share of the type size."""
SMALLER_ON_TWO: Final = 0.74
"""At this scale, two lines take little more room than one."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A type size in pixels, and the lines a text takes at it."""

    size: float
    lines: int


def fit(
    text: str,
    width: float,
    size: float,
    smallest: float,
    font: str,
    on_two: float = SMALLER_ON_TWO,
) -> Fit:
    """Return the largest type up to `size` at which `text` fits `width` on one or two lines.

    In whole tenths of a pixel. On two lines it is at most `on_two` of the size; one line is used if
    its type is no smaller. Nothing is smaller than `smallest`: longer texts break anywhere.
    """
    needed = text_width(text, font)
    on_one_line = min(size, width / needed) if needed else size
    most = max(smallest, size * on_two)
    if on_one_line >= most:
        return Fit(max(smallest, tenths(on_one_line)), 1)
    if leaves_few(text, width / most):
        # on two lines, smaller type would leave even fewer
        if on_one_line >= smallest:
            return Fit(max(smallest, tenths(on_one_line)), 1)
        return Fit(max(smallest, tenths(most)), 2)
    on_two_lines = max(smallest, _size_on_two(text, width, most, font))
    if on_one_line >= on_two_lines:
        return Fit(max(smallest, tenths(on_one_line)), 1)
    return Fit(max(smallest, tenths(on_two_lines)), 2)


def unbroken(text: str, width: float, size: float, smallest: float, font: str) -> float:
    """Return the largest type up to `size`, at least `smallest`, at which no word breaks.

    In whole tenths of a pixel, if it is smaller than `size`.
    """
    longest = _longest_word(text, font)
    return size if longest * size <= width else max(smallest, tenths(width / longest))


def lines_of(text: str, size: float, width: float, font: str) -> int:
    """Return how many lines of `width` pixels a text takes, at least one."""
    return sum(1 for _ in _lines(text, size, width, font))


def heights_of_lines(
    text: str, size: float, line: float, width: float, font: str, spacing: float = 0
) -> list[int]:
    """Return the heights of the lines that a text takes, in pixels.

    `line` is the height of a line in its style, and `spacing` what that adds to each letter.
    """
    return [
        round(line + size * (highest - lowest))
        for lowest, highest in _lines(text, size, width, font, spacing)
    ]


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a text that stays on one line; widths in multiples of the type size."""

    gap: float
    """Width of the spaces before it."""
    width: float
    gap_letters: int
    letters: int
    lowest: float
    highest: float
    """Of the middles of its letters."""


def _lines(
    text: str, size: float, width: float, font: str, spacing: float = 0
) -> Iterator[tuple[float, float]]:
    """Yield the lines that a text takes: the `middles` of each."""
    used, low, high = 0.0, inf, -inf
    for piece in _pieces(text, font):
        gap = piece.gap * size + piece.gap_letters * spacing
        wide = piece.width * size + piece.letters * spacing
        is_broken = wide > width + _ROUNDING
        if not is_broken and used + gap + wide > width + _ROUNDING:
            yield low, high
            used, low, high = 0.0, inf, -inf
            gap = 0.0
        used += gap + wide
        low, high = min(low, piece.lowest), max(high, piece.highest)
        # a broken word begins on the current line
        while is_broken and used > max(1.0, width - _LOST * size):
            yield low, high
            used -= max(1.0, width - _LOST * size)
            low, high = piece.lowest, piece.highest
    yield low, high


def tenths(size: float) -> float:
    """Return a type size rounded down to tenths of a pixel, at which a text still fits."""
    return floor(10 * size + _ROUNDING) / 10


def is_full_width(text: str) -> bool:
    """Return whether a text contains kana or kanji, and may break anywhere."""
    return any(map(_is_full_width_letter, text))


def leaves_few(text: str, width: float) -> bool:
    """Return whether kana or kanji would leave only one or two letters on a second line.

    `width` is that of a line, in multiples of the type size. It is also true of a text that needs
    no second line.
    """
    text = without_joiners(text)
    return all(map(_is_full_width_letter, text)) and len(text) - int(width) < _FEWEST_ON_SECOND


@cache
def _is_full_width_letter(letter: str) -> bool:
    """Return whether a letter is as wide as it is high, like kana and kanji."""
    return unicodedata.east_asian_width(letter) in "WF"


@lru_cache(maxsize=1024)
def _longest_word(text: str, font: str) -> float:
    # kana and kanji may break wherever they are not joined
    words = "".join(
        f"{each} " if is_full_width(each + after) and _may_break(each, after) else each
        for each, after in pairwise(f"{text} ")
    )
    return max((text_width(word, font) for word in re.split(r"[ \n]", words)), default=0.0)


def _size_on_two(text: str, width: float, largest: float, font: str) -> float:
    """Return the largest type at which `text` breaks into two lines; 0 if it cannot break."""
    if WORD_JOINER in text or not all(map(_is_full_width_letter, text)):
        return min(largest, width / _width_on_two(text, font))
    at = largest
    while at > 0 and not _fits_two(text, width / at):
        at -= _STEP
    return at


@lru_cache(maxsize=1024)
def _width_on_two(text: str, font: str) -> float:
    """Return the least width of two lines of the text; infinite if it cannot break."""
    pieces = _pieces(text, font)
    whole = sum(each.gap + each.width for each in pieces)
    ends = accumulate(each.gap + each.width for each in pieces)
    return min(
        (max(end, whole - end - after.gap) for end, after in zip(ends, pieces[1:], strict=False)),
        default=inf,
    )


def _fits_two(text: str, width: float) -> bool:
    """Return whether kana and kanji fit two lines, with more than two on the second."""
    left = len(text) - _on_first_line(text, int(width))
    return left <= int(width) and not leaves_few(text, width)


def _on_first_line(text: str, room: int) -> int:
    """Return how many kana and kanji fit on a line of `room` letters if more follow."""
    most = min(room, len(text))
    ends = (at for at in range(most, 0, -1) if at == len(text) or text[at] not in _NO_LINE_START)
    return next(ends, most)


@lru_cache(maxsize=1024)
def _pieces(text: str, font: str) -> tuple[_Piece, ...]:
    found, gap = list[_Piece](), 0
    for piece in _split(text):
        words = piece.rstrip(" ")
        width = text_width(words, font)
        found.append(
            _Piece(gap * text_width(" ", font), width, gap, len(words), *middles(piece, font))
        )
        gap = len(piece) - len(words)
    return tuple(found)


def _split(text: str) -> Iterator[str]:
    """Yield the parts between which lines may break."""
    start = 0
    for at, (before, after) in enumerate(pairwise(text), 1):
        if _may_break(before, after):
            yield text[start:at]
            start = at
    yield text[start:]


@lru_cache(maxsize=4096)
def _may_break(before: str, after: str) -> bool:
    """Return whether a line may break between two letters: what our texts need of Unicode."""
    if after == " " or before in _GLUE or after in _GLUE:
        return False
    if before == " ":
        return True
    if before in _HYPHENS:
        return not (before in _SIGNS and after.isdecimal())
    if not (_is_full_width_letter(before) or _is_full_width_letter(after)):
        return False
    ends, begins = unicodedata.category(before), unicodedata.category(after)
    return after not in _NO_LINE_START and begins not in _CLOSING and ends not in _OPENING
