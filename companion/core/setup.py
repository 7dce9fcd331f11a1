"""The first line of a record: who plays, with which cards. Checked here, and only here."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from companion.core.boxes import START_COINS, Edition, EditionId, cards_each
from companion.core.commands import CharacterId, Person
from companion.core.custom_characters import CustomCharacters, box_with
from companion.core.errors import Code, RuleViolation
from companion.core.names import name_defects
from companion.core.set_rules import set_defects
from companion.core.table import Rules, Table


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


def initial_table(setup: Setup) -> Table:
    """The table before the first turn: 6 coins each, the rest in the bank.

    Raises RuleViolation with every defect of people and set at once. A set that breaks a rule of
    choosing is accepted where it is printed for that edition and number of players, or where the
    group says `house_set`.
    """
    edition = edition_of(setup)
    people = len(setup.players)
    of_set = set_defects(setup.edition, people, setup.cards, setup.house)
    found = [
        *_people_defects(edition, setup),
        *of_set.impossible,
        *(() if setup.house_set else of_set.broken),
    ]
    if found:
        first, *others = found
        raise RuleViolation(first.code, others=tuple(others), **first.params)
    return Table(
        rules=Rules(
            edition=edition,
            setup=setup,
            characters={card: edition.characters[card] for card in setup.cards},
        ),
        seats=tuple(range(people)),
        coins=(START_COINS,) * people,
        court=0,
        bank=edition.coins - START_COINS * people,
        turn=1,
        place=setup.first,
        active=setup.first,
    )


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


def _people_defects(edition: Edition, setup: Setup) -> Iterator[RuleViolation]:
    have = len(setup.players)
    yield from number_defects(edition, have)
    yield from name_defects(setup.players)
    if setup.first >= have:
        yield RuleViolation(Code.UNKNOWN_PERSON, person=setup.first)
