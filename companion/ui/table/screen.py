"""The table screen: stage and dock, or on phones a list of seats and the dock."""

from dataclasses import replace

import flet as ft

from companion.core.game import Game
from companion.ui.board.decisive import decisive
from companion.ui.board.scene import Scene, pot_views, scene, seat_views, without_answers
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.semantics import read_apart
from companion.ui.layout import geometry
from companion.ui.layout.geometry import Layout, Side
from companion.ui.layout.seat_rows import SeatList
from companion.ui.layout.stage import Rect
from companion.ui.layout.tokens import Space
from companion.ui.page.own_seat import answers_unseen, own_place, panel_turns
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.dock import DockView, dock, free_below_body
from companion.ui.table.dock_content import (
    DockRoom,
    keeps_height,
    turned,
    turned_room,
)
from companion.ui.table.far_view import FarView, far_view, free_strip
from companion.ui.table.fitting_dock import fitting_dock, panel_layout
from companion.ui.table.moments import tells_what_is_awaited, with_moments
from companion.ui.table.panel_parts import Fold
from companion.ui.table.panels.phase_panels import panel
from companion.ui.table.seats.list_body import head_rect, list_body
from companion.ui.table.seats.stage_body import free_among_cards, stage_body
from companion.ui.table.verdict.place import Around, FreeRects
from companion.ui.wording.wit import spoken_line


def table_screen(view: View, game: Game, actions: TableActions, cache: ControlCache) -> ft.Control:
    """Return the table screen, as large as the page.

    Unchanged controls are kept in `cache`.
    """
    shown_scene, table = scene(game, view.selection, view.snapshot.passed), game.table
    if answers_unseen(view, table):
        shown_scene = without_answers(shown_scene)
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
    shown_scene = fitting.scene
    height, expected = None if room.dock.side is Side.RIGHT else room.height, room.height
    if isinstance(body, SeatList) and body.facing:
        # as high as its content, unless that is too high or no answer should move the halves
        grows = fitting.needed <= fitting.limit and not keeps_height(table)
        height = None if grows else fitting.limit
        expected = fitting.needed if grows else fitting.limit
    awaited = fitting.dock.awaited
    told = replace(awaited, told=tells_what_is_awaited(view, game, actions.say))
    docked: ft.Control = dock(replace(fitting.dock, awaited=told), room.dock, cache, height=height)
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
    # read after the seats, not line by line with them
    screen = line([seats, read_apart(docked)], spacing=0, expand=True)
    return with_moments(screen, free, view, game, actions, cache, awaited.title)


def _free_in_dock(
    view: View, division: Layout, docked: DockView, room: DockRoom, cache: ControlCache
) -> FreeRects:
    """Return where a verdict covers neither coins nor buttons: below the panel's body.

    Or, if that is too low, over the tools above the seats.
    """
    body, beside = division.body, division.dock.side is Side.RIGHT
    assert isinstance(body, SeatList)
    top, height = free_below_body(docked, room.height, cache)
    x = (body.width if beside else 0.0) + Space.M
    below = Rect(x, view.height - room.height + top, docked.width, height)
    return FreeRects(Around.ROWS, (below, head_rect(body)))


def _far(
    view: View,
    game: Game,
    shown_scene: Scene,
    division: Layout,
    room: DockRoom,
    actions: TableActions,
    cache: ControlCache,
) -> ft.Control:
    say, size = actions.say, (view.width, view.height)
    layout = panel_layout(view, game, division, room, Fold.NOTHING, cache)
    title = panel(shown_scene, actions, layout).awaited.title
    seen = FarView(
        " · ".join((*decisive(shown_scene, say), title)),
        spoken_line(game.table, say) if view.wit else "",
        seat_views(shown_scene, say),
        pot_views(shown_scene, say),
        tells_what_is_awaited(view, game, say),
        say.text("back"),
    )
    leave = cache.steady("leave", lambda: actions.preferences.show_far(shown=False))
    screen = cache.keep("far", (seen, size), lambda: far_view(seen, *size, leave))
    free = FreeRects(Around.ROWS, (free_strip(seen.asked, *size),))
    return with_moments(screen, free, view, game, actions, cache, title)
