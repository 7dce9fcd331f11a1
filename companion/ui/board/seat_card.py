"""The card of a seat: name and coins."""

from functools import cache
from typing import Final

import flet as ft

from companion.ui.board.badges import (
    BADGE_HEIGHT,
    LOWEST_CHANGE,
    SMALL_BADGE_HEIGHT,
    badge,
    change,
    coin_mark,
    figures_style,
    scale_within,
    small_badge,
)
from companion.ui.board.person_mark import person_mark, room_beside
from companion.ui.board.table_view import Change, SeatState, SeatView
from companion.ui.kit import pictures
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import cache_by_palette, current_palette
from companion.ui.kit.semantics import silent, tappable
from companion.ui.kit.styles import inner_ring
from companion.ui.kit.theme import style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.stage import SeatBox
from companion.ui.layout.text_fit import LINE, fit, unbroken
from companion.ui.layout.tokens import Font, Radius, Space

_FLAME: Final = 30.0
_INSET: Final = 5.0
"""Pixels between a card's edge and its frame."""
_SMALLEST_FLAME: Final = 20.0
_CHANGE: Final = 0.3
_COIN: Final = 0.215
"""Widths of a change and a coin as shares of the card's."""
_SMALLEST_NAME: Final = 11.0
_PERSON_MARK: Final = 0.12
"""Size of a person's mark as a share of the card's width."""
_LOWEST_WITH_WORDS: Final = 116.0
"""Height of a card from which a badge with words stands below the coins."""
_LOWEST_WITH_LARGE_BADGE: Final = 124.0
"""Height from which that badge is a large one."""
_CORNER_BADGE: Final = 40.0
"""Pixels of a badge without words."""
_BETWEEN_LINES: Final = 0.99
"""Type size of digits below a name, as a share of the room."""
_CROWDED: Final = 0.87
"""Scale of digits below a name on two lines, and of two digits beside a change."""


def seat_card(view: SeatView, box: SeatBox) -> ft.LayoutControl:
    """Return the card for the stage, turned towards its person."""
    width, height = _upright(box)
    face = _face(view, box, width, height)
    layers = tappable(face, view.semantics_label, view.on_tap, view.id, ring=seat_ring(view.state))
    return _turned(layers, f"seat-{view.id}", box)


def _upright(box: SeatBox) -> tuple[float, float]:
    return box.long_side, min(box.rect.width, box.rect.height)


def _turned(layers: list[ft.Control], key: str, box: SeatBox) -> ft.Container:
    width, height = _upright(box)
    stack = ft.Stack(layers, width=width, height=height, clip_behavior=ft.ClipBehavior.NONE)
    return ft.Container(
        key=key,
        left=box.rect.x,
        top=box.rect.y,
        width=box.rect.width,
        height=box.rect.height,
        content=ft.RotatedBox(quarter_turns=box.turns, content=stack) if box.turns else stack,
    )


def _face(view: SeatView, box: SeatBox, width: float, height: float) -> ft.Control:
    palette = current_palette()
    active = view.state is SeatState.ACTIVE
    return ft.Container(
        width=width,
        height=height,
        padding=_INSET,
        border_radius=Radius.CARD,
        border=None if active else _line(palette.line),
        bgcolor=None if active else palette.surface,
        gradient=active_fill() if active else None,
        shadow=_shadows(view.state),
        clip_behavior=ft.ClipBehavior.NONE,
        content=ft.Container(
            border_radius=Radius.FRAME,
            border=_frame(view.state),
            content=ft.Stack(_inside(view, box, width - 2 * _INSET)),
            opacity=text_opacity(view.state),
        ),
    )


@cache
def _line(color: str, width: float = 1) -> ft.Border:
    return ft.Border.all(width, color)


def _frame(state: SeatState) -> ft.Border:
    """Return the line inside a card's edge."""
    palette = current_palette()
    match state:
        case SeatState.ACTIVE:
            return _line(ft.Colors.with_opacity(0.55, palette.on_active))
        case SeatState.ASKED | SeatState.CHOSEN:
            return _line(palette.gold_fill, 2)
        case _:
            return _line(palette.line)


def _framed(state: SeatState) -> float:
    """Return the height of edge and frame together."""
    edge = 0 if state is SeatState.ACTIVE else 1
    frame = 2 if state in (SeatState.ASKED, SeatState.CHOSEN) else 1
    return 2 * (edge + _INSET + frame)


