"""Titles, whose digits are in another font because the title font has old-style figures.

Also the eyebrow, the small line above a title.
"""

import re
from typing import Final

import flet as ft

from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import is_full_width, tenths, unbroken
from companion.ui.layout.tokens import FIGURES, Font, Size, Space

_DIGITS: Final = re.compile(r"(\d+)")
_EYEBROW_SPACING: Final = 1.2
_SMALLEST_EYEBROW: Final = 12.5


def title_size(words: str, room: float, size: float) -> float:
    """Return the largest type up to `size` at which no word of a title breaks on `room` pixels.

    On an enlarged page, titles grow less than running text on narrow lines, which they would fill.
    """
    if room < NARROW:
        size = min(size, Size.AWAITED_PHONE)
    return unbroken(words, room, size, Size.SECONDARY, Font.TITLE)


def words_of_title(
    words: str, size: float, line: float, color: str, *, align: ft.TextAlign = ft.TextAlign.START
) -> ft.Text:
    """Return the words of a title, in type of `size` pixels on lines of `line` pixels."""
    plain = style(Font.TITLE, size, color, line)
    pieces = [piece for piece in _DIGITS.split(words) if piece]
    if len(pieces) < 2:
        plain = style(Font.BOLD, size, color, line) if words.isdecimal() else plain
        return ft.Text(words, style=plain, text_align=align)
    figures = style(Font.BOLD, size * FIGURES, color, line)
    spans = [ft.TextSpan(piece, style=figures if piece.isdecimal() else plain) for piece in pieces]
    return ft.Text(spans=spans, style=plain, text_align=align)


def title(
    words: str, size: float, line: float, color: str, *, align: ft.TextAlign = ft.TextAlign.START
) -> ft.Control:
    """Return a title that is a heading for screen readers."""
    return ft.Semantics(header=True, content=words_of_title(words, size, line, color, align=align))


def section_title(words: str) -> ft.Control:
    """Return the heading of a part of a screen."""
    heading = title(words, Size.LIST, 26, current_palette().text)
    return ft.Container(heading, padding=ft.Padding.only(top=Space.S))


def eyebrow_style(words: str, size: float = Size.SECONDARY) -> ft.TextStyle:
    """Return the style of the line above a title, and of the turn on phones."""
    return style(Font.MEDIUM, size, current_palette().gold, 22, _spacing(words))


def eyebrow_size(words: str, width: float) -> float:
    """Return the type size of an eyebrow on one line; the usual one if that were too small."""
    spaces = _spacing(words) * len(words)
    size = (width - spaces) / text_width(words, Font.MEDIUM) if words else Size.SECONDARY
    return min(Size.SECONDARY, tenths(size)) if size >= _SMALLEST_EYEBROW else Size.SECONDARY


def eyebrow_width(words: str) -> float:
    """Return the width of an eyebrow on one line, in pixels."""
    return Size.SECONDARY * text_width(words, Font.MEDIUM) + _spacing(words) * len(words)


def _spacing(words: str) -> float:
    # word joiners would be spaced too
    return 0 if is_full_width(words) else _EYEBROW_SPACING
