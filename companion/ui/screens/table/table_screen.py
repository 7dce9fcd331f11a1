"""The table screen: stage and dock, or on phones a list of seats and the dock."""

from dataclasses import dataclass, replace

import flet as ft

from companion.core.boxes import Character
from companion.core.game import Game, Step
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.common import body_text, notice, tools
from companion.ui.presenters.card_names import printed_name, shown_name
from companion.ui.presenters.coach import hint
from companion.ui.presenters.decisive import decisive
from companion.ui.presenters.history import headline
from companion.ui.presenters.table import (
    Scene,
    person_in_question,
    pot_views,
    scene,
    seat_views,
    stage_view,
)
from companion.ui.presenters.table_instruction import table_instruction
from companion.ui.screens.table.moments import with_moments
from companion.ui.screens.table.panels import Frame, Panel, panel
from companion.ui.screens.table.result import result_card, result_column, shown_result
from companion.ui.screens.table.seat_taps import tap_on_character, with_pot_taps, with_taps
from companion.ui.state.table_view import SeatView
from companion.ui.state.view import View
from companion.ui.widgets import dock, geometry, seat_list, table_centre, table_stage
from companion.ui.widgets.auto_scroll import auto_scroll_list
from companion.ui.widgets.breakpoints import is_phone
from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.decisive_strip import decisive_strip
from companion.ui.widgets.far_view import FarView, far_view
from companion.ui.widgets.geometry import Dock, Layout, Rect, SeatList, Side, Stage
from companion.ui.widgets.height_estimate import estimated_height
from companion.ui.widgets.hourglass import HEIGHT, hourglass
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.seat_halves import LOWEST_HALF, seat_half
from companion.ui.widgets.styles import SCROLLBAR
from companion.ui.widgets.theme import style
from companion.ui.widgets.titles import eyebrow_style
from companion.ui.widgets.tokens import MOVING, STILL, Font, Radius, Size, Space
from companion.ui.widgets.toolbar import is_narrow, kept_tools
from companion.ui.widgets.undo_button import Undo as Back

_HEAD = 48.0
_ROWS_IN_SIGHT = 2.5
"""Seats that stay visible above the dock of a phone."""
_LEAST_DOCK_SHARE = 0.45
_LEAST_DOCK_SHARE_IF_LOW = 0.55
_LOW = 520.0
_ROOM_FOR_CAST = 600.0
"""Lower phones show the characters in play only while one is announced."""
_ABOVE_ACTIVE = 1
"""Seats that stay visible above the active one in a list."""


def table_screen(view: View, game: Game, actions: PageActions, cache: ControlCache) -> ft.Control:
    """Return the table screen, as large as the page.

    Unchanged controls are kept in `cache`.
    """
    shown_scene = scene(game, view.selection)
    screen_layout = geometry.layout(
        view.width, view.height, len(game.table.seats), outwards=view.outwards
    )
    compact = isinstance(screen_layout.body, SeatList) and (
        screen_layout.dock.side is Side.BELOW or is_phone(view.width, view.height)
    )
    turns = panel_turns(view, game.table)
    room = _turned_room(view, screen_layout.dock, turns)
    below = room.dock.side is Side.BELOW
    frame = Frame(
        _dock_width(room, compact=compact),
        compact,
        cache,
        below_stage=below and not compact,
        in_list=isinstance(screen_layout.body, SeatList),
        sideways=compact and not below,
    )
    shown = panel(shown_scene, actions, frame)
    narrow = is_narrow(screen_layout.body.width - 2 * Space.M)
    if compact and not narrow and (frame.sideways or game.table.announcement is None):
        # a phone's head shows the turn; sideways, its list shows who announces
        shown = replace(shown, awaited=replace(shown.awaited, eyebrow=""))
    if compact and game.table.announcement is not None:
        awaited = replace(shown.awaited, emblem=game.table.announcement.character)
        if narrow:
            # the list shows who announces
            turn = actions.say.text("turn-number", turn=game.table.turn)
            awaited = replace(awaited, eyebrow=turn)
        shown = replace(shown, awaited=awaited)
    if view.far:
        screen = _far(view, shown_scene, shown, actions, cache)
        return with_moments(screen, _room_for_verdict(screen_layout), view, game, actions, cache)
    below_or_beside = _dock(view, game, screen_layout, room, shown, actions, frame)
    if turns is not None:
        below_or_beside = replace(
            below_or_beside, control=_turned(below_or_beside.control, room, turns)
        )
    screen = _with_dock(view, shown_scene, screen_layout, below_or_beside, actions, frame)
    return with_moments(screen, _room_for_verdict(screen_layout), view, game, actions, cache)


