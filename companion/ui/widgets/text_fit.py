"""How large a name can be written so that it fits: a name is never cut short.

The client measures text, the server does not; so widths are reckoned, a little wide on purpose.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from math import ceil
from typing import Final

from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners

_LETTERS: Final = {
    0.2: "'",
    0.25: ",;’ \u00a0\u202f",
    0.3: "ijlIł.:!|[]·",
    0.35: "t(-",
    0.4: "fr)“”„",
    0.45: "г",
    0.5: "vyту?«»",
    0.55: "aceksxzFLŁаезсхчэ",
    0.6: "bdghnopquEJ0123456789ГЕбвиклнопрья+",
    0.65: "BKPRSTVXYZБВЗКРТУХЬЯдцъ–&",
    0.7: "ACDGOQUАОСЧЭ",
    0.75: "wHNИЛНПЦф",
    0.8: "ДФЪм—",
    0.85: "жшыю",
    0.9: "mMWМЫщ",
    0.95: "Ю",
    1.0: "ЖШЩ",
}
"""Letters of Roboto Medium by their width as a share of the type size, rounded up."""
_WIDTHS: Final = {letter: width for width, letters in _LETTERS.items() for letter in letters}
_CAPITAL: Final = 0.75
_OTHER: Final = 0.65
_FULL: Final = 1.0
_SPACE: Final = _WIDTHS[" "]
_PIECES: Final = re.compile(r"[^-]*-|[^-]+")
"""What a word may break into at the end of a line: a hyphen ends a piece."""
_WORDS_END: Final = 1.1
"""How much more room kana and kanji on several lines take than they are wide."""
_NO_LINE_START: Final = frozenset("".join(each.profile.no_line_start for each in Language))
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
    text = without_joiners(text)
    needed = text_width(text)
    on_one_line = min(size, width / needed) if needed else size
    most = max(smallest, size * on_two)
    if on_one_line >= most:
        return Fit(on_one_line, 1)
    if _leaves_few(text, width / most):
        # on two lines, smaller type would leave even fewer
        return Fit(on_one_line, 1) if on_one_line >= smallest else Fit(most, 2)
    at = most
    while at > max(smallest, on_one_line) and not _fits_two(text, width / at):
        at -= _STEP
    if on_one_line >= max(at, smallest):
        return Fit(on_one_line, 1)
    return Fit(max(at, smallest), 2)


def text_width(text: str) -> float:
    """The width of `text` on one line, in multiples of its type size."""
    return sum(map(_letter_width, without_joiners(text)))


def lines_of(text: str, size: float, width: float) -> int:
    """How many lines of `width` pixels running words take, at least one."""
    room = width / size
    if is_full(text):
        whole = text_width(text)
        return 1 if whole <= room else max(2, ceil(_WORDS_END * whole / room))
    lines, used = 1, 0.0
    # a space that does not break keeps its words together; a hyphen does not
    for word in text.split(" "):
        space = _SPACE
        for piece in _PIECES.findall(word):
            wide = text_width(piece)
            if used and used + space + wide > room:
                lines, used = lines + 1, 0.0
            # a word that is longer than a line breaks wherever it must
            lines += int(wide / room)
            used += (space if used else 0) + wide % room
            space = 0.0
    return lines


@cache
def _letter_width(letter: str) -> float:
    if _is_full(letter):
        return _FULL
    # a mark above or below makes no letter wider
    bare = unicodedata.normalize("NFD", letter)[0]
    return _WIDTHS.get(bare, _CAPITAL if letter.isupper() else _OTHER)


def is_full(text: str) -> bool:
    """Whether kana or kanji are among the letters: such words may break anywhere."""
    return any(map(_is_full, text))


def _is_full(letter: str) -> bool:
    """Whether it is as wide as it is high, as kana and kanji are."""
    return unicodedata.east_asian_width(letter) in "WF"


def _fits_two(text: str, width: float) -> bool:
    """Whether `text` breaks into two lines of this width: at a space, or between kana and kanji.

    Those break where the first line is full; a letter or two alone on the second look lost.
    """
    if all(map(_is_full, text)):
        left = len(text) - _on_first_line(text, int(width))
        return left <= int(width) and not _leaves_few(text, width)
    words = text.split()
    return any(
        max(text_width(" ".join(words[:at])), text_width(" ".join(words[at:]))) <= width
        for at in range(1, len(words))
    )


def _on_first_line(text: str, room: int) -> int:
    """How many kana and kanji stand on a line that has room for so many, where more follow."""
    most = min(room, len(text))
    ends = (at for at in range(most, 0, -1) if at == len(text) or text[at] not in _NO_LINE_START)
    return next(ends, most)


def _leaves_few(text: str, width: float) -> bool:
    """Whether kana or kanji leave but a letter or two on the second line of this width."""
    return all(map(_is_full, text)) and len(text) - int(width) < _FEWEST_ON_SECOND
