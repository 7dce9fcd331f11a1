"""Tiles of one size in rows, each a button."""

from collections.abc import Sequence

import flet as ft

from companion.ui.kit.buttons import Tap
from companion.ui.kit.pressed import Button
from companion.ui.kit.semantics import choosable
from companion.ui.kit.styles import chosen_style, plain_style
from companion.ui.layout.tokens import Space


def tile_width(room: float, columns: int) -> float:
    """Return the width of a tile if `columns` stand side by side on `room` pixels."""
    return (room - (columns - 1) * Space.XS) / columns


def tile(
    key: str,
    content: ft.Control,
    size: tuple[float, float],
    on_tap: Tap,
    *,
    padding: float,
    chosen: bool | None = None,
) -> ft.Control:
    """Return a tile of this width and height, gold if `chosen`; None if it is no choice."""
    width, height = size
    button = Button(
        key=key,
        width=width,
        height=height,
        elevation=0,
        on_click=on_tap,
        style=chosen_style(padding=padding) if chosen else plain_style(padding=padding),
        content=content,
    )
    # one control to screen readers, also if a part of it has a label of its own
    return choosable(button, f"tile-{key}", chosen=chosen)


def tiles(buttons: Sequence[ft.Control], columns: int) -> ft.Control:
    """Return the tiles from left to right, row by row; the arrow keys know the columns."""
    return ft.Row([*buttons], wrap=True, spacing=Space.XS, run_spacing=Space.XS, data=columns)
