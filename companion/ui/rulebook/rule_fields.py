"""The text fields of the rulebook.

They are uncontrolled: a letter on its way would be overwritten by an earlier render.
"""

import asyncio
from collections.abc import Callable

import flet as ft

from companion.application.group.settings import NOTE_LIMIT
from companion.ui.kit.palette import set_palette
from companion.ui.kit.styles import field_border
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Palette, Size, Space

SEARCH_HEIGHT = 64.0
_LINE = 26
_ABOVE_TEXT = (SEARCH_HEIGHT - _LINE) / 2
_ROOM_TO_CLEAR = 52.0

_SEEN_SECONDS = 0.2
"""Seconds until a field is certainly on the screen."""

Typed = Callable[[str], object]
"""Called with the whole text on every change."""


@ft.component
def search_field(
    palette: Palette,
    query: str,
    label: str,
    cleared: int,
    emptied: int,
    on_typed: Typed,
    prepare: Callable[[], object],
) -> ft.Control:
    """The search field; made anew with `query` whenever `cleared` grows.

    Whenever `emptied` grows, it gets the focus. It calls `prepare` once it is on the screen, and
    again when `label` changes.
    """
    set_palette(palette)

    async def prepared() -> None:
        await asyncio.sleep(_SEEN_SECONDS)
        prepare()

    ft.use_effect(prepared, [label])

    def made() -> ft.TextField:
        return ft.TextField(
            value=query,
            hint_text=label,
            hint_style=style(Font.REGULAR, Size.LIST, palette.muted, _LINE),
            text_style=style(Font.REGULAR, Size.LIST, palette.text, _LINE),
            prefix_icon=ft.Icon(ft.Icons.SEARCH, size=28, color=palette.text),
            suffix_icon=ft.Container(width=_ROOM_TO_CLEAR, height=_ROOM_TO_CLEAR),
            border=field_border(SEARCH_HEIGHT / 2),
            bgcolor=palette.surface,
            filled=True,
            content_padding=ft.Padding.symmetric(horizontal=Space.M, vertical=_ABOVE_TEXT),
            on_change=lambda event: on_typed(event.control.value or ""),
        )

    field = ft.use_memo(made, [label, cleared, palette.name])

    async def take_caret() -> None:
        if emptied:
            await field.focus()

    ft.use_effect(take_caret, [emptied])
    return field


@ft.component
def note_field(
    palette: Palette, section: str, words: str, label: str, hint: str, on_typed: Typed
) -> ft.Control:
    """The field for the group's note on a section, starting with `words`."""
    set_palette(palette)

    def made() -> ft.TextField:
        return ft.TextField(
            value=words,
            label=label,
            hint_text=hint,
            max_length=NOTE_LIMIT,
            multiline=True,
            min_lines=2,
            max_lines=6,
            autofocus=True,
            text_style=style(Font.REGULAR, Size.BODY, palette.text, Size.BODY_LINE),
            border=field_border(),
            on_change=lambda event: on_typed(event.control.value or ""),
        )

    return ft.use_memo(made, [section, label, palette.name])
