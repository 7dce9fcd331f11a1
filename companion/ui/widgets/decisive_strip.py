"""The end of the game that is at stake, large on gold."""

from typing import Final

import flet as ft

from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.text_fit import LINE, fit, lines_of
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Radius, Size, Space

_SMALLEST: Final = 18.0


def decisive_strip(words: str, width: float) -> tuple[ft.Control, float]:
    """Return the words on a strip `width` pixels wide, and its height."""
    palette = current_palette()
    room = width - 2 * Space.S
    fitted = fit(words, room, Size.AWAITED, _SMALLEST)
    size = round(fitted.size)
    line = round(size * LINE)
    height = max(fitted.lines, lines_of(words, size, room)) * line + 2 * Space.XXS
    strip = ft.Container(
        width=width,
        height=height,
        bgcolor=palette.gold_fill,
        border_radius=Radius.TILE,
        alignment=ft.Alignment.CENTER,
        content=ft.Text(
            words,
            text_align=ft.TextAlign.CENTER,
            style=style(Font.BOLD, size, palette.on_gold, line),
        ),
    )
    return strip, height
