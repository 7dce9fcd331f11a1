"""The end of the game that is at stake, large on gold."""

from math import inf
from typing import Final

import flet as ft

from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import LINE, SMALLER_ON_TWO, fit, lines_of
from companion.ui.layout.tokens import Font, Radius, Size, Space

_SMALLEST: Final = 15.0
_LARGEST_IF_NARROW: Final = 23.0


def decisive_strip(
    ends: tuple[str, ...],
    width: float,
    smallest: float = _SMALLEST,
    *,
    highest: float = inf,
) -> tuple[ft.Control, float]:
    """Return the ends, each on a line of its own, on a strip `width` pixels wide, and its height.

    Ends that do not fit their line even at the smallest type take several. Type is smaller where
    the strip would be higher than `highest` pixels.
    """
    palette = current_palette()
    room = width - 2 * Space.S
    size = int(min(_size(each, room, smallest) for each in ends))
    while (height := _height(ends, size, room)) > highest and size > Size.SMALLEST:
        size -= 1
    line = round(size * LINE)
    strip = ft.Container(
        width=width,
        height=height,
        padding=ft.Padding.symmetric(horizontal=Space.S),
        bgcolor=palette.gold_fill,
        border_radius=Radius.TILE,
        alignment=ft.Alignment.CENTER,
        content=ft.Text(
            "\n".join(ends),
            text_align=ft.TextAlign.CENTER,
            style=style(Font.BOLD, size, palette.on_gold, line),
        ),
    )
    return strip, height


def _height(ends: tuple[str, ...], size: int, room: float) -> float:
    lines = sum(lines_of(each, size, room, Font.BOLD) for each in ends)
    return lines * round(size * LINE) + 2 * Space.XXS


def _size(words: str, room: float, smallest: float) -> float:
    """Return the largest type, on one line if that fits: a second takes the seats' room."""
    on_one_line = room / text_width(words, Font.BOLD) >= smallest
    largest = Size.AWAITED if room >= NARROW else _LARGEST_IF_NARROW
    share = 0.0 if on_one_line else SMALLER_ON_TWO
    return fit(words, room, largest, smallest, Font.BOLD, on_two=share).size
