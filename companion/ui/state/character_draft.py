"""A character being made up from the blocks of all powers. Without Flet."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from pydantic import ValidationError

from companion.application.character_library import MOST_CHARACTERS, CharacterLibrary
from companion.core.boxes import EDITIONS
from companion.core.custom_characters import MOST_BLOCKS, CustomCharacter
from companion.core.errors import Code
from companion.core.names import name_defects
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
from companion.i18n import CharacterName, Messages
from companion.ui.widgets.font_coverage import can_be_shown

KINDS: tuple[Block, ...] = (
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
"""The blocks offered, each with the figure it begins with."""

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
"""The blocks whose figure is `coins`."""

_WRONG_NAMES = {Code.NAME_EMPTY: "house-name-empty", Code.NAME_TWICE: "house-name-taken"}


@dataclass(frozen=True, slots=True)
class CharacterDraft:
    """What has been said of the character so far."""

    was: CustomCharacter | None = None
    """The kept character being changed, as it was when that was begun; None for a new one."""
    begun: int = 0
    """How often the form was begun anew: its fields begin with other words then."""
    name: str = ""
    text: str = ""
    bank_money: bool = False
    minimum: int = 0
    power: tuple[Block, ...] = ()
    """In the order in which they were chosen and will happen."""

    @classmethod
    def of(cls, character: CustomCharacter) -> Self:
        """A kept character, to be changed."""
        return cls(
            was=character,
            name=character.name,
            text=character.text,
            bank_money=character.bank_money,
            minimum=character.minimum,
            power=character.power,
        )

    def toggled(self, kind: str) -> Self:
        """With the block of that kind at the end, or without it; never more than MOST_BLOCKS.

        The first block by which the bank pays makes it bring bank money, the last one taken away
        makes it bring none; in between, and without any, people say so themselves.
        """
        kept = tuple(block for block in self.power if kind_of(block) != kind)
        if len(kept) == len(self.power) and len(kept) < MOST_BLOCKS:
            kept += tuple(block for block in KINDS if kind_of(block) == kind)
        pays = _bank_pays(kept)
        money = self.bank_money if pays == _bank_pays(self.power) else pays
        return replace(self, power=kept, bank_money=money)

    def with_coins(self, kind: str, more: int) -> Self:
        """With the figure of the block of that kind raised by `more` coins, which may be negative.

        It stays from 1 to MOST_COINS. A block without a figure stays as it is.
        """
        power = tuple(_with(b, more) if kind_of(b) == kind else b for b in self.power)
        return replace(self, power=power)

    def changes(self, house: CharacterLibrary) -> str | None:
        """The id of the kept character that this changes; None for one that will be new.

        None also where it was forgotten or changed meanwhile: its id may be another's by now.
        """
        return self.was.id if self.was is not None and self.was in house.characters else None

    def character(self, character_id: str) -> CustomCharacter:
        """The character under that id; without any block it is settled by hand."""
        return CustomCharacter(
            character_id,
            self.name.strip(),
            self.power or (ByHand(),),
            self.text.strip(),
            self.bank_money,
            self.minimum,
        )


def _bank_pays(power: Iterable[Block]) -> bool:
    return any(isinstance(each, TakeFromBank | TopUpTo | BankPaysNeighbours) for each in power)


def kept_with(
    house: CharacterLibrary, making: CharacterDraft
) -> tuple[CharacterLibrary, CustomCharacter]:
    """The characters with this one, new or changed, and this one as it is kept.

    Raises ValidationError for one that cannot be.
    """
    changed = making.changes(house)
    made = making.character(changed or house.free_id())
    kept = house.with_added(made) if changed is None else house.with_changed(made)
    return kept, next(each for each in kept.characters if each.id == made.id)


def lacking(house: CharacterLibrary, making: CharacterDraft, say: Messages) -> str | None:
    """What keeps the character from being kept, in one sentence that names the field; or None."""
    changed = making.changes(house)
    if changed is None and len(house.characters) >= MOST_CHARACTERS:
        return say.text("house-full", most=MOST_CHARACTERS)
    others = [each.name for each in house.characters if each.id != changed]
    known = len(tuple(name_defects(others)))
    # the name asked about comes last, and so does what is wrong with it
    for defect in tuple(name_defects((*others, making.name.strip())))[known:]:
        return say.text(_WRONG_NAMES.get(defect.code, "house-name-unreadable"))
    if not can_be_shown(making.name):
        return say.text("house-name-unreadable")
    if making.name.strip().casefold() in _printed(say):
        return say.text("house-name-printed")
    try:
        kept_with(house, making)
    except ValidationError as error:
        text = any("text" in each["loc"] for each in error.errors())
        return say.text("house-text-unreadable" if text else "house-name-unreadable")
    return None


def _printed(say: Messages) -> set[str]:
    """What the characters of both boxes are called in the reader's language, in lower case."""
    ids = {character for edition in EDITIONS.values() for character in edition.characters}
    return {say.text("name-of-character", character=CharacterName(each)).casefold() for each in ids}


def kind_of(block: Block) -> str:
    """What tells the blocks of KINDS apart, whatever their figures."""
    match block:
        case TakeFromNeighbours(sides=(side,)):
            return f"{block.block}-{side}".replace("_", "-")
        case _:
            return block.block.replace("_", "-")


def coins_in(block: Block) -> int | None:
    """The figure of a block in coins; None where it has none."""
    if isinstance(block, TopUpTo):
        return block.total
    return block.coins if isinstance(block, _WithCoins) else None


def in_words(block: Block, say: Messages) -> str:
    """One sentence for a block."""
    people = block.people if isinstance(block, TakeFromChosen) else 1
    return say.text(f"block-{kind_of(block)}", coins=coins_in(block) or 0, people=people)


def power_in_words(power: Iterable[Block], say: Messages) -> str:
    """The blocks in the order in which they happen."""
    return say.language.profile.sentence_separator.join(in_words(block, say) for block in power)


def told_power(character: CustomCharacter, say: Messages) -> list[str]:
    """What the group says of a character, then what the bank does by itself; either may be none."""
    blocks = [block for block in character.power if not isinstance(block, ByHand)]
    return [words for words in (character.text, power_in_words(blocks, say)) if words]


def _with(block: Block, more: int) -> Block:
    if isinstance(block, TopUpTo):
        return replace(block, total=_within(block.total + more))
    if isinstance(block, _WithCoins):
        return replace(block, coins=_within(block.coins + more))
    return block


def _within(coins: int) -> int:
    return min(MOST_COINS, max(1, coins))
