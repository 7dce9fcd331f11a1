"""Small buttons: icons in a square or circle, and the "?" that opens a rule.

Each has a semantics label, and is a button for keyboards and screen readers.
"""

import flet as ft

from companion.flet_adapter.page import HELP
from companion.i18n.line_breaks import without_joiners
from companion.ui.kit.buttons import Tap
from companion.ui.kit.palette import cache_by_palette, current_palette
from companion.ui.kit.pressed import Button
from companion.ui.kit.semantics import silent
from companion.ui.kit.styles import NO_EDGE, button_style, inner_ring, plain_style
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch


def reason(text: str, label: str, on_why: Tap, *, small: bool = False) -> ft.Control:
    """Return why something is locked, with a "?" (labelled `label`) that opens the rule."""
    size, line = (Size.CAPTION, Size.CAPTION + 3) if small else (Size.BODY, Size.BODY_LINE)
    return ft.Row(
        [
            ft.Text(
                text,
                expand=True,
                style=style(Font.REGULAR, size, current_palette().text, line),
            ),
            why(label, on_why),
        ],
        spacing=Space.S,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def why(label: str, on_tap: Tap, size: float = Touch.WHY) -> ft.Control:
    """Return the "?" that opens a rule, `size` pixels wide and high."""
    return named(
        label,
        Button(
            content=silent(
                ft.Text("?", style=style(Font.BOLD, Size.NAME, current_palette().text, 26))
            ),
            width=size,
            elevation=0,
            height=size,
            on_click=on_tap,
            style=plain_style(padding=0, radius=size / 2),
        ),
        key=HELP,
    )


def square_button(
    label: str, icon: ft.IconData, on_tap: Tap, *, possible: bool = True
) -> ft.Control:
    """Return a square icon button labelled `label`; pale if it is not `possible`."""
    palette = current_palette()
    plain = plain_style(padding=0, radius=Radius.TILE)
    return named(
        label,
        Button(
            content=ft.Icon(icon, size=24, color=palette.text if possible else palette.off),
            width=Touch.OPTION,
            height=Touch.OPTION,
            elevation=0,
            disabled=not possible,
            on_click=on_tap,
            style=plain if possible else _locked_square(),
        ),
    )


@cache_by_palette
def _locked_square() -> ft.ButtonStyle:
    palette = current_palette()
    return button_style(
        ink=palette.off,
        fill=ft.Colors.TRANSPARENT,
        edge=ft.BorderSide(1, palette.line),
        padding=0,
        radius=Radius.TILE,
    )


def round_button(
    label: str,
    icon: ft.IconData,
    on_tap: Tap,
    *,
    size: float = Touch.SMALLEST,
    selected: bool = False,
    borderless: bool = False,
) -> ft.Control:
    """Return a round icon button labelled `label`.

    `selected`: filled, for something switched on. `borderless`: without an edge.
    """
    palette = current_palette()
    ink = palette.on_gold if selected else palette.text
    edge = ft.BorderSide(1, palette.gold if selected else palette.ctrl)
    return named(
        label,
        Button(
            content=ft.Icon(icon, size=26, color=ink),
            width=size,
            height=size,
            elevation=0,
            on_click=on_tap,
            style=button_style(
                ink=ink,
                fill=palette.gold_fill if selected else ft.Colors.TRANSPARENT,
                edge=NO_EDGE if borderless else edge,
                padding=0,
                radius=size / 2,
                ring=inner_ring(ink) if selected else None,
            ),
        ),
        selected=selected or None,
    )


def named(
    label: str, control: ft.Control, key: str | None = None, *, selected: bool | None = None
) -> ft.Control:
    """Give a control without text a semantics label, and say whether it is selected."""
    spoken = ft.Semantics(label=without_joiners(label), selected=selected, content=control)
    return ft.MergeSemantics(spoken, key=key)
