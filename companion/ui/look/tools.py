"""What is always at hand, whatever is awaited."""

from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.look.buttons import ICON, Tap, named
from companion.ui.look.fitting import LINE, fit
from companion.ui.look.styles import bare_style
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Size, Touch

_TOOL_ROOM: Final = 54.0
"""Width of a tool's caption in the narrowest dock."""


@dataclass(frozen=True, slots=True)
class Tool:
    """Something always at hand: rules, history, language."""

    text: str
    icon: ft.IconData
    on_tap: Tap


def tool(view: Tool, palette: Palette, *, compact: bool = False) -> ft.Control:
    """A tool 64 pixels high with its name below; `compact`, 48 high and named only in speech."""
    bare = bare_style(palette)
    icon = ft.Icon(view.icon, color=palette.text, size=ICON)
    if compact:
        return named(
            view.text,
            ft.Button(
                content=icon,
                width=Touch.TOOL_PHONE,
                elevation=0,
                height=Touch.TOOL_PHONE,
                on_click=view.on_tap,
                style=bare,
            ),
        )
    fitted = fit(view.text, _TOOL_ROOM, Size.CAPTION, 11)
    caption = ft.Text(
        view.text,
        max_lines=2,
        no_wrap=fitted.lines == 1,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.REGULAR, round(fitted.size, 1), palette.muted, round(fitted.size * LINE)),
    )
    return ft.Button(
        content=ft.Column(
            [icon, caption],
            tight=True,
            spacing=2,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        height=Touch.TOOL,
        elevation=0,
        expand=True,
        on_click=view.on_tap,
        style=bare,
    )
