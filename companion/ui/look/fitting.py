"""How large a name can be written so that it fits: a name is never cut short.

The client measures text, the server does not; so widths are reckoned, a little wide on purpose.
"""

import unicodedata
from dataclasses import dataclass
from typing import Final

_LATIN: Final = 0.57
"""An average letter of Roboto Medium, as a share of the type size."""
_FULL: Final = 1.0
"""A kanji or kana."""
_STEP: Final = 0.5
_SHARE_ON_TWO_LINES: Final = 0.74
"""Two lines are set smaller than one, to end where one would."""

LINE: Final = 1.18
"""Height of a line by its type size."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A type size in pixels and the number of lines a text then takes."""

    size: float
    lines: int


def fit(text: str, width: float, size: float, smallest: float) -> Fit:
    """The largest type up to `size` in which `text` fits `width` on one or two lines.

    One line is tried first, down to the size two lines would have. Nothing is made smaller than
    `smallest`: a text that is too long even then breaks wherever it must.
    """
    two_lines = max(smallest, size * _SHARE_ON_TWO_LINES)
    needed = text_width(text)
    if needed * two_lines <= width:
        return Fit(min(size, width / needed if needed else size), 1)
    at = two_lines
    while at > smallest and not _fits_two(text, width / at):
        at -= _STEP
    return Fit(max(at, smallest), 2)


def text_width(text: str) -> float:
    """The width of `text` on one line, in multiples of its type size."""
    return sum(_FULL if unicodedata.east_asian_width(letter) in "WF" else _LATIN for letter in text)


def _fits_two(text: str, width: float) -> bool:
    """Whether `text` breaks into two lines of this width at a space, or anywhere if Japanese."""
    words = text.split()
    if len(words) < 2:
        breaks_anywhere = text_width(text) == len(text) * _FULL
        return text_width(text) <= (2 * width - _FULL if breaks_anywhere else width)
    return any(
        max(text_width(" ".join(words[:at])), text_width(" ".join(words[at:]))) <= width
        for at in range(1, len(words))
    )
