"""How all buttons and fields look: their own colours in every state, and what shows the focus.

What depends on the theme alone is made once: the same object is the same look, without comparing.
"""

from typing import Final

import flet as ft

from companion.ui.widgets.palette import cache_by_palette, current_palette
from companion.ui.widgets.tokens import FOCUS_RING, PRESSED, Radius, Space

ROLLED: Final = ft.Scrollbar(thumb_visibility=True, thickness=4, radius=2, interactive=False)
"""The bar beside what can be rolled, shown as long as there is more than fits.

It takes no tap and no drag, which are meant for what stands next to it.
"""

CLEAR = ft.BorderSide(1, ft.Colors.TRANSPARENT)
"""An edge that is not seen, and takes the room of one."""


def button_style(
    *,
    ink: str,
    fill: ft.ColorValue,
    edge: ft.BorderSide,
    padding: float = Space.M,
    radius: float = Radius.PLAQUE,
    ring: str | None = None,
    alignment: ft.Alignment | None = None,
) -> ft.ButtonStyle:
    """The style all buttons share: own colours in every state, a ring for the focus."""
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
            state.FOCUSED: ft.BorderSide(FOCUS_RING, ring or palette.focus),
            state.DEFAULT: edge,
        },
        shape=ft.RoundedRectangleBorder(radius=radius),
        alignment=alignment,
    )


@cache_by_palette
def plain_style(*, padding: float = Space.M, radius: float = Radius.PLAQUE) -> ft.ButtonStyle:
    """The style of a button that stands out from its ground and has nothing special to say."""
    palette = current_palette()
    return button_style(
        ink=palette.text,
        fill=palette.high,
        edge=ft.BorderSide(1, palette.ctrl),
        padding=padding,
        radius=radius,
    )


@cache_by_palette
def bare_style() -> ft.ButtonStyle:
    """The style of a button of which only the content is seen."""
    return button_style(
        ink=current_palette().text,
        fill=ft.Colors.TRANSPARENT,
        edge=ft.BorderSide(0, ft.Colors.TRANSPARENT),
        padding=0,
        radius=Radius.TILE,
    )


@cache_by_palette
def field_border(radius: float = Radius.TILE) -> dict[ft.ControlState, ft.InputBorder]:
    """The line around a field that is typed into."""
    palette = current_palette()
    return {
        ft.ControlState.DEFAULT: ft.OutlineInputBorder(
            side=ft.BorderSide(1, palette.ctrl), border_radius=radius
        ),
        ft.ControlState.FOCUSED: ft.OutlineInputBorder(
            side=ft.BorderSide(2, palette.focus), border_radius=radius
        ),
    }
