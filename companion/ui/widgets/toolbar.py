"""What is always at hand, whatever is awaited."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import flet as ft

from companion.ui.widgets.buttons import ICON, Tap, named
from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.styles import bare_style
from companion.ui.widgets.text_fit import LINE, fit
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Size, Space, Touch


@dataclass(frozen=True, slots=True)
class Tool:
    """Something always at hand: rules, history, language."""

    text: str
    icon: ft.IconData
    on_tap: Tap


def kept_tools(
    views: tuple[Tool, ...], shelf: ControlCache, width: float | None = None
) -> ft.Control:
    """The row of tools, the same controls at every drawing."""
    kept = tuple(
        replace(view, on_tap=shelf.steady(f"tool-{nth}", view.on_tap))
        for nth, view in enumerate(views)
    )
    return shelf.keep("tools", (kept, width), lambda: tools(kept, width))


def tools(views: Sequence[Tool], width: float | None = None) -> ft.Control:
    """The row of tools, 64 pixels high, with their names below where it has a `width` in pixels.

    Without, it is a phone's: 48 high, and the names are in speech only.
    """
    if width is None:
        alone = [_icon_alone(view) for view in views]
        return ft.Row(alone, spacing=0, alignment=ft.MainAxisAlignment.END)
    # all names of a row are set in the size in which the longest fits
    room = width / len(views) - Space.XXS
    size = min(fit(view.text, room, Size.CAPTION, Size.SMALLEST).size for view in views)
    return ft.Row([_named(view, size) for view in views], spacing=0)


def _icon_alone(view: Tool) -> ft.Control:
    return named(
        view.text,
        ft.Button(
            content=_icon(view),
            width=Touch.TOOL_PHONE,
            elevation=0,
            height=Touch.TOOL_PHONE,
            on_click=view.on_tap,
            style=bare_style(),
        ),
    )


def _named(view: Tool, size: float) -> ft.Control:
    name = ft.Text(
        view.text,
        no_wrap=True,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.REGULAR, round(size, 1), current_palette().muted, round(size * LINE)),
    )
    return ft.Button(
        content=ft.Column(
            [_icon(view), name],
            tight=True,
            spacing=2,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        height=Touch.TOOL,
        elevation=0,
        expand=True,
        on_click=view.on_tap,
        style=bare_style(),
    )


def _icon(view: Tool) -> ft.Control:
    return ft.Icon(view.icon, color=current_palette().text, size=ICON)
