"""Choosing a set of cards: whether it can be played, and what it breaks (rules section 3)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.boxes import Edition
from companion.core.custom_characters import CustomCharacter, box_with, custom_character_defects
from companion.core.errors import Code, RuleViolation

JUDGE = "judge"
"""The one character that every set has to have."""


@dataclass(frozen=True, slots=True)
class SetDefects:
    """All that is wrong with a set."""

    impossible: tuple[RuleViolation, ...]
    """Why it cannot be played: cards that the box lacks, or too many or too few of them."""
    broken: tuple[RuleViolation, ...]
    """Rules of choosing that it breaks; a group may decide to play it all the same."""


def set_defects(
    edition: Edition,
    players: int,
    cards: Sequence[str],
    house: tuple[CustomCharacter, ...] = (),
    *,
    from_sheet: bool = False,
) -> SetDefects:
    """Return what is wrong with a set for `players`; `house` are the custom characters in it.

    `edition` is the box as it is sold. A printed set breaks no rule of choosing. Whether the
    edition is for so many players is checked by `number_defects`.
    """
    box = box_with(edition, house)
    return SetDefects(
        impossible=(
            *custom_character_defects(edition, house),
            *box_defects(box, players, cards, from_sheet=from_sheet),
        ),
        broken=broken_rules(box, players, cards),
    )


def bank_money_cards(edition: Edition, cards: Sequence[str]) -> int:
    """How many of the cards bring money from the bank; each copy counts."""
    return sum(edition.characters[card].bank_money for card in cards if card in edition.characters)


def bank_money_needed(cards: int) -> int:
    """How many of so many cards have to bring money from the bank: at least a third of them."""
    return -(-cards // 3)


def broken_rules(edition: Edition, players: int, cards: Sequence[str]) -> tuple[RuleViolation, ...]:
    """Which rules of choosing a set breaks; none for a printed set, which is lawful as it stands.

    A minimum of players that is not known here counts as kept.
    """
    if edition.is_printed(players, cards):
        return ()
    fixed = edition.fixed_set(players)
    return (
        *((RuleViolation(Code.FIXED_SET, players=players),) if fixed else ()),
        *choosing_defects(edition, players, cards),
    )


def box_defects(
    edition: Edition, players: int, cards: Sequence[str], *, from_sheet: bool = False
) -> tuple[RuleViolation, ...]:
    """What makes a set impossible to play: cards that are not there, or too many or too few."""
    found = []
    for card, have in Counter(cards).items():
        if card not in edition.characters:
            found.append(RuleViolation(Code.UNKNOWN_CHARACTER, character=card))
        elif have > edition.characters[card].copies:
            found.append(
                RuleViolation(
                    Code.NOT_IN_THE_BOX,
                    character=card,
                    have=have,
                    copies=edition.characters[card].copies,
                )
            )
    numbers = edition.sheet_numbers if from_sheet else edition.numbers_of_cards
    allowed = numbers(players)
    # for more people than the box has cards no number is right, and that is no fault of the set
    if allowed and len(cards) not in allowed:
        found.append(
            RuleViolation(
                Code.WRONG_NUMBER_OF_CARDS, have=len(cards), fewest=allowed[0], most=allowed[-1]
            )
        )
    return tuple(found)


def choosing_defects(
    edition: Edition, players: int, cards: Sequence[str]
) -> tuple[RuleViolation, ...]:
    """Which rules of choosing the set breaks; a group may decide to play it all the same."""
    found = []
    if JUDGE not in cards:
        found.append(RuleViolation(Code.JUDGE_MISSING))
    have = bank_money_cards(edition, cards)
    need = bank_money_needed(len(cards))
    if have < need:
        found.append(
            RuleViolation(Code.TOO_LITTLE_BANK_MONEY, have=have, need=need, cards=len(cards))
        )
    for card, number in Counter(cards).items():
        character = edition.characters.get(card)
        if character is None:
            continue
        if number < character.copies:
            found.append(RuleViolation(Code.PEASANT_ALONE, character=card))
        if character.minimum is not None and players < character.minimum:
            found.append(
                RuleViolation(Code.TOO_FEW_PLAYERS_FOR, character=card, minimum=character.minimum)
            )
    return tuple(found)