def _inside(view: SeatView, box: SeatBox, width: float) -> list[ft.Control]:
    """Return the name, the coins, the badge, and what the coins change by or else a coin."""
    active = view.state is SeatState.ACTIVE
    pad, height = 0.065 * box.long_side, _upright(box)[1]
    room = width - 2 * pad
    below, corner = _badges(view, width - 2 * pad, height, box.digits)
    if below is not None and view.change is not None:
        high = height - _framed(view.state) - _name(view, box, room, pad)[2]
        if high < LOWEST_CHANGE + (below.height or 0) + Space.XXS:
            # in the corner, as on a low card
            below, corner = _badges(view, width - 2 * pad, 0, box.digits)
    if corner is not None and view.change is not None:
        # the change takes the lower corner, and there is no room for a flame
        corner.right, corner.top = pad, 0
        room = width - 2 * pad - _CORNER_BADGE
    elif corner is not None:
        corner.right, corner.bottom = pad, pad
    name, lines, end = _name(view, box, room, pad)
    taken = 0.0 if below is None else (below.height or 0) + Space.XXS
    free = height - _framed(view.state) - end - taken
    crowded = lines == 2 or (view.coins >= 10 and view.change is not None)
    digits = min(box.digits * (_CROWDED if crowded else 1), _BETWEEN_LINES * free)
    if corner is not None and view.change is None:
        beside = width - 2 * pad - _CORNER_BADGE
        digits = min(digits, beside / text_width(str(view.coins), Font.BOLD))
    lit: list[ft.Control] = []
    if active and view.change is not None and corner is None:
        # the name keeps its whole line
        digits, mark = _beside_change(view, (1 - _CHANGE) * box.long_side - 3 * pad, digits)
        mark.right, mark.bottom = pad + _CHANGE * box.long_side, taken + digits / 4
        lit = [mark]
    elif active and view.change is None:
        coin_high = _COIN * box.long_side if corner is None else SMALL_BADGE_HEIGHT
        mark = flame(max(_SMALLEST_FLAME, min(_FLAME, free - coin_high - 2 * pad)))
        mark.key, mark.right, mark.top = "flame", pad, end
        lit = [mark]
    inside = [*name, _coins(view, box, pad - 2, taken, digits)]
    if view.change is not None:
        bottom = taken + 0.05 * box.long_side * (below is None and corner is None)
        scale = min(box.long_side / 188, scale_within(free + taken - bottom))
        inside.append(_change(view, view.change, box, pad - 4, bottom, scale))
    elif corner is None:
        inside.append(_coin(view, box, pad, taken + 0.075 * box.long_side * (below is None)))
    return [*inside, *filter(None, (below, corner)), *lit]


def _name(
    view: SeatView, box: SeatBox, room: float, pad: float
) -> tuple[list[ft.Control], int, float]:
    """Return the name beside the person's mark, its number of lines, and where they end."""
    palette, words, mark_size = current_palette(), view.shown_name, _PERSON_MARK * box.long_side
    room = room_beside(view.mark, mark_size, room)
    smallest = unbroken(words, room, _SMALLEST_NAME, 8.5, Font.MEDIUM)
    fitted = fit(words, room, box.name, smallest, Font.MEDIUM)
    top = 0.03 * box.long_side if fitted.lines == 1 else 0.012 * box.long_side
    line = round(fitted.size * LINE)
    high, left = fitted.lines * line, pad
    marks: list[ft.Control] = []
    if view.mark is not None:
        shown = person_mark(view.mark, mark_size)
        shown.left, shown.top = pad, top + (high - mark_size) / 2
        marks, left = [shown], pad + mark_size + Space.XXS
    ink = palette.on_active if view.state is SeatState.ACTIVE else palette.text
    name = ft.Text(
        words,
        left=left,
        top=top,
        width=room,
        max_lines=2,
        no_wrap=fitted.lines == 1,
        style=style(Font.MEDIUM, fitted.size, ink, line),
    )
    return [*marks, name], fitted.lines, top + high


def _coins(view: SeatView, box: SeatBox, left: float, taken: float, digits: float) -> ft.Control:
    palette, coins = current_palette(), str(view.coins)
    ink = palette.on_active if view.state is SeatState.ACTIVE else palette.gold
    large = style(Font.BOLD, round(digits), ink, round(digits))
    return ft.Text(
        coins,
        left=left,
        bottom=taken - 0.018 * box.long_side,
        no_wrap=True,
        style=figures_style(coins, large, turned=bool(box.turns)),
    )


