"""The table screen: stage and dock, or on phones a list of seats and the dock."""

from dataclasses import replace
from typing import Final

import flet as ft

from companion.core.commands import Announce
from companion.core.game import Game
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.board.decisive import decisive
from companion.ui.board.scene import Scene, pot_views, scene, seat_views
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.toolbar import is_narrow
from companion.ui.layout import geometry
from companion.ui.layout.breakpoints import is_phone
from companion.ui.layout.geometry import Layout, SeatList, Side
from companion.ui.layout.tokens import Space
from companion.ui.page.own_seat import asked_words, own_place, panel_turns
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.awaited import Awaited
from companion.ui.table.dock_content import DockRoom, dock_width, table_dock, turned, turned_room
from companion.ui.table.far_view import FarView, far_view
from companion.ui.table.moments import with_moments
from companion.ui.table.panel_parts import PanelLayout, reader_of
from companion.ui.table.panels.phase_panels import panel
from companion.ui.table.seats.list_body import free_above_rows, list_body
from companion.ui.table.seats.list_sizes import ListSizes
from companion.ui.table.seats.stage_body import free_among_cards, stage_body
from companion.ui.table.undo_button import compact_undo_width
from companion.ui.wording.history import headline
from companion.ui.wording.wit import spoken_line

_LOWEST_WITH_TURN: Final = 460.0
"""Height of a narrow page from which the dock has room for the turn above its title."""


def table_screen(view: View, game: Game, actions: TableActions, cache: ControlCache) -> ft.Control:
    """Return the table screen, as large as the page.

    Unchanged controls are kept in `cache`.
    """
    shown_scene, table = scene(game, view.selection), game.table
    division = geometry.layout(
        view.width,
        view.height,
        len(table.seats),
        outwards=view.outwards,
        near=own_place(view, table),
    )
    body = division.body
    turns = panel_turns(view, table)
    room = turned_room((view.width, view.height), division.dock, turns)
    layout = _panel_layout(view, game, division, room, cache)
    shown = panel(shown_scene, actions, layout)
    awaited = _awaited(shown.awaited, table, division.body.width, room, actions.say, layout)
    call = asked_words(view, table, actions.say)
    spoken = spoken_line(table, actions.say) if view.wit and not layout.low else ""
    shown = replace(shown, awaited=replace(awaited, call=call, spoken=spoken))
    if isinstance(body, SeatList):
        free = free_above_rows(body, ListSizes(view.width, view.height))
    else:
        free = free_among_cards(body)
    if view.far:
        size = (view.width, view.height)
        screen = _far(size, shown_scene, shown.awaited, actions, cache)
        return with_moments(screen, free, view, game, actions, cache)
    dock, docked = table_dock(view, shown_scene, division, room, shown, actions, layout)
    if turns is not None:
        dock = turned(dock, room, turns)
    if isinstance(body, SeatList):
        seats, free = list_body(shown_scene, body, docked, view, actions, layout)
    else:
        seats = stage_body(shown_scene, body, view, actions, cache)
    line = ft.Row if division.dock.side is Side.RIGHT else ft.Column
    screen = line([seats, dock], spacing=0, expand=True)
    return with_moments(screen, free, view, game, actions, cache)


def _panel_layout(
    view: View, game: Game, division: Layout, room: DockRoom, cache: ControlCache
) -> PanelLayout:
    body = division.body
    in_list = isinstance(body, SeatList)
    compact = in_list and (division.dock.side is Side.BELOW or is_phone(view.width, view.height))
    width = dock_width(room, compact=compact)
    undo = compact_undo_width(width, has_redo=game.next_redo is not None)
    return PanelLayout(
        width,
        compact,
        cache,
        reader_of(view, game.table),
        page_height=view.height,
        below_stage=room.dock.side is Side.BELOW and not compact,
        in_list=in_list,
        facing=isinstance(body, SeatList) and body.facing,
        low=compact and ListSizes(view.width, view.height).is_low,
        beside_undo=width - undo - Space.XS if compact else None,
    )


def _awaited(
    awaited: Awaited, table: Table, width: float, room: DockRoom, say: Messages, layout: PanelLayout
) -> Awaited:
    """Return what is awaited, without what the head and the list of a phone already show.

    `width` is that of the list in pixels.
    """
    if not layout.compact:
        return awaited
    narrow, opened = is_narrow(width - 2 * Space.M), table.announcement
    sideways = room.dock.side is Side.RIGHT
    eyebrow = awaited.eyebrow
    if narrow:
        # the list shows who announces
        turn = say.text("turn-number", turn=table.turn)
        eyebrow = eyebrow if opened is None else turn
        eyebrow = "" if layout.page_height < _LOWEST_WITH_TURN else eyebrow
    elif sideways or opened is None:
        # a phone's head shows the turn; sideways, its list shows who announces
        eyebrow = ""
    elif opened.slot is not None:
        # the head shows the turn; several cards make a long line
        eyebrow = headline(table, Announce(opened.character, opened.slot), say)
    emblem = awaited.emblem if opened is None else opened.character
    return replace(awaited, eyebrow=eyebrow, emblem=emblem)


def _far(
    size: tuple[float, float],
    shown_scene: Scene,
    awaited: Awaited,
    actions: TableActions,
    cache: ControlCache,
) -> ft.Control:
    say = actions.say
    at_stake = decisive(shown_scene, say)
    seen = FarView(
        " · ".join((*at_stake, awaited.title)),
        awaited.spoken,
        seat_views(shown_scene, say),
        pot_views(shown_scene, say),
        say.text("back"),
    )
    leave = cache.steady("leave", lambda: actions.preferences.show_far(shown=False))
    return cache.keep("far", (seen, size), lambda: far_view(seen, *size, leave))
