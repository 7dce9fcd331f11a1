"""The mark of a person: a disc in their color with their sign."""

from typing import Final

import flet as ft

from companion.application.group.marks import Color, Mark, Sign
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.layout.tokens import Space

SIGNS: Final = {
    Sign.STAR: ft.Icons.STAR,
    Sign.HEART: ft.Icons.FAVORITE,
    Sign.MOON: ft.Icons.DARK_MODE,
    Sign.SUN: ft.Icons.SUNNY,
    Sign.LIGHTNING: ft.Icons.BOLT,
    Sign.ANCHOR: ft.Icons.ANCHOR,
    Sign.PAW: ft.Icons.PETS,
    Sign.FLOWER: ft.Icons.LOCAL_FLORIST,
    Sign.DIAMOND: ft.Icons.DIAMOND,
    Sign.KEY: ft.Icons.KEY,
    Sign.NOTE: ft.Icons.MUSIC_NOTE,
    Sign.LEAF: ft.Icons.ECO,
}
_SIGN: Final = 0.72
"""Size of a sign as a share of its disc's."""


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
    fill = color or (palette.text if mark.sign else None)
    sign = mark.sign and ft.Icon(SIGNS[mark.sign], color=ink, size=_SIGN * size)
    return ft.Container(
        silent(sign) if sign else None,
        width=size,
        height=size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=fill,
        border=ft.Border.all(1, ink),
        alignment=ft.Alignment.CENTER,
    )
