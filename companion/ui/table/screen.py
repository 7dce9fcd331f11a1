"""The table screen: stage and dock, or on phones a list of seats and the dock."""

import flet as ft

from companion.core.game import Game
from companion.ui.board.decisive import decisive
from companion.ui.board.scene import Scene, pot_views, scene, seat_views
from companion.ui.kit.control_cache import ControlCache
from companion.ui.layout import geometry
from companion.ui.layout.geometry import Layout, Side
from companion.ui.layout.seat_rows import BETWEEN, HEAD, SeatList
from companion.ui.layout.stage import Rect
from companion.ui.layout.tokens import Space
from companion.ui.page.own_seat import own_place, panel_turns
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.dock import DockView, dock, free_below_body
from companion.ui.table.dock_content import (
    DockRoom,
    facing_height,
    turned,
    turned_room,
)
from companion.ui.table.far_view import FarView, far_view
from companion.ui.table.fitting_dock import fitting_dock, panel_layout, shown_panel
from companion.ui.table.moments import with_moments
from companion.ui.table.panel_parts import Fold
from companion.ui.table.seats.list_body import free_in_head, list_body
from companion.ui.table.seats.stage_body import free_among_cards, stage_body
from companion.ui.table.verdict.place import Around, FreeRects


def table_screen(view: View, game: Game, actions: TableActions, cache: ControlCache) -> ft.Control:
    """Return the table screen, as large as the page.

    Unchanged controls are kept in `cache`.
    """
    shown_scene, table = scene(game, view.selection, view.snapshot.passed), game.table
    division = geometry.layout(
        view.width,
        view.height,
        len(table.seats),
        outwards=view.outwards,
        near=own_place(view, table),
    )
    turns = panel_turns(view, table)
    room = turned_room((view.width, view.height), division.dock, turns)
    if view.far:
        return _far(view, game, shown_scene, division, room, actions, cache)
    body = division.body
    fitting = fitting_dock(view, shown_scene, division, room, actions, cache)
    height, expected = None if room.dock.side is Side.RIGHT else room.height, room.height
    if isinstance(body, SeatList) and body.facing:
        height, expected = facing_height(
            view, shown_scene, fitting.dock, fitting.layout, actions.say
        )
    docked: ft.Control = dock(fitting.dock, room.dock, cache, height=height)
    if turns is not None:
        docked = turned(docked, room, turns)
    if isinstance(body, SeatList):
        seats, free = list_body(shown_scene, body, expected, view, actions, cache)
        if not body.facing:
            free = _free_in_dock(view, division, fitting.dock, room, cache)
    else:
        seats = stage_body(shown_scene, body, view, actions, cache)
        free = free_among_cards(body)
    line = ft.Row if division.dock.side is Side.RIGHT else ft.Column
    screen = line([seats, docked], spacing=0, expand=True)
    return with_moments(screen, free, view, game, actions, cache)


def _free_in_dock(
    view: View, division: Layout, docked: DockView, room: DockRoom, cache: ControlCache
) -> FreeRects:
    """Return where a verdict covers neither coins nor buttons: below the panel's body.

    Or, if that is too low, above the seats.
    """
    body, beside = division.body, division.dock.side is Side.RIGHT
    assert isinstance(body, SeatList)
    top, height = free_below_body(docked, room.height, cache)
    x = (body.width if beside else 0.0) + Space.M
    below = Rect(x, view.height - room.height + top, docked.width, height)
    above = Rect(Space.M, 0, body.width - 2 * Space.M, HEAD + body.pots + BETWEEN)
    return FreeRects(Around.ROWS, (below, below, above))


def _far(
    view: View,
    game: Game,
    shown_scene: Scene,
    division: Layout,
    room: DockRoom,
    actions: TableActions,
    cache: ControlCache,
) -> ft.Control:
    say, body, size = actions.say, division.body, (view.width, view.height)
    layout = panel_layout(view, game, division, room, Fold.NOTHING, cache)
    awaited = shown_panel(view, shown_scene, division, layout, actions).awaited
    seen = FarView(
        " · ".join((*decisive(shown_scene, say), awaited.title)),
        awaited.spoken,
        seat_views(shown_scene, say),
        pot_views(shown_scene, say),
        say.text("back"),
    )
    leave = cache.steady("leave", lambda: actions.preferences.show_far(shown=False))
    screen = cache.keep("far", (seen, size), lambda: far_view(seen, *size, leave))
    free = free_in_head(body) if isinstance(body, SeatList) else free_among_cards(body)
    return with_moments(screen, free, view, game, actions, cache)
