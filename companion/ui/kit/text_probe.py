"""Measures how much the device's system or browser enlarges texts, which Flet does not report."""

from collections.abc import Callable
from typing import Final

import flet as ft

_SIZE: Final = 16.0


def text_probe(on_factor: Callable[[float], object]) -> ft.Control:
    """Return an invisible text for the page's overlay.

    `on_factor` gets the factor by which it is enlarged, once it is drawn and whenever it changes.
    """

    def measured(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        on_factor(round(event.height / _SIZE, 2))

    probe = ft.Text(
        "0",
        style=ft.TextStyle(size=_SIZE, height=1),
        opacity=0,
        on_size_change=measured,
    )
    return ft.Container(probe, left=0, top=0, ignore_interactions=True)
