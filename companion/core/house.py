"""Characters a group makes up for the blank card of its box (rules section 2)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from pydantic import ConfigDict, Field

from companion.core.editions import Character, Edition
from companion.core.errors import Code, RuleViolation
from companion.core.powers.blocks import Block

# what would disturb a screen: control characters, line ends, and marks that turn the text round
_DISTURBING = r"\p{Cc}\p{Zl}\p{Zp}\x{202A}-\x{202E}\x{2066}-\x{2069}"
_NAME = rf"^[^{_DISTURBING}]*[\p{{L}}\p{{N}}\p{{P}}\p{{S}}][^{_DISTURBING}]*$"
_TEXT = rf"^(\n|[^{_DISTURBING}])*$"


@dataclass(frozen=True, slots=True)
class HouseCharacter:
    """A character of the group's own, its power put together from the blocks all powers are of."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
    name: Annotated[str, Field(max_length=40, pattern=_NAME)]
    power: Annotated[
        tuple[Annotated[Block, Field(discriminator="block")], ...],
        Field(min_length=1, max_length=6),
    ]
    text: Annotated[str, Field(max_length=300, pattern=_TEXT)] = ""
    bank_money: bool = False
    minimum: Annotated[int, Field(ge=0, le=13)] = 0

    def as_character(self) -> Character:
        """The same as a character of the box."""
        return Character(
            self.id,
            self.power,
            bank_money=self.bank_money,
            minimum=self.minimum,
            given_name=self.name,
        )


def house_defects(edition: Edition, house: tuple[HouseCharacter, ...]) -> Iterator[RuleViolation]:
    """What is wrong with a group's own characters: too many of them, or one that is printed."""
    if len(house) > edition.blank_cards:
        yield RuleViolation(
            Code.TOO_MANY_HOUSE_CHARACTERS, have=len(house), most=edition.blank_cards
        )
    for character in house:
        if character.id in edition.characters:
            yield RuleViolation(Code.HOUSE_CHARACTER_IS_PRINTED, character=character.id)
