"""The table screen: stage and dock, or on phones a list of seats and the dock."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.boxes import Character
from companion.core.game import Game
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import tools
from companion.ui.presenters.card_names import printed_name, shown_name
from companion.ui.presenters.decisive import decisive
from companion.ui.presenters.history import name
from companion.ui.presenters.own_seat import asked_words, own_place
from companion.ui.presenters.protected_card import (
    SLOT,
    use_of_protected_card,
)
from companion.ui.presenters.table import (
    Scene,
    person_in_question,
    pot_views,
    scene,
    seat_views,
    stage_view,
)
from companion.ui.screens.table.moments import with_moments
from companion.ui.screens.table.panels import Frame, Panel, panel
from companion.ui.screens.table.result import result_card, result_column, shown_result
from companion.ui.screens.table.seat_taps import tap_on_character, with_pot_taps, with_taps
from companion.ui.screens.table.table_dock import (
    HEAD,
    TableDock,
    dock_width,
    is_low,
    lowest_half,
    panel_turns,
    pot_height,
    shows_protected_cards,
    table_dock,
    turned,
    turned_room,
)
from companion.ui.state.table_view import SeatView
from companion.ui.state.view import Dialog, View
from companion.ui.widgets import geometry, seat_list, table_centre, table_stage
from companion.ui.widgets.auto_scroll import auto_scroll_list
from companion.ui.widgets.breakpoints import is_phone
from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.decisive_strip import decisive_strip
from companion.ui.widgets.far_view import FarView, far_view
from companion.ui.widgets.geometry import Layout, Rect, SeatList, Side, Stage
from companion.ui.widgets.height_estimate import estimated_height
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.protected_cards import ProtectedCard, protected_cards
from companion.ui.widgets.seat_halves import LOWEST_HALF, seat_half
from companion.ui.widgets.styles import SCROLLBAR
from companion.ui.widgets.titles import eyebrow_style
from companion.ui.widgets.tokens import MOVING, STILL, Space
from companion.ui.widgets.toolbar import is_narrow, kept_tools
from companion.ui.widgets.undo_button import compact_undo_width
from companion.ui.widgets.verdict_banner import VerdictRoom

_ROOM_FOR_CAST = 600.0
"""Lower phones show the characters in play only while one is announced."""
_BADGE = 10.0
"""How far a badge of the card above hangs into the room for the verdict."""
_ABOVE_ACTIVE = 1
"""Seats that stay visible above the active one in a list."""


def table_screen(view: View, game: Game, actions: PageActions, cache: ControlCache) -> ft.Control:
    """Return the table screen, as large as the page.

    Unchanged controls are kept in `cache`.
    """
    shown_scene = scene(game, view.selection)
    near = own_place(view, game.table)
    screen_layout = geometry.layout(
        view.width, view.height, len(game.table.seats), outwards=view.outwards, near=near
    )
    compact = isinstance(screen_layout.body, SeatList) and (
        screen_layout.dock.side is Side.BELOW or is_phone(view.width, view.height)
    )
    turns = panel_turns(view, game.table)
    room = turned_room(view, screen_layout.dock, turns)
    below = room.dock.side is Side.BELOW
    frame = Frame(
        dock_width(room, compact=compact),
        compact,
        cache,
        below_stage=below and not compact,
        in_list=isinstance(screen_layout.body, SeatList),
    )
    sideways = compact and not below
    if compact:
        undo = compact_undo_width(frame.width, has_redo=game.next_redo is not None)
        frame = replace(frame, beside_undo=frame.width - undo - Space.XS)
    shown = panel(shown_scene, actions, frame)
    narrow = is_narrow(screen_layout.body.width - 2 * Space.M)
    if compact and not narrow and (sideways or game.table.announcement is None):
        # a phone's head shows the turn; sideways, its list shows who announces
        shown = replace(shown, awaited=replace(shown.awaited, eyebrow=""))
    if compact and game.table.announcement is not None:
        awaited = replace(shown.awaited, emblem=game.table.announcement.character)
        if narrow:
            # the list shows who announces
            turn = actions.say.text("turn-number", turn=game.table.turn)
            awaited = replace(awaited, eyebrow=turn)
        shown = replace(shown, awaited=awaited)
    call = asked_words(view, game.table, actions.say)
    shown = replace(shown, awaited=replace(shown.awaited, call=call))
    if view.far:
        screen = _far(view, shown_scene, shown, actions, cache)
        free = VerdictRoom(_room_on_stage_or_list(screen_layout, view))
        return with_moments(screen, free, view, game, actions, cache)
    below_or_beside = table_dock(view, shown_scene, screen_layout, room, shown, actions, frame)
    if turns is not None:
        below_or_beside = replace(
            below_or_beside, control=turned(below_or_beside.control, room, turns)
        )
    screen = _with_dock(view, shown_scene, screen_layout, below_or_beside, actions, frame)
    free = _room_for_verdict(shown_scene, screen_layout, below_or_beside, actions, cache)
    return with_moments(screen, free, view, game, actions, cache)


def _with_dock(
    view: View,
    shown_scene: Scene,
    screen_layout: Layout,
    below_or_beside: TableDock,
    actions: PageActions,
    frame: Frame,
) -> ft.Control:
    """The stage or list, with the dock below or beside."""
    dock_control = below_or_beside.control
    if isinstance(screen_layout.body, SeatList):
        return _with_list(
            shown_scene, screen_layout, screen_layout.body, below_or_beside, actions, frame
        )
    table = _stage(view, shown_scene, screen_layout.body, actions, frame.cache)
    if screen_layout.dock.side is Side.RIGHT:
        return ft.Row([table, dock_control], spacing=0, expand=True)
    return ft.Column([table, dock_control], spacing=0, expand=True)


def _room_for_verdict(
    shown_scene: Scene,
    screen_layout: Layout,
    below_or_beside: TableDock,
    actions: PageActions,
    cache: ControlCache,
) -> VerdictRoom:
    """Where the verdict stands: between two halves, it covers no player's coins."""
    body = screen_layout.body
    if not (isinstance(body, SeatList) and body.facing):
        return VerdictRoom(_room_on_stage_or_list(screen_layout, actions.view))
    width = body.width - 2 * Space.M
    rows = _below_pots(_middle(shown_scene, actions, body, below_or_beside.height, cache), width)
    height = pot_height(actions.view) + rows
    middle = (HEAD + Space.XS + actions.view.height - below_or_beside.height) / 2
    return VerdictRoom(Rect(Space.M, middle - height / 2, width, height), rows)


