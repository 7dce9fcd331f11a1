"""Screens drawn larger than they are laid out."""

import flet as ft


def enlarged(
    screen: ft.Container,
    scale: float,
    width: float,
    height: float,
    *,
    behind: ft.Control | None = None,
) -> ft.Control:
    """Return a screen of `width` x `height` pixels, drawn `scale` times as large.

    Everything in it grows, and takes taps where it is drawn. `behind` fills what it leaves free.
    """
    if scale == 1 and behind is None:
        return screen
    screen.left = screen.top = 0
    screen.width, screen.height = width, height
    screen.scale = ft.Scale(scale, alignment=ft.Alignment.TOP_LEFT)
    layers: list[ft.Control] = [screen]
    if behind is not None:
        layers.insert(0, behind)
    return ft.Stack(layers, width=width * scale, height=height * scale)
