"""Type sizes at which texts fit: names are never cut.

Only the client can measure text, so widths are estimated, slightly too wide.
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
"""Letters of Roboto Medium by width as a share of the type size, rounded up."""
_WIDTHS: Final = {letter: width for width, letters in _LETTERS.items() for letter in letters}
_CAPITAL: Final = 0.75
_OTHER: Final = 0.65
_FULL: Final = 1.0
_SPACE: Final = _WIDTHS[" "]
_PIECES: Final = re.compile(r"[^-]*-|[^-]+")
"""Pieces of a word that may stand on different lines: a hyphen ends a piece."""
_WORDS_END: Final = 1.1
"""Factor for the room that kana and kanji lose at line ends."""
_NO_LINE_START: Final = frozenset("".join(each.profile.no_line_start for each in Language))
_STEP: Final = 0.5
_FEWEST_ON_SECOND: Final = 3

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
    text: str, width: float, size: float, smallest: float, on_two: float = SMALLER_ON_TWO
) -> Fit:
    """Return the largest type up to `size` at which `text` fits `width` on one or two lines.

    On two lines it is at most `on_two` of the size; one line is used if its type is no smaller.
    Nothing is smaller than `smallest`: longer texts break anywhere.
    """
    text = without_joiners(text)
    needed = text_width(text)
    on_one_line = min(size, width / needed) if needed else size
    most = max(smallest, size * on_two)
    if on_one_line >= most:
        return Fit(on_one_line, 1)
    if leaves_few(text, width / most):
        # on two lines, smaller type would leave even fewer
        return Fit(on_one_line, 1) if on_one_line >= smallest else Fit(most, 2)
    at = most
    while at > max(smallest, on_one_line) and not _fits_two(text, width / at):
        at -= _STEP
    if on_one_line >= max(at, smallest):
        return Fit(on_one_line, 1)
    return Fit(max(at, smallest), 2)


def unbroken(text: str, width: float, size: float, smallest: float) -> float:
    """Return the largest type up to `size`, at least `smallest`, at which no word breaks."""
    # kana and kanji may break anywhere
    words = re.split(
        r"[ \n]", "".join(" " if _is_full_width_letter(each) else each for each in text)
    )
    longest = max(map(text_width, words), default=0.0)
    return max(smallest, min(size, width / longest)) if longest else size


def text_width(text: str) -> float:
    """Return the width of `text` on one line, in multiples of its type size."""
    return sum(map(_letter_width, without_joiners(text)))


def lines_of(text: str, size: float, width: float) -> int:
    """Return how many lines of `width` pixels a text takes, at least one."""
    room = width / size
    if is_full_width(text):
        whole = text_width(text)
        return 1 if whole <= room else max(2, ceil(_WORDS_END * whole / room))
    lines, used = 1, 0.0
    # a no-break space keeps words together; a hyphen does not
    for word in text.split(" "):
        space = _SPACE
        for piece in _PIECES.findall(word):
            wide = text_width(piece)
            if used and used + space + wide > room:
                lines, used = lines + 1, 0.0
            # a word longer than a line breaks anywhere
            lines += int(wide / room)
            used += (space if used else 0) + wide % room
            space = 0.0
    return lines


@cache
def _letter_width(letter: str) -> float:
    if _is_full_width_letter(letter):
        return _FULL
    # diacritics do not make letters wider
    bare = unicodedata.normalize("NFD", letter)[0]
    return _WIDTHS.get(bare, _CAPITAL if letter.isupper() else _OTHER)


def is_full_width(text: str) -> bool:
    """Return whether a text contains kana or kanji, and may break anywhere."""
    return any(map(_is_full_width_letter, text))


def _is_full_width_letter(letter: str) -> bool:
    """Whether a letter is as wide as it is high, like kana and kanji."""
    return unicodedata.east_asian_width(letter) in "WF"


def _fits_two(text: str, width: float) -> bool:
    """Whether `text` breaks into two lines of this width: at a space, or between kana and kanji.

    One or two letters alone on the second line count as not fitting.
    """
    if all(map(_is_full_width_letter, text)):
        left = len(text) - _on_first_line(text, int(width))
        return left <= int(width) and not leaves_few(text, width)
    words = text.split()
    return any(
        max(text_width(" ".join(words[:at])), text_width(" ".join(words[at:]))) <= width
        for at in range(1, len(words))
    )


def _on_first_line(text: str, room: int) -> int:
    """How many kana and kanji fit on a line of `room` letters if more follow."""
    most = min(room, len(text))
    ends = (at for at in range(most, 0, -1) if at == len(text) or text[at] not in _NO_LINE_START)
    return next(ends, most)


def leaves_few(text: str, width: float) -> bool:
    """Return whether kana or kanji would leave only one or two letters on a second line.

    It is also true of a text that needs no second line.
    """
    text = without_joiners(text)
    return all(map(_is_full_width_letter, text)) and len(text) - int(width) < _FEWEST_ON_SECOND