def _room_on_stage_or_list(screen_layout: Layout, view: View) -> Rect:
    """The centre of the stage, or below the pots of a list."""
    body = screen_layout.body
    if isinstance(body, Stage):
        centre = body.centre
        return replace(centre, y=centre.y + _BADGE, height=centre.height - _BADGE)
    above = HEAD + pot_height(view) + 2 * Space.XS
    return Rect(Space.M, above, body.width - 2 * Space.M, 0)


def _stage(
    view: View, shown_scene: Scene, geometry: Stage, actions: PageActions, cache: ControlCache
) -> ft.Control:
    seen = stage_view(shown_scene, actions.say, view.snapshot.revision)
    court, bank = with_pot_taps((seen.court, seen.bank), actions, cache)
    seats = with_taps(_with_own(seen.seats, view, actions), shown_scene, actions, cache)
    seen = replace(seen, seats=seats, court=court, bank=bank)
    centre = centre_of_table(shown_scene, geometry, actions, cache)
    shown = (seen, geometry, centre, STILL if view.reduced_motion else MOVING)
    return cache.keep("stage", shown, lambda: table_stage.stage(current_palette(), *shown))


def _with_own(
    seats: tuple[SeatView, ...], view: View, actions: PageActions
) -> tuple[SeatView, ...]:
    """The seats, of which that of the player who has the device in hand is marked."""
    game = view.snapshot.game
    own = None if game is None else own_place(view, game.table)
    mark = actions.say.text("seat-you")
    return tuple(replace(each, own=mark) if each.seat == own else each for each in seats)


