"""Styles of buttons and fields, with visible focus.

Styles that depend on the palette alone are cached: Flet compares identical objects fastest.
"""

from typing import Final

import flet as ft

from companion.ui.kit.palette import cache_by_palette, current_palette
from companion.ui.layout.tokens import FOCUS_RING, PRESSED, Radius, Space

SCROLLBAR: Final = ft.Scrollbar(thumb_visibility=True, thickness=4, radius=2, interactive=False)
"""The scrollbar, visible whenever content is cut off.

It takes no taps and drags, which are meant for the controls beside it.
"""

CHOSEN_EDGE: Final = 3
"""Pixels of the edge of a chosen tile, whose fill alone would hardly differ in the light theme."""

_WITHIN: Final = 2
"""Pixels between a wider edge and the ring inside it."""

NO_EDGE = ft.BorderSide(1, ft.Colors.TRANSPARENT)
"""An invisible edge of the same width."""


def outer_ring(edge: float = 0) -> ft.BorderSide:
    """Return the focus ring at the edge of a control that is no brighter than its surroundings.

    It covers a golden edge of so many pixels, and as much of the control as without one.
    """
    return ft.BorderSide(FOCUS_RING + edge, current_palette().focus)


def inner_ring(ink: str, inset: float = FOCUS_RING) -> ft.BorderSide:
    """Return the focus ring inside a filled control, whose fill is on both sides of it.

    At the edge, no colour would stand out from both the fill and the surroundings. `inset` is in
    pixels.
    """
    return ft.BorderSide(FOCUS_RING, ink, stroke_align=-1 - 2 * inset / FOCUS_RING)


def focus_ring(edge: float) -> ft.BorderSide:
    """Return the focus ring of a control with an edge of so many pixels.

    Inside a wider edge, which is golden: on it, the ring would hardly be seen.
    """
    return outer_ring() if edge <= 1 else inner_ring(current_palette().focus, edge + _WITHIN)


def button_style(
    *,
    ink: str,
    fill: ft.ColorValue,
    edge: ft.BorderSide,
    padding: float = Space.M,
    radius: float = Radius.CARD,
    ring: ft.BorderSide | None = None,
    alignment: ft.Alignment | None = None,
) -> ft.ButtonStyle:
    """Return a button style with its own colours in every state and a focus ring."""
    palette = current_palette()
    state = ft.ControlState
    return ft.ButtonStyle(
        color=ink,
        icon_color=ink,
        bgcolor=fill,
        overlay_color={
            state.PRESSED: ft.Colors.with_opacity(PRESSED * 2, ink),
            state.HOVERED: ft.Colors.with_opacity(PRESSED, ink),
            state.FOCUSED: ft.Colors.with_opacity(PRESSED, ink),
        },
        shadow_color=palette.shadow,
        padding=ft.Padding.symmetric(horizontal=padding),
        side={
            state.FOCUSED: ring or focus_ring(edge.width),
            state.DEFAULT: edge,
        },
        shape=ft.RoundedRectangleBorder(radius=radius),
        alignment=alignment,
    )


@cache_by_palette
def plain_style(*, padding: float = Space.M, radius: float = Radius.CARD) -> ft.ButtonStyle:
    """Return the style of an ordinary button."""
    palette = current_palette()
    return button_style(
        ink=palette.text,
        fill=palette.high,
        edge=ft.BorderSide(1, palette.ctrl),
        padding=padding,
        radius=radius,
    )


@cache_by_palette
def chosen_style(*, padding: float) -> ft.ButtonStyle:
    """Return the style of a button for something that is chosen."""
    palette = current_palette()
    return button_style(
        ink=palette.on_gold,
        fill=palette.gold_fill,
        edge=ft.BorderSide(CHOSEN_EDGE, palette.gold),
        padding=padding,
        radius=Radius.CARD,
        ring=inner_ring(palette.on_gold),
    )


@cache_by_palette
def bare_style() -> ft.ButtonStyle:
    """Return the style of a button that shows only its content."""
    return button_style(
        ink=current_palette().text,
        fill=ft.Colors.TRANSPARENT,
        edge=ft.BorderSide(0, ft.Colors.TRANSPARENT),
        padding=0,
        radius=Radius.TILE,
    )


@cache_by_palette
def field_border(radius: float = Radius.TILE) -> dict[ft.ControlState, ft.InputBorder]:
    """Return the borders of a text field."""
    palette = current_palette()
    return {
        ft.ControlState.DEFAULT: ft.OutlineInputBorder(
            side=ft.BorderSide(1, palette.ctrl), border_radius=radius
        ),
        ft.ControlState.FOCUSED: ft.OutlineInputBorder(
            side=ft.BorderSide(2, palette.focus), border_radius=radius
        ),
    }
