"""Options: several things of which one is chosen."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Radius, Size, Space, Touch

_TEXT = 3
_NOTE = 2
"""How a row's width is shared between the option and its note."""


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
    parts: list[ft.Control] = [
        ft.Radio(
            value=view.value,
            label=view.text,
            label_style=style(Font.MEDIUM, Size.LIST, palette.text, 24),
            fill_color=palette.gold if is_chosen else palette.text,
            expand=_TEXT if view.note else True,
        )
    ]
    if view.note:
        color = palette.text if is_chosen else palette.muted
        parts.append(
            ft.Text(
                view.note,
                expand=_NOTE,
                text_align=ft.TextAlign.END,
                style=style(Font.REGULAR, Size.SECONDARY, color, 20),
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
