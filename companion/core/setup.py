"""The setup of a game, the first line of its record: players, cards, edition and rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from companion.core.boxes import Edition, EditionId, cards_each, needed_boxes
from companion.core.commands import CharacterId, Person
from companion.core.custom_characters import CustomCharacter, CustomCharacters, box_with
from companion.core.errors import Code, RuleViolation
from companion.core.house_rules import AS_PRINTED, HouseRules, with_house_rules
from companion.core.revisions import CURRENT_RULES, box_by

RECORD_VERSION = 2
"""The version of the record format for new games."""
SHEET_PREFIX = "sheet-"
"""Start of the id of a set read off a printed scenario sheet ("sheet-7-a")."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The start of a game. `cards` are the whole set with the centre cards; `first` starts."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    edition: EditionId
    players: Annotated[tuple[str, ...], Field(max_length=100)]
    cards: Annotated[tuple[CharacterId, ...], Field(max_length=100)]
    first: Person
    # Literal[1, 2] would accept `true` and 1.0
    version: Annotated[int, Field(ge=1, le=RECORD_VERSION)]
    scenario: Annotated[str, Field(max_length=100)] | None = None
    printing: Annotated[str, Field(max_length=100)] | None = None
    house_set: bool = False
    house: CustomCharacters = ()
    """The group's custom characters, on the blank cards of the box."""
    rules: Annotated[int, Field(ge=1)] | None = None
    """The revision of the rules; version 1 of the record has none and means revision 1."""
    boxes: Annotated[tuple[Annotated[str, Field(max_length=40)], ...], Field(max_length=10)] = ()
    """The boxes played with, the edition's first; empty for the edition alone."""
    house_rules: HouseRules = AS_PRINTED
    """Where the table departs from the printed rules and our rulings."""
    do: Literal["setup"] = "setup"

    @classmethod
    def new(
        cls,
        edition: EditionId,
        players: tuple[str, ...],
        cards: tuple[str, ...],
        first: int = 0,
        *,
        scenario: str | None = None,
        printing: str | None = None,
        house_set: bool = False,
        house: tuple[CustomCharacter, ...] = (),
        house_rules: HouseRules = AS_PRINTED,
    ) -> "Setup":
        """Return an unchecked setup by the current rules, with the boxes that its cards need."""
        return cls(
            edition,
            players,
            cards,
            first,
            RECORD_VERSION,
            scenario,
            printing,
            house_set,
            house,
            rules=CURRENT_RULES,
            boxes=needed_boxes(edition, cards, len(house)),
            house_rules=house_rules,
        )

    @property
    def revision(self) -> int:
        """The revision of the rules the game is checked and played by."""
        return self.rules or 1

    @property
    def from_sheet(self) -> bool:
        """Whether the set was read off a printed scenario sheet."""
        return self.scenario is not None and self.scenario.startswith(SHEET_PREFIX)


def edition_of(setup: Setup) -> Edition:
    """Return the edition with the setup's custom characters. Raises like `sold_edition`."""
    return box_with(sold_edition(setup), setup.house)


def sold_edition(setup: Setup) -> Edition:
    """Return the edition and its expansions as sold, in the setup's revision of the rules.

    It has the house rules of the table. Raises RuleViolation for an unknown revision or box, and
    for boxes that do not combine.
    """
    box = box_by(setup.revision, setup.edition, setup.boxes)
    return with_house_rules(box, setup.house_rules)


def centre_cards(setup: Setup) -> int:
    """Return the number of centre cards."""
    players = len(setup.players)
    return len(setup.cards) - players * cards_each(players)


def number_defects(edition: Edition, players: int) -> Iterator[RuleViolation]:
    """Yield a violation if the edition is not for this many players."""
    if not edition.fewest <= players <= edition.most:
        yield RuleViolation(
            Code.WRONG_NUMBER_OF_PLAYERS, have=players, fewest=edition.fewest, most=edition.most
        )
