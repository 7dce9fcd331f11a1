"""The draft of a custom character, its power made of building blocks."""

from dataclasses import dataclass, replace
from typing import Self

from companion.application.group.character_library import FACES, CharacterLibrary, face_of
from companion.core.custom_characters import MOST_BLOCKS, CustomCharacter, draws_on_bank
from companion.core.powers.blocks import (
    MOST_COINS,
    BankPaysNeighbours,
    Block,
    ByHand,
    MovePeople,
    NameCardOrPay,
    ShowCard,
    SwapFortunes,
    TakeFromBank,
    TakeFromChosen,
    TakeFromCourt,
    TakeFromEachRicher,
    TakeFromNeighbours,
    TakeFromRichest,
    TopUpTo,
    WinAt,
)

OFFERED_BLOCKS: tuple[Block, ...] = (
    TakeFromBank(2),
    TakeFromCourt(),
    TakeFromNeighbours(1),
    TakeFromNeighbours(1, ("left",)),
    TakeFromNeighbours(1, ("right",)),
    BankPaysNeighbours(1),
    TakeFromRichest(2),
    TakeFromEachRicher(),
    TakeFromChosen(1),
    TopUpTo(10),
    SwapFortunes(),
    NameCardOrPay(4),
    ShowCard(),
    MovePeople(1),
    WinAt(10),
    ByHand(),
)
"""The blocks offered, each with its first number of coins."""

_WithCoins = (
    TakeFromBank
    | TakeFromNeighbours
    | BankPaysNeighbours
    | TakeFromRichest
    | TakeFromChosen
    | NameCardOrPay
    | MovePeople
    | WinAt
)
"""The blocks with a number of coins named `coins`."""


@dataclass(frozen=True, slots=True)
class CharacterDraft:
    """A custom character being made or changed. Stored as a part of a game's draft."""

    was: CustomCharacter | None = None
    """The stored character being changed, as it was at the start; None for a new one."""
    begun: int = 0
    """How often the form was reset: gives its text fields new keys."""
    name: str = ""
    text: str = ""
    bank_money: bool = False
    minimum: int = 0
    power: tuple[Block, ...] = ()
    """In the order in which they are carried out."""
    face: str = FACES[0]

    @classmethod
    def of(cls, character: CustomCharacter) -> Self:
        """Return a draft that changes a stored character."""
        return cls(
            was=character,
            face=face_of(character.id),
            name=character.name,
            text=character.text,
            bank_money=character.bank_money,
            minimum=character.minimum,
            power=character.power,
        )

    def toggled(self, kind: str) -> Self:
        """Return the draft with a kind of block added at the end, or removed; up to MOST_BLOCKS.

        Adding the first block that draws on the bank sets `bank_money`, and removing the last one
        clears it; otherwise it stays as people have set it.
        """
        kept = tuple(block for block in self.power if block_kind(block) != kind)
        if len(kept) == len(self.power) and len(kept) < MOST_BLOCKS:
            kept += tuple(block for block in OFFERED_BLOCKS if block_kind(block) == kind)
        pays = draws_on_bank(kept)
        money = self.bank_money if pays == draws_on_bank(self.power) else pays
        return replace(self, power=kept, bank_money=money)

    def with_coins(self, kind: str, more: int) -> Self:
        """Return the draft with `more` coins, perhaps negative, added to the block of a kind.

        Its coins stay from 1 to MOST_COINS. A block without a number of coins is unchanged.
        """
        power = tuple(_with(b, more) if block_kind(b) == kind else b for b in self.power)
        return replace(self, power=power)

    def changes(self, house: CharacterLibrary) -> str | None:
        """Return the id of the stored character that this changes; None for a new one.

        None also if that was deleted or changed meanwhile: its id may be another character's.
        """
        return self.was.id if self.was is not None and self.was in house.characters else None

    def character(self, character_id: str) -> CustomCharacter:
        """Return the character with an id; without any block it is carried out by hand."""
        return CustomCharacter(
            character_id,
            self.name.strip(),
            self.power or (ByHand(),),
            self.text.strip(),
            self.bank_money,
            self.minimum,
        )


def with_saved(
    house: CharacterLibrary, making: CharacterDraft
) -> tuple[CharacterLibrary, CustomCharacter]:
    """Return the library with the character of a draft added or changed, and that character.

    Raises ValidationError for an invalid draft.
    """
    changed = making.changes(house)
    same = changed is not None and face_of(changed) == making.face
    made = making.character(changed if changed and same else house.free_id(making.face))
    kept = house.with_added(made) if changed is None else house.with_changed(changed, made)
    return kept, next(each for each in kept.characters if each.id == made.id)


def block_kind(block: Block) -> str:
    """Return what distinguishes the blocks of OFFERED_BLOCKS, whatever their numbers of coins."""
    match block:
        case TakeFromNeighbours(sides=(side,)):
            return f"{block.block}-{side}".replace("_", "-")
        case _:
            return block.block.replace("_", "-")


def block_coins(block: Block) -> int | None:
    """Return the number of coins of a block; None if it has none."""
    if isinstance(block, TopUpTo):
        return block.total
    return block.coins if isinstance(block, _WithCoins) else None


def _with(block: Block, more: int) -> Block:
    if isinstance(block, TopUpTo):
        return replace(block, total=_within(block.total + more))
    if isinstance(block, _WithCoins):
        return replace(block, coins=_within(block.coins + more))
    return block


def _within(coins: int) -> int:
    return min(MOST_COINS, max(1, coins))
