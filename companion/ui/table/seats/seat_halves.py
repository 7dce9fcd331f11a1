"""Two seats as halves of a phone that lies between two players."""

from dataclasses import replace
from typing import Final

import flet as ft

from companion.ui.board.badges import (
    BADGE_HEIGHT,
    SMALL_BADGE_HEIGHT,
    badge,
    change,
    coin_mark,
    figures_style,
    scale_within,
)
from companion.ui.board.person_mark import beside, room_beside
from companion.ui.board.seat_card import active_fill, flame, ring_color, seat_ring, text_opacity
from companion.ui.board.table_view import Change, SeatState, SeatView
from companion.ui.kit.palette import current_palette
from companion.ui.kit.pictures import SMALL
from companion.ui.kit.semantics import tappable
from companion.ui.kit.theme import style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import LINE, fit, unbroken
from companion.ui.layout.tokens import Font, Radius, Size, Space

LOWEST_HALF: Final = 96.0
GIVING_HALF: Final = 78.0
"""Height of a half that gives way to the dock."""
_SLIM: Final = 76.0
"""Lower halves are slim."""
_SLIM_DIGITS: Final = 0.72
"""Type size of the coins in slim halves, as a share of the height."""
_SLIM_FLAME: Final = 26.0
_SLIM_NAME: Final = 20.0
_PERSON_MARK: Final = 22.0
_READABLE_NAME: Final = 16.0
"""The smallest type of names, unless a word would break."""
_LARGEST_ON_TWO: Final = 0.8
"""The largest type of two lines, as a share of that of one."""
_LARGEST_DIGITS: Final = 200.0
_LARGEST_NAME: Final = 28.0
_FLAME: Final = 38.0
_HIGH: Final = 120.0
"""Lower halves have a smaller flame."""
_EDGES: Final = 4.0
"""Width of two edges."""
_COIN: Final = 0.36
"""Size of a coin beside figures, as a share of theirs."""
_WIDEST_FIGURES: Final = 0.52
"""Share of the width that figures, coin and change take at most."""
_ROOM_FOR_BADGE: Final = 96.0
"""On less room, a badge has no words."""
_ICON_BADGE: Final = 48.0
"""Width of a badge without words, and its gap."""


def seat_half(view: SeatView, width: float, height: float, *, turned: bool) -> ft.Control:
    """Return a seat with large figures, `height` pixels high or more if there is room.

    `turned` upside down for whoever sits opposite.
    """
    palette = current_palette()
    active = view.state is SeatState.ACTIVE
    ring = ring_color(view.state)
    content = _slim_content if height < _SLIM else _content
    face = ft.Container(
        expand=True,
        padding=ft.Padding.symmetric(horizontal=Space.M, vertical=Space.XXS),
        border_radius=Radius.CARD,
        bgcolor=None if active else palette.surface,
        gradient=active_fill() if active else None,
        border=ft.Border.all(2 if ring else 1, ring or palette.line),
        opacity=text_opacity(view.state),
        content=content(view, width - 2 * Space.M, height - 2 * Space.XXS, turned=turned),
    )
    layers = tappable(
        face, view.semantics_label, view.on_tap, view.seat, ring=seat_ring(view.state)
    )
    stack = ft.Stack(layers, fit=ft.StackFit.EXPAND)
    return ft.Container(
        key=f"half-{view.seat}",
        expand=True,
        content=ft.RotatedBox(quarter_turns=2, content=stack) if turned else stack,
    )


def _content(view: SeatView, width: float, height: float, *, turned: bool) -> ft.Control:
    """Return name, badge and flame at the left, figures as large as possible at the right."""
    palette = current_palette()
    active = view.state is SeatState.ACTIVE
    ink = palette.on_active if active else palette.text
    digits = _digits(view, width, height)
    room = width - _figures_width(view, digits) - Space.S - _EDGES
    flame_size = _FLAME if height >= _HIGH else SMALL_BADGE_HEIGHT
    below = 0.0
    if active or view.badge is not None:
        below = max(flame_size if active else 0, BADGE_HEIGHT if view.badge else 0) + Space.XXS
    on_two = (height - below - _EDGES) / (2 * LINE * _LARGEST_NAME)
    words: list[ft.Control] = [_name(view, room, _LARGEST_NAME, on_two, ink)]
    marks: list[ft.Control] = []
    if active:
        marks.append(ft.Container(flame(flame_size), key=f"flame-{view.seat}"))
        room -= flame_size + Space.XS
    if view.badge is not None:
        shown = view.badge if room >= _ROOM_FOR_BADGE else view.badge.wordless
        if shown is not None:
            marks.append(ft.Container(badge(shown, max(room, _ROOM_FOR_BADGE)), key="badge"))
    if marks:
        words.append(ft.Row(marks, spacing=Space.XS))
    return ft.Row(
        [
            ft.Column(words, key=f"words-{view.seat}", spacing=Space.XXS, tight=True, expand=True),
            ft.Container(_figures(view, digits, turned=turned), key=f"figures-{view.seat}"),
        ],
        spacing=Space.S,
    )


