"""Custom characters on the blank cards of a box (section 2)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated

from pydantic import ConfigDict, Field

from companion.core.boxes import MOST_PLAYERS, Character, Edition
from companion.core.errors import Code, RuleViolation
from companion.core.names import DIRECTION_MARKS, DISTURBING_KINDS, NAME_LIMIT
from companion.core.powers.blocks import BankPaysNeighbours, Block, TakeFromBank, TopUpTo

TEXT_LIMIT = 300
"""Length of the group's description of a power, in characters."""
MOST_BLOCKS = 6
"""Blocks in a power."""

_DISTURBING = "".join(rf"\p{{{kind}}}" for kind in DISTURBING_KINDS) + DIRECTION_MARKS
_NAME = rf"^[^{_DISTURBING}]*[\p{{L}}\p{{N}}\p{{P}}\p{{S}}][^{_DISTURBING}]*$"
_TEXT = rf"^(\n|[^{_DISTURBING}])*$"


@dataclass(frozen=True, slots=True)
class CustomCharacter:
    """A character invented by the group. Its power is made of the blocks of printed powers."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True, revalidate_instances="always")
    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
    name: Annotated[str, Field(max_length=NAME_LIMIT, pattern=_NAME)]
    power: Annotated[
        tuple[Annotated[Block, Field(discriminator="block")], ...],
        Field(min_length=1, max_length=MOST_BLOCKS),
    ]
    text: Annotated[str, Field(max_length=TEXT_LIMIT, pattern=_TEXT)] = ""
    bank_money: bool = False
    minimum: Annotated[int, Field(ge=0, le=MOST_PLAYERS)] = 0

    def as_character(self) -> Character:
        """Return the character as one of a box."""
        return Character(
            self.id,
            self.power,
            bank_money=self.bank_money,
            minimum=self.minimum,
            given_name=self.name,
            female=None,
        )


CustomCharacters = Annotated[tuple[CustomCharacter, ...], Field(max_length=10)]
"""The custom characters in a record. `custom_character_defects` limits those in play."""


def draws_on_bank(power: Iterable[Block]) -> bool:
    """Return whether a power takes coins from the bank, which makes it bank money (section 3)."""
    return any(isinstance(block, TakeFromBank | TopUpTo | BankPaysNeighbours) for block in power)


def box_with(edition: Edition, house: Iterable[CustomCharacter]) -> Edition:
    """Return the edition with custom characters on its blank cards."""
    return edition.with_custom_characters(character.as_character() for character in house)


def custom_character_defects(
    edition: Edition, house: tuple[CustomCharacter, ...]
) -> Iterator[RuleViolation]:
    """Yield violations for too many characters for the blank cards, and for ids already printed.

    `edition` is the box as sold.
    """
    if len(house) > edition.blank_cards:
        yield RuleViolation(
            Code.TOO_MANY_HOUSE_CHARACTERS, have=len(house), most=edition.blank_cards
        )
    for character in house:
        if character.id in edition.characters:
            yield RuleViolation(Code.HOUSE_CHARACTER_IS_PRINTED, character=character.id)
