"""What all panels share: the room they have, their titles, confirming and explaining."""

from dataclasses import dataclass

import flet as ft

from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.card_names import both_names
from companion.ui.components.table_scene import Scene
from companion.ui.presenters.history import announced_name, name, with_hand
from companion.ui.presenters.preview import Preview
from companion.ui.widgets.buttons import Action, Tap, action, reason
from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.dock import Awaited
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Size


@dataclass(frozen=True, slots=True)
class Frame:
    """The room a panel has: its inner width in pixels, the colours, and whether on a phone."""

    width: float
    compact: bool
    shelf: ControlCache
    """What the drawing before has made."""
    low: bool = False
    """The dock lies below the stage of an upright tablet, and is not high."""
    aside: bool = False
    """The dock stands at the right on a phone held sideways: it is narrow and not high."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What is awaited in words, and the controls under it."""

    awaited: Awaited
    body: list[ft.Control]
    primary: ft.Control | None = None
    """What confirms it; it stays in sight however long the body is."""
    lasting: bool = False
    """Whether all controls of the body have keys under which they mean the same on every revision.
    """
    stable_keys: frozenset[str] = frozenset()
    """Keys of controls that mean the same on every revision, where the others do not."""


def eyebrow(table: Table, say: Messages) -> str:
    """Which turn it is, and what was announced on it."""
    opened = table.announcement
    if opened is None:
        return say.text("turn-number", turn=table.turn)
    words = say.text(
        "turn-announces",
        turn=table.turn,
        person=name(table, table.active),
        character=announced_name(table),
    )
    return with_hand(words, opened.slot, say)


def at_the_foot(view: Action, frame: Frame) -> ft.Control:
    """An action at the dock's foot, ready to stand beside the way back where that is `aside`."""
    if frame.aside:
        return ft.Row([action(view, compact=True)])
    return action(view)


def carrying_out(preview: Preview, scene: Scene, actions: PageActions) -> Tap:
    """A tap that carries out what was previewed."""

    async def confirm() -> None:
        await actions.game.confirm(scene.selection, preview.commands, moves_coins=preview.coins > 0)

    return confirm


def note(text: str, frame: Frame) -> ft.Control:
    """A quiet sentence."""
    return ft.Text(
        text, style=style(Font.REGULAR, Size.BODY, current_palette().muted, Size.BODY_LINE)
    )


def explained(text: str, section: str, actions: PageActions, frame: Frame) -> ft.Control:
    """A sentence with the "?" that opens the section about it."""
    return reason(text, actions.say.text("help-why"), lambda: actions.navigation.open_rule(section))


def character_rule(scene: Scene, actions: PageActions, frame: Frame) -> ft.Control:
    """The announced character's name with the "?" that shows what it does."""
    rules = scene.table.rules
    character = rules.characters[scene.table.opened().character]
    return reason(
        both_names(character, actions),
        actions.say.text("help-why"),
        lambda: actions.navigation.open_character(character, rules.setup),
    )


def title(text: str, scene: Scene, actions: PageActions, step: str) -> Awaited:
    """The awaited words under the turn's number."""
    return Awaited(step=step, eyebrow=eyebrow(scene.table, actions.say), title=text)