def _slim_content(view: SeatView, width: float, height: float, *, turned: bool) -> ft.Control:
    """Return flame or badge, name, and figures in one line."""
    palette = current_palette()
    active = view.state is SeatState.ACTIVE
    ink = palette.on_active if active else palette.text
    digits = round(min(_SLIM_DIGITS * height, _digits(view, width, height)))
    figures: list[ft.Control] = [_number(view, digits, turned=turned)]
    room = width - Space.S - digits * text_width(str(view.coins), Font.BOLD) - _EDGES
    if view.change is not None:
        scale = scale_within(height)
        shown = change(view.change, on_active=active, stacked=True, scale=scale, turned=turned)
        figures.append(ft.Container(shown))
        room -= scale * _change_width(view.change) + Space.XS
    marks: list[ft.Control] = []
    if active:
        marks.append(ft.Container(flame(_SLIM_FLAME), key=f"flame-{view.seat}"))
        room -= _SLIM_FLAME + Space.XS
    if view.badge is not None and (wordless := view.badge.wordless) is not None:
        marks.append(ft.Container(badge(wordless, _ROOM_FOR_BADGE, small=True)))
        room -= _ICON_BADGE
    name = _name(replace(view, own=""), room, _SLIM_NAME, height / (2 * LINE * _SLIM_NAME), ink)
    return ft.Row(
        [
            *marks,
            ft.Container(name, key=f"words-{view.seat}", expand=True),
            ft.Row(figures, key=f"figures-{view.seat}", spacing=Space.XS, tight=True),
        ],
        spacing=Space.XS,
    )


def _name(view: SeatView, room: float, largest: float, on_two: float, ink: str) -> ft.Control:
    """Return a name in type up to `largest`, or on two lines up to `on_two` times as large."""
    words, room = view.shown_name, room_beside(view.mark, _PERSON_MARK, room)
    least = unbroken(words, room, _READABLE_NAME, Size.SMALLEST, Font.MEDIUM)
    fitted = fit(words, room, largest, least, Font.MEDIUM, on_two=min(_LARGEST_ON_TWO, on_two))
    name = ft.Text(
        words,
        max_lines=2,
        no_wrap=fitted.lines == 1,
        style=style(Font.MEDIUM, fitted.size, ink, round(fitted.size * LINE)),
    )
    return beside(view.mark, _PERSON_MARK, name)


def _digits(view: SeatView, width: float, height: float) -> int:
    """Return the type size of the coins: the whole height, but at most half the width."""
    highest = min(_LARGEST_DIGITS, 0.9 * height)
    most = _WIDEST_FIGURES * width / (_figures_width(view, highest) / highest)
    return round(min(highest, most))


def _figures_width(view: SeatView, digits: float) -> float:
    if view.change is None:
        beside = min(SMALL, _COIN * digits)
    else:
        beside = _change_scale(digits) * _change_width(view.change)
    return digits * text_width(str(view.coins), Font.BOLD) + Space.S + beside


def _change_width(shown: Change) -> float:
    """Width of a stacked change at scale 1."""
    signed = 20 + Size.DELTA * text_width(shown.signed, Font.BOLD)
    result = 24 + Size.RESULT * text_width(str(shown.result), Font.BOLD)
    return max(signed, result)


def _change_scale(digits: float) -> float:
    return min(1.6, digits / 76)


def _figures(view: SeatView, digits: int, *, turned: bool) -> ft.Control:
    palette = current_palette()
    active = view.state is SeatState.ACTIVE
    mark: ft.Control
    if view.change is None:
        size = min(SMALL, _COIN * digits)
        mark = coin_mark(size, view.close, on_gold=active and palette.is_dark)
    else:
        scale = _change_scale(digits)
        mark = change(view.change, on_active=active, stacked=True, scale=scale, turned=turned)
    return ft.Row(
        [_number(view, digits, turned=turned), ft.Container(mark)], spacing=Space.S, tight=True
    )


def _number(view: SeatView, digits: int, *, turned: bool) -> ft.Control:
    palette = current_palette()
    ink = palette.on_active if view.state is SeatState.ACTIVE else palette.gold
    figures = str(view.coins)
    plain = style(Font.BOLD, digits, ink, digits)
    return ft.Text(figures, no_wrap=True, style=figures_style(figures, plain, turned=turned))
