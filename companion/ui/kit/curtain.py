"""Parts of what covers the whole screen for a moment."""

from collections.abc import Callable
from typing import Final

import flet as ft

CURTAIN_OPACITY: Final = 0.96
_FACING_BOTH_SIDES: Final = 640.0
"""Width and height of the screen from which titles also stand upside down above the middle."""


def faces_both_sides(size: tuple[float, float]) -> bool:
    """Return whether a screen of this size has room for words in both directions."""
    return min(size) >= _FACING_BOTH_SIDES


def tap_anywhere(label: str, size: tuple[float, float], on_tap: Callable[[], object]) -> ft.Control:
    """Return a button as large as the screen."""
    # a button of Flet's would be tinted under a mouse
    return ft.MergeSemantics(
        ft.Semantics(
            label=label,
            button=True,
            content=ft.Container(width=size[0], height=size[1], on_click=on_tap),
        )
    )