def _with_dock(
    view: View,
    shown_scene: Scene,
    screen_layout: Layout,
    below_or_beside: "_Dock",
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


def _room_for_verdict(screen_layout: Layout) -> Rect:
    """Where the verdict stands: the centre of the stage, or below the pots of a list."""
    body = screen_layout.body
    if isinstance(body, Stage):
        return body.centre
    above = _HEAD + seat_list.POT_HEIGHT + 2 * Space.XS
    return Rect(Space.M, above, body.width - 2 * Space.M, 0)


def panel_turns(view: View, table: Table) -> int | None:
    """The quarter turns of the panel towards whoever acts; None if it cannot be turned."""
    facing = geometry.layout(view.width, view.height, len(table.seats), outwards=True)
    if not view.turning or not isinstance(facing.body, Stage) or table.end is not None:
        return None
    return facing.body.seats[table.place_of(person_in_question(table))].turns


@dataclass(frozen=True, slots=True)
class _Room:
    """The room of a dock as its reader sees it, and the width and height of it in pixels."""

    dock: Dock
    width: float
    height: float


def _turned_room(view: View, below_or_beside: Dock, turns: int | None) -> _Room:
    """The room of a dock after quarter turns: one beside the stage, turned once, lies below."""
    size, beside = below_or_beside.size, below_or_beside.side is Side.RIGHT
    width, height = (size, view.height) if beside else (view.width, size)
    if turns is None or turns % 2 == 0:
        return _Room(below_or_beside, width, height)
    side = Side.BELOW if beside else Side.RIGHT
    return _Room(Dock(side, size), height, width)


def _turned(control: ft.Control, room: _Room, turns: int) -> ft.Control:
    fixed = ft.Container(control, width=room.width, height=room.height)
    return ft.RotatedBox(quarter_turns=turns, content=fixed)


def _dock_width(room: _Room, *, compact: bool) -> float:
    """The width of the dock's content, less its edge."""
    if room.dock.side is Side.RIGHT:
        return room.dock.size - 2 * (Space.M if compact else Space.L) - 2
    if compact:
        return room.width - 2 * Space.M
    return (room.width - 3 * Space.L) / 2 - 1


def _stage(
    view: View, shown_scene: Scene, geometry: Stage, actions: PageActions, cache: ControlCache
) -> ft.Control:
    seen = stage_view(shown_scene, actions.say, view.snapshot.revision)
    court, bank = with_pot_taps((seen.court, seen.bank), actions, cache)
    seats = with_taps(seen.seats, shown_scene, actions, cache)
    seen = replace(seen, seats=seats, court=court, bank=bank)
    centre = centre_of_table(shown_scene, geometry, actions, cache)
    shown = (seen, geometry, centre, STILL if view.reduced_motion else MOVING)
    return cache.keep("stage", shown, lambda: table_stage.stage(current_palette(), *shown))


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


@dataclass(frozen=True, slots=True)
class _Dock:
    """A dock and its height in pixels, estimated for phones only."""

    control: ft.Control
    height: float


def _dock(
    view: View,
    game: Game,
    screen_layout: Layout,
    room: _Room,
    shown: Panel,
    actions: PageActions,
    frame: Frame,
) -> _Dock:
    now = _instruction(game, actions)
    sand = _hourglass(view, game, actions, frame)
    body = [*notice(view, actions), *sand, *now, *_hint(view, game, actions), *shown.body]
    seen = dock.DockView(tools(actions), shown.awaited, _undo_view(game, actions))
    height, needed = None, 0.0
    if (
        frame.compact
        and isinstance(screen_layout.body, SeatList)
        and screen_layout.dock.side is Side.BELOW
    ):
        most = _highest_dock(view, len(game.table.seats), screen_layout.body.row)
        needed = dock.needed_height(seen, body, shown.primary, frame.width)
        height = None if needed <= most else most
    control = dock.dock(
        seen,
        body,
        room.dock,
        frame.width,
        frame.cache,
        primary=shown.primary,
        compact=frame.compact,
        height=height,
    )
    return _Dock(control, height or needed)


def _instruction(game: Game, actions: PageActions) -> list[ft.Control]:
    """What the players still do with their cards, until the next tap that counts."""
    words = table_instruction(game, actions.say) if game.table.phase is Phase.TURN else ""
    if not words:
        return []
    palette = current_palette()
    said = ft.Text(words, style=style(Font.MEDIUM, Size.BODY, palette.text, Size.BODY_LINE))
    box = ft.Container(
        said,
        bgcolor=palette.high,
        border=ft.Border.all(2, palette.gold_fill),
        border_radius=Radius.TILE,
        padding=Space.XS,
    )
    return [ft.Semantics(key="now", live_region=True, content=box)]


def _hourglass(view: View, game: Game, actions: PageActions, frame: Frame) -> list[ft.Control]:
    """The hourglass of a turn and of its claims, if this device shows one."""
    table, seconds = game.table, view.hourglass
    if not seconds or table.phase not in (Phase.TURN, Phase.CLAIMS):
        return []
    label = actions.say.text("hourglass-label", seconds=seconds)
    moment = f"{view.snapshot.game_id}-{table.turn}-{table.phase}"
    shown = (seconds, label, moment, frame.width)
    on_end = None if view.reduced_motion else frame.cache.steady("sand", actions.preferences.knock)
    kept = frame.cache.keep(
        "hourglass",
        (*shown, on_end),
        lambda: ft.Container(
            hourglass(current_palette(), *shown, on_end), key="hourglass", height=HEIGHT
        ),
    )
    return [kept]


def _hint(view: View, game: Game, actions: PageActions) -> list[ft.Control]:
    words = hint(game.table, view.selection, actions.say) if view.hints else ""
    return [body_text(words, muted=True)] if words else []


def _highest_dock(view: View, people: int, row: float) -> float:
    """The height at which a phone's dock still leaves the seats in question visible."""
    above = _HEAD + seat_list.POT_HEIGHT + 3 * Space.XS
    rows = 2 * LOWEST_HALF if people == geometry.FEWEST else min(people, _ROWS_IN_SIGHT) * row
    least = _LEAST_DOCK_SHARE if view.height >= _LOW else _LEAST_DOCK_SHARE_IF_LOW
    return max(least * view.height, view.height - above - rows)


def _undo_view(game: Game, actions: PageActions) -> Back:
    """Undo and redo with what each would change."""
    say = actions.say
    takes_back = say.text("undo-nothing")
    if game.last is not None:
        what = headline(game.before(game.last), game.last.command, say)
        takes_back = say.text("undo-detail", turn=game.last.turn, what=what)
    redo = game.next_redo
    return Back(
        text=say.text("undo"),
        takes_back=takes_back,
        on_undo=(lambda: actions.game.undo()) if game.last else None,
        redo_label=_brought_back(game, redo, say) if redo else "",
        on_redo=(lambda: actions.game.redo()) if redo else None,
    )


def _brought_back(game: Game, redo: Step, say: Messages) -> str:
    """What one redo brings back."""
    if game.redos > 1:
        return say.text("redo-moves", moves=game.redos)
    return say.text("redo-detail", what=headline(game.table, redo.command, say))


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
    below: _Dock,
    middle: list[ft.Control],
    view: View,
    cache: ControlCache,
) -> list[ft.Control]:
    """Two seats as halves, which share the height that the dock and the middle leave."""
    cast = sum(
        max(seat_list.CAST_HEIGHT, estimated_height(each, width)) + Space.XS for each in middle[1:]
    )
    taken = below.height + _HEAD + seat_list.POT_HEIGHT + cast + 5 * Space.XS
    height = max(LOWEST_HALF, (view.height - taken) / 2)

    def half(seat: SeatView) -> ft.Control:
        turned = view.outwards and seat is seats[0]
        shown = (seat, width, height, turned)
        return cache.keep(
            f"half-{seat.seat}", shown, lambda: seat_half(seat, width, height, turned=turned)
        )

    return [half(seat) for seat in seats]


