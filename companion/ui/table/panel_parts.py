"""Parts shared by all panels of the dock."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

import flet as ft

from companion.application.archive.evening import Tonight
from companion.application.group.guests import GuestRefused
from companion.core.phases import revealed_people
from companion.core.table import Phase, Table
from companion.i18n import Language, Messages
from companion.ui.board.preview import Preview
from companion.ui.board.scene import Scene
from companion.ui.kit.buttons import Action, Tap, action, size_in_row
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.option_list import Option, options
from companion.ui.kit.palette import current_palette
from companion.ui.kit.small_buttons import reason
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size
from companion.ui.page.guest_limits import may_close_claims, refusal_to_act
from companion.ui.page.own_seat import own_person
from companion.ui.page.view import View
from companion.ui.result.actions import counted_tonight, picked_person
from companion.ui.table.actions import TableActions
from companion.ui.table.awaited import Awaited
from companion.ui.wording.card_names import printed_name
from companion.ui.wording.history import announced_name, called, name, with_card_slot

NOBODY: Final = "nobody"
"""The option value of nobody; people's values are their numbers."""
_IN_A_COLUMN: Final = 4
"""Rows visible below a stage without scrolling."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Whoever reads a panel, and what the host lets them do."""

    person: int | None = None
    """Which player has the device in hand; None if it belongs to all."""
    card_language: Language | None = None
    may_change: bool = True
    may_close_claims: bool = True
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
        table.announcement is None or may_close_claims(view, table),
        refusal_to_act(view, table),
        picked_person(view),
        counted_tonight(view),
    )


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """How a panel is laid out, and for whom."""

    width: float
    """Its inner width in pixels."""
    compact: bool
    """For phones: smaller type."""
    cache: ControlCache
    """The control cache of the page."""
    reader: Reader = field(default_factory=Reader)
    page_height: float = 800.0
    """The height of the page in pixels."""
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

    @property
    def is_cramped(self) -> bool:
        """Whether the dock is low: a phone's, or below the stage."""
        return self.compact or self.below_stage


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


def title(text: str, table: Table, say: Messages, step: str) -> Awaited:
    """Return the title of a panel, below the turn and the announcement."""
    return Awaited(step=step, eyebrow=_eyebrow(table, say), title=text)


def _eyebrow(table: Table, say: Messages) -> str:
    """Return the turn and the announcement, or those whose cards are turned."""
    opened = table.announcement
    turn = say.text("turn-number", turn=table.turn)
    if opened is None:
        return turn
    disputed = opened.claimants and table.phase in (Phase.CLAIMS, Phase.REVEAL)
    # with several cards, name the one announced with
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


def foot_button(view: Action, layout: PanelLayout) -> ft.Control:
    """Return an action for the foot of the dock, where it may stand beside undo."""
    if layout.beside_undo is not None:
        size = size_in_row((view.text,), layout.beside_undo)
        return ft.Row([action(view, compact=True, size=size)])
    return action(view, width=layout.width)


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


def character_rule(
    table: Table, card_language: Language | None, actions: TableActions
) -> ft.Control:
    """Return what the announced character does, as a question with a "?" that opens its rules."""
    character = table.rules.characters[table.opened().character]
    asked = actions.say.text("help-character", character=called(character))
    printed = printed_name(character, actions.say, card_language)
    return reason(
        " · ".join(filter(None, (asked, printed))),
        actions.say.text("help-why"),
        lambda: actions.navigation.open_character(character, table.rules.setup),
    )


def person_options(
    people: Iterable[Option],
    nobody: str | None,
    chosen: tuple[int, ...] | None,
    on_choose: Callable[[tuple[int, ...]], object],
    layout: PanelLayout,
) -> ft.Control:
    """Return the people as options, and nobody if `nobody` has words for it.

    Below a stage, many options stand in two columns. `chosen` is None without a choice, and an
    empty tuple for nobody.
    """
    rows = [*people, *([] if nobody is None else [Option(NOBODY, nobody)])]
    value = None if chosen is None else str(chosen[0]) if chosen else NOBODY
    return options(
        tuple(rows),
        value,
        lambda picked: on_choose(() if picked == NOBODY else (int(picked),)),
        layout.width,
        columns=2 if layout.below_stage and len(rows) > _IN_A_COLUMN else 1,
    )
