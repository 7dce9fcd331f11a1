"""What stands in the middle of the table, above the pots."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.look import pictures
from companion.ui.look.buttons import button_style
from companion.ui.look.fitting import fit
from companion.ui.look.seats import Rect
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Radius, Size, Space

_TILE: Final = 62.0
_SMALLEST_TILE: Final = 48.0
_EMBLEM: Final = 46.0
_CAPTION: Final = 20.0
_ANNOUNCED: Final = 148.0
_TITLE: Final = 46.0


@dataclass(frozen=True, slots=True)
class Member:
    """A character in play."""

    id: str
    name: str
    on_tap: Callable[[], object]
    """Opens its rules."""


def cast(members: tuple[Member, ...], slot: Rect, palette: Palette) -> ft.Control:
    """The characters in play, in as many rows as the slot needs, each a button to its rules."""
    columns, tile = _grid(len(members), slot)
    return ft.Row(
        [_member(member, tile, palette) for member in members],
        width=columns * tile,
        wrap=True,
        spacing=0,
        run_spacing=Space.XXS,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _grid(count: int, slot: Rect) -> tuple[int, float]:
    """Columns and tile width: few rows first, but never tiles too small to touch."""
    for rows in range(1, count + 1):
        columns = math.ceil(count / rows)
        tile = min(_TILE, slot.width / columns)
        if tile >= _SMALLEST_TILE:
            return columns, tile
    return 1, _SMALLEST_TILE


def _member(member: Member, tile: float, palette: Palette) -> ft.Control:
    fitted = fit(member.name, tile - 2, Size.SECONDARY, 11)
    emblem = min(_EMBLEM, tile - 6)
    return ft.TextButton(
        key=member.id,
        width=tile,
        height=emblem + _CAPTION + Space.XS,
        on_click=member.on_tap,
        style=button_style(
            palette,
            ink=palette.text,
            fill=ft.Colors.TRANSPARENT,
            edge=ft.BorderSide(0, ft.Colors.TRANSPARENT),
            padding=0,
            radius=Radius.TILE,
        ),
        content=ft.Column(
            [
                ft.Image(
                    src=pictures.emblem(member.id, palette.paints),
                    width=emblem,
                    height=emblem,
                    exclude_from_semantics=True,
                ),
                ft.Text(
                    member.name,
                    no_wrap=True,
                    style=style(Font.REGULAR, round(fitted.size, 1), palette.text, _CAPTION),
                ),
            ],
            spacing=Space.XXS,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    )


def announced(character: str, name: str, slot: Rect, palette: Palette) -> ft.Control:
    """The announced character, large, as tall as the slot allows."""
    emblem = min(_ANNOUNCED, slot.height - _TITLE - Space.XS)
    return ft.Column(
        [
            ft.Image(
                src=pictures.emblem(character, palette.paints),
                width=emblem,
                height=emblem,
                exclude_from_semantics=True,
            ),
            ft.Text(
                name,
                no_wrap=True,
                style=style(Font.TITLE, Size.AWAITED, palette.text, _TITLE),
            ),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
