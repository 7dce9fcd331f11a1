"""One rule as large as the screen allows, to be shown around the table."""

from functools import partial

import flet as ft

from companion.content import Part, Role, Text
from companion.content import plain as without_marks
from companion.i18n import Language
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.small_buttons import round_button
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.theme import style
from companion.ui.kit.titles import title, title_size
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.text_fit import heights_of_lines, unbroken
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.rulebook.reader import Reader

_SIZES = (104, 96, 88, 80, 72, 64, 56, 48, 44, 40, 36, 32, 28)
_LINE = 1.35
_SHORTEST_LINE = 7
"""Minimum width of a line, in multiples of its type size."""
_HELD_UP = (Role.TEXT, Role.POWER)


def shown_to_everyone(reader: Reader) -> ft.Control:
    """Return the text of the address's entry alone on the screen."""
    rule, edition, palette = reader.address.rule, reader.edition, current_palette()
    text = reader.book.entry(rule, edition, reader.players)
    parts = [part for part in text.parts if part.role in _HELD_UP]
    texts = [without_marks(part.markdown) for part in parts]
    note = reader.settings.note(edition, rule)
    if note is not None:
        texts.append(reader.say.labelled(reader.say.text("rules-note"), note))
    words = "\n\n".join(texts)
    size = _size(words, text.language, reader.width - 2 * Space.XL, reader.height - 220)
    line = round(size * _LINE * text.language.profile.line_height)
    large = ft.Text(words, style=style(Font.REGULAR, size, palette.text, line))
    scrolled = ft.Column([large], scroll=SCROLLBAR)
    small = style(Font.MEDIUM, Size.LIST, palette.muted, 26)
    return ft.Container(
        key=f"shown-{edition}-{rule}-{reader.language}",
        bgcolor=palette.surface,
        padding=Space.L,
        content=ft.Column(
            [
                _head(text, reader),
                ft.Container(scrolled, expand=True, alignment=ft.Alignment.CENTER_LEFT),
                ft.Text(_sure(parts, reader), style=small),
            ],
            spacing=Space.M,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def _head(text: Text, reader: Reader) -> ft.Control:
    largest = Size.AWAITED_LONG if reader.phone else Size.SHEET
    room = reader.width - 2 * Space.L - Touch.TOOL - Space.M
    character = text.entry.character if room >= NARROW / 2 else None
    seal = 56 if reader.phone else 96
    if character:
        room -= seal + Space.M
    size = title_size(text.title, room, largest)
    heading = title(text.title, size, round(size * 1.15), current_palette().gold)
    heading.expand = True
    label, close = reader.say.text("rules-show-close"), partial(reader.open, text.id)
    button = round_button(label, ft.Icons.CLOSE, close, size=Touch.TOOL)
    picture = [emblem(character, seal)] if character else []
    return ft.Row([*picture, heading, button], spacing=Space.M)


def _sure(parts: list[Part], reader: Reader) -> str:
    statuses = dict.fromkeys(part.status for part in parts)
    words = [reader.say.text(f"rules-status-{status}") for status in statuses]
    return " · ".join([*words, reader.say.text(f"edition-{reader.edition}")])


def _size(words: str, language: Language, width: float, height: float) -> float:
    """Return the largest type in which the words fit; the smallest if they never do."""
    line = _LINE * language.profile.line_height

    def fits(size: float) -> bool:
        if size * _SHORTEST_LINE > width or unbroken(words, width, size, 0, Font.REGULAR) < size:
            return False
        high = (
            sum(heights_of_lines(paragraph, size, round(size * line), width, Font.REGULAR))
            for paragraph in words.split("\n")
        )
        return sum(high) <= height

    return next(filter(fits, _SIZES), _SIZES[-1])
