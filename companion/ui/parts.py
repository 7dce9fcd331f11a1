"""Parts that several screens share: the tools, a notice, running text."""

from collections.abc import Sequence

import flet as ft

from companion.ui.desk import Desk
from companion.ui.look.buttons import Tool
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Radius, Size, Space
from companion.ui.state import Sheet, View


def tools(desk: Desk) -> tuple[Tool, ...]:
    """What is always at hand."""
    say = desk.say.text
    return (
        Tool(say("tool-rules"), ft.Icons.MENU_BOOK, lambda: desk.go("/rules")),
        Tool(say("tool-history"), ft.Icons.HISTORY, lambda: desk.open(Sheet.HISTORY)),
        Tool(say("tool-phones"), ft.Icons.QR_CODE_2, lambda: desk.open(Sheet.PHONES)),
        Tool(say("language-name"), ft.Icons.TRANSLATE, lambda: desk.open(Sheet.LANGUAGE)),
        Tool(say("tool-more"), ft.Icons.MORE_HORIZ, lambda: desk.open(Sheet.MORE)),
    )


def notice(view: View, desk: Desk, palette: Palette) -> Sequence[ft.Control]:
    """What was just refused or failed, in one sentence; a tap takes it away."""
    if view.notice is None or view.sheet is not None:
        return ()
    return (notice_box(view.notice, desk, palette),)


def notice_box(sentence: str, desk: Desk, palette: Palette) -> ft.Control:
    """One sentence in a box that cannot be overlooked, read out when it appears."""
    return ft.Semantics(
        live_region=True,
        content=ft.Container(
            bgcolor=palette.surface,
            border=ft.Border.all(2, palette.error),
            border_radius=Radius.TILE,
            padding=Space.S,
            on_click=lambda: desk.tell(None),
            content=ft.Row(
                [
                    ft.Icon(ft.Icons.ERROR_OUTLINE, color=palette.error, size=24),
                    ft.Text(
                        sentence,
                        expand=True,
                        style=style(Font.REGULAR, Size.BODY, palette.text, Size.BODY_LINE),
                    ),
                ],
                spacing=Space.S,
            ),
        ),
    )


def body_text(words: str, palette: Palette, *, muted: bool = False) -> ft.Text:
    """Running text."""
    color = palette.muted if muted else palette.text
    return ft.Text(words, style=style(Font.REGULAR, Size.BODY, color, Size.BODY_LINE))