def _change(
    view: SeatView, by: Change, box: SeatBox, right: float, bottom: float, scale: float
) -> ft.Control:
    """Return what the coins change by; `scale` keeps it clear of the name's second line."""
    active, turned = view.state is SeatState.ACTIVE, bool(box.turns)
    shown = change(by, on_active=active, stacked=True, scale=scale, turned=turned)
    return ft.Container(shown, key=f"change-{view.id}", right=right, bottom=bottom)


def _coin(view: SeatView, box: SeatBox, right: float, bottom: float) -> ft.Control:
    on_gold = view.state is SeatState.ACTIVE and current_palette().is_dark
    mark = coin_mark(_COIN * box.long_side, view.close, on_gold=on_gold)
    mark.key, mark.right, mark.bottom = f"coin-{view.id}", right, bottom
    return mark


def _badges(
    view: SeatView, width: float, height: float, digits: float
) -> tuple[ft.Container | None, ft.Container | None]:
    """Return the badge below the coins, or on low cards a small one for a corner.

    It has words if there is room for them beside `digits`, the type size of the coins.
    """
    if view.badge is None:
        return None, None
    if height < _LOWEST_WITH_WORDS:
        room = 0.0 if view.change else width - digits * text_width(str(view.coins), Font.BOLD)
        room -= Space.XS
        pill = silent(small_badge(view.badge, room, _CORNER_BADGE))
        return None, ft.Container(pill, key="badge", height=SMALL_BADGE_HEIGHT)
    small = height < _LOWEST_WITH_LARGE_BADGE
    pill = silent(badge(view.badge, width, small=small))
    below = ft.Container(
        pill,
        key="badge",
        left=0,
        right=0,
        bottom=Space.XXS / 2,
        height=SMALL_BADGE_HEIGHT if small else BADGE_HEIGHT,
        alignment=ft.Alignment.CENTER,
    )
    return below, None


def _beside_change(view: SeatView, room: float, digits: float) -> tuple[float, ft.Container]:
    """Return the type size of the coins, up to `digits`, and the flame, side by side in `room`."""
    wide = text_width(str(view.coins), Font.BOLD)
    size = min(_FLAME, max(_SMALLEST_FLAME, room - wide * digits - Space.XXS))
    mark = flame(size)
    mark.key = "flame"
    return min(digits, (room - size - Space.XXS) / wide), mark


def flame(size: float) -> ft.Container:
    """Return the mark of the active player, which differs in shape and not only in colour."""
    palette = current_palette()
    return ft.Container(
        width=size,
        height=size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=palette.on_gold,
        border=ft.Border.all(2, palette.gold_fill),
        alignment=ft.Alignment.CENTER,
        content=emblem(pictures.TURN, 0.65 * size),
    )


def seat_ring(state: SeatState) -> ft.BorderSide | None:
    """Return the focus ring of a seat; None for the usual one."""
    return inner_ring(current_palette().on_active) if state is SeatState.ACTIVE else None


@cache_by_palette
def active_fill() -> ft.LinearGradient:
    """Return the fill of the active seat."""
    return ft.LinearGradient(
        begin=ft.Alignment.TOP_LEFT,
        end=ft.Alignment.BOTTOM_RIGHT,
        colors=list(current_palette().active),
    )


def text_opacity(state: SeatState) -> float:
    """Return the opacity of the text on a card."""
    return current_palette().dimmed if state is SeatState.DIMMED else 1


def ring_color(state: SeatState) -> str | None:
    """Return the colour of the ring around a seat; None without a ring."""
    palette = current_palette()
    return {
        SeatState.ACTIVE: palette.gold_fill,
        SeatState.ASKED: palette.gold_fill,
        SeatState.CHOSEN: palette.gold_fill,
        SeatState.MOVED: palette.gold,
        SeatState.FINED: palette.court_fill,
    }.get(state)


@cache_by_palette
def _shadows(state: SeatState) -> list[ft.BoxShadow]:
    """Return shadow and rings, which are shadows without blur, the outermost painted first."""
    palette = current_palette()
    drop = ft.BoxShadow(
        blur_radius=16, offset=ft.Offset(0, 6), color=ft.Colors.with_opacity(0.35, palette.shadow)
    )
    ring = ring_color(state)
    if ring is None:
        return [drop]
    shadows = [
        ft.BoxShadow(spread_radius=5, color=ring),
        ft.BoxShadow(spread_radius=2, color=palette.edge),
    ]
    if state is SeatState.ACTIVE:
        glow = ft.BoxShadow(blur_radius=70, color=ft.Colors.with_opacity(0.38, palette.gold_fill))
        return [glow, *shadows]
    return [drop, *shadows]
