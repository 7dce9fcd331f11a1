"""Menus: a pill that shows the current choice and opens the others."""

from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.kit.buttons import Tap
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.small_buttons import named
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch

_LONGEST: Final = 24
"""The most letters of a choice in a pill."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One row of a menu."""

    words: str
    chosen: bool
    on_tap: Tap


def menu(label: str, shown: ft.Control, choices: tuple[Choice, ...]) -> ft.Control:
    """Return a pill that opens a menu; `label` is its semantics label."""
    palette = current_palette()
    return named(
        label,
        ft.PopupMenuButton(
            content=silent(shown),
            tooltip="",
            bgcolor=palette.surface,
            shape=ft.RoundedRectangleBorder(
                radius=Radius.TILE, side=ft.BorderSide(1, palette.ctrl)
            ),
            items=[_item(choice) for choice in choices],
        ),
    )


def choice_menu(label: str, choices: tuple[Choice, ...]) -> ft.Control:
    """Return a pill with the words of the chosen row; `label` says what can be chosen."""
    words = next(each.words for each in choices if each.chosen)
    short = words if len(words) <= _LONGEST else f"{words[:_LONGEST].rstrip()}…"
    return menu(f"{label}: {words}", pill(short, Touch.SMALLEST), choices)


def _item(choice: Choice) -> ft.PopupMenuItem:
    palette = current_palette()
    # Flet shows menus beside the page, which does not enlarge them
    scale = palette.page_scale
    words = style(Font.MEDIUM, Size.BODY * scale, palette.text, 26 * scale)
    return ft.PopupMenuItem(
        content=ft.Text(choice.words, style=words),
        checked=choice.chosen,
        height=Touch.SMALLEST * scale,
        on_click=choice.on_tap,
    )


def pill(words: str, height: float) -> ft.Control:
    """Return the pill of a closed menu."""
    palette = current_palette()
    return ft.Container(
        height=height,
        padding=ft.Padding.only(left=Space.M, right=Space.XS),
        border_radius=Radius.CARD,
        bgcolor=palette.surface,
        border=ft.Border.all(1, palette.ctrl),
        content=ft.Row(
            [
                ft.Text(words, style=style(Font.MEDIUM, Size.BODY, palette.text, 26)),
                ft.Icon(ft.Icons.EXPAND_MORE, size=24, color=palette.text),
            ],
            tight=True,
            spacing=Space.XXS,
        ),
    )
