"""The seats as a list, for phones: the same values as on the stage, a row per seat."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import flet as ft

from companion.ui.board.badges import SMALL_BADGE_HEIGHT, badge, change, coin_mark
from companion.ui.board.seat_card import active_fill, flame, ring_color, text_opacity
from companion.ui.board.table_view import SeatState, SeatView
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent, tap_layer, tappable
from companion.ui.kit.theme import style
from companion.ui.layout.breakpoints import NARROW
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import LINE, fit, unbroken
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch

_DIGITS: Final = 42
_COIN: Final = 26.0
_FLAME: Final = 38.0
_RING: Final = 4.0
"""Width of both sides of the ring around a row."""
_HIGHER: Final = 8.0
"""Extra height of a row with a badge."""
_CHANGE_SCALE: Final = 0.85
CAST_HEIGHT: Final = Touch.SMALLEST
"""Height of the row of characters."""
_MASK: Final = 38.0
_SMALL_NAME: Final = 13.0
"""The smallest type of a name whose words fit a line."""
_FLAME_NARROW: Final = 26.0
_ROOM_FOR_BADGE: Final = 84.0
"""On less room, a badge has no words."""


def seat_rows(
    views: tuple[SeatView, ...],
    width: float,
    row: float,
    cache: ControlCache,
    *,
    scrollable: bool = False,
) -> ft.Control:
    """Return a panel with a row per seat, `row` pixels high; it does not scroll by itself.

    If `scrollable`, a list around it can scroll to a row by its `row_key`; the client fails if a
    page has two such panels.
    """
    palette = current_palette()
    return ft.Container(
        bgcolor=palette.surface,
        border_radius=Radius.CARD,
        border=ft.Border.all(1, palette.line),
        clip_behavior=ft.ClipBehavior.NONE,
        content=ft.Column(
            [
                _kept_row(view, width, row, cache, scrollable=scrollable, last=view is views[-1])
                for view in views
            ],
            spacing=0,
            tight=True,
        ),
    )


def _kept_row(
    view: SeatView, width: float, row: float, cache: ControlCache, *, scrollable: bool, last: bool
) -> ft.Control:
    key = row_key(view.seat)

    def build() -> ft.Control:
        built = _row(view, width, row, last=last)
        built.key = ft.ScrollKey(key) if scrollable else key  # type: ignore[call-arg]
        return built

    return cache.keep(key, (view, width, row, last), build)


def row_key(seat: int) -> str:
    """Return the scroll key of a seat's row."""
    return f"seat-{seat}"


def cast_row(
    characters: tuple[tuple[str, str, Callable[[], object]], ...], width: float
) -> ft.Control:
    """Return the characters in play as small pictures in one row: ids, names, and what taps do.

    A row with too many of them for `width` scrolls.
    """
    room = max(Touch.SMALLEST, width / len(characters))
    return ft.Row(
        [
            ft.Stack(
                [
                    ft.Container(
                        silent(emblem(character, _MASK)),
                        width=room,
                        height=CAST_HEIGHT,
                        alignment=ft.Alignment.CENTER,
                    ),
                    tap_layer(name, on_tap, Radius.TILE),
                ]
            )
            for character, name, on_tap in characters
        ],
        width=width,
        spacing=0,
        scroll=ft.ScrollMode.HIDDEN,
    )


def _row(view: SeatView, width: float, row: float, *, last: bool) -> ft.Control:
    """Return a row; that of the active player stands out of the panel on both sides.

    The last row has no line below it, which would cross the panel's round corners.
    """
    active = view.state is SeatState.ACTIVE
    height = row + (0 if view.badge is None else _HIGHER)
    line = _line(view, width, row, height)
    layers = tappable(line, view.semantics_label, view.on_tap, view.seat)
    return ft.Container(
        content=ft.Stack(layers, clip_behavior=ft.ClipBehavior.NONE),
        height=height,
        border=None
        if active or last
        else ft.Border.only(bottom=ft.BorderSide(1, current_palette().line)),
    )


def _line(view: SeatView, width: float, row: float, height: float) -> ft.Control:
    active = view.state is SeatState.ACTIVE
    ring = ring_color(view.state)
    content = _two_lines(view, width) if width < NARROW else _one_line(view, width, row)
    return ft.Container(
        width=width,
        height=height,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        border_radius=Radius.CARD if ring else None,
        gradient=active_fill() if active else None,
        border=ft.Border.all(2, ring) if ring else None,
        opacity=text_opacity(view.state),
        content=content,
    )


