"""What the dock of the table screen has and how high it is, and how it is turned to whoever acts.

`dock.py` draws it.
"""

from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from companion.application.group.guests import GuestCode, GuestRefused
from companion.core.game import Game, Step
from companion.core.phases import revealed_people
from companion.core.table import Phase, Table
from companion.i18n import Messages, describe
from companion.ui.board.coach import hint
from companion.ui.board.decisive import decisive
from companion.ui.board.decisive_strip import decisive_strip
from companion.ui.board.scene import Scene, scene
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.kit.titles import eyebrow_style
from companion.ui.layout.geometry import Dock, Layout, SeatList, Side
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.page.common import body_text, notice, tools
from companion.ui.page.notices import update_notices
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.dock import DockView, dock, needed_height, roomy_height
from companion.ui.table.hourglass import HEIGHT, hourglass
from companion.ui.table.panel_parts import Panel, PanelLayout
from companion.ui.table.seats import protected_cards
from companion.ui.table.seats.list_sizes import HEAD, LOW, LOWEST_WITH_ALL, ListSizes
from companion.ui.table.seats.seat_halves import LOWEST_HALF
from companion.ui.table.undo_button import Undo
from companion.ui.wording.history import headline
from companion.ui.wording.table_instruction import table_instruction

_ROWS_IN_SIGHT: Final = 2.5
"""Seats that stay visible above the dock of a phone."""
_FEWEST_ROWS_IN_SIGHT: Final = 1.2
"""The same if the dock needs the room."""
_LEAST_DOCK_SHARE: Final = 0.45
_LEAST_DOCK_SHARE_IF_LOW: Final = 0.55


@dataclass(frozen=True, slots=True)
class DockRoom:
    """The room of a dock as its reader sees it, and the width and height of it in pixels."""

    dock: Dock
    width: float
    height: float


def turned_room(page: tuple[float, float], below_or_beside: Dock, turns: int | None) -> DockRoom:
    """Return the room of a dock after quarter turns; one beside the stage, turned once, is wide.

    `page` is the width and height of the page in pixels.
    """
    size, beside = below_or_beside.size, below_or_beside.side is Side.RIGHT
    width, height = (size, page[1]) if beside else (page[0], size)
    if turns is None or turns % 2 == 0:
        return DockRoom(below_or_beside, width, height)
    side = Side.BELOW if beside else Side.RIGHT
    return DockRoom(Dock(side, size), height, width)


def turned(control: ft.Control, room: DockRoom, turns: int) -> ft.Control:
    """Return a dock turned clockwise by quarter turns."""
    fixed = ft.Container(control, width=room.width, height=room.height)
    return ft.RotatedBox(quarter_turns=turns, content=fixed)


def dock_width(room: DockRoom, *, compact: bool) -> float:
    """Return the width of the dock's content in pixels, less its edge."""
    if room.dock.side is Side.RIGHT:
        return room.dock.size - 2 * (Space.M if compact else Space.L) - 2
    if compact:
        return room.width - 2 * Space.M
    return (room.width - 3 * Space.L) / 2 - 1


def table_dock(
    view: View,
    shown_scene: Scene,
    division: Layout,
    room: DockRoom,
    shown: Panel,
    actions: TableActions,
    layout: PanelLayout,
) -> tuple[ft.Control, float]:
    """Return the dock, and its height in pixels, which is estimated for phones and 0 elsewhere.

    It has tools, what is awaited, what can be done, and undo.
    """
    game, say, table = shown_scene.game, actions.say, shown_scene.table
    words = hint(table, view.selection, say) if view.hints else ""
    body = [
        *notice(view, actions),
        *update_notices(view, actions),
        *_hourglass(view, table, actions, layout),
        *_instruction(game, say),
        *([body_text(words, muted=True)] if words else []),
        *shown.body,
    ]
    undo = _undo_view(game, actions) if view.may_change else _no_undo(say)
    height, needed, sizes = None, 0.0, ListSizes(view.width, view.height)
    seen = DockView(
        tools(view, actions),
        shown.awaited,
        undo,
        body,
        layout.width,
        shown.primary,
        layout.compact,
        low=sizes.is_low or (layout.facing and view.height < LOWEST_WITH_ALL),
    )
    seats = division.body
    if layout.compact and isinstance(seats, SeatList) and division.dock.side is Side.BELOW:
        needed = needed_height(seen, layout.cache)
        keeps = _keeps_height(table, layout)
        most = _highest_dock(sizes, seats, shown_scene, needed, keeps=keeps)
        most -= _strip_height(shown_scene, say, layout.width, any_answer=keeps)
        if needed > most:
            seen = _unspoken(seen)
            needed = needed_height(seen, layout.cache)
        height = most if needed > most or keeps else None
    elif room.dock.side is Side.RIGHT and roomy_height(seen, layout.cache) > view.height:
        seen = _unspoken(seen)
    # halves show what happens to the coins: rows stay under the finger
    to_end = _is_answered(shown_scene) and not layout.facing
    control = dock(seen, room.dock, layout.cache, height=height, to_end=to_end)
    return control, height or needed


def _unspoken(seen: DockView) -> DockView:
    """Return the dock without the line to be said aloud, left out before anything is scrolled."""
    return replace(seen, awaited=replace(seen.awaited, spoken=""))


