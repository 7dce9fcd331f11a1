"""What is always at hand, whatever is awaited."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import flet as ft

from companion.ui.widgets.buttons import ICON, Tap, named
from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.styles import bare_style
from companion.ui.widgets.text_fit import LINE, fit
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Palette, Size, Space, Touch


@dataclass(frozen=True, slots=True)
class Tool:
    """Something always at hand: rules, history, language."""

    text: str
    icon: ft.IconData
    on_tap: Tap


def kept_tools(
    views: tuple[Tool, ...], palette: Palette, shelf: ControlCache, width: float | None = None
) -> ft.Control:
    """The row of tools, the same controls at every drawing."""
    kept = tuple(
        replace(view, on_tap=shelf.steady(f"tool-{nth}", view.on_tap))
        for nth, view in enumerate(views)
    )
    return shelf.keep("tools", (kept, palette, width), lambda: tools(kept, palette, width))


def tools(views: Sequence[Tool], palette: Palette, width: float | None = None) -> ft.Control:
    """The row of tools, 64 pixels high, with their names below where it has a `width` in pixels.

    Without, it is a phone's: 48 high, and the names are in speech only.
    """
    if width is None:
        alone = [_icon_alone(view, palette) for view in views]
        return ft.Row(alone, spacing=0, alignment=ft.MainAxisAlignment.END)
    # all names of a row are set in the size in which the longest fits
    room = width / len(views) - Space.XXS
    size = min(fit(view.text, room, Size.CAPTION, Size.SMALLEST).size for view in views)
    return ft.Row([_named(view, palette, size) for view in views], spacing=0)


def _icon_alone(view: Tool, palette: Palette) -> ft.Control:
    return named(
        view.text,
        ft.Button(
            content=_icon(view, palette),
            width=Touch.TOOL_PHONE,
            elevation=0,
            height=Touch.TOOL_PHONE,
            on_click=view.on_tap,
            style=bare_style(palette),
        ),
    )


def _named(view: Tool, palette: Palette, size: float) -> ft.Control:
    name = ft.Text(
        view.text,
        no_wrap=True,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.REGULAR, round(size, 1), palette.muted, round(size * LINE)),
    )
    return ft.Button(
        content=ft.Column(
            [_icon(view, palette), name],
            tight=True,
            spacing=2,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        height=Touch.TOOL,
        elevation=0,
        expand=True,
        on_click=view.on_tap,
        style=bare_style(palette),
    )


def _icon(view: Tool, palette: Palette) -> ft.Control:
    return ft.Icon(view.icon, color=palette.text, size=ICON)
