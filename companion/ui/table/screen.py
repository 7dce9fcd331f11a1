"""The table screen: stage and dock, or on phones a list of seats and the dock."""

from dataclasses import replace

import flet as ft

from companion.core.commands import Announce
from companion.core.game import Game
from companion.ui.board.decisive import decisive
from companion.ui.board.scene import Scene, pot_views, scene, seat_views
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.toolbar import is_narrow
from companion.ui.layout import geometry
from companion.ui.layout.breakpoints import is_phone
from companion.ui.layout.geometry import Layout, Rect, SeatList, Side, Stage
from companion.ui.layout.tokens import Space
from companion.ui.page.own_seat import asked_words, own_place
from companion.ui.page.panel_turns import panel_turns
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.awaited import Awaited
from companion.ui.table.far_view import FarView, far_view
from companion.ui.table.moments import with_moments
from companion.ui.table.panels.phase_panels import Frame, Panel, panel
from companion.ui.table.seats.facing_halves import verdict_between
from companion.ui.table.seats.list_body import list_body, list_width, middle
from companion.ui.table.seats.list_sizes import HEAD, is_low, pot_height
from companion.ui.table.seats.stage_body import stage_body
from companion.ui.table.table_dock import (
    Room,
    dock_width,
    table_dock,
    turned,
    turned_room,
)
from companion.ui.table.undo_button import compact_undo_width
from companion.ui.table.verdict.room import RoomBetween, VerdictRoom
from companion.ui.wording.history import headline

_LOWEST_WITH_TURN = 460.0
"""Height of a narrow page from which the dock has room for the turn above its title."""
_BADGE = 10.0
"""How far a badge of the card above hangs into the room for the verdict."""


def table_screen(view: View, game: Game, actions: TableActions, cache: ControlCache) -> ft.Control:
    """Return the table screen, as large as the page.

    Unchanged controls are kept in `cache`.
    """
    shown_scene = scene(game, view.selection)
    near = own_place(view, game.table)
    screen_layout = geometry.layout(
        view.width, view.height, len(game.table.seats), outwards=view.outwards, near=near
    )
    turns = panel_turns(view, game.table)
    room = turned_room(view, screen_layout.dock, turns)
    frame = _frame(view, game, screen_layout, room, cache)
    shown = panel(shown_scene, actions, frame)
    shown = replace(
        shown, awaited=_awaited(shown.awaited, game, screen_layout, room, actions, frame)
    )
    if view.far:
        screen = _far(view, shown_scene, shown, actions, cache)
        over = _room_on_stage_or_list(screen_layout, view)
        return with_moments(screen, over, view, game, actions, cache)
    below_or_beside = table_dock(view, shown_scene, screen_layout, room, shown, actions, frame)
    dock, docked = below_or_beside.control, below_or_beside.height
    if turns is not None:
        dock = turned(dock, room, turns)
    body, free = _body(shown_scene, screen_layout, docked, actions, frame)
    line = ft.Row if screen_layout.dock.side is Side.RIGHT else ft.Column
    screen = line([body, dock], spacing=0, expand=True)
    return with_moments(screen, free, view, game, actions, cache)


def _frame(view: View, game: Game, screen_layout: Layout, room: Room, cache: ControlCache) -> Frame:
    in_list = isinstance(screen_layout.body, SeatList)
    compact = in_list and (
        screen_layout.dock.side is Side.BELOW or is_phone(view.width, view.height)
    )
    width = dock_width(room, compact=compact)
    undo = compact_undo_width(width, has_redo=game.next_redo is not None)
    return Frame(
        width,
        compact,
        cache,
        below_stage=room.dock.side is Side.BELOW and not compact,
        in_list=in_list,
        facing=isinstance(screen_layout.body, SeatList) and screen_layout.body.facing,
        low=compact and is_low(view),
        beside_undo=width - undo - Space.XS if compact else None,
    )


def _awaited(
    awaited: Awaited,
    game: Game,
    screen_layout: Layout,
    room: Room,
    actions: TableActions,
    frame: Frame,
) -> Awaited:
    """What is awaited, without what the head and the list of a phone already show."""
    table, say = game.table, actions.say
    if frame.compact:
        narrow = is_narrow(screen_layout.body.width - 2 * Space.M)
        sideways = room.dock.side is Side.RIGHT
        if not narrow and (sideways or table.announcement is None):
            # a phone's head shows the turn; sideways, its list shows who announces
            awaited = replace(awaited, eyebrow="")
        if table.announcement is not None:
            awaited = replace(awaited, emblem=table.announcement.character)
            if narrow:
                # the list shows who announces
                awaited = replace(awaited, eyebrow=say.text("turn-number", turn=table.turn))
            elif not sideways and table.announcement.slot is not None:
                # the head shows the turn; several cards make a long line
                announced = Announce(table.announcement.character, table.announcement.slot)
                awaited = replace(awaited, eyebrow=headline(table, announced, say))
        if narrow and actions.view.height < _LOWEST_WITH_TURN:
            awaited = replace(awaited, eyebrow="")
    return replace(awaited, call=asked_words(actions.view, table, say))


def _body(
    shown_scene: Scene, screen_layout: Layout, docked: float, actions: TableActions, frame: Frame
) -> tuple[ft.Control, VerdictRoom | RoomBetween]:
    """The stage or list above or beside the dock, and where the verdict stands on it."""
    view, body, cache = actions.view, screen_layout.body, frame.cache
    if isinstance(body, Stage):
        stage = stage_body(shown_scene, body, actions, cache)
        return stage, _room_on_stage_or_list(screen_layout, view)
    seats = list_body(shown_scene, body, docked, actions, frame)
    if body.facing:
        between = middle(shown_scene, body, docked, actions, cache)
        return seats, verdict_between(view, list_width(body), docked, between)
    return seats, _room_on_stage_or_list(screen_layout, view)


def _room_on_stage_or_list(screen_layout: Layout, view: View) -> VerdictRoom:
    """The centre of the stage, or below the pots of a list."""
    body = screen_layout.body
    if isinstance(body, Stage):
        centre, inside = body.centre, body.inside
        free = replace(centre, y=centre.y + _BADGE, height=centre.height - _BADGE)
        if not body.both_sides:
            return VerdictRoom(free)
        high = replace(free, height=inside.bottom - free.y)
        return VerdictRoom(high, both_ways=min(free.height, high.height / 2 - Space.XXS))
    above = HEAD + pot_height(view) + 2 * Space.XS
    return VerdictRoom(Rect(Space.M, above, list_width(body), 0))


def _far(
    view: View, shown_scene: Scene, shown: Panel, actions: TableActions, cache: ControlCache
) -> ft.Control:
    say = actions.say
    at_stake = decisive(shown_scene, say)
    seen = FarView(
        " · ".join((*at_stake, shown.awaited.title)),
        seat_views(shown_scene, say),
        pot_views(shown_scene, say),
        say.text("back"),
    )
    leave = cache.steady("leave", lambda: actions.preferences.show_far(shown=False))
    size = (view.width, view.height)
    return cache.keep("far", (seen, size), lambda: far_view(seen, *size, leave))
