"""The row of tools: rules, history, phones, language, more."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import flet as ft

from companion.ui.kit.buttons import ICON, Tap
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import Button
from companion.ui.kit.rows import centred
from companion.ui.kit.small_buttons import named
from companion.ui.kit.styles import bare_style
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.text_fit import LINE, fit
from companion.ui.layout.tokens import Font, Size, Space, Touch


@dataclass(frozen=True, slots=True)
class Tool:
    """One tool."""

    text: str
    icon: ft.IconData
    on_tap: Tap


def is_narrow(width: float) -> bool:
    """Return whether a line of `width` pixels has no room for anything beside the tools."""
    return width < NARROW


def kept_tools(
    views: tuple[Tool, ...],
    cache: ControlCache,
    width: float | None = None,
    *,
    labelled: bool = True,
) -> ft.Control:
    """Return the row of tools from the cache."""
    kept = tuple(
        replace(view, on_tap=cache.steady(f"tool-{nth}", view.on_tap))
        for nth, view in enumerate(views)
    )
    return cache.keep(
        "tools", (kept, width, labelled), lambda: tools(kept, width, labelled=labelled)
    )


def tools(
    views: Sequence[Tool], width: float | None = None, *, labelled: bool = True
) -> ft.Control:
    """Return the row of tools, 64 pixels high, labelled below the icons, on `width` pixels.

    Without a width, or if not `labelled`, it is for phones: 48 high, with semantics labels only.
    """
    if width is None or not labelled:
        across = Touch.TOOL_PHONE if width is None else min(Touch.TOOL_PHONE, width / len(views))
        alone = [_icon_alone(view, across) for view in views]
        return ft.Row(alone, spacing=0, alignment=ft.MainAxisAlignment.END)
    # one type size for all labels of a row
    room = width / len(views) - Space.XXS
    size = min(
        fit(view.text, room, Size.CAPTION, Size.SMALLEST, Font.REGULAR).size for view in views
    )
    return ft.Row([_named(view, size) for view in views], spacing=0)


def _icon_alone(view: Tool, width: float) -> ft.Control:
    return named(
        view.text,
        Button(
            content=_icon(view),
            width=width,
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
        style=style(Font.REGULAR, size, current_palette().muted, round(size * LINE)),
    )
    return Button(
        content=centred([_icon(view), name], 2),
        height=Touch.TOOL,
        elevation=0,
        expand=True,
        on_click=view.on_tap,
        style=bare_style(),
    )


def _icon(view: Tool) -> ft.Control:
    return ft.Icon(view.icon, color=current_palette().text, size=ICON)
