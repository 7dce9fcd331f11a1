"""The seats as a list, for phones: the same values as on the stage, a row per seat."""

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.board.badges import (
    ROOM_FOR_WORDS,
    SMALL_BADGE_HEIGHT,
    badge,
    change,
    close_mark,
    coin_mark,
    small_badge,
)
from companion.ui.board.person_mark import beside, room_beside
from companion.ui.board.seat_card import active_fill, flame, ring_color, seat_ring, text_opacity
from companion.ui.board.spare_cards import Spare, backs
from companion.ui.board.table_view import SeatState, SeatView
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.emblems import emblem
from companion.ui.kit.palette import current_palette
from companion.ui.kit.semantics import silent, tap_layer, tappable
from companion.ui.kit.styles import outer_ring
from companion.ui.kit.theme import smallest_type, style
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.text_fit import LINE, fit, unbroken
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch

_DIGITS: Final = 42
_DIGITS_OF_HIGH_ROW: Final = 0.6
"""Type size of the coins in high rows, as a share of their height."""
_ONE_LINE: Final = 230.0
"""Width of a cell from which name and coins stand side by side."""
_COIN: Final = 26.0
_FLAME: Final = 38.0
_RING: Final = 4.0
"""Width of both sides of the ring around a row."""
_CHANGE_SCALE: Final = 0.85
CAST_HEIGHT: Final = Touch.SMALLEST
"""Height of the row of characters."""
_MASK: Final = 38.0
_PERSON_MARK: Final = 18.0
_ROOM_FOR_MARK: Final = 72.0
"""Width of a name from which the person's mark stands beside it."""
_SPARE: Final = 34.0
"""Height of the spare cards."""
_SMALLEST_SHARE: Final = 0.9
"""The smallest type of a name that has only one line, as a share of that of other texts."""
_SMALL_NAME: Final = 13.0
"""The smallest type of a name whose words fit a line."""
_BRIEF_BADGE: Final = 44.0
"""Width of a badge without words."""
_BADGE_BELOW: Final = 56.0
"""Height of a row from which the badge stands below the name, and not beside it."""
_NAME_SHARE: Final = 0.33
_CLOSE_SHARE: Final = 0.46
_DIGITS_SHARE: Final = 0.53
"""Heights of name, the mark of a close end, and coins below each other, as shares of a row's."""
_NARROW_FLAME: Final = 20.0
_FLAME_BESIDE_NAME: Final = 130.0
"""Width of a narrow cell from which the flame stands beside the name, not below it."""
_COINS_BESIDE: Final = 140.0
"""Width of a narrow cell from which coins stand beside the name, not below it."""
_DIGITS_BESIDE: Final = 0.8
"""Height of coins there, as a share of a row's."""
_CHANGE_HEIGHT: Final = 32.0
"""Height of a change at scale 1, without its leading."""
_SMALLEST_CHANGE: Final = 0.5


def seat_rows(
    views: tuple[SeatView, ...], width: float, row: float, cache: ControlCache, *, columns: int = 1
) -> ft.Control:
    """Return a panel with a cell per seat in columns, each `row` pixels high; it never scrolls."""
    palette = current_palette()
    across = (width - 2) / columns
    lines = [views[first : first + columns] for first in range(0, len(views), columns)]
    return ft.Container(
        bgcolor=palette.surface,
        border_radius=Radius.CARD,
        border=ft.Border.all(1, palette.line),
        clip_behavior=ft.ClipBehavior.NONE,
        content=ft.Column(
            [
                ft.Row(
                    [_kept_cell(view, across, row, cache, last=line is lines[-1]) for view in line],
                    key=f"line-{number}",
                    spacing=0,
                )
                for number, line in enumerate(lines)
            ],
            spacing=0,
            tight=True,
        ),
    )


def _kept_cell(
    view: SeatView, width: float, row: float, cache: ControlCache, *, last: bool
) -> ft.Control:
    key = f"seat-{view.seat}"
    shown = (view, width, row, last)

    def build() -> ft.Control:
        built = _cell(view, width, row, last=last)
        built.key = key
        return built

    return cache.keep(key, shown, build)


def cast_row(
    characters: tuple[tuple[str, str, Callable[[], object]], ...],
    width: float,
    spare: Spare | None = None,
) -> ft.Control:
    """Return the characters in play as small pictures in one row: ids, names, and what taps do.

    The spare cards stand first. A row with too many pictures for `width` scrolls.
    """
    room = max(Touch.SMALLEST, width / (len(characters) + (spare is not None)))

    def cell(picture: ft.Control) -> ft.Control:
        return ft.Container(picture, width=room, height=CAST_HEIGHT, alignment=ft.Alignment.CENTER)

    cards = [] if spare is None else [_spare_cards(spare, cell)]
    return ft.Row(
        [
            *cards,
            *(
                ft.Stack(
                    [cell(silent(emblem(character, _MASK))), tap_layer(name, on_tap, Radius.TILE)]
                )
                for character, name, on_tap in characters
            ),
        ],
        width=width,
        spacing=0,
        scroll=ft.ScrollMode.HIDDEN,
    )


