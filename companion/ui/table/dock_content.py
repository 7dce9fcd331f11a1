"""What the dock of the table screen has and how high it is, and how it is turned to whoever acts.

`dock.py` draws it.
"""

from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from companion.core.game import Game, Step
from companion.core.phases import revealed_people
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.coach import hint
from companion.ui.board.decisive import decisive
from companion.ui.board.decisive_strip import decisive_strip
from companion.ui.board.scene import Scene, scene
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.kit.titles import eyebrow_style
from companion.ui.layout.geometry import Dock, Side
from companion.ui.layout.panel_height import FOOT, TITLE, TOOLS, stands_beside_title
from companion.ui.layout.seat_rows import HEAD
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.page.common import body_text, notice, tools
from companion.ui.page.guest_limits import may_undo
from companion.ui.page.notices import update_notices
from companion.ui.page.seat_requests import seat_requests
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.dock import DockView
from companion.ui.table.hourglass import HEIGHT, hourglass
from companion.ui.table.panel_parts import Fold, Panel, PanelLayout
from companion.ui.table.seats import protected_cards
from companion.ui.table.seats.list_sizes import LOW, ListSizes
from companion.ui.table.seats.seat_halves import LOWEST_HALF
from companion.ui.table.undo_button import Undo
from companion.ui.wording.history import headline
from companion.ui.wording.table_instruction import table_instruction

_LEAST_DOCK_SHARE: Final = 0.45
_LEAST_DOCK_SHARE_IF_LOW: Final = 0.55
"""Share of a phone between two players."""
_ROOMY: Final = (320.0, 700.0)
"""Width and height from which a dock has large type."""
_AROUND_ROOMY_BODY: Final = 420.0 + Space.S
_HEAD: Final = 22.0 + 2 * 1.12 * Size.AWAITED_PHONE
_FOOT: Final = Touch.ACTION_PHONE + 2 * 15.0 + Space.XXS
"""Heights of head and foot in a compact dock that is not low."""
_LOW: Final = 480.0
_LOW_IF_WIDE: Final = 340.0
"""Lower docks save height; wide ones have more in a row."""


@dataclass(frozen=True, slots=True)
class DockRoom:
    """The room of a dock as its reader sees it, and the width and height of it in pixels."""

    dock: Dock
    width: float
    height: float

    @property
    def is_roomy(self) -> bool:
        """Whether the dock has large type."""
        return self.width >= _ROOMY[0] and self.height >= _ROOMY[1]

    @property
    def is_low(self) -> bool:
        """Whether the dock saves height."""
        return self.height < (_LOW_IF_WIDE if stands_beside_title(self.line) else _LOW)

    @property
    def line(self) -> float:
        """The width of the dock's content in pixels, less its edge."""
        return self.width - 2 * (Space.L if self.is_roomy else Space.M) - 2

    def body_height(self, *, in_list: bool) -> float:
        """Return the height between head and foot, below a title of two lines."""
        if self.is_roomy:
            return self.height - _AROUND_ROOMY_BODY
        tools = 0.0 if in_list or stands_beside_title(self.line) else TOOLS + Space.XS
        around = 2 * TITLE + FOOT + 4 * Space.S
        if not self.is_low:
            around = _HEAD + _FOOT + 2 * (Space.M + Space.S)
        return self.height - around - tools


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


def table_dock(
    view: View,
    shown_scene: Scene,
    room: DockRoom,
    shown: Panel,
    actions: TableActions,
    layout: PanelLayout,
) -> DockView:
    """Return what the dock has: tools, what is awaited, what can be done, and undo."""
    game, say, table = shown_scene.game, actions.say, shown_scene.table
    words = hint(table, view.selection, say) if view.hints else ""
    small = layout.folds(Fold.RULES)
    body = [
        *notice(view, actions),
        *seat_requests(view, actions),
        *update_notices(view, actions),
        *_hourglass(view, table, actions, layout),
        *([] if view.selection.announcing else _instruction(game, say, small=small)),
        *([body_text(words, muted=True)] if words else []),
        *shown.body,
    ]
    return DockView(
        tools(view, actions),
        shown.awaited,
        _undo_view(game, actions) if may_undo(view, game) else None,
        body,
        room.line,
        shown.primary,
        layout.compact,
        layout.low,
        shown.help,
        has_tools=not layout.in_list,
        undo_beside=layout.beside_undo is not None,
    )


def facing_limit(
    view: View, shown_scene: Scene, needed: float, layout: PanelLayout, say: Messages
) -> float:
    """Return how high the dock between two players may be if it needs so much."""
    keeps = keeps_height(shown_scene.table)
    most = _highest_dock(ListSizes(view.width, view.height), shown_scene, needed, keeps=keeps)
    return most - _strip_height(shown_scene, say, layout.width, any_answer=keeps)


def _instruction(game: Game, say: Messages, *, small: bool) -> list[ft.Control]:
    """Return what the players still do with their cards before this turn; nothing after a tap.

    `small` leaves the actions below it their size and place.
    """
    words = table_instruction(game, say) if game.table.phase is Phase.TURN else ""
    if not words:
        return []
    palette = current_palette()
    size, line = (Size.SECONDARY, Size.SECONDARY + 4) if small else (Size.BODY, Size.BODY_LINE)
    plain = style(Font.MEDIUM, size, palette.text, line)
    before = say.text("now-before-turn")
    label = ft.Text(before, style=eyebrow_style(before))
    box = ft.Container(
        ft.Column([label, ft.Text(words, style=plain)], spacing=0, tight=True),
        bgcolor=palette.high,
        border=ft.Border.all(2, palette.gold_fill),
        border_radius=Radius.TILE,
        padding=Space.XS,
    )
    # the verdict has told it to screen readers
    return [ft.Semantics(key="now", container=True, content=box)]


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


def _highest_dock(sizes: ListSizes, shown_scene: Scene, needed: float, *, keeps: bool) -> float:
    """Return the height at which the dock still leaves both halves visible.

    If it needs more, halves give way. A dock that `keeps` its height is as high as it can be.
    """
    above = HEAD + sizes.pots + 5 * Space.XS
    if sizes.show_protected_cards(shown_scene.table):
        above += protected_cards.HEIGHT + Space.XS
    least = _LEAST_DOCK_SHARE if sizes.height >= LOW else _LEAST_DOCK_SHARE_IF_LOW
    most = sizes.height - above - 2 * sizes.lowest_half
    if keeps:
        return most
    comfortable = max(min(least * sizes.height, most), sizes.height - above - 2 * LOWEST_HALF)
    return max(comfortable, min(needed, most))


def keeps_height(table: Table) -> bool:
    """Return whether the dock stays as high as it can be: no answer moves the halves."""
    opened = table.announcement
    asks_who = table.phase in (Phase.CLAIMS, Phase.REVEAL)
    return asks_who and opened is not None and bool(opened.claimants)


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


def _undo_view(game: Game, actions: TableActions) -> Undo:
    """Return undo and redo with their effects."""
    say = actions.say
    takes_back = say.text("undo-nothing")
    if game.last is not None:
        what = headline(game.before(game.last), game.last.command, say)
        takes_back = say.text("undo-detail", turn=game.last.turn, what=what)
    redo = game.next_redo if actions.view.may_change else None
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
