"""Undo and redo."""

import re
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.widgets.buttons import ICON, Tap, named
from companion.ui.widgets.palette import cache_by_palette, current_palette
from companion.ui.widgets.semantics import silent
from companion.ui.widgets.styles import button_style, plain_style
from companion.ui.widgets.text_fit import is_full_width, lines_of
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Size, Space, Touch

_NOTES: Final = (Size.SECONDARY, Size.CAPTION, 13, 12, Size.SMALLEST)
"""Type sizes for what undo takes back, largest first."""
_GAP: Final = 2 * Space.XS
"""Between icon and text: half of it is Material's own."""
_BRIEF: Final = 84.0
_LATIN_WORD: Final = re.compile(r"[^\W\d_\u3040-\u9fff]{6,}")
_MOST_LINES: Final = 4
"""Lines of the button: "Undo" and what it takes back."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo, and redo if something was undone."""

    text: str
    takes_back: str
    """What undo would take back, or that there is nothing."""
    on_undo: Tap | None
    redo_label: str = ""
    on_redo: Tap | None = None


def undo(view: Undo, width: float, *, compact: bool = False) -> ft.Control:
    """Return undo, with redo at its right if possible, on `width` pixels.

    Higher if what it takes back needs more lines.
    """
    palette = current_palette()
    lowest = Touch.UNDO_PHONE if compact else Touch.UNDO
    possible = view.on_undo is not None
    ink = palette.text if possible else palette.off
    title, side = (Size.BODY, Space.M) if compact else (Size.LIST, Space.L)
    beside = 0 if view.on_redo is None else lowest + Space.S
    room = width - beside - 2 * side - ICON - _GAP - 2
    note = _note_size(view.takes_back, room, lowest - 2 - (title + 3))
    lines = lines_of(view.takes_back, note, room)
    if lines > 1 and _LATIN_WORD.search(view.takes_back) and is_full_width(view.takes_back):
        # a name in Latin letters moves to the next line whole
        lines += 1
    lines = min(lines, _MOST_LINES - 1)
    height = max(lowest, (title + 3) + lines * (note + 2) + 2 * (Space.XXS + 1))
    words = [
        ft.TextSpan(view.text, style=style(Font.MEDIUM, title, ink, title + 3)),
        ft.TextSpan(
            f"\n{view.takes_back}", style=style(Font.REGULAR, note, palette.muted, note + 2)
        ),
    ]
    parts: list[ft.Control] = [
        ft.Button(
            key="undo",
            content=ft.Text(spans=words, max_lines=_MOST_LINES),
            icon=ft.Icon(
                ft.Icons.UNDO, color=ink, size=ICON, margin=ft.Margin.only(right=Space.XS)
            ),
            height=height,
            expand=True,
            elevation=0,
            disabled=not possible,
            on_click=view.on_undo,
            style=_undo_style(side, possible=possible),
        )
    ]
    if view.on_redo is not None:
        parts.append(_redo(view, lowest, height))
    return ft.Row(parts, spacing=Space.S)


def compact_undo(view: Undo) -> ft.Control:
    """Return undo and redo on as little room as possible.

    What undo takes back is in the semantics label; show it elsewhere too.
    """
    palette = current_palette()
    possible = view.on_undo is not None
    ink = palette.text if possible else palette.off
    words = ft.Text(view.text, style=style(Font.MEDIUM, Size.CAPTION, ink, Size.CAPTION + 3))
    button = ft.Button(
        content=ft.Column(
            [ft.Icon(ft.Icons.UNDO, color=ink, size=ICON), silent(words)],
            tight=True,
            spacing=0,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=_BRIEF,
        height=Touch.ACTION_PHONE,
        elevation=0,
        disabled=not possible,
        on_click=view.on_undo,
        style=_compact_style(possible=possible),
    )
    parts = [named(f"{view.text} {view.takes_back}", button, key="undo")]
    if view.on_redo is not None:
        parts.append(_redo(view, Touch.SMALLEST, Touch.ACTION_PHONE))
    return ft.Row(parts, spacing=Space.XS, tight=True)


def _note_size(words: str, width: float, height: float) -> int:
    """The largest type that fits, or a smaller one if that saves a line."""
    lines = {size: lines_of(words, size, width) for size in _NOTES}
    fitting = [size for size in _NOTES if lines[size] * (size + 2) <= height]
    largest, *smaller = fitting or [_NOTES[-1]]
    # a last line of one letter looks worse than smaller type, and kana and kanji leave single
    # letters more often than words do
    near = smaller[: 2 if is_full_width(words) else 1]
    return next((size for size in near if lines[size] < lines[largest]), largest)


@cache_by_palette
def _compact_style(*, possible: bool) -> ft.ButtonStyle:
    palette = current_palette()
    return button_style(
        ink=palette.text if possible else palette.off,
        fill=palette.high if possible else ft.Colors.TRANSPARENT,
        edge=ft.BorderSide(1, palette.ctrl if possible else palette.line),
        padding=0,
    )


@cache_by_palette
def _undo_style(padding: float, *, possible: bool) -> ft.ButtonStyle:
    palette = current_palette()
    return button_style(
        ink=palette.text if possible else palette.off,
        fill=palette.high if possible else ft.Colors.TRANSPARENT,
        edge=ft.BorderSide(1, palette.ctrl if possible else palette.line),
        padding=padding,
        alignment=ft.Alignment.CENTER_LEFT,
    )


def _redo(view: Undo, width: float, height: float) -> ft.Control:
    return named(
        view.redo_label,
        ft.Button(
            content=ft.Icon(ft.Icons.REDO, color=current_palette().text, size=ICON),
            width=width,
            height=height,
            elevation=0,
            on_click=view.on_redo,
            style=plain_style(padding=0),
        ),
        key="redo",
    )
