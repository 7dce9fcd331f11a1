"""The parts of a verdict, and its frame."""

from typing import Final

import flet as ft

from companion.i18n.line_breaks import without_joiners
from companion.ui.board.moment_views import VerdictView
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.rows import centred
from companion.ui.kit.theme import style
from companion.ui.kit.titles import words_of_title
from companion.ui.layout.text_fit import LINE, Fit, fit, heights_of_lines, lines_of
from companion.ui.layout.tokens import Font, Radius, Size, Space

_ANNOUNCED: Final = 22
_SENTENCES: Final = 2
"""Lines of the smaller text."""
_MASK: Final = 88.0
_NAME: Final = 60.0
_SMALLER: Final = 0.7
"""Their scale where the head stands on both sides of the table."""


def head_with_mask(
    view: VerdictView, room: float, *, smaller: bool = False
) -> tuple[ft.Control, float]:
    """Return the mask beside the headline, to be read across the table, and its height."""
    palette = current_palette()
    by = _SMALLER if smaller else 1.0
    mask = round(by * _MASK)
    beside = room - mask - Space.M
    said = view.headline
    size = int(fit(said, beside, by * _NAME, Size.ACTION, Font.TITLE).size)
    line = round(size * LINE)
    lines = lines_of(said, size, beside, Font.TITLE)
    names = words_of_title(said, size, line, palette.text)
    names.no_wrap = lines == 1
    column: list[ft.Control] = [names]
    lines_above = 0
    if view.heading:
        heading = fit(view.heading, beside, Size.LIST, Size.CAPTION, Font.MEDIUM)
        lines_above = heading.lines
        above = style(Font.MEDIUM, heading.size, palette.gold, Size.BODY_LINE)
        column.insert(0, ft.Text(view.heading, no_wrap=lines_above == 1, style=above))
    width = beside if max(lines, lines_above) > 1 else None
    words = ft.Column(column, spacing=0, tight=True, width=width)
    head = ft.Row(
        [emblem(view.character, mask), words],
        tight=True,
        spacing=Space.M,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return head, max(mask, lines_above * Size.BODY_LINE + lines * line)


def titles(announced: str, title: str, fitted: Fit) -> list[ft.Control]:
    """Return what was announced, unless it is empty, and the title."""
    palette = current_palette()
    parts: list[ft.Control] = []
    if announced:
        muted = style(Font.MEDIUM, Size.SECONDARY, palette.muted, _ANNOUNCED)
        parts.append(ft.Text(announced, text_align=ft.TextAlign.CENTER, style=muted))
    line = _title_line(fitted)
    centre = ft.TextAlign.CENTER
    parts.append(words_of_title(title, int(fitted.size), line, palette.text, align=centre))
    return parts


def title_height(title: str, fitted: Fit, room: float) -> float:
    """Return the height in pixels of a title on `room` pixels."""
    return _high(title, int(fitted.size), _title_line(fitted), room, Font.TITLE)


def _title_line(fitted: Fit) -> int:
    return round(fitted.size * LINE) + 2


def besides_coins(view: VerdictView) -> list[ft.Control]:
    """Return who was unmasked, sentences, what came from the court, what to do now, and a voice."""
    palette = current_palette()
    parts: list[ft.Control] = []
    if view.unmasked:
        parts.append(_emphasized(view.unmasked, palette.court))
    if view.sentences:
        parts.append(
            ft.Text(
                _joined(view),
                max_lines=_SENTENCES,
                overflow=ft.TextOverflow.ELLIPSIS,
                text_align=ft.TextAlign.CENTER,
                style=style(Font.REGULAR, Size.BODY, palette.text, Size.BODY_LINE),
            )
        )
    golden = filter(None, (view.court, view.now, view.voice))
    parts += [_emphasized(words, palette.gold) for words in golden]
    return parts


def heights_of_words(view: VerdictView, room: float) -> list[float]:
    """Return the heights of what was announced and of `besides_coins`."""
    heights: list[float] = []
    if view.announced:
        heights.append(_high(view.announced, Size.SECONDARY, _ANNOUNCED, room, Font.MEDIUM))
    if view.sentences:
        words = _joined(view)
        heights.append(_high(words, Size.BODY, Size.BODY_LINE, room, Font.REGULAR, _SENTENCES))
    heights += [
        _high(words, Size.LIST, Size.BODY_LINE, room, Font.MEDIUM)
        for words in (view.unmasked, view.court, view.now, view.voice)
        if words
    ]
    return heights


def _high(
    words: str, size: float, line: float, room: float, font: str, most: int | None = None
) -> float:
    return sum(heights_of_lines(words, size, line, room, font)[:most])


def framed(
    parts: list[ft.Control], size: tuple[float, float | None], *, padding: int, spacing: int
) -> ft.Control:
    """Return the parts in a frame of this width and height; None: as high as they are."""
    palette, (width, height) = current_palette(), size
    return ft.Container(
        width=width,
        height=height,
        padding=padding,
        # with an alignment, it would be as high as its room
        alignment=None if height is None else ft.Alignment.CENTER,
        bgcolor=palette.surface,
        border=ft.Border.all(2, palette.gold_fill),
        border_radius=Radius.CARD,
        shadow=ft.BoxShadow(blur_radius=24, color=ft.Colors.with_opacity(0.45, palette.shadow)),
        content=centred(parts, spacing),
    )


def read_out(banner: ft.Control, label: str, revision: int) -> ft.Control:
    """Return a banner that a screen reader reads out, and need not remove."""
    return ft.Semantics(
        key=f"verdict-{revision}",
        label=without_joiners(label),
        live_region=True,
        exclude_semantics=True,
        container=True,
        content=banner,
    )


def _emphasized(words: str, ink: str) -> ft.Control:
    bold = style(Font.MEDIUM, Size.LIST, ink, Size.BODY_LINE)
    return ft.Text(words, text_align=ft.TextAlign.CENTER, style=bold)


def _joined(view: VerdictView) -> str:
    return " · ".join(view.sentences)
