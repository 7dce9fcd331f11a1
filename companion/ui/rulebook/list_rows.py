"""Links between pages of the rulebook: rows, chips, small buttons."""

import flet as ft

from companion.content import Kind, Text
from companion.ui.kit.buttons import Tap
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent
from companion.ui.kit.styles import NO_EDGE, button_style
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.rulebook.reader import Reader

KIND_ICONS = {
    Kind.SECTION: ft.Icons.MENU_BOOK,
    Kind.CHARACTER: ft.Icons.THEATER_COMEDY,
    Kind.QUESTION: ft.Icons.HELP_OUTLINE,
    Kind.EXAMPLE: ft.Icons.TABLE_RESTAURANT,
    Kind.TERM: ft.Icons.SORT_BY_ALPHA,
}


def row(content: ft.Control, on_tap: Tap, *, key: str, chosen: bool = False) -> ft.Control:
    """Return a row to tap, at least 52 pixels high."""
    palette = current_palette()
    edge = ft.BorderSide(2, palette.gold) if chosen else NO_EDGE
    return ft.TextButton(
        key=key,
        content=ft.Container(
            content,
            padding=ft.Padding.symmetric(vertical=Space.S),
            alignment=ft.Alignment.CENTER_LEFT,
        ),
        on_click=on_tap,
        style=button_style(
            ink=palette.text,
            fill=palette.surface if chosen else ft.Colors.TRANSPARENT,
            edge=edge,
            padding=Space.S,
            radius=Radius.CARD,
        ),
    )


def entry_row(text: Text, reader: Reader, *, key: str, caption: str = "") -> ft.Control:
    """Return an entry's title as a row, marked if the group has a note on it.

    The entry may be of the other edition; `caption` says why it is listed.
    """
    palette = current_palette()
    words: list[ft.Control] = [
        ft.Text(text.title, style=style(Font.REGULAR, Size.BODY, palette.text, Size.BODY_LINE))
    ]
    if caption:
        small = style(Font.REGULAR, Size.SECONDARY, palette.muted, 22)
        words.append(ft.Text(caption, style=small))
    parts: list[ft.Control] = [ft.Column(words, spacing=0, tight=True, expand=True)]
    if reader.view.width >= NARROW:
        parts.insert(0, silent(ft.Icon(KIND_ICONS[text.entry.kind], size=24, color=palette.gold)))
    if reader.view.group_state.settings.note(text.edition, text.id):
        label = reader.say.text("rules-note")
        parts.append(ft.Icon(ft.Icons.GROUPS, size=24, color=palette.court, semantics_label=label))
    parts.append(silent(ft.Icon(ft.Icons.CHEVRON_RIGHT, size=24, color=palette.muted)))
    there = reader.at(text.id, text.edition)
    return row(ft.Row(parts, spacing=Space.S), lambda: reader.go(there), key=key)


def chip(words: str, on_tap: Tap, *, chosen: bool = False, key: str | None = None) -> ft.Control:
    """Return a choice as a pill, 48 pixels high."""
    palette = current_palette()
    ink = palette.on_gold if chosen else palette.text
    return ft.Button(
        key=key,
        content=ft.Text(words, style=style(Font.MEDIUM, Size.SECONDARY, ink, 22)),
        height=Touch.SMALLEST,
        elevation=0,
        on_click=on_tap,
        style=button_style(
            ink=ink,
            fill=palette.gold_fill if chosen else ft.Colors.TRANSPARENT,
            edge=ft.BorderSide(1, palette.gold_fill if chosen else palette.ctrl),
            radius=Touch.SMALLEST / 2,
        ),
    )


def quiet_button(words: str, icon: ft.IconData, on_tap: Tap, key: str | None = None) -> ft.Control:
    """Return a small button beside a text."""
    palette = current_palette()
    return ft.TextButton(
        key=key,
        content=ft.Row(
            [
                ft.Icon(icon, size=22, color=palette.gold),
                ft.Text(words, style=style(Font.MEDIUM, Size.SECONDARY, palette.text, 22)),
            ],
            tight=True,
            spacing=Space.XS,
        ),
        height=Touch.SMALLEST,
        on_click=on_tap,
        style=button_style(
            ink=palette.text,
            fill=ft.Colors.TRANSPARENT,
            edge=NO_EDGE,
            padding=Space.S,
            radius=Touch.SMALLEST / 2,
        ),
    )


def eyebrow(words: str) -> ft.Control:
    """Return the small heading of a list."""
    return ft.Semantics(
        header=True,
        content=ft.Text(
            words, style=style(Font.MEDIUM, Size.SECONDARY, current_palette().muted, 24)
        ),
    )


def listed(rows: list[ft.Control], *, key: str | None = None) -> ft.Control:
    """Return rows below each other, at full width."""
    return ft.Column(
        rows,
        key=key,
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
