"""Radio options."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.i18n import Language
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import group, in_language, marked
from companion.ui.kit.styles import focus_ring
from companion.ui.kit.theme import style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import fit, lines_of
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch

_MARK: Final = 40.0
"""Pixels of the radio mark with its padding, left of the text."""
_RADIO: Final = _MARK + Space.XS
"""The mark and the gap behind it."""
_EDGES: Final = Space.XXS + Space.M + 4.0
"""Padding and edges of a row."""
NARROWEST: Final = 300.0
"""Width of a row on the narrowest phone, with text of the usual size."""
_TWO_LINES: Final = 68.0
_NOTE_LINE: Final = 20.0
_BETWEEN: Final = 6.0


@dataclass(frozen=True, slots=True)
class Option:
    """One radio option."""

    value: str
    text: str
    note: str = ""
    possible: bool = True
    """Whether it can be chosen; otherwise the note says why not."""
    language: Language | None = None
    """The language of its text; None for the page's."""


def options(
    views: tuple[Option, ...],
    chosen: str | None,
    on_choose: Callable[[str], object],
    width: float = NARROWEST,
    *,
    asks: str,
    paired: bool = False,
) -> ft.Control:
    """Return options in a column on `width` pixels, at most one of them chosen.

    `asks` is what they answer, for screen readers. If `paired`, two short ones stand side by side;
    of an odd number, the first one has a line of its own.

    All are 52 pixels high, or at least 68 if a note does not fit beside its text.
    """
    room = width - _EDGES
    below = any(view.note and _beside(view) > room for view in views)

    def row(view: Option, room: float) -> ft.Control:
        return _option(view, room, on_choose, is_chosen=view.value == chosen, below=below)

    alone = len(views) % 2 if paired else len(views)
    rows = [row(view, room) for view in views[:alone]]
    half = (width - _BETWEEN) / 2 - _EDGES
    rest = [ft.Container(row(view, half), expand=1) for view in views[alone:]]
    rows += (ft.Row([*pair], spacing=_BETWEEN) for pair in zip(rest[::2], rest[1::2], strict=True))
    column = ft.Column(rows, spacing=_BETWEEN, tight=True)
    return group(asks, ft.RadioGroup(value=chosen, content=column))


def _beside(view: Option) -> float:
    """Width of text and note side by side."""
    note = Space.XS + Size.CAPTION * text_width(view.note, Font.REGULAR) if view.note else 0.0
    return _RADIO + Size.LIST * text_width(view.text, Font.MEDIUM) + note


def _option(
    view: Option, room: float, on_choose: Callable[[str], object], *, is_chosen: bool, below: bool
) -> ft.Control:
    palette = current_palette()
    ink = palette.text if view.possible else palette.off
    size = fit(view.text, room - _RADIO, Size.LIST, Size.SMALLEST, Font.MEDIUM, on_two=0).size
    radio = ft.Radio(value=view.value, fill_color=palette.gold if is_chosen else ink, disabled=True)
    words = ft.Text(view.text, expand=True, style=style(Font.MEDIUM, size, ink, 24))
    named = ft.Row([ft.Container(radio, width=_MARK), words], spacing=0, expand=not below)
    color = palette.text if is_chosen else palette.muted
    content: ft.Control = ft.Row([named])
    if view.note:
        small = Size.CAPTION if below or _wide(view) > room else Size.SECONDARY
        note = ft.Text(view.note, style=style(Font.REGULAR, small, color, _NOTE_LINE))
        if below:
            under = ft.Container(note, padding=ft.Padding.only(left=_MARK))
            content = ft.Column([named, under], spacing=-Space.XS)
        else:
            content = ft.Row([named, note], spacing=Space.XS)
    edge = 2 if is_chosen else 1
    lines = lines_of(view.note, Size.CAPTION, room - _MARK, Font.REGULAR) if view.note else 1
    face = ft.Container(
        height=_TWO_LINES + (lines - 1) * _NOTE_LINE if below else Touch.OPTION,
        # reduced by the wider edge of a chosen row, so that nothing moves
        padding=ft.Padding.only(
            left=Space.XXS + 1 - edge, right=Space.M + 1 - edge, top=3 - edge if below else 0
        ),
        bgcolor=palette.high,
        border_radius=Radius.TILE,
        border=ft.Border.all(edge, palette.gold if is_chosen else palette.ctrl),
        content=content,
    )
    on_tap = (lambda: on_choose(view.value)) if view.possible else None
    row = marked(face, on_tap, view.value, ring=focus_ring(edge))
    return row if view.language is None else in_language(view.language, row)


def _wide(view: Option) -> float:
    """Return the same with the note in larger type."""
    return _beside(view) + (Size.SECONDARY - Size.CAPTION) * text_width(view.note, Font.REGULAR)
