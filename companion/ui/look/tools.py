"""What is always at hand, whatever is awaited."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.look.buttons import ICON, Tap, named
from companion.ui.look.fitting import LINE, fit
from companion.ui.look.styles import bare_style
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Size, Touch

_TOOL_ROOM: Final = 58.0
"""Width of a tool's caption in the narrowest dock."""
_SMALLEST: Final = 11.0
"""Below this a name is not set, however long it is."""


@dataclass(frozen=True, slots=True)
class Tool:
    """Something always at hand: rules, history, language."""

    text: str
    icon: ft.IconData
    on_tap: Tap


def caption_size(views: Sequence[Tool]) -> float:
    """The type size in which the longest of the names fits: all of a row are set in one size."""
    return min(
        (fit(each.text, _TOOL_ROOM, Size.CAPTION, _SMALLEST).size for each in views),
        default=Size.CAPTION,
    )


def tool(
    view: Tool, palette: Palette, caption: float = Size.CAPTION, *, compact: bool = False
) -> ft.Control:
    """A tool 64 pixels high with its name below in the type size `caption`.

    `compact`, it is 48 high and named only in speech.
    """
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
    named_below = ft.Text(
        view.text,
        no_wrap=True,
        text_align=ft.TextAlign.CENTER,
        style=style(Font.REGULAR, round(caption, 1), palette.muted, round(caption * LINE)),
    )
    return ft.Button(
        content=ft.Column(
            [icon, named_below],
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