def _spare_cards(spare: Spare, cell: Callable[[ft.Control], ft.Control]) -> ft.Control:
    drawn = cell(backs(spare, _SPARE, Touch.SMALLEST))
    return ft.Semantics(key="spare", label=spare.words, container=True, content=drawn)


def _cell(view: SeatView, width: float, height: float, *, last: bool) -> ft.Control:
    """Return a cell; that of the active player stands out of the panel.

    Those of the last line have no line below, which would cross the panel's round corners.
    """
    active = view.state is SeatState.ACTIVE
    ring = ring_color(view.state)
    edge = 2 if ring else 0
    content = (_one_line if width >= _ONE_LINE else _two_lines)(view, width, height)
    face = ft.Container(
        width=width,
        height=height,
        padding=ft.Padding.symmetric(horizontal=_sides(width)),
        border_radius=Radius.CARD if ring else None,
        gradient=active_fill() if active else None,
        border=ft.Border.all(edge, ring) if ring else None,
        opacity=text_opacity(view.state),
        content=content,
    )
    layers = tappable(
        face,
        view.semantics_label,
        view.on_tap,
        view.seat,
        ring=seat_ring(view.state) or outer_ring(edge),
    )
    line = ft.BorderSide(1, current_palette().line)
    return ft.Container(
        content=ft.Stack(layers, clip_behavior=ft.ClipBehavior.NONE),
        width=width,
        height=height,
        border=None if active or last else ft.Border.only(bottom=line),
    )


def _sides(width: float) -> float:
    """Return the padding at either side of a cell."""
    if width >= _ONE_LINE:
        return Space.M
    return Space.XS if width >= _COINS_BESIDE else Space.XXS


def _one_line(view: SeatView, width: float, height: float) -> ft.Control:
    """Return name and badge at the left, coins at the right."""
    digits = round(min(height - _RING - 2, max(_DIGITS, _DIGITS_OF_HIGH_ROW * height)))
    room, below = width - _taken(view, digits), height >= _BADGE_BELOW
    on_two = min(1.0, (height - 6) / (2 * LINE * Size.NAME_PHONE))
    if view.badge is not None and below:
        one = (height - SMALL_BADGE_HEIGHT - _RING) / (2 * LINE * Size.NAME_PHONE)
        words = _name(view, room, min(0.5, one))
        pill = badge(view.badge, room, small=True)
        content: ft.Control = ft.Column([words, pill], spacing=0, tight=True)
    elif view.badge is not None:
        share = room / 2 - Space.XS
        pill = small_badge(view.badge, share, _BRIEF_BADGE)
        share = share if share >= ROOM_FOR_WORDS else _BRIEF_BADGE
        name = ft.Container(_name(view, room - share - Space.XS, on_two), expand=True)
        content = ft.Row([name, pill], spacing=Space.XS)
    else:
        content = _name(view, room, on_two)
    cells: list[ft.Control] = [ft.Container(content, key=f"words-{view.seat}", expand=True)]
    if view.state is SeatState.ACTIVE:
        cells.append(ft.Container(flame(_FLAME), key=f"flame-{view.seat}"))
    cells.append(_coins(view, digits))
    cells.append(_coin_or_change(view))
    return ft.Row(cells, spacing=Space.XS)


def _two_lines(view: SeatView, width: float, height: float) -> ft.Control:
    """Return the name above, coins and marks below, for narrow cells.

    Where there is room, the coins stand beside both, unless they change: they stand left of what
    they become.
    """
    active = view.state is SeatState.ACTIVE
    inside, beside = height - _RING, width >= _COINS_BESIDE and view.change is None
    digits = round(min(_DIGITS, (_DIGITS_BESIDE if beside else _DIGITS_SHARE) * inside))
    coins_width = digits * text_width(str(view.coins), Font.BOLD) + Space.XXS
    room = width - 2 * _sides(width) - _RING - (coins_width if beside else 0)
    mark = _mark_below(view, room - (0 if beside else coins_width), inside, digits, beside=beside)
    across = min(_NARROW_FLAME, _NAME_SHARE * inside + 4)
    flame_above = active and width >= _FLAME_BESIDE_NAME
    on_two = 0.0 if mark or not beside else inside / (2 * LINE * Size.NAME_PHONE)
    words = _name(
        view,
        room - (across + Space.XXS if flame_above else 0),
        min(1.0, on_two),
        Size.NAME_PHONE if on_two else _NAME_SHARE * inside / LINE,
    )
    top: list[ft.Control] = [ft.Container(words, key=f"words-{view.seat}", expand=True)]
    if flame_above:
        top.append(ft.Container(flame(across), key=f"flame-{view.seat}"))
    below = [] if mark is None else [mark]
    if not beside:
        below = [_coins(view, digits), ft.Container(expand=True), *below]
    lines: list[ft.Control] = [ft.Row(top, spacing=Space.XXS)]
    if below:
        lines.append(ft.Row(below, spacing=Space.XXS))
    column = ft.Column(lines, spacing=0, alignment=ft.MainAxisAlignment.CENTER, expand=beside)
    return ft.Row([column, _coins(view, digits)], spacing=Space.XXS) if beside else column