def _instruction(game: Game, say: Messages) -> list[ft.Control]:
    """Return what the players still do with their cards before this turn; nothing after a tap."""
    words = table_instruction(game, say) if game.table.phase is Phase.TURN else ""
    if not words:
        return []
    palette = current_palette()
    plain = style(Font.MEDIUM, Size.BODY, palette.text, Size.BODY_LINE)
    label = ft.Text(say.text("now-before-turn"), style=eyebrow_style())
    box = ft.Container(
        ft.Column([label, ft.Text(words, style=plain)], spacing=0, tight=True),
        bgcolor=palette.high,
        border=ft.Border.all(2, palette.gold_fill),
        border_radius=Radius.TILE,
        padding=Space.XS,
    )
    return [ft.Semantics(key="now", live_region=True, content=box)]


def _hourglass(
    view: View, table: Table, actions: TableActions, layout: PanelLayout
) -> list[ft.Control]:
    """Return the hourglass of a turn and of its claims, if this device shows one."""
    seconds, say, cache = view.hourglass, actions.say.text, layout.cache
    if not seconds or table.phase not in (Phase.TURN, Phase.CLAIMS):
        return []
    label = say("hourglass-label", seconds=seconds)
    moment = f"{view.snapshot.game_id}-{table.turn}-{table.phase}"
    on_end = None if view.reduced_motion else cache.steady("sand", actions.preferences.knock)
    shown = (seconds, label, say("hourglass-over"), moment, layout.width, on_end)

    def build() -> ft.Control:
        glass = hourglass(current_palette(), *shown)
        return ft.Container(glass, key="hourglass", height=HEIGHT)

    return [cache.keep("hourglass", shown, build)]


def _is_answered(shown_scene: Scene) -> bool:
    """Return whether "who really is" is answered: what that does to the coins is shown below it.

    Longer lists of people stay where they are.
    """
    return shown_scene.selection.true is not None and shown_scene.preview is not None


def _highest_dock(
    sizes: ListSizes, body: SeatList, shown_scene: Scene, needed: float, *, keeps: bool
) -> float:
    """Return the height at which a phone's dock still leaves the seats in question visible.

    If it needs more, halves give way; a list does on low screens, or to the coins that will move:
    then it shows whom it is about. A dock that `keeps` its height is as high as it can be.
    """
    people = len(shown_scene.table.seats)
    above = HEAD + sizes.pots + 3 * Space.XS
    rows, fewest = min(people, _ROWS_IN_SIGHT) * body.row, _FEWEST_ROWS_IN_SIGHT * body.row
    if body.facing:
        above += 2 * Space.XS
        rows, fewest = 2 * LOWEST_HALF, 2 * sizes.lowest_half
    if sizes.show_protected_cards(shown_scene.table):
        above += protected_cards.HEIGHT + Space.XS
    least = _LEAST_DOCK_SHARE if sizes.height >= LOW else _LEAST_DOCK_SHARE_IF_LOW
    most = sizes.height - above - fewest
    comfortable = max(min(least * sizes.height, most), sizes.height - above - rows)
    if keeps:
        return most
    if not (body.facing or sizes.is_low or _is_answered(shown_scene)):
        return comfortable
    return max(comfortable, min(needed, most))


def _keeps_height(table: Table, layout: PanelLayout) -> bool:
    """Return whether the dock stays as high as it can be: no answer moves the rows below it."""
    opened = table.announcement
    asks_who = table.phase in (Phase.CLAIMS, Phase.REVEAL)
    return layout.facing and asks_who and opened is not None and bool(opened.claimants)


def _strip_height(shown_scene: Scene, say: Messages, width: float, *, any_answer: bool) -> float:
    """Return the height of the line above the seats with the end of the game at stake, or 0.

    If `any_answer`, the largest that an answer to "who really is" could bring.
    """
    possible = [shown_scene]
    if any_answer:
        answers = (None, (), *((person,) for person in revealed_people(shown_scene.table)))
        possible = [
            scene(shown_scene.game, replace(shown_scene.selection, true=true)) for true in answers
        ]
    at_stake = [ends for outcome in possible if (ends := decisive(outcome, say))]
    heights = [decisive_strip(ends, width)[1] + Space.XS for ends in at_stake]
    return max(heights, default=0.0)


def _no_undo(say: Messages) -> Undo:
    """Return undo, unavailable, with the reason."""
    return Undo(say.text("undo"), describe(GuestRefused(GuestCode.HOST_ONLY), say), on_undo=None)


def _undo_view(game: Game, actions: TableActions) -> Undo:
    """Return undo and redo with their effects."""
    say = actions.say
    takes_back = say.text("undo-nothing")
    if game.last is not None:
        what = headline(game.before(game.last), game.last.command, say)
        takes_back = say.text("undo-detail", turn=game.last.turn, what=what)
    redo = game.next_redo
    return Undo(
        text=say.text("undo"),
        takes_back=takes_back,
        on_undo=actions.game.undo if game.last else None,
        redo_label=_brought_back(game, redo, say) if redo else "",
        on_redo=actions.game.redo if redo else None,
    )


def _brought_back(game: Game, redo: Step, say: Messages) -> str:
    """Return what one redo brings back."""
    if game.redos > 1:
        return say.text("redo-moves", moves=game.redos)
    return say.text("redo-detail", what=headline(game.table, redo.command, say))
