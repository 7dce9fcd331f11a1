"""What one screen shows: a single immutable `View`, replaced whole, in an observable holder."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Annotated, Self

import flet as ft
from pydantic import ConfigDict, Field

from companion.application.group import Group
from companion.application.group_state import GroupState
from companion.application.saved_games import SavedGame
from companion.application.table_service import Snapshot
from companion.core.boxes import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS, EditionId
from companion.core.commands import Pot
from companion.core.custom_characters import CustomCharacter
from companion.i18n import SOURCE_LANGUAGE, Language
from companion.simulation import Statistics
from companion.ui.state.character_draft import CharacterDraft
from companion.ui.state.routes import is_new, is_rules
from companion.ui.state.selection import Selection

OWN = "own"
"""The id of the set that the group has put together itself."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A new game being put together on one screen; until it begins only the device keeps it."""

    __pydantic_config__ = ConfigDict(extra="forbid")
    names: Annotated[tuple[str, ...], Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)] = (
        "",
        "",
        "",
        "",
    )
    arranged: int = 0
    """Grows whenever names come to stand elsewhere than they were typed."""
    first: Annotated[int, Field(ge=0)] = 0
    edition: EditionId = EditionId.FIRST
    set_id: str | None = None
    printing: str | None = None
    """Whose variant two or three people play."""
    tablet_holds_coins: bool = False
    ticked: frozenset[str] = frozenset()
    cards: tuple[str, ...] = ()
    """The set that is being put together, or was."""
    house: tuple[CustomCharacter, ...] = ()
    """The group's own characters that may be among them."""
    sheet: str | None = None
    """The sheet and side the cards are being read off ("7-a")."""
    beside_sheet: tuple[str, ...] = ()
    """The group's own set, put aside while a sheet is read off."""
    link: str = ""
    """The route of the set that was opened by its link."""
    seed: int | None = None
    """The number of the random set in hand."""
    typed: str = ""
    """What stands in the field for a shared set."""
    making: CharacterDraft = field(default_factory=CharacterDraft)
    """The character of the group's own that is being made."""
    begun: bool = False
    """A game has begun with it."""

    def reading_off(self, sheet: str, cards: tuple[str, ...]) -> Self:
        """With the cards of a sheet in hand, to be read off."""
        return replace(self.without_sheet(), sheet=sheet, cards=cards, beside_sheet=self.own_cards)

    def without_sheet(self) -> Self:
        """With the set in hand that was there before a sheet was begun to be read off."""
        return replace(self, sheet=None, cards=self.own_cards, beside_sheet=())

    @property
    def own_cards(self) -> tuple[str, ...]:
        """The set that the group puts together, whatever it reads off a sheet meanwhile."""
        return self.cards if self.sheet is None else self.beside_sheet


@dataclass(frozen=True, slots=True)
class Trial:
    """Simulated games of one set, under way until the figures are there; `key` says which set."""

    key: str
    done: int = 0
    figures: Statistics | None = None


class Dialog(StrEnum):
    """What may lie over a screen."""

    LANGUAGE = "language"
    HISTORY = "history"
    MORE = "more"
    MISTAKEN = "mistaken"
    CORRECT = "correct"
    PHONES = "phones"
    ABOUT = "about"
    GAMES = "games"


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction by hand being put together: `coins` from one pot or person to another."""

    source: int | Pot | None = None
    target: int | Pot | None = None
    coins: int = 1


@dataclass(frozen=True, slots=True)
class NoteDraft:
    """A note of the group being written, and the section it is for."""

    edition: EditionId
    section: str
    words: str


@dataclass(frozen=True, slots=True)
class Reading:
    """How one screen reads the rules; what it reads there is its route."""

    query: str = ""
    searching: str = ""
    """The route on which search results stand in for what it asks for; empty for none."""
    cleared: int = 0
    """How often the search was cleared."""
    emptied: int = 0
    """How often its reader emptied it, to go on typing, since the rules were opened."""
    large: bool = False
    note: NoteDraft | None = None
    origin: str = ""
    """The route the rules were opened from; empty if they were the first page."""
    language: Language | None = None
    """The language to read in; None for the one the screens speak."""
    beside: Language | None = None


@dataclass(frozen=True, slots=True)
class View:
    """Everything a screen is drawn from, apart from what only one of its widgets cares about."""

    snapshot: Snapshot
    language: Language = SOURCE_LANGUAGE
    dark: bool = True
    still: bool = False
    """The reader's device asks for no motion."""
    outwards: bool = False
    """Plaques are turned to their people."""
    width: float = 1280.0
    height: float = 800.0
    route: str = "/"
    notice: str | None = None
    """One sentence about what was just refused or failed, until the next tap."""
    draft: Draft = field(default_factory=Draft)
    dialog: Dialog | None = None
    openings: int = 0
    """How often a dialog was opened: this tells a dialog from the same one opened before."""
    games: tuple[SavedGame, ...] = ()
    """The games that were stored when their list was opened, the newest first."""
    correction: Correction = field(default_factory=Correction)
    picked: Selection = field(default_factory=lambda: Selection(revision=-1))
    reading: Reading = field(default_factory=Reading)
    trial: Trial | None = None

    @property
    def group_state(self) -> GroupState:
        """Everything the group keeps apart from its games."""
        return self.snapshot.group_state

    @property
    def group(self) -> Group | None:
        """The last group in its present seating order; None before the first game."""
        return self.snapshot.group

    @property
    def unfinished(self) -> bool:
        """Whether a new game is half put together, with a set or names unlike last time's."""
        draft, group = self.draft, self.group
        if draft.begun or not any(name.strip() for name in draft.names):
            return False
        if group is None or draft.names != group.names:
            return True
        return draft.own_cards not in ((), group.cards)

    @property
    def playing(self) -> bool:
        """Whether there is a game that has not ended."""
        game = self.snapshot.game
        return game is not None and game.table.end is None

    @property
    def edition(self) -> EditionId:
        """The box this screen is about: of the one put together, of the game, or of last time."""
        if is_new(self.reading.origin if is_rules(self.route) else self.route):
            return self.draft.edition
        if self.snapshot.game is not None:
            return self.snapshot.game.table.rules.edition.id
        return self.usual_box

    @property
    def usual_box(self) -> EditionId:
        """The box of last time; before there was one, one with a sheet in the reader's language."""
        if self.group_state.group is not None:
            return self.group_state.group.edition
        found = (box.id for box in EDITIONS.values() if self.language.value in box.sheets)
        return next(found, EditionId.FIRST)

    @property
    def pick(self) -> Selection:
        """What is in hand on the table as shown; nothing once the table has moved on."""
        if self.picked.revision == self.snapshot.revision:
            return self.picked
        return Selection(self.snapshot.revision)


@dataclass
class Screen(ft.Observable):
    """The holder of one session's view. Components given a `Screen` follow it to another view."""

    view: View

    def draw_again(self) -> None:
        """Have the device show the view as it is, whatever a tap has changed there."""
        self.notify()  # type: ignore[no-untyped-call]