def _mark_below(
    view: SeatView, room: float, inside: float, digits: int, *, beside: bool
) -> ft.Control | None:
    """Return the change, the badge, the flame or the coin, on the lower line of a narrow cell.

    If the end is close, its mark takes the coin's place; otherwise nothing does beside coins.
    """
    active = view.state is SeatState.ACTIVE
    if view.change is not None:
        fitting = (room - Space.XS) / _change_width(view)
        high = (_DIGITS_SHARE * inside - 2) / _CHANGE_HEIGHT
        scale = max(_SMALLEST_CHANGE, min(_CHANGE_SCALE, fitting, high))
        shown = change(view.change, on_active=active, scale=scale)
        return ft.Container(shown, key=f"change-{view.seat}")
    if view.badge is not None:
        pill = small_badge(view.badge, room)
        return ft.Container(pill, key=f"badge-{view.seat}")
    if active and not beside:
        across = min(_NARROW_FLAME, _NAME_SHARE * inside + 4)
        return ft.Container(flame(across), key=f"flame-{view.seat}")
    if beside and view.close is None:
        return None
    mark: ft.LayoutControl
    if view.close is not None:
        # beyond a coin, it would lie over the name
        mark = close_mark(min(_COIN, _CLOSE_SHARE * inside), view.close)
    else:
        mark = coin_mark(
            min(_COIN, 0.62 * digits), None, on_gold=active and current_palette().is_dark
        )
    return ft.Container(mark, key=f"coin-{view.seat}")


def _name(
    view: SeatView, room: float, on_two: float, largest: float = Size.NAME_PHONE
) -> ft.Control:
    palette = current_palette()
    ink = palette.on_active if view.state is SeatState.ACTIVE else palette.text
    largest = min(Size.NAME_PHONE, largest)
    mark = view.mark if room >= _ROOM_FOR_MARK else None
    room = room_beside(mark, _PERSON_MARK, room)
    smallest = smallest_type() if on_two else _SMALLEST_SHARE * smallest_type()
    least = unbroken(view.shown_name, room, min(_SMALL_NAME, largest), smallest, Font.MEDIUM)
    fitted = fit(view.shown_name, room, largest, least if on_two else smallest, Font.MEDIUM, on_two)
    name = ft.Text(
        view.shown_name,
        max_lines=2 if on_two else 1,
        no_wrap=fitted.lines == 1 or not on_two,
        style=style(Font.MEDIUM, fitted.size, ink, round(fitted.size * LINE)),
    )
    return beside(mark, _PERSON_MARK, name)


def _coins(view: SeatView, digits: int) -> ft.Control:
    palette = current_palette()
    ink = palette.on_active if view.state is SeatState.ACTIVE else palette.gold
    return ft.Text(
        str(view.coins),
        key=f"coins-{view.seat}",
        text_align=ft.TextAlign.RIGHT,
        style=style(Font.BOLD, digits, ink, digits + 2),
    )


def _coin_or_change(view: SeatView) -> ft.Control:
    active = view.state is SeatState.ACTIVE
    if view.change is None:
        mark = coin_mark(_COIN, view.close, on_gold=active and current_palette().is_dark)
        return ft.Container(mark, key=f"coin-{view.seat}")
    change_to = change(view.change, on_active=active, scale=_CHANGE_SCALE)
    return ft.Container(change_to, key=f"change-{view.seat}")


def _taken(view: SeatView, type_size: float) -> float:
    """Width that coins, change, flame and gaps take from a row."""
    digits = type_size * text_width(str(view.coins), Font.BOLD)
    flame_and_gap = _FLAME + Space.XS if view.state is SeatState.ACTIVE else 0.0
    last = _COIN if view.change is None else _CHANGE_SCALE * _change_width(view)
    return 2 * Space.M + 2 * Space.XS + _RING + digits + flame_and_gap + last


def _change_width(view: SeatView) -> float:
    """Return the width of the coming change at scale 1."""
    if view.change is None:
        return 0.0
    pill = 2 * 10 + Size.DELTA * text_width(view.change.signed, Font.BOLD)
    result = 20 + Space.XXS + Size.RESULT * text_width(str(view.change.result), Font.BOLD)
    return pill + result + Space.XS
