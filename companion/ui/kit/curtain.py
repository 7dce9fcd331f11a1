"""Parts of what covers the whole screen for a moment."""

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.i18n.line_breaks import without_joiners
from companion.ui.kit.pressed import TextButton
from companion.ui.kit.rows import centred
from companion.ui.kit.semantics import silent
from companion.ui.kit.styles import outer_ring

CURTAIN_OPACITY: Final = 0.96
_FACING_BOTH_SIDES: Final = 640.0
"""Width and height of the screen from which titles also stand upside down above the middle."""


def curtain(
    key: str,
    middle: ft.Control,
    words: Callable[[float], ft.Control],
    size: tuple[float, float],
    color: str,
    spacing: float,
) -> ft.Container:
    """Return a cover of the whole screen with a picture, and the words for its width below it.

    Where people can sit on both sides, the words also stand upside down above the picture.
    """
    width, height = size
    parts = [middle, words(width)]
    if min(size) >= _FACING_BOTH_SIDES:
        parts.insert(0, ft.RotatedBox(quarter_turns=2, content=words(width)))
    return ft.Container(
        key=key,
        width=width,
        height=height,
        bgcolor=color,
        alignment=ft.Alignment.CENTER,
        content=silent(centred(parts, spacing)),
    )


def over_screen(
    key: str,
    size: tuple[float, float],
    cover: ft.Control | None,
    label: str,
    on_tap: Callable[[], object],
) -> ft.Control:
    """Return the cover, which any tap removes, over a screen; nothing without one."""
    layers = [] if cover is None else [cover, tap_anywhere(label, on_tap, f"{key}-tap")]
    return ft.Container(
        key=key,
        left=0,
        top=0,
        content=ft.Stack(layers, width=size[0], height=size[1]) if layers else None,
    )


def tap_anywhere(label: str, on_tap: Callable[[], object], key: str) -> ft.Control:
    """Return a button over the whole of its stack, without the tint of buttons under a pointer."""
    button = TextButton(
        style=ft.ButtonStyle(
            overlay_color=ft.Colors.TRANSPARENT,
            shape=ft.RoundedRectangleBorder(radius=0),
            side={ft.ControlState.FOCUSED: outer_ring()},
        ),
        on_click=on_tap,
    )
    named = ft.MergeSemantics(ft.Semantics(label=without_joiners(label), content=button), key=key)
    return ft.Container(named, left=0, top=0, right=0, bottom=0)
