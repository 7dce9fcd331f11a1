"""The seats as a list or two halves, with the pots and what else is public."""

import flet as ft

from companion.ui.board import seat_list
from companion.ui.board.decisive import decisive
from companion.ui.board.decisive_strip import decisive_strip
from companion.ui.board.pots_row import pots_row
from companion.ui.board.scene import (
    Scene,
    person_in_question,
    pot_views,
    seat_views,
    with_close,
)
from companion.ui.board.table_view import SeatView
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.styles import SCROLLBAR
from companion.ui.kit.titles import eyebrow_style
from companion.ui.kit.toolbar import is_narrow, kept_tools
from companion.ui.layout import geometry
from companion.ui.layout.geometry import SeatList
from companion.ui.layout.tokens import Space
from companion.ui.page.common import tools
from companion.ui.page.own_seat import own_place, with_own_mark
from companion.ui.result.sections import result_column
from companion.ui.table.actions import TableActions
from companion.ui.table.panel_parts import Frame
from companion.ui.table.seats.auto_scroll import auto_scroll_list
from companion.ui.table.seats.facing_halves import (
    facing_halves,
    half_height,
    protected_cards_row,
)
from companion.ui.table.seats.list_sizes import is_low, pot_height
from companion.ui.table.seats.seat_halves import LOWEST_HALF
from companion.ui.table.seats.seat_taps import tap_on_character, with_pot_taps, with_taps
from companion.ui.wording.card_names import shown_name

_ROOM_FOR_CAST = 600.0
"""Lower phones show the characters in play only while one is announced."""
_ABOVE_ACTIVE = 1
"""Seats that stay visible above the active one in a list."""


def list_body(
    scene: Scene,
    body: SeatList,
    docked: float,
    actions: TableActions,
    frame: Frame,
) -> ft.Control:
    """Return the head, the pots and the seats; the standings instead once the game is over.

    `docked` is the height of the dock in pixels.
    """
    width = list_width(body)
    head = _head(scene, width, actions, frame)
    if scene.table.end is None:
        seats = _seats_and_pots(scene, body, docked, actions, frame.cache)
        places = ft.Column([head, *seats], expand=True, spacing=Space.XS)
    else:
        column = ft.Column(
            result_column(scene.game, width, actions, frame.cache),
            key="over",
            expand=True,
            spacing=Space.S,
            scroll=SCROLLBAR,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        places = ft.Column([head, column], expand=True, spacing=Space.XS)
    return ft.Container(places, padding=ft.Padding.symmetric(horizontal=Space.M), expand=True)


def list_width(body: SeatList) -> float:
    """Return the width of a row in pixels."""
    return body.width - 2 * Space.M


def middle(
    scene: Scene, body: SeatList, docked: float, actions: TableActions, cache: ControlCache
) -> list[ft.Control]:
    """Return the pots, and below them what else is public; `docked` is the height of the dock.

    Between halves that would be too low, the characters in play are left out.
    """
    width = list_width(body)
    both = with_pot_taps(pot_views(scene, actions.say), actions, cache)
    pots = (*both, width, pot_height(actions.view))
    rows = [
        cache.keep("pots", pots, lambda: pots_row(*pots)),
        *(protected_cards_row(scene, actions, width, cache) if body.facing else []),
    ]
    cast = _cast(scene, actions, width, cache)
    between = body.facing and scene.table.announcement is None
    if between and half_height(actions.view, docked, [*rows, *cast], width) < LOWEST_HALF:
        return rows
    return [*rows, *cast]


def _head(scene: Scene, width: float, actions: TableActions, frame: Frame) -> ft.Control:
    """The turn, and on phones the tools; on a narrow screen the dock shows the turn."""
    turn = ft.Text(
        actions.say.text("turn-number", turn=scene.table.turn),
        expand=True,
        max_lines=1,
        style=eyebrow_style(),
    )
    if not frame.compact:
        return turn
    narrow = is_narrow(width)
    bar = kept_tools(tools(actions), frame.cache, width if narrow else None, labelled=False)
    return bar if narrow else ft.Row([turn, bar])


def _seats_and_pots(
    scene: Scene, body: SeatList, docked: float, actions: TableActions, cache: ControlCache
) -> list[ft.Control]:
    view, table = actions.view, scene.table
    shown = seat_views(scene, actions.say)
    if body.facing:
        shown = tuple(with_close(each, table, actions.say) for each in shown)
    marked = with_own_mark(shown, view, table, actions.say)
    tapped = with_taps(marked, scene, actions, cache)
    seats = geometry.with_near_last(tapped, own_place(view, table))
    width = list_width(body)
    between = middle(scene, body, docked, actions, cache)
    if body.facing:
        opposite, near = facing_halves(seats, width, docked, between, view, cache)
        return [opposite, *between, near, ft.Container(height=0)]
    rows = seat_list.seat_rows(seats, width, body.row, cache, scrollable=True)
    topmost = _topmost(scene, seats, actions)
    # the height of the dock, or the person in question, may have changed
    occasion = f"{table.turn}-{table.phase}-{scene.selection.announcing}"
    return [*between, auto_scroll_list(rows, topmost, seats[topmost].seat, body.row, occasion)]


def _topmost(scene: Scene, seats: tuple[SeatView, ...], actions: TableActions) -> int:
    """The row that the list starts with, so that the person in question is visible."""
    table = scene.table
    in_question = table.place_of(person_in_question(table))
    (row,) = (row for row, each in enumerate(seats) if each.seat == in_question)
    return max(0, row - (0 if is_low(actions.view) else _ABOVE_ACTIVE))


def _cast(
    scene: Scene, actions: TableActions, width: float, cache: ControlCache
) -> list[ft.Control]:
    """The characters in play as a row of small pictures, unless one is announced.

    Then it is the end of the game if one is at stake.
    """
    table = scene.table
    at_stake = decisive(scene, actions.say)
    if at_stake:
        strip, _ = decisive_strip(at_stake, width)
        return [ft.Semantics(key="at-stake", live_region=True, content=strip)]
    if actions.view.height < _ROOM_FOR_CAST or is_low(actions.view):
        return []
    if table.announcement is not None or scene.selection.announcing:
        return []
    names = tuple(
        (
            character.id,
            shown_name(character, actions.say),
            cache.steady(f"cast-{character.id}", tap_on_character(character, scene, actions)),
        )
        for character in table.rules.characters.values()
    )
    shown = (names, width)
    return [cache.keep("cast", shown, lambda: seat_list.cast_row(*shown))]
