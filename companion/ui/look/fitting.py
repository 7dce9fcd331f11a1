"""How large a name can be written so that it fits: a name is never cut short.

The client measures text, the server does not; so widths are reckoned, a little wide on purpose.
"""

import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Final

# Widths of Roboto Medium's letters as shares of the type size.
_NARROW: Final = 0.31
_AVERAGE: Final = 0.57
_BROAD: Final = 0.72
_BROADEST: Final = 0.9
_FULL: Final = 1.0
_NARROW_LETTERS: Final = frozenset("iíìljtfrIłĺ.,:;'’!|()[] \u00a0\u202f·-")
_BROADEST_LETTERS: Final = frozenset("mwMWЖШЩЮФМжшщюфм—")
_STEP: Final = 0.5
_FEWEST_ON_SECOND: Final = 3

LINE: Final = 1.18
"""Height of a line by its type size."""
SMALLER_ON_TWO: Final = 0.74
"""Two lines this much smaller than one take little more room than one."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A type size in pixels and the number of lines a text then takes."""

    size: float
    lines: int


def fit(
    text: str, width: float, size: float, smallest: float, on_two: float = SMALLER_ON_TWO
) -> Fit:
    """The largest type up to `size` in which `text` fits `width` on one or two lines.

    Two lines are set in at most `on_two` of the size; one line is kept as long as that is no
    smaller. Nothing is made smaller than `smallest`: what is too long even then breaks wherever it
    must.
    """
    needed = text_width(text)
    on_one_line = min(size, width / needed) if needed else size
    most = max(smallest, size * on_two)
    if on_one_line >= most:
        return Fit(on_one_line, 1)
    at = most
    while at > max(smallest, on_one_line) and not _fits_two(text, width / at):
        at -= _STEP
    if on_one_line >= max(at, smallest):
        return Fit(on_one_line, 1)
    return Fit(max(at, smallest), 2)


def text_width(text: str) -> float:
    """The width of `text` on one line, in multiples of its type size."""
    return sum(map(_letter_width, text))


@cache
def _letter_width(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WF":
        return _FULL
    if letter in _NARROW_LETTERS:
        return _NARROW
    if letter in _BROADEST_LETTERS:
        return _BROADEST
    return _BROAD if letter.isupper() else _AVERAGE


def _fits_two(text: str, width: float) -> bool:
    """Whether `text` breaks into two lines of this width: at a space, or between kana and kanji.

    Those break where the first line is full; a letter or two alone on the second look lost.
    """
    if all(_letter_width(letter) == _FULL for letter in text):
        on_second = len(text) - int(width)
        return _FEWEST_ON_SECOND <= on_second <= int(width)
    words = text.split()
    return any(
        max(text_width(" ".join(words[:at])), text_width(" ".join(words[at:]))) <= width
        for at in range(1, len(words))
    )
