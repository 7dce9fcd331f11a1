"""Undo and redo."""

from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.kit.buttons import ICON, Tap
from companion.ui.kit.palette import cache_by_palette, current_palette
from companion.ui.kit.pressed import Button
from companion.ui.kit.rows import centred
from companion.ui.kit.semantics import silent
from companion.ui.kit.small_buttons import named
from companion.ui.kit.styles import button_style, plain_style
from companion.ui.kit.theme import smallest_type, style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.text_fit import fit, heights_of_lines, is_full_width, lines_of
from companion.ui.layout.tokens import Font, Size, Space, Touch

_NOTES: Final = (Size.SECONDARY, Size.CAPTION, 13, 12, Size.SMALLEST)
"""Type sizes for what undo takes back, largest first."""
_GAP: Final = 2 * Space.XS
"""Between icon and text: half of it is Material's own."""
_BRIEF: Final = 84.0
MOST_LINES: Final = 3
"""Lines of what undo takes back."""
_ICON_ALONE: Final = Touch.SMALLEST


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo, and redo if something was undone."""

    text: str
    takes_back: str
    """What undo would take back, or that there is nothing."""
    on_undo: Tap | None
    redo_label: str = ""
    on_redo: Tap | None = None


def undo(
    view: Undo, width: float, *, compact: bool = False, most_lines: int = MOST_LINES
) -> ft.Control:
    """Return undo, with redo at its right if possible, on `width` pixels.

    Higher if what it takes back needs more lines; what `most_lines` don't hold is cut.
    """
    palette = current_palette()
    lowest = Touch.UNDO_PHONE if compact else Touch.UNDO
    possible = view.on_undo is not None
    ink = palette.text if possible else palette.off
    title, side = (Size.BODY, Space.M) if compact else (Size.LIST, Space.L)
    beside = 0 if view.on_redo is None else lowest + Space.S
    room = width - beside - 2 * side - ICON - _GAP - 2
    note = _note_size(view.takes_back, room, lowest - 2 - (title + 3))
    lines = heights_of_lines(view.takes_back, note, note + 2, room, Font.REGULAR)[:most_lines]
    height = max(lowest, (title + 3) + sum(lines) + 2 * (Space.XXS + 1))
    words = [
        ft.TextSpan(view.text, style=style(Font.MEDIUM, title, ink, title + 3)),
        ft.TextSpan(
            f"\n{view.takes_back}", style=style(Font.REGULAR, note, palette.muted, note + 2)
        ),
    ]
    parts: list[ft.Control] = [
        Button(
            key="undo",
            content=ft.Text(
                spans=words, max_lines=1 + most_lines, overflow=ft.TextOverflow.ELLIPSIS
            ),
            icon=ft.Icon(
                ft.Icons.UNDO, color=ink, size=ICON, margin=ft.Margin.only(right=Space.XS)
            ),
            height=height,
            expand=True,
            elevation=0,
            disabled=not possible,
            on_click=view.on_undo,
            style=_style(side, possible=possible),
        )
    ]
    if view.on_redo is not None:
        parts.append(_redo(view, lowest, height))
    return ft.Row(parts, spacing=Space.S)


def compact_undo_width(width: float, *, has_redo: bool) -> float:
    """Return the pixels that undo and redo take of a foot `width` pixels wide."""
    return _compact_width(width, has_redo=has_redo) + has_redo * (Space.XS + Touch.SMALLEST)


def _compact_width(width: float, *, has_redo: bool) -> float:
    # beside redo, a narrow foot has no room for the word
    return _ICON_ALONE if has_redo and width < NARROW else _BRIEF


def compact_undo(view: Undo, width: float, height: float) -> ft.Control:
    """Return undo and redo on as little room as possible, in a foot `width` pixels wide.

    `height` is theirs in pixels. What undo takes back is in the semantics label.
    """
    palette = current_palette()
    possible = view.on_undo is not None
    across = _compact_width(width, has_redo=view.on_redo is not None)
    ink = palette.text if possible else palette.off
    parts: list[ft.Control] = [ft.Icon(ft.Icons.UNDO, color=ink, size=ICON)]
    if across > _ICON_ALONE:
        size = fit(view.text, across - 8, Size.CAPTION, smallest_type(), Font.MEDIUM, on_two=0).size
        words = ft.Text(
            view.text, no_wrap=True, style=style(Font.MEDIUM, size, ink, Size.CAPTION + 3)
        )
        parts.append(silent(words))
    button = Button(
        content=centred(parts),
        width=across,
        height=height,
        elevation=0,
        disabled=not possible,
        on_click=view.on_undo,
        style=_style(0, possible=possible),
    )
    both = [named(f"{view.text} {view.takes_back}", button, key="undo")]
    if view.on_redo is not None:
        both.append(_redo(view, Touch.SMALLEST, height))
    return ft.Row(both, spacing=Space.XS, tight=True)


def _note_size(words: str, width: float, height: float) -> int:
    """Return the largest type that fits, or a smaller one if that saves a line."""
    lines = {size: lines_of(words, size, width, Font.REGULAR) for size in _NOTES}
    fitting = [size for size in _NOTES if lines[size] * (size + 2) <= height]
    largest, *smaller = fitting or [_NOTES[-1]]
    # a last line of one letter looks worse than smaller type, and kana and kanji leave single
    # letters more often than words do
    near = smaller[: 2 if is_full_width(words) else 1]
    return next((size for size in near if lines[size] < lines[largest]), largest)


@cache_by_palette
def _style(padding: float, *, possible: bool) -> ft.ButtonStyle:
    """Return the style; without padding, the content stands in the middle."""
    palette = current_palette()
    return button_style(
        ink=palette.text if possible else palette.off,
        fill=palette.high if possible else ft.Colors.TRANSPARENT,
        edge=ft.BorderSide(1, palette.ctrl if possible else palette.line),
        padding=padding,
        alignment=ft.Alignment.CENTER_LEFT if padding else None,
    )


def _redo(view: Undo, width: float, height: float) -> ft.Control:
    return named(
        view.redo_label,
        Button(
            content=ft.Icon(ft.Icons.REDO, color=current_palette().text, size=ICON),
            width=width,
            height=height,
            elevation=0,
            on_click=view.on_redo,
            style=plain_style(padding=0),
        ),
        key="redo",
    )
