"""Parts shared by all panels of the dock."""

from dataclasses import dataclass, field
from enum import IntEnum

import flet as ft

from companion.application.archive.evening import Tonight
from companion.application.group.guests import GuestRefused
from companion.application.table.permissions import Role
from companion.core.table import Table
from companion.i18n import Messages, NameLanguage
from companion.ui.board.preview import Preview
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, Tap, action, row_on_one_line
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.palette import current_palette
from companion.ui.kit.small_buttons import reason, why
from companion.ui.kit.theme import style
from companion.ui.layout.panel_height import FOOT
from companion.ui.layout.tokens import Font, Size, Touch
from companion.ui.page.guest_limits import refusal_to_act
from companion.ui.page.own_seat import is_asked, own_person
from companion.ui.page.view import View
from companion.ui.result.actions import counted_tonight, picked_person
from companion.ui.table.actions import TableActions
from companion.ui.table.awaited import Awaited
from companion.ui.wording.history import announced_name, called, name, with_card_slot


@dataclass(frozen=True, slots=True)
class Reader:
    """Whoever reads a panel, and what the host lets them do."""

    person: int | None = None
    """Which player has the device in hand; None if it belongs to all."""
    card_language: NameLanguage | None = None
    may_change: bool = True
    plays: bool = False
    """Whether they play for their own seat only, on their own phone."""
    asked: bool = False
    """Whether the table waits for whoever has the device in hand."""
    refused: GuestRefused | None = None
    """Why they may not do what the table waits for; None if they may."""
    picked: int | None = None
    """Whose line of the result's chart is highlighted; None for the winner's."""
    tonight: Tonight | None = None


def reader_of(view: View, table: Table) -> Reader:
    """Return the reader of a page."""
    return Reader(
        own_person(view, table),
        view.card_language,
        view.may_change,
        view.role is Role.SEATED,
        is_asked(view, table),
        refusal_to_act(view, table),
        picked_person(view),
        counted_tonight(view),
    )


class Fold(IntEnum):
    """What a panel does where it has no room, one after the other."""

    NOTHING = 0
    RULES = 1
    """Place a "?" beside the title instead of lines about rules."""
    NOTES = 2
    """Leave out the list of coins that the seats show anyway."""
    SPOKEN = 3
    """Leave out the line to be said aloud."""
    COLUMNS = 4
    """Place choices side by side, without notes."""
    HEAD = 5
    """Reduce the head to its words, and place undo beside the confirming button."""
    HINTS = 6
    """Leave out what each answer moves."""
    CHOICES = 7
    """Leave choosing people to taps at the table."""


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """How a panel is laid out, and for whom."""

    width: float
    """Its inner width in pixels."""
    compact: bool
    """Smaller type, and undo beside the confirming button."""
    cache: ControlCache
    """The control cache of the page."""
    reader: Reader = field(default_factory=Reader)
    body_height: float = 400.0
    """Pixels between the head and the foot of the dock."""
    in_list: bool = False
    """The seats are a list, not cards around a table."""
    facing: bool = False
    """The seats are two halves, on a phone between two players."""
    low: bool = False
    """A compact one that saves height."""
    beside_undo: float | None = None
    """Pixels for a button beside undo, at the foot of a low dock; None if it has its own line."""
    stacked: bool = False
    """Whether there is room for the actions of a turn one below the other."""
    fold: Fold = Fold.NOTHING
    claims: bool = True
    """Whether claims have tiles, and are not left to taps at the table."""
    verdict: bool = True
    """While claims are open, whether there is room below them for who really is the character."""
    moves: bool = True
    """Whether there is room below the answer for what it moves."""

    def folds(self, fold: Fold) -> bool:
        """Return whether so much is folded away."""
        return self.fold >= fold


@dataclass(frozen=True, slots=True)
class Panel:
    """What the dock shows for one phase: title and controls."""

    awaited: Awaited
    body: list[ft.Control]
    primary: ft.Control | None = None
    """The confirming button, always visible below the body."""
    help: ft.Control | None = None
    """A "?" beside the title, if the explanations are folded away."""
    stable: bool = False
    """All controls of the body have keys that mean the same on every revision."""
    stable_keys: frozenset[str] = frozenset()
    """Keys of controls that mean the same on every revision, if not all do."""


def title(text: str, table: Table, say: Messages, step: str) -> Awaited:
    """Return the title of a panel, below the turn and the announcement."""
    return Awaited(step=step, eyebrow=_eyebrow(table, say), title=text)


def _eyebrow(table: Table, say: Messages) -> str:
    """Return the turn and the announcement."""
    opened = table.announcement
    turn = say.text("turn-number", turn=table.turn)
    if opened is None:
        return turn
    words = say.text(
        "turn-announces",
        turn=table.turn,
        person=name(table, table.active),
        character=announced_name(table),
    )
    return with_card_slot(words, opened.slot, say)


def foot_button(view: Action, layout: PanelLayout) -> ft.Control:
    """Return an action for the foot of the dock, where it may stand beside undo."""
    if layout.beside_undo is not None:
        if not layout.low:
            return ft.Row([action(view, compact=True, width=layout.beside_undo)])
        size, _ = row_on_one_line((view.text,), layout.beside_undo)
        return ft.Row([action(view, compact=True, size=size, height=FOOT)])
    return action(view, width=layout.width)


def confirm_handler(preview: Preview, scene: Scene, actions: TableActions) -> Tap:
    """Return the handler that confirms a preview."""

    async def confirm() -> None:
        await actions.game.confirm(scene.selection, preview.commands, moves_coins=preview.coins > 0)

    return confirm


def note(text: str, *, small: bool = False) -> ft.Control:
    """Return a sentence in muted colour."""
    size, line = (Size.CAPTION, Size.CAPTION + 3) if small else (Size.BODY, Size.BODY_LINE)
    return ft.Text(text, style=style(Font.REGULAR, size, current_palette().muted, line))


def explained(text: str, section: str, actions: TableActions, *, small: bool = False) -> ft.Control:
    """Return a sentence with a "?" that opens a section of the rulebook."""
    words = actions.say.text("help-why")
    return reason(text, words, lambda: actions.navigation.open_rule(section), small=small)


def help_with_character(table: Table, actions: TableActions) -> ft.Control:
    """Return the "?" about the announced character, or the one whose power is borrowed."""
    opened, setup = table.opened(), table.rules.setup
    character = table.character((opened.character, *opened.borrowed)[-1])
    label = actions.say.text("help-character", character=called(character))
    return why(label, lambda: actions.navigation.open_character(character, setup), Touch.SMALLEST)


def help_with_section(section: str, actions: TableActions) -> ft.Control:
    """Return the "?" about a section of the rulebook."""
    label = actions.say.text("help-why")
    return why(label, lambda: actions.navigation.open_rule(section), Touch.SMALLEST)
