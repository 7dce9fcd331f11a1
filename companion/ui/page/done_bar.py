"""What was done: a sentence, or a bar that offers to undo it."""

from collections.abc import Callable

import flet as ft

from companion.ui.kit.palette import current_palette
from companion.ui.kit.styles import plain_style
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.page.common import body_text, mark


def done_bar(words: str, undo: str, on_undo: Callable[[], object] | None) -> ft.Control:
    """Return a sentence in a live region with a button that says `undo`; None: without one."""
    palette = current_palette()
    parts: list[ft.Control] = [ft.Container(body_text(words), expand=True)]
    if on_undo is not None:
        parts.append(
            ft.Button(
                content=ft.Text(undo, style=style(Font.MEDIUM, Size.LIST, palette.text, 24)),
                height=Touch.SMALLEST,
                elevation=0,
                on_click=on_undo,
                style=plain_style(),
            )
        )
    bar = ft.Container(
        ft.Row(parts),
        padding=ft.Padding.only(left=Space.M, right=Space.XS, top=Space.XS, bottom=Space.XS),
        bgcolor=palette.high,
        border=ft.Border.all(1, palette.gold),
        border_radius=Radius.TILE,
    )
    return ft.Semantics(live_region=True, container=True, content=bar)


def report(words: str) -> list[ft.Control]:
    """Return a sentence on what was done in a live region; nothing without words."""
    return [ft.Semantics(live_region=True, content=mark(words, good=True))] if words else []
