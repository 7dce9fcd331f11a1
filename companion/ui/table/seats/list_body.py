"""The seats as a list or two halves, with the pots and what else is public."""

import flet as ft

from companion.core.table import Table
from companion.ui.board import seat_list
from companion.ui.board.decisive import decisive
from companion.ui.board.decisive_strip import decisive_strip
from companion.ui.board.pots_row import pots_row
from companion.ui.board.scene import Scene, pot_views, seat_views, with_close
from companion.ui.board.spare_cards import spare_of
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.rows import stretched
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.titles import eyebrow_style, eyebrow_width
from companion.ui.kit.toolbar import is_narrow, kept_tools
from companion.ui.layout.seat_rows import (
    HEAD,
    LIST_GAP,
    ORNAMENTS,
    SeatList,
    with_near_last,
)
from companion.ui.layout.stage import Rect
from companion.ui.layout.tokens import Space, Touch
from companion.ui.page.common import tools
from companion.ui.page.own_seat import own_place, with_marks
from companion.ui.page.view import View
from companion.ui.result.sections import result_column
from companion.ui.table.actions import TableActions
from companion.ui.table.seats.facing_halves import (
    facing_halves,
    free_between,
    half_height,
    protected_cards_row,
)
from companion.ui.table.seats.list_sizes import ListSizes
from companion.ui.table.seats.seat_halves import LOWEST_HALF
from companion.ui.table.seats.seat_taps import tap_on_character, with_pot_taps, with_taps
from companion.ui.table.verdict.place import Around, FreeRects
from companion.ui.wording.card_names import shown_name

_ROOM_FOR_CAST = 600.0
"""Lower phones between two players show the characters in play only while one is announced."""


def list_body(
    scene: Scene,
    body: SeatList,
    docked: float,
    view: View,
    actions: TableActions,
    cache: ControlCache,
) -> tuple[ft.Control, FreeRects]:
    """Return the head, the pots and the seats, and where they leave room for a verdict.

    Once the game is over, its result stands below the seats, which then scroll. `docked` is the
    height of the dock in pixels.
    """
    width, table = list_width(body), scene.table
    head = _head(table, width, view, actions, cache)
    shown = seat_views(scene, actions.say)
    if body.facing:
        shown = tuple(with_close(seat, table, actions.say) for seat in shown)
    tapped = with_taps(with_marks(shown, view, table, actions.say), scene, actions, cache)
    seats = with_near_last(tapped, own_place(view, table))
    if table.end is not None:
        rows = seat_list.seat_rows(seats, width, body.row, cache, columns=body.columns)
        column = stretched(
            [rows, *result_column(scene.game, width, view, actions, cache)],
            Space.S,
            key="over",
            expand=True,
            scroll=SCROLLBAR,
        )
        return _below_head(head, [column], LIST_GAP), FreeRects(Around.ROWS, (head_rect(body),))
    if body.facing:
        sizes = ListSizes(view.width, view.height)
        middle = _between_halves(scene, docked, sizes, width, actions, cache)
        height = max(sizes.lowest_half, half_height(sizes, docked, middle, width))
        opposite, near = facing_halves(seats, (width, height), cache, turned=view.outwards)
        parts = [opposite, *middle, near, ft.Container(height=0)]
        return _below_head(head, parts, Space.XS), free_between(sizes, width, docked, middle)
    ornaments = _ornaments(scene, actions, width, cache) if body.ornaments else []
    rows = seat_list.seat_rows(seats, width, body.row, cache, columns=body.columns)
    parts = [_pots(scene, width, body.pots, actions, cache), *ornaments, rows]
    return _below_head(head, parts, LIST_GAP), FreeRects(Around.ROWS, (head_rect(body),))


def _below_head(head: ft.Control, parts: list[ft.Control], spacing: float) -> ft.Control:
    column = ft.Column([head, *parts], expand=True, spacing=spacing)
    return ft.Container(column, padding=ft.Padding.symmetric(horizontal=Space.M), expand=True)


def list_width(body: SeatList) -> float:
    """Return the width of a row in pixels."""
    return body.width - 2 * Space.M


def head_rect(body: SeatList) -> Rect:
    """Return where the tools are, above the pots."""
    return Rect(Space.M, 0, list_width(body), HEAD)


def _head(
    table: Table, width: float, view: View, actions: TableActions, cache: ControlCache
) -> ft.Control:
    """Return the turn and the tools; on a narrow screen the tools alone."""
    words = actions.say.text("turn-number", turn=table.turn)
    turn = ft.Text(words, expand=True, max_lines=1, style=eyebrow_style(words))
    shown = tools(view, actions)
    room = width - len(shown) * Touch.TOOL_PHONE
    narrow = is_narrow(width) or eyebrow_width(words) > room
    bar = kept_tools(shown, cache, width if narrow else None, labelled=False)
    return ft.Container(bar if narrow else ft.Row([turn, bar], spacing=0), height=HEAD)


def _pots(
    scene: Scene, width: float, height: float, actions: TableActions, cache: ControlCache
) -> ft.Control:
    court, bank = with_pot_taps(pot_views(scene, actions.say), actions, cache)
    pots = (court, bank, width, height)
    return cache.keep("pots", pots, lambda: pots_row(*pots))


def _ornaments(
    scene: Scene, actions: TableActions, width: float, cache: ControlCache
) -> list[ft.Control]:
    """Return the end at stake, or the characters in play, on a line of a fixed height."""
    at_stake = decisive(scene, actions.say)
    high = ORNAMENTS - LIST_GAP
    if at_stake:
        strip, _ = decisive_strip(at_stake, width, highest=high)
        shown: ft.Control | None = ft.Semantics(key="at-stake", live_region=True, content=strip)
    else:
        shown = _cast(scene, actions, width, cache)
    line = ft.Container(shown, key="ornaments", height=high, alignment=ft.Alignment.CENTER)
    return [line]


def _between_halves(
    scene: Scene,
    docked: float,
    sizes: ListSizes,
    width: float,
    actions: TableActions,
    cache: ControlCache,
) -> list[ft.Control]:
    """Return the pots, and below them what else is public; `docked` is the height of the dock.

    Between halves that would be too low, the characters in play are left out.
    """
    table = scene.table
    rows = [_pots(scene, width, sizes.pots, actions, cache)]
    if sizes.show_protected_cards(table):
        rows.append(protected_cards_row(table, actions, width, cache))
    at_stake = decisive(scene, actions.say)
    is_calm = table.announcement is None and not scene.selection.announcing
    if at_stake:
        strip, _ = decisive_strip(at_stake, width)
        below = [*rows, ft.Semantics(key="at-stake", live_region=True, content=strip)]
    elif sizes.height >= _ROOM_FOR_CAST and not sizes.is_low and is_calm:
        below = [*rows, _cast(scene, actions, width, cache)]
    else:
        below = rows
    low = half_height(sizes, docked, below, width) < LOWEST_HALF
    return rows if low and table.announcement is None else below


def _cast(scene: Scene, actions: TableActions, width: float, cache: ControlCache) -> ft.Control:
    """Return the characters in play as a row of small pictures."""
    names = tuple(
        (
            character.id,
            shown_name(character, actions.say),
            cache.steady(f"cast-{character.id}", tap_on_character(character, scene, actions)),
        )
        for character in scene.table.rules.characters.values()
    )
    shown = (names, width, spare_of(scene, actions.say))
    return cache.keep("cast", shown, lambda: seat_list.cast_row(*shown))