def centre_of_table(
    shown_scene: Scene, geometry: Stage, actions: PageActions, cache: ControlCache
) -> ft.Control:
    """Return the announced character; without one, all characters in play, or the result."""
    if shown_scene.table.end is not None:
        result = shown_result(shown_scene.game, actions)
        seen = (result, geometry.inside, actions.view.language)
        return cache.keep("result", seen, lambda: result_card(result, geometry.inside, actions))
    opened = shown_scene.table.announcement
    if opened is not None:
        character = shown_scene.table.rules.characters[opened.character]
        at_stake = decisive(shown_scene, actions.say)
        announced = (_member(character, shown_scene, actions, cache), geometry.centre, at_stake)
        return cache.keep("centre", announced, lambda: table_centre.announced_character(*announced))
    members = tuple(
        _member(character, shown_scene, actions, cache)
        for character in shown_scene.table.rules.characters.values()
    )
    shown = (members, geometry.centre)
    return cache.keep("centre", shown, lambda: table_centre.characters_in_play(*shown))


def _member(
    character: Character, shown_scene: Scene, actions: PageActions, cache: ControlCache
) -> table_centre.Member:
    return table_centre.Member(
        character.id,
        shown_name(character, actions.say),
        printed_name(character, actions.say, actions.view.card_language),
        cache.steady(f"member-{character.id}", tap_on_character(character, shown_scene, actions)),
    )


def _far(
    view: View, shown_scene: Scene, shown: Panel, actions: PageActions, cache: ControlCache
) -> ft.Control:
    say = actions.say
    at_stake = decisive(shown_scene, say)
    seen = FarView(
        " · ".join(filter(None, (at_stake, shown.awaited.title))),
        seat_views(shown_scene, say),
        pot_views(shown_scene, say),
        say.text("back"),
    )
    leave = cache.steady("leave", lambda: actions.preferences.show_far(shown=False))
    size = (view.width, view.height)
    return cache.keep("far", (seen, size), lambda: far_view(seen, *size, leave))


def _cast(
    shown_scene: Scene, actions: PageActions, width: float, cache: ControlCache
) -> list[ft.Control]:
    """The characters in play as a row of small pictures, unless one is announced.

    Then it is the end of the game if one is at stake.
    """
    table = shown_scene.table
    at_stake = decisive(shown_scene, actions.say)
    if at_stake:
        strip, _ = decisive_strip(at_stake, width)
        return [ft.Semantics(key="at-stake", live_region=True, content=strip)]
    if actions.view.height < _ROOM_FOR_CAST or table.announcement is not None:
        return []
    if is_low(actions.view):
        return []
    if shown_scene.selection.announcing:
        return []
    names = tuple(
        (
            character.id,
            shown_name(character, actions.say),
            cache.steady(f"cast-{character.id}", tap_on_character(character, shown_scene, actions)),
        )
        for character in table.rules.characters.values()
    )
    shown = (names, width)
    return [cache.keep("cast", shown, lambda: seat_list.cast_row(*shown))]


def _halves(
    seats: tuple[SeatView, ...],
    width: float,
    below: TableDock,
    middle: list[ft.Control],
    view: View,
    cache: ControlCache,
) -> list[ft.Control]:
    """Two seats as halves, which share the height that the dock and the middle leave."""
    height = max(lowest_half(view), _half_height(view, below.height, middle, width))

    def half(seat: SeatView) -> ft.Control:
        turned = view.outwards and seat is seats[0]
        shown = (seat, width, height, turned)
        return cache.keep(
            f"half-{seat.seat}", shown, lambda: seat_half(seat, width, height, turned=turned)
        )

    return [half(seat) for seat in seats]


def _half_height(view: View, docked: float, middle: list[ft.Control], width: float) -> float:
    taken = docked + HEAD + pot_height(view) + _below_pots(middle, width) + 5 * Space.XS
    return (view.height - taken) / 2


def _below_pots(middle: list[ft.Control], width: float) -> float:
    """The height of the rows below the pots between two halves."""
    return sum(
        max(seat_list.CAST_HEIGHT, estimated_height(each, width)) + Space.XS for each in middle[1:]
    )


