"""Presentation mode: one rule as large as the screen allows, to be shown around the table."""

import flet as ft

from companion.content import Part, Role, Text
from companion.content import plain as without_marks
from companion.i18n import Language
from companion.ui.kit.buttons import Tap
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.small_buttons import round_button
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.theme import style
from companion.ui.kit.titles import title, title_size
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.text_fit import lines_of, text_width
from companion.ui.layout.tokens import Font, Size, Space, Touch
from companion.ui.rulebook.reader import Reader

_SIZES = (104, 96, 88, 80, 72, 64, 56, 48, 44, 40, 36, 32, 28)
_LINE = 1.35
_SHORTEST_LINE = 7
"""Minimum width of a line, in multiples of its type size."""
_HELD_UP = (Role.TEXT, Role.POWER)


def presentation(rule: str, reader: Reader) -> ft.Control:
    """Return an entry's text alone on the screen."""
    text = reader.book.entry(rule, reader.edition, reader.players)
    parts = [part for part in text.parts if part.role in _HELD_UP]
    palette = current_palette()
    note = reader.view.group_state.settings.note(reader.edition, rule)
    texts = [without_marks(part.markdown) for part in parts]
    if note is not None:
        texts.append(f"{reader.say.text('rules-note')}: {note}")
    words = "\n\n".join(texts)
    width = reader.view.width - 2 * Space.XL
    size = _size(words, text.language, width, reader.view.height - 220)
    line = _LINE * text.language.profile.line_height

    def close_presentation() -> None:
        reader.open(rule)

    return ft.Container(
        key=f"shown-{reader.edition}-{rule}-{reader.language}",
        bgcolor=palette.surface,
        padding=Space.L,
        content=ft.Column(
            [
                _head(text, close_presentation, reader),
                ft.Container(
                    ft.Column(
                        [
                            ft.Text(
                                words,
                                style=style(Font.REGULAR, size, palette.text, round(size * line)),
                            )
                        ],
                        scroll=SCROLLBAR,
                    ),
                    expand=True,
                    alignment=ft.Alignment.CENTER_LEFT,
                ),
                ft.Text(
                    _sure(parts, reader),
                    style=style(Font.MEDIUM, Size.LIST, palette.muted, 26),
                ),
            ],
            spacing=Space.M,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def _head(text: Text, close_presentation: Tap, reader: Reader) -> ft.Control:
    palette = current_palette()
    largest = Size.AWAITED_LONG if reader.phone else Size.SHEET
    room = reader.view.width - 2 * Space.L - Touch.TOOL - Space.M
    character = text.entry.character if room >= NARROW / 2 else None
    seal = 56 if reader.phone else 96
    if character:
        room -= seal + Space.M
    size = title_size(text.title, room, largest)
    heading = title(text.title, size, round(size * 1.15), palette.gold)
    heading.expand = True
    close = round_button(
        reader.say.text("rules-show-close"), ft.Icons.CLOSE, close_presentation, size=Touch.TOOL
    )
    picture = [emblem(character, seal)] if character else []
    return ft.Row([*picture, heading, close], spacing=Space.M)


def _sure(parts: list[Part], reader: Reader) -> str:
    statuses = dict.fromkeys(part.status for part in parts)
    words = [reader.say.text(f"rules-status-{status}") for status in statuses]
    return " · ".join([*words, reader.say.text(f"edition-{reader.edition}")])


def _size(words: str, language: Language, width: float, height: float) -> float:
    """The largest type in which the words are estimated to fit; the smallest if none does."""
    line = _LINE * language.profile.line_height
    spaced = language.profile.spaced_words
    longest = max(map(text_width, words.split()), default=0) if spaced else _SHORTEST_LINE
    for size in _SIZES:
        if size * max(longest, _SHORTEST_LINE) > width:
            continue
        lines = sum(lines_of(paragraph, size, width) for paragraph in words.split("\n"))
        if lines * size * line <= height:
            return size
    return _SIZES[-1]