def _one_line(view: SeatView, width: float, row: float) -> ft.Control:
    """Return name and badge at the left, coins at the right."""
    room = width - _taken(view)
    # a row with a badge is higher, but by less than the badge
    free = row - 6 if view.badge is None else row + _HIGHER - SMALL_BADGE_HEIGHT
    two_lines_fill_a_row = free / (2 * LINE * Size.NAME_PHONE)
    words = [_name(view, room, min(1.0, two_lines_fill_a_row))]
    if view.badge is not None:
        words.append(badge(view.badge, room, small=True))
    cells: list[ft.Control] = [
        ft.Column(words, key=f"words-{view.seat}", spacing=0, tight=True, expand=True)
    ]
    if view.state is SeatState.ACTIVE:
        cells.append(ft.Container(flame(_FLAME), key=f"flame-{view.seat}"))
    cells.append(_coins(view))
    cells.append(_coin_or_change(view))
    return ft.Row(cells, spacing=Space.XS)


def _two_lines(view: SeatView, width: float) -> ft.Control:
    """Return the name above, badge and coins below, for narrow screens."""
    active = view.state is SeatState.ACTIVE
    room = width - 2 * Space.M - _RING
    top: list[ft.Control] = [
        ft.Container(
            _name(view, room - (_FLAME_NARROW + Space.XS if active else 0), 0),
            key=f"words-{view.seat}",
            expand=True,
        )
    ]
    if active:
        top.append(ft.Container(flame(_FLAME_NARROW), key=f"flame-{view.seat}"))
    left = width - _taken(view) + (_FLAME + Space.XS if active else 0)
    mark: ft.Control = ft.Container(key=f"badge-{view.seat}", expand=True)
    if view.badge is not None:
        brief = view.badge if left >= _ROOM_FOR_BADGE else replace(view.badge, text="")
        pill = ft.Row([badge(brief, max(left, _ROOM_FOR_BADGE), small=True)])
        mark = ft.Container(pill, key=f"badge-{view.seat}", expand=True)
    below: list[ft.Control] = [mark, _coins(view), _coin_or_change(view)]
    return ft.Column(
        [ft.Row(top, spacing=Space.XS), ft.Row(below, spacing=Space.XS)],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _name(view: SeatView, room: float, on_two: float) -> ft.Control:
    palette = current_palette()
    ink = palette.on_active if view.state is SeatState.ACTIVE else palette.text
    least = unbroken(view.shown_name, room, _SMALL_NAME, Size.SMALLEST, Font.MEDIUM)
    fitted = fit(view.shown_name, room, Size.NAME_PHONE, least, Font.MEDIUM, on_two)
    return ft.Text(
        view.shown_name,
        max_lines=2,
        no_wrap=fitted.lines == 1,
        style=style(Font.MEDIUM, fitted.size, ink, round(fitted.size * LINE)),
    )


def _coins(view: SeatView) -> ft.Control:
    palette = current_palette()
    ink = palette.on_active if view.state is SeatState.ACTIVE else palette.gold
    return ft.Text(
        str(view.coins),
        key=f"coins-{view.seat}",
        text_align=ft.TextAlign.RIGHT,
        style=style(Font.BOLD, _DIGITS, ink, 46),
    )


def _coin_or_change(view: SeatView) -> ft.Control:
    active = view.state is SeatState.ACTIVE
    if view.change is None:
        mark = coin_mark(_COIN, view.close, on_gold=active and current_palette().is_dark)
        return ft.Container(mark, key=f"coin-{view.seat}")
    change_to = change(view.change, on_active=active, scale=_CHANGE_SCALE)
    return ft.Container(change_to, key=f"change-{view.seat}")


def _taken(view: SeatView) -> float:
    """Width that coins, change, flame and gaps take from a row."""
    digits = _DIGITS * text_width(str(view.coins), Font.BOLD)
    flame_and_gap = _FLAME + Space.XS if view.state is SeatState.ACTIVE else 0.0
    last = _COIN
    if view.change is not None:
        pill = 2 * 10 + Size.DELTA * text_width(view.change.signed, Font.BOLD)
        result = 20 + Space.XXS + Size.RESULT * text_width(str(view.change.result), Font.BOLD)
        last = _CHANGE_SCALE * (pill + result) + Space.XS
    return 2 * Space.M + 2 * Space.XS + _RING + digits + flame_and_gap + last
