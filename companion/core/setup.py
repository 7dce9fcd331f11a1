"""The first line of a record: who plays, with which cards. Checked here, and only here."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from companion.core.boxes import Edition, EditionId, cards_each
from companion.core.commands import CharacterId, Person
from companion.core.custom_characters import CustomCharacters, box_with
from companion.core.errors import Code, RuleViolation


@dataclass(frozen=True, slots=True)
class Setup:
    """A game as it begins. `cards` is the whole set, centre cards included; `first` starts."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    edition: EditionId
    players: Annotated[tuple[str, ...], Field(max_length=100)]
    cards: Annotated[tuple[CharacterId, ...], Field(max_length=100)]
    first: Person
    # not Literal[1], which lets `true` and 1.0 pass
    version: Annotated[int, Field(ge=1, le=1)]
    scenario: Annotated[str, Field(max_length=100)] | None = None
    printing: Annotated[str, Field(max_length=100)] | None = None
    house_set: bool = False
    house: CustomCharacters = ()
    """The group's own characters, on the blank cards of the box."""
    do: Literal["setup"] = "setup"


def edition_of(setup: Setup) -> Edition:
    """The box that is played with, the group's own characters in it."""
    return box_with(setup.edition, setup.house)


def centre_cards(setup: Setup) -> int:
    """How many cards of the set lie in the centre of the table."""
    players = len(setup.players)
    return len(setup.cards) - players * cards_each(players)


def number_defects(edition: Edition, players: int) -> Iterator[RuleViolation]:
    """Whether the edition is for so many people."""
    if not edition.fewest <= players <= edition.most:
        yield RuleViolation(
            Code.WRONG_NUMBER_OF_PLAYERS, have=players, fewest=edition.fewest, most=edition.most
        )
