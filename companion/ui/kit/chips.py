"""Chips: choices that stand beside one another as pills."""

import flet as ft

from companion.ui.kit.buttons import Tap
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import Button
from companion.ui.kit.semantics import choosable
from companion.ui.kit.styles import CHOSEN_EDGE, button_style, inner_ring
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size, Space, Touch


def chip(
    words: str, on_tap: Tap, *, chosen: bool, key: str, mark: ft.Control | None = None
) -> ft.Control:
    """Return a choice as a pill, 48 pixels high, with a `mark` before its words."""
    palette = current_palette()
    ink, edge = palette.text, ft.BorderSide(1, palette.ctrl)
    if chosen:
        ink, edge = palette.on_gold, ft.BorderSide(CHOSEN_EDGE, palette.gold)
    text = ft.Text(words, style=style(Font.MEDIUM, Size.SECONDARY, ink, 22))
    button = Button(
        content=text if mark is None else ft.Row([mark, text], spacing=Space.XXS, tight=True),
        height=Touch.SMALLEST,
        elevation=0,
        on_click=on_tap,
        style=button_style(
            ink=ink,
            fill=palette.gold_fill if chosen else ft.Colors.TRANSPARENT,
            edge=edge,
            padding=Space.M if mark is None else Space.S,
            radius=Touch.SMALLEST / 2,
            ring=inner_ring(ink) if chosen else None,
        ),
    )
    return choosable(button, key, chosen=chosen)
