"""The sign that a tap did not count."""

from typing import Final

import flet as ft

from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.shown_once import use_shown_once
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Motion, Palette, Size, Space

SHOWN_SECONDS: Final = 1.2
_ABOVE: Final = 56.0
"""Pixels between the sign and the lower edge of the screen."""


@ft.component
def ignored_tap(palette: Palette, words: str, count: int, motion: Motion) -> ft.Control:
    """Show `words` for a moment each time `count` grows. It takes no taps itself."""
    set_palette(palette)
    stage, _ = use_shown_once(("ignored", count), SHOWN_SECONDS, due=True)
    nothing = ft.Container(key="counted", width=0, height=0)
    sign = nothing if stage is None else _sign(words)
    return ft.Container(
        key="ignored-tap",
        left=0,
        right=0,
        bottom=_ABOVE,
        alignment=ft.Alignment.CENTER,
        ignore_interactions=True,
        content=ft.AnimatedSwitcher(sign, duration=motion.marker, reverse_duration=motion.marker),
    )


def _sign(words: str) -> ft.Control:
    palette = current_palette()
    return ft.Semantics(
        live_region=True,
        content=ft.Container(
            key="sign",
            padding=ft.Padding.symmetric(horizontal=Space.M, vertical=Space.XS),
            bgcolor=palette.edge,
            border=ft.Border.all(2, palette.ctrl),
            border_radius=Space.L,
            content=ft.Text(words, style=style(Font.MEDIUM, Size.BODY, palette.text, 24)),
        ),
    )
