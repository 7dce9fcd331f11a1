"""Surfaces: what pages, panels and dialogs lie on."""

import flet as ft

from companion.ui.look import pictures
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Radius, Size, Space

_ORNAMENT = 960.0


def page(content: ft.Control, palette: Palette) -> ft.Control:
    """A whole page without a table: its ground, and a faint wreath behind the content."""
    wreath = ft.Image(
        src=pictures.ornament(palette),
        width=_ORNAMENT,
        height=_ORNAMENT,
        left=-_ORNAMENT / 6,
        top=-_ORNAMENT / 4,
        exclude_from_semantics=True,
    )
    return ft.Stack(
        [
            ft.Container(bgcolor=palette.bg, left=0, top=0, right=0, bottom=0),
            wreath,
            ft.Container(content, left=0, top=0, right=0, bottom=0),
        ],
        expand=True,
    )


def panel(content: ft.Control, palette: Palette, *, chosen: bool = False) -> ft.Control:
    """A framed surface; `chosen` rings it in gold, beside whatever mark its content shows."""
    ring = palette.gold if chosen else palette.line
    return ft.Container(
        bgcolor=palette.surface,
        border_radius=Radius.PLAQUE,
        border=ft.Border.all(3 if chosen else 1, ring),
        padding=5,
        shadow=ft.BoxShadow(
            blur_radius=16,
            offset=ft.Offset(0, 6),
            color=ft.Colors.with_opacity(0.35, palette.shadow),
        ),
        content=ft.Container(
            content,
            border_radius=Radius.FRAME,
            border=ft.Border.all(1, palette.line),
            padding=Space.M,
        ),
    )


def title(text: str, palette: Palette, *, eyebrow: str = "", small: bool = False) -> ft.Control:
    """A page's title, under a line saying where one is."""
    parts: list[ft.Control] = []
    if eyebrow:
        parts.append(
            ft.Text(eyebrow, style=style(Font.MEDIUM, Size.SECONDARY, palette.gold, 22, 1.2))
        )
    size = Size.AWAITED_LONG if small else Size.PAGE
    parts.append(ft.Text(text, style=style(Font.TITLE, size, palette.text, size * 1.15)))
    return ft.Semantics(header=True, content=ft.Column(parts, spacing=0, tight=True))


def dialog(
    heading: str, content: ft.Control, actions: list[ft.Control], palette: Palette
) -> ft.AlertDialog:
    """A dialog over whatever is shown, as wide as its content needs."""
    return ft.AlertDialog(
        modal=False,
        bgcolor=palette.surface,
        shape=ft.RoundedRectangleBorder(radius=Radius.SHEET, side=ft.BorderSide(1, palette.ctrl)),
        title=ft.Text(heading, style=style(Font.TITLE, Size.AWAITED_LONG, palette.text, 38)),
        content=content,
        actions=actions,
        scrollable=True,
    )
