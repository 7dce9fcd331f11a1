"""Parts shared by all panels of the dock."""

from dataclasses import dataclass

import flet as ft

from companion.core.phases import revealed_people
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.preview import Preview
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, Tap, action, size_in_row
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.palette import current_palette
from companion.ui.kit.small_buttons import reason
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size
from companion.ui.table.actions import TableActions
from companion.ui.table.awaited import Awaited
from companion.ui.wording.card_names import printed_name
from companion.ui.wording.history import announced_name, called, name, with_card_slot


@dataclass(frozen=True, slots=True)
class Frame:
    """The room of a panel: its inner width in pixels, and where the dock stands."""

    width: float
    compact: bool
    cache: ControlCache
    """The control cache of the page."""
    below_stage: bool = False
    """The dock lies below the stage of an upright tablet, and is low."""
    in_list: bool = False
    """The seats are a list, not cards around a table."""
    facing: bool = False
    """The seats are two halves, on a phone between two players."""
    low: bool = False
    """A phone, mostly one with enlarged texts, that has little room for the dock."""
    beside_undo: float | None = None
    """Pixels for a button beside undo, at the foot of a low dock; None if it has its own line."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What the dock shows for one phase: title and controls."""

    awaited: Awaited
    body: list[ft.Control]
    primary: ft.Control | None = None
    """The confirming button, always visible below the body."""
    stable: bool = False
    """All controls of the body have keys that mean the same on every revision."""
    stable_keys: frozenset[str] = frozenset()
    """Keys of controls that mean the same on every revision, if not all do."""


def eyebrow(table: Table, say: Messages) -> str:
    """Return the turn and the announcement, or those whose cards are turned."""
    opened = table.announcement
    turn = say.text("turn-number", turn=table.turn)
    if opened is None:
        return turn
    disputed = opened.claimants and table.phase in (Phase.CLAIMS, Phase.REVEAL)
    # of several cards, the one announced with must be said
    if disputed and opened.slot is None:
        people = " / ".join(name(table, person) for person in revealed_people(table))
        return f"{turn} · {people}"
    words = say.text(
        "turn-announces",
        turn=table.turn,
        person=name(table, table.active),
        character=announced_name(table),
    )
    return with_card_slot(words, opened.slot, say)


def foot_button(view: Action, frame: Frame) -> ft.Control:
    """Return an action for the foot of the dock, where it may stand beside undo."""
    if frame.beside_undo is not None:
        size = size_in_row((view.text,), frame.beside_undo)
        return ft.Row([action(view, compact=True, size=size)])
    return action(view, width=frame.width)


def confirm_handler(preview: Preview, scene: Scene, actions: TableActions) -> Tap:
    """Return the handler that confirms a preview."""

    async def confirm() -> None:
        await actions.game.confirm(scene.selection, preview.commands, moves_coins=preview.coins > 0)

    return confirm


def note(text: str) -> ft.Control:
    """Return a sentence in muted colour."""
    return ft.Text(
        text, style=style(Font.REGULAR, Size.BODY, current_palette().muted, Size.BODY_LINE)
    )


def explained(text: str, section: str, actions: TableActions) -> ft.Control:
    """Return a sentence with a "?" that opens a section of the rulebook."""
    return reason(text, actions.say.text("help-why"), lambda: actions.navigation.open_rule(section))


def character_rule(scene: Scene, actions: TableActions) -> ft.Control:
    """Return what the announced character does, as a question with a "?" that opens its rules."""
    rules = scene.table.rules
    character = rules.characters[scene.table.opened().character]
    asked = actions.say.text("help-character", character=called(character))
    printed = printed_name(character, actions.say, actions.view.card_language)
    return reason(
        " · ".join(filter(None, (asked, printed))),
        actions.say.text("help-why"),
        lambda: actions.navigation.open_character(character, rules.setup),
    )


def title(text: str, scene: Scene, actions: TableActions, step: str) -> Awaited:
    """Return the title of a panel, below the turn and the announcement."""
    return Awaited(step=step, eyebrow=eyebrow(scene.table, actions.say), title=text)
