"""What the table waits for, as the heading of the dock."""

from dataclasses import dataclass

import flet as ft

from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.kit.titles import eyebrow_size, eyebrow_style, title_size, words_of_title
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import LINE, fit, lines_of, tenths
from companion.ui.layout.tokens import Font, Radius, Size, Space

_EMBLEM = 48.0
_EMBLEM_IF_LOW = 40.0
_LINES_BESIDE_EMBLEM = 3
"""A title of more lines needs the room of the emblem."""
_SMALLEST_ON_ONE = 16.0
_TWO_LINES = 22.0 + 2 * 1.12 * Size.AWAITED_LONG + 1
"""Height of an eyebrow and a title of two lines."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """What the table waits for."""

    step: str
    """Id of the step; a new step starts scrolled to its top."""
    eyebrow: str
    """Above the title: the turn and the announcement."""
    title: str
    emblem: str = ""
    """The announced character, shown beside the title; none if empty."""
    call: str = ""
    """That the player who has the device in hand is asked, before the eyebrow; none if empty."""
    spoken: str = ""
    """A line to be said aloud, below the title; none if empty."""
    told: bool = False
    """Whether screen readers read it out elsewhere, after what has just happened."""


def heading(view: Awaited, width: float, *, compact: bool, low: bool = False) -> ft.Control:
    """Return what is awaited, in a live region unless it is told elsewhere.

    The title is smaller if it does not fit on one line of `width` pixels, or the dock is `low`.
    """
    across = _EMBLEM_IF_LOW if low else _EMBLEM
    beside = width - across - Space.S
    lines = lines_of(view.title, float(Size.AWAITED_PHONE), beside, Font.TITLE)
    shows_emblem = bool(view.emblem) and lines <= _LINES_BESIDE_EMBLEM
    if shows_emblem:
        width = beside
    parts: list[ft.Control] = []
    eyebrow = ft.Text(
        view.eyebrow, style=eyebrow_style(view.eyebrow, eyebrow_size(view.eyebrow, width))
    )
    if view.call:
        parts.append(_called(view.call, eyebrow))
    elif view.eyebrow:
        parts.append(eyebrow)
    size: float = Size.AWAITED_PHONE if compact else Size.AWAITED
    if low:
        # smaller type on one line rather than a second one
        needed = text_width(view.title, Font.TITLE)
        size = Size.NAME_PHONE
        if needed * size > width >= needed * _SMALLEST_ON_ONE:
            size = tenths(width / needed)
        elif _saves_a_line(view.title, width, size):
            size = _SMALLEST_ON_ONE
    if not compact and text_width(view.title, Font.TITLE) * size > width:
        size = Size.AWAITED_LONG
    size = title_size(view.title, width, size)
    parts.append(words_of_title(view.title, size, size * 1.12, current_palette().text))
    if view.spoken:
        parts.append(_spoken(view.spoken, width, compact=compact))
    content: ft.Control = ft.Column(parts, spacing=0, tight=True, expand=shows_emblem)
    if shows_emblem:
        content = ft.Row([emblem(view.emblem, across), content], spacing=Space.S)
    return ft.Semantics(live_region=not view.told, header=True, content=content)


def _saves_a_line(title: str, width: float, size: float) -> bool:
    """Return whether the smallest type of a low title takes fewer lines than `size`."""
    small, large = (lines_of(title, each, width, Font.TITLE) for each in (_SMALLEST_ON_ONE, size))
    return small < large


def _spoken(words: str, width: float, *, compact: bool) -> ft.Control:
    """Return the line on as much height as two lines need, so that what is below it stays."""
    largest = Size.SECONDARY if compact else Size.NAME_PHONE
    size = fit(words, width, largest, Size.CAPTION, Font.MEDIUM, on_two=1).size
    line = style(Font.MEDIUM, size, current_palette().gold, round(largest * LINE))
    return ft.Container(ft.Text(words, style=line), height=2 * round(largest * LINE))


def _called(call: str, eyebrow: ft.Text) -> ft.Control:
    """Return the call in a pill, and the eyebrow beside or below it."""
    words = ft.Text(call, style=style(Font.BOLD, Size.SECONDARY, current_palette().on_gold, 22))
    pill = ft.Container(
        words,
        bgcolor=current_palette().gold_fill,
        border_radius=Radius.TILE,
        padding=ft.Padding.symmetric(horizontal=Space.XS),
    )
    if not eyebrow.value:
        return ft.Row([pill])
    return ft.Row([pill, eyebrow], wrap=True, spacing=Space.XS, run_spacing=Space.XXS)


def two_lines_high(heading_text: ft.Control) -> ft.Control:
    """Return the heading at least as high as one with two lines, so that what is below it stays."""
    return ft.Stack([ft.Container(height=_TWO_LINES), heading_text])
