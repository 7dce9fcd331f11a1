"""Links between pages of the rulebook: rows, chips, small buttons."""

from functools import partial

import flet as ft

from companion.content import Kind, Text
from companion.ui.kit.buttons import Tap
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pressed import TextButton
from companion.ui.kit.rows import small_text
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
    padding = ft.Padding.symmetric(vertical=Space.S)
    return TextButton(
        key=key,
        content=ft.Container(content, padding=padding, alignment=ft.Alignment.CENTER_LEFT),
        on_click=on_tap,
        style=button_style(
            ink=palette.text,
            fill=palette.surface if chosen else ft.Colors.TRANSPARENT,
            edge=ft.BorderSide(2, palette.gold) if chosen else NO_EDGE,
            padding=Space.S,
            radius=Radius.CARD,
        ),
    )


def entry_row(text: Text, reader: Reader, *, key: str, caption: str = "") -> ft.Control:
    """Return an entry's title as a row, marked if the group has a note on it.

    The entry may be of the other edition; `caption` says why it is listed.
    """
    palette = current_palette()
    title = style(Font.REGULAR, Size.BODY, palette.text, Size.BODY_LINE)
    words = [ft.Text(text.title, style=title), *([small_text(caption)] if caption else [])]
    parts: list[ft.Control] = [ft.Column([*words], spacing=0, tight=True, expand=True)]
    if reader.width >= NARROW:
        parts.insert(0, silent(ft.Icon(KIND_ICONS[text.entry.kind], size=24, color=palette.gold)))
    if reader.settings.note(text.edition, text.id):
        label = reader.say.text("rules-note")
        parts.append(ft.Icon(ft.Icons.GROUPS, size=24, color=palette.court, semantics_label=label))
    parts.append(silent(ft.Icon(ft.Icons.CHEVRON_RIGHT, size=24, color=palette.muted)))
    go = partial(reader.go, reader.at(text.id, text.edition))
    return row(ft.Row(parts, spacing=Space.S), go, key=key)


def quiet_button(words: str, icon: ft.IconData, on_tap: Tap, key: str | None = None) -> ft.Control:
    """Return a small button beside a text."""
    palette = current_palette()
    text = ft.Text(words, style=style(Font.MEDIUM, Size.SECONDARY, palette.text, 22))
    picture = ft.Icon(icon, size=22, color=palette.gold)
    return TextButton(
        key=key,
        content=ft.Row([picture, text], tight=True, spacing=Space.XS),
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
    muted = style(Font.MEDIUM, Size.SECONDARY, current_palette().muted, 24)
    return ft.Semantics(header=True, content=ft.Text(words, style=muted))
