"""The dock of the table screen: its room, which may be turned to whoever acts, and its content."""

from dataclasses import dataclass, replace

import flet as ft

from companion.application.group.guests import GuestCode, GuestRefused
from companion.core.game import Game, Step
from companion.core.phases import revealed_people
from companion.core.table import Phase
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
from companion.ui.page.update_notices import update_notices
from companion.ui.page.view import View
from companion.ui.table import dock
from companion.ui.table.actions import TableActions
from companion.ui.table.hourglass import HEIGHT, hourglass
from companion.ui.table.panels.phase_panels import Frame, Panel
from companion.ui.table.seats import protected_cards
from companion.ui.table.seats.list_sizes import (
    HEAD,
    LOW,
    LOWEST_WITH_ALL,
    is_low,
    lowest_half,
    pot_height,
    shows_protected_cards,
)
from companion.ui.table.seats.seat_halves import LOWEST_HALF
from companion.ui.table.undo_button import Undo
from companion.ui.wording.history import headline
from companion.ui.wording.table_instruction import table_instruction

_ROWS_IN_SIGHT = 2.5
"""Seats that stay visible above the dock of a phone."""
_FEWEST_ROWS_IN_SIGHT = 1.2
"""The same if the dock needs the room."""
_LEAST_DOCK_SHARE = 0.45
_LEAST_DOCK_SHARE_IF_LOW = 0.55


@dataclass(frozen=True, slots=True)
class Room:
    """The room of a dock as its reader sees it, and the width and height of it in pixels."""

    dock: Dock
    width: float
    height: float


def turned_room(view: View, below_or_beside: Dock, turns: int | None) -> Room:
    """Return the room of a dock after quarter turns; one beside the stage, turned once, is wide."""
    size, beside = below_or_beside.size, below_or_beside.side is Side.RIGHT
    width, height = (size, view.height) if beside else (view.width, size)
    if turns is None or turns % 2 == 0:
        return Room(below_or_beside, width, height)
    side = Side.BELOW if beside else Side.RIGHT
    return Room(Dock(side, size), height, width)


def turned(control: ft.Control, room: Room, turns: int) -> ft.Control:
    """Return a dock turned clockwise by quarter turns."""
    fixed = ft.Container(control, width=room.width, height=room.height)
    return ft.RotatedBox(quarter_turns=turns, content=fixed)


def dock_width(room: Room, *, compact: bool) -> float:
    """Return the width of the dock's content in pixels, less its edge."""
    if room.dock.side is Side.RIGHT:
        return room.dock.size - 2 * (Space.M if compact else Space.L) - 2
    if compact:
        return room.width - 2 * Space.M
    return (room.width - 3 * Space.L) / 2 - 1


@dataclass(frozen=True, slots=True)
class TableDock:
    """A dock and its height in pixels, estimated for phones only."""

    control: ft.Control
    height: float


def table_dock(
    view: View,
    shown_scene: Scene,
    screen_layout: Layout,
    room: Room,
    shown: Panel,
    actions: TableActions,
    frame: Frame,
) -> TableDock:
    """Return the dock: tools, what is awaited, what can be done, and undo."""
    game = shown_scene.game
    now = _instruction(game, actions)
    sand = _hourglass(view, game, actions, frame)
    told = [*notice(view, actions), *update_notices(view, actions)]
    body = [*told, *sand, *now, *_hint(view, game, actions), *shown.body]
    seen = dock.DockView(tools(actions), shown.awaited, _undo_view(game, actions))
    height, needed = None, 0.0
    low = is_low(view) or (frame.facing and view.height < LOWEST_WITH_ALL)
    if (
        frame.compact
        and isinstance(screen_layout.body, SeatList)
        and screen_layout.dock.side is Side.BELOW
    ):
        needed = dock.needed_height(seen, body, shown.primary, frame.width, frame.cache, low=low)
        most = _highest_dock(view, screen_layout.body, shown_scene, needed, frame)
        most -= _strip_height(shown_scene, actions, frame)
        height = most if needed > most or _keeps_height(shown_scene, frame) else None
    control = dock.dock(
        seen,
        body,
        room.dock,
        frame.width,
        frame.cache,
        primary=shown.primary,
        compact=frame.compact,
        low=low,
        height=height,
        # halves show what happens to the coins: rows stay under the finger
        to_end=_is_answered(shown_scene) and not frame.facing,
    )
    return TableDock(control, height or needed)


