"""The seats as a list or two halves, with the pots and what else is public."""

import flet as ft

from companion.core.table import Table
from companion.ui.board import seat_list
from companion.ui.board.decisive import decisive
from companion.ui.board.decisive_strip import decisive_strip
from companion.ui.board.pots_row import pots_row
from companion.ui.board.scene import Scene, person_in_question, pot_views, seat_views, with_close
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.titles import eyebrow_style
from companion.ui.kit.toolbar import is_narrow, kept_tools
from companion.ui.layout import geometry
from companion.ui.layout.geometry import Rect, SeatList
from companion.ui.layout.tokens import Space
from companion.ui.page.common import tools
from companion.ui.page.own_seat import own_place, with_own_mark
from companion.ui.page.view import View
from companion.ui.result.sections import result_column
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import PanelLayout
from companion.ui.table.seats.auto_scroll import auto_scroll_list
from companion.ui.table.seats.facing_halves import (
    facing_halves,
    free_between,
    half_height,
    protected_cards_row,
)
from companion.ui.table.seats.list_sizes import HEAD, ListSizes
from companion.ui.table.seats.seat_halves import LOWEST_HALF
from companion.ui.table.seats.seat_taps import tap_on_character, with_pot_taps, with_taps
from companion.ui.table.verdict.place import Around, FreeRects
from companion.ui.wording.card_names import shown_name

_ROOM_FOR_CAST = 600.0
"""Lower phones show the characters in play only while one is announced."""
_ABOVE_ACTIVE = 1
"""Seats that stay visible above the active one in a list."""


def list_body(
    scene: Scene,
    body: SeatList,
    docked: float,
    view: View,
    actions: TableActions,
    layout: PanelLayout,
) -> tuple[ft.Control, FreeRects]:
    """Return the head, the pots and the seats, and where they leave room for a verdict.

    Once the game is over, the standings take the place of the seats. `docked` is the height of the
    dock in pixels.
    """
    sizes, width, cache = ListSizes(view.width, view.height), list_width(body), layout.cache
    table, free = scene.table, free_above_rows(body, sizes)
    head = _head(table, width, view, actions, layout)
    if table.end is not None:
        column = ft.Column(
            result_column(scene.game, width, view, actions, cache),
            key="over",
            expand=True,
            spacing=Space.S,
            scroll=SCROLLBAR,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        return _below_head(head, [column]), free
    shown = seat_views(scene, actions.say)
    if body.facing:
        shown = tuple(with_close(seat, table, actions.say) for seat in shown)
    tapped = with_taps(with_own_mark(shown, view, table, actions.say), scene, actions, cache)
    seats = geometry.with_near_last(tapped, own_place(view, table))
    middle = _middle(scene, body, docked, sizes, actions, cache)
    if body.facing:
        height = max(sizes.lowest_half, half_height(sizes, docked, middle, width))
        opposite, near = facing_halves(seats, (width, height), cache, turned=view.outwards)
        parts = [opposite, *middle, near, ft.Container(height=0)]
        return _below_head(head, parts), free_between(sizes, width, docked, middle)
    in_question = table.place_of(person_in_question(table))
    (row,) = (row for row, seat in enumerate(seats) if seat.seat == in_question)
    topmost = max(0, row - (0 if sizes.is_low else _ABOVE_ACTIVE))
    rows = seat_list.seat_rows(seats, width, body.row, cache, scrollable=True)
    # the height of the dock, or the person in question, may have changed
    occasion = f"{table.turn}-{table.phase}-{scene.selection.announcing}"
    listing = auto_scroll_list(rows, topmost, seats[topmost].seat, body.row, occasion)
    return _below_head(head, [*middle, listing]), free


def _below_head(head: ft.Control, parts: list[ft.Control]) -> ft.Control:
    column = ft.Column([head, *parts], expand=True, spacing=Space.XS)
    return ft.Container(column, padding=ft.Padding.symmetric(horizontal=Space.M), expand=True)


def list_width(body: SeatList) -> float:
    """Return the width of a row in pixels."""
    return body.width - 2 * Space.M


def free_above_rows(body: SeatList, sizes: ListSizes) -> FreeRects:
    """Return where a verdict stands on a list: below the pots."""
    upper_edge = Rect(Space.M, HEAD + sizes.pots + 2 * Space.XS, list_width(body), 0)
    return FreeRects(Around.ROWS, (upper_edge,))


def _head(
    table: Table, width: float, view: View, actions: TableActions, layout: PanelLayout
) -> ft.Control:
    """Return the turn, and on phones the tools; on a narrow screen the dock shows the turn."""
    words = actions.say.text("turn-number", turn=table.turn)
    turn = ft.Text(words, expand=True, max_lines=1, style=eyebrow_style())
    if not layout.compact:
        return turn
    narrow = is_narrow(width)
    bar = kept_tools(tools(view, actions), layout.cache, width if narrow else None, labelled=False)
    return bar if narrow else ft.Row([turn, bar])


def _middle(
    scene: Scene,
    body: SeatList,
    docked: float,
    sizes: ListSizes,
    actions: TableActions,
    cache: ControlCache,
) -> list[ft.Control]:
    """Return the pots, and below them what else is public; `docked` is the height of the dock.

    Between halves that would be too low, the characters in play are left out.
    """
    table, width = scene.table, list_width(body)
    court, bank = with_pot_taps(pot_views(scene, actions.say), actions, cache)
    pots = (court, bank, width, sizes.pots)
    rows = [cache.keep("pots", pots, lambda: pots_row(*pots))]
    if body.facing and sizes.show_protected_cards(table):
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
    low = body.facing and half_height(sizes, docked, below, width) < LOWEST_HALF
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
    return cache.keep("cast", (names, width), lambda: seat_list.cast_row(names, width))
