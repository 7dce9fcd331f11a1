"""Rows that are ticked: several of several, and the steps of a checklist."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Radius, Size, Space, Touch


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that may be ticked."""

    value: str
    text: str
    note: str
    ticked: bool


def checks(
    views: tuple[Check, ...], on_toggle: Callable[[str], object], palette: Palette
) -> ft.Control:
    """Rows at least 52 pixels high, each ticked or not by a tap anywhere on it."""
    return ft.Column(
        [_check(view, on_toggle, palette) for view in views],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _check(view: Check, on_toggle: Callable[[str], object], palette: Palette) -> ft.Control:
    parts: list[ft.Control] = [
        ft.Checkbox(
            value=view.ticked,
            label=view.text,
            label_style=style(Font.MEDIUM, Size.BODY, palette.text, 22),
            fill_color={
                ft.ControlState.SELECTED: palette.gold_fill,
                ft.ControlState.DEFAULT: ft.Colors.TRANSPARENT,
            },
            check_color=palette.on_gold,
            expand=True,
            on_change=lambda: on_toggle(view.value),
        )
    ]
    if view.note:
        parts.append(
            ft.Text(view.note, style=style(Font.REGULAR, Size.SECONDARY, palette.muted, 20))
        )
    return ft.Container(
        key=view.value,
        padding=ft.Padding.only(left=Space.XXS, right=Space.M, top=2, bottom=2),
        bgcolor=palette.high,
        border_radius=Radius.TILE,
        border=ft.Border.all(
            2 if view.ticked else 1, palette.gold if view.ticked else palette.ctrl
        ),
        content=ft.Row(parts, spacing=Space.XS, height=None if not view.note else Touch.OPTION),
        on_click=lambda: on_toggle(view.value),
    )