def _with_list(
    shown_scene: Scene,
    screen_layout: Layout,
    body: SeatList,
    below_or_beside: _Dock,
    actions: PageActions,
    frame: Frame,
) -> ft.Control:
    """A phone's screen: head and pots above, the seats in the middle, the dock below or beside."""
    cache = frame.cache
    width = body.width - 2 * Space.M
    pots = (*with_pot_taps(pot_views(shown_scene, actions.say), actions, cache), width)
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
    seen = with_taps(seat_views(shown_scene, actions.say), shown_scene, actions, cache)
    # the height of the dock, or the person in question, may have changed
    occasion = (
        f"{shown_scene.table.turn}-{shown_scene.table.phase}-{shown_scene.selection.announcing}"
    )
    table = shown_scene.table
    above = _ABOVE_ACTIVE if actions.view.height >= _LOW else 0
    topmost = max(0, table.place_of(person_in_question(table)) - above)
    middle = [
        cache.keep("pots", pots, lambda: seat_list.pots_row(*pots)),
        *_cast(shown_scene, actions, width, cache),
    ]
    if body.facing:
        far, near = _halves(seen, width, below_or_beside, middle, actions.view, cache)
        seats = [far, *middle, near, ft.Container(height=0)]
    else:
        rows = seat_list.seat_rows(seen, width, body.row, cache, scrollable=True)
        seats = [*middle, auto_scroll_list(rows, topmost, body.row, occasion)]
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
