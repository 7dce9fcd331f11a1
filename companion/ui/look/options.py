"""Options: several things of which one is chosen."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.look.fitting import text_width
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Radius, Size, Space, Touch

_RADIO: Final = 48.0
"""Width of the mark and of what keeps it from the words."""
_NARROWEST: Final = 300.0
"""Pixels of a row for both, on the narrowest phone."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of several things of which one is chosen."""

    value: str
    text: str
    note: str = ""


def options(
    views: tuple[Option, ...],
    chosen: str | None,
    on_choose: Callable[[str], object],
    palette: Palette,
) -> ft.Control:
    """Options as rows 52 pixels high, of which at most one is chosen."""
    return ft.RadioGroup(
        value=chosen,
        on_change=lambda event: on_choose(event.control.value or ""),
        content=ft.Column(
            [_option(view, view.value == chosen, on_choose, palette) for view in views],
            spacing=6,
            tight=True,
        ),
    )


def _option(
    view: Option, is_chosen: bool, on_choose: Callable[[str], object], palette: Palette
) -> ft.Control:
    # words and note share the row by what they need; a note with little room is set smaller
    words = Size.LIST * text_width(view.text) + _RADIO
    note = text_width(view.note)
    size = Size.SECONDARY if words + Size.SECONDARY * note <= _NARROWEST else Size.CAPTION
    parts: list[ft.Control] = [
        ft.Radio(
            value=view.value,
            label=view.text,
            label_style=style(Font.MEDIUM, Size.LIST, palette.text, 24),
            fill_color=palette.gold if is_chosen else palette.text,
            expand=round(words) if view.note else True,
        )
    ]
    if view.note:
        color = palette.text if is_chosen else palette.muted
        parts.append(
            ft.Text(
                view.note,
                expand=round(size * note),
                text_align=ft.TextAlign.END,
                style=style(Font.REGULAR, size, color, 20),
            )
        )
    return ft.Container(
        key=view.value,
        height=Touch.OPTION,
        padding=ft.Padding.only(left=Space.XXS, right=Space.M),
        bgcolor=palette.high,
        border_radius=Radius.TILE,
        border=ft.Border.all(2 if is_chosen else 1, palette.gold if is_chosen else palette.ctrl),
        on_click=lambda: on_choose(view.value),
        content=ft.Row(parts, spacing=Space.XS),
    )
