"""Screens drawn larger than they are laid out."""

import flet as ft


def enlarged(screen: ft.Container, scale: float, width: float, height: float) -> ft.Control:
    """Return a screen of `width` x `height` pixels, drawn `scale` times as large.

    Everything in it grows, and takes taps where it is drawn.
    """
    if scale == 1:
        return screen
    screen.left = screen.top = 0
    screen.width, screen.height = width, height
    screen.scale = ft.Scale(scale, alignment=ft.Alignment.TOP_LEFT)
    return ft.Stack([screen], width=width * scale, height=height * scale)