def _middle(
    shown_scene: Scene, actions: PageActions, body: SeatList, docked: float, cache: ControlCache
) -> list[ft.Control]:
    """The pots, and below them what else is public; `docked` is the height of the dock.

    Between halves that would be too low, the characters in play are left out.
    """
    width = body.width - 2 * Space.M
    both = with_pot_taps(pot_views(shown_scene, actions.say), actions, cache)
    pots = (*both, width, pot_height(actions.view))
    rows = [
        cache.keep("pots", pots, lambda: seat_list.pots_row(*pots)),
        *(_protected_cards(shown_scene, actions, width, cache) if body.facing else []),
    ]
    cast = _cast(shown_scene, actions, width, cache)
    between = len(rows) > 1 and shown_scene.table.announcement is None
    if between and _half_height(actions.view, docked, [*rows, *cast], width) < LOWEST_HALF:
        return rows
    return [*rows, *cast]


def _protected_cards(
    shown_scene: Scene, actions: PageActions, width: float, cache: ControlCache
) -> list[ft.Control]:
    table, say = shown_scene.table, actions.say.text
    if not shows_protected_cards(actions.view, table):
        return []
    cards = tuple(
        ProtectedCard(
            name(table, person),
            say("claim-with", person=name(table, person), hand=say(f"hand-{SLOT}")),
            use_of_protected_card(table, person) is not None,
            cache.steady(
                f"protected-{person}",
                partial(actions.dialogs.open_about, Dialog.PROTECTED, person),
            ),
        )
        for person in table.seats
    )
    return [cache.keep("protected", (cards, width), lambda: protected_cards(cards, width))]


def _with_list(
    shown_scene: Scene,
    screen_layout: Layout,
    body: SeatList,
    below_or_beside: TableDock,
    actions: PageActions,
    frame: Frame,
) -> ft.Control:
    """A phone's screen: head and pots above, the seats in the middle, the dock below or beside."""
    cache = frame.cache
    width = body.width - 2 * Space.M
    turn = ft.Text(
        actions.say.text("turn-number", turn=shown_scene.table.turn),
        expand=True,
        max_lines=1,
        style=eyebrow_style(),
    )
    head: ft.Control = turn
    if frame.compact:
        # on a narrow screen the dock shows the turn
        bar = kept_tools(tools(actions), cache, width if is_narrow(width) else None, labelled=False)
        head = bar if is_narrow(width) else ft.Row([turn, bar])
    marked = _with_own(seat_views(shown_scene, actions.say), actions.view, actions)
    seen = with_taps(marked, shown_scene, actions, cache)
    seen = geometry.in_sight_of(seen, own_place(actions.view, shown_scene.table))
    # the height of the dock, or the person in question, may have changed
    occasion = (
        f"{shown_scene.table.turn}-{shown_scene.table.phase}-{shown_scene.selection.announcing}"
    )
    table = shown_scene.table
    above = 0 if is_low(actions.view) else _ABOVE_ACTIVE
    in_question = table.place_of(person_in_question(table))
    (acting,) = (row for row, each in enumerate(seen) if each.seat == in_question)
    topmost = max(0, acting - above)
    middle = _middle(shown_scene, actions, body, below_or_beside.height, cache)
    if body.facing:
        far, near = _halves(seen, width, below_or_beside, middle, actions.view, cache)
        seats = [far, *middle, near, ft.Container(height=0)]
    else:
        rows = seat_list.seat_rows(seen, width, body.row, cache, scrollable=True)
        seats = [*middle, auto_scroll_list(rows, topmost, seen[topmost].seat, body.row, occasion)]
    places = ft.Column([head, *seats], expand=True, spacing=Space.XS)
    if table.end is not None:
        # the standings take the place of the seats and pots
        column = ft.Column(
            result_column(shown_scene.game, width, actions, cache),
            key="over",
            expand=True,
            spacing=Space.S,
            scroll=SCROLLBAR,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        places = ft.Column([head, column], expand=True, spacing=Space.XS)
    padded = ft.Container(places, padding=ft.Padding.symmetric(horizontal=Space.M), expand=True)
    if screen_layout.dock.side is Side.RIGHT:
        return ft.Row([padded, below_or_beside.control], spacing=0, expand=True)
    return ft.Column([padded, below_or_beside.control], spacing=0, expand=True)