def _instruction(game: Game, actions: TableActions) -> list[ft.Control]:
    """What the players still do with their cards before this turn, until a tap that counts."""
    words = table_instruction(game, actions.say) if game.table.phase is Phase.TURN else ""
    if not words:
        return []
    palette = current_palette()
    said = ft.Text(words, style=style(Font.MEDIUM, Size.BODY, palette.text, Size.BODY_LINE))
    label = ft.Text(actions.say.text("now-before-turn"), style=eyebrow_style())
    box = ft.Container(
        ft.Column([label, said], spacing=0, tight=True),
        bgcolor=palette.high,
        border=ft.Border.all(2, palette.gold_fill),
        border_radius=Radius.TILE,
        padding=Space.XS,
    )
    return [ft.Semantics(key="now", live_region=True, content=box)]


def _hourglass(view: View, game: Game, actions: TableActions, frame: Frame) -> list[ft.Control]:
    """The hourglass of a turn and of its claims, if this device shows one."""
    table, seconds = game.table, view.hourglass
    if not seconds or table.phase not in (Phase.TURN, Phase.CLAIMS):
        return []
    label = actions.say.text("hourglass-label", seconds=seconds)
    moment = f"{view.snapshot.game_id}-{table.turn}-{table.phase}"
    shown = (seconds, label, actions.say.text("hourglass-over"), moment, frame.width)
    on_end = None if view.reduced_motion else frame.cache.steady("sand", actions.preferences.knock)
    kept = frame.cache.keep(
        "hourglass",
        (*shown, on_end),
        lambda: ft.Container(
            hourglass(current_palette(), *shown, on_end), key="hourglass", height=HEIGHT
        ),
    )
    return [kept]


def _hint(view: View, game: Game, actions: TableActions) -> list[ft.Control]:
    words = hint(game.table, view.selection, actions.say) if view.hints else ""
    return [body_text(words, muted=True)] if words else []


def _is_answered(shown_scene: Scene) -> bool:
    """Whether "who really is" has been answered: what that does to the coins is shown below it.

    Longer lists of people stay where they are.
    """
    return shown_scene.selection.true is not None and shown_scene.preview is not None


def _highest_dock(
    view: View, body: SeatList, shown_scene: Scene, needed: float, frame: Frame
) -> float:
    """The height at which a phone's dock still leaves the seats in question visible.

    If it needs more, halves give way; a list does on low screens, or to the coins that will move:
    then it shows whom it is about.
    """
    people = len(shown_scene.table.seats)
    above = HEAD + pot_height(view) + 3 * Space.XS
    rows, fewest = min(people, _ROWS_IN_SIGHT) * body.row, _FEWEST_ROWS_IN_SIGHT * body.row
    if body.facing:
        above += 2 * Space.XS
        rows, fewest = 2 * LOWEST_HALF, 2 * lowest_half(view)
    if shows_protected_cards(view, shown_scene.table):
        above += protected_cards.HEIGHT + Space.XS
    least = _LEAST_DOCK_SHARE if view.height >= LOW else _LEAST_DOCK_SHARE_IF_LOW
    most = view.height - above - fewest
    comfortable = max(min(least * view.height, most), view.height - above - rows)
    if _keeps_height(shown_scene, frame):
        return most
    if not (body.facing or is_low(view) or _is_answered(shown_scene)):
        return comfortable
    return max(comfortable, min(needed, most))


def _keeps_height(shown_scene: Scene, frame: Frame) -> bool:
    """Whether the dock stays as high as it can be, so that no answer moves the rows below it."""
    opened = shown_scene.table.announcement
    asks_who = shown_scene.table.phase in (Phase.CLAIMS, Phase.REVEAL)
    return frame.facing and asks_who and opened is not None and bool(opened.claimants)


def _strip_height(shown_scene: Scene, actions: TableActions, frame: Frame) -> float:
    """The height of the line above the seats that says which end of the game is at stake, or 0.

    If the dock keeps its height, the largest that an answer could bring.
    """
    possible = [shown_scene]
    if _keeps_height(shown_scene, frame):
        answers = (None, (), *((each,) for each in revealed_people(shown_scene.table)))
        possible = [
            scene(shown_scene.game, replace(shown_scene.selection, true=each)) for each in answers
        ]
    found = [ends for each in possible if (ends := decisive(each, actions.say))]
    heights = [decisive_strip(ends, frame.width)[1] + Space.XS for ends in found]
    return max(heights, default=0.0)


def _undo_view(game: Game, actions: TableActions) -> Undo:
    """Undo and redo with what each would change, or why the page has none."""
    say = actions.say
    if not actions.view.may_change:
        words = describe(GuestRefused(GuestCode.HOST_ONLY), say)
        return Undo(say.text("undo"), words, on_undo=None, redo_label="", on_redo=None)
    takes_back = say.text("undo-nothing")
    if game.last is not None:
        what = headline(game.before(game.last), game.last.command, say)
        takes_back = say.text("undo-detail", turn=game.last.turn, what=what)
    redo = game.next_redo
    return Undo(
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
