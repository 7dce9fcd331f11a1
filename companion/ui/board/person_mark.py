"""The mark of a person: a disc in their color with their symbol."""

from typing import Final

import flet as ft

from companion.application.group.marks import Color, Mark, Symbol
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.layout.tokens import Space

SYMBOLS: Final = {
    Symbol.STAR: ft.Icons.STAR,
    Symbol.HEART: ft.Icons.FAVORITE,
    Symbol.MOON: ft.Icons.DARK_MODE,
    Symbol.SUN: ft.Icons.SUNNY,
    Symbol.LIGHTNING: ft.Icons.BOLT,
    Symbol.ANCHOR: ft.Icons.ANCHOR,
    Symbol.PAW: ft.Icons.PETS,
    Symbol.FLOWER: ft.Icons.LOCAL_FLORIST,
    Symbol.DIAMOND: ft.Icons.DIAMOND,
    Symbol.KEY: ft.Icons.KEY,
    Symbol.NOTE: ft.Icons.MUSIC_NOTE,
    Symbol.LEAF: ft.Icons.ECO,
}
_SYMBOL: Final = 0.72
"""Size of a symbol as a share of its disc's."""


def color_of(mark: Mark | None) -> str | None:
    """Return a person's color in the current theme; None without one."""
    if mark is None or mark.color is None:
        return None
    return current_palette().people[[*Color].index(mark.color)]


def room_beside(mark: Mark | None, size: float, room: float) -> float:
    """Return the pixels that a mark of this size leaves for a name."""
    return room if mark is None else room - size - Space.XXS


def beside(mark: Mark | None, size: float, name: ft.Text) -> ft.Control:
    """Return a name behind the person's mark, if there is one."""
    if mark is None:
        return name
    words = ft.Container(name, expand=True)
    return ft.Row([person_mark(mark, size), words], spacing=Space.XXS)


def person_mark(mark: Mark, size: float) -> ft.Container:
    """Return a person's mark in `size` pixels; screen readers skip it, as the name says more.

    Its edge sets it off from a golden seat, too.
    """
    palette, color = current_palette(), color_of(mark)
    ink = palette.edge if palette.is_dark else palette.surface
    fill = color or (palette.text if mark.symbol else None)
    symbol = mark.symbol and ft.Icon(SYMBOLS[mark.symbol], color=ink, size=_SYMBOL * size)
    return ft.Container(
        silent(symbol) if symbol else None,
        width=size,
        height=size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=fill,
        border=ft.Border.all(1, ink),
        alignment=ft.Alignment.CENTER,
    )
