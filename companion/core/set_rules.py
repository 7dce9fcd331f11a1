"""The rules of choosing a set of cards (section 3)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.boxes import Edition
from companion.core.custom_characters import CustomCharacter, box_with, custom_character_defects
from companion.core.errors import Code, RuleViolation

JUDGE = "judge"
"""The character that a set must have."""


@dataclass(frozen=True, slots=True)
class SetDefects:
    """The defects of a set."""

    impossible: tuple[RuleViolation, ...]
    """Defects that prevent playing: cards the box lacks, or a wrong number of cards."""
    broken: tuple[RuleViolation, ...]
    """Broken rules of choosing, with which the set can be played as a house set."""


def set_defects(
    edition: Edition,
    players: int,
    cards: Sequence[str],
    house: tuple[CustomCharacter, ...] = (),
    *,
    from_sheet: bool = False,
) -> SetDefects:
    """Return the defects of a set for this many players; `house` are its custom characters.

    `edition` is the box as sold. `number_defects` checks the number of players.
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
    """Return how many of the cards bring bank money, counting each copy."""
    return sum(edition.characters[card].bank_money for card in cards if card in edition.characters)


def bank_money_needed(cards: int) -> int:
    """Return how many of so many cards must bring bank money: a third, rounded up."""
    return -(-cards // 3)


def women_possible(edition: Edition, cards: Sequence[str]) -> int:
    """Return how many cards show women, counting those that we don't know (section 12)."""
    known = (edition.characters[card] for card in cards if card in edition.characters)
    return sum(character.female is not False for character in known)


def broken_rules(edition: Edition, players: int, cards: Sequence[str]) -> tuple[RuleViolation, ...]:
    """Return the rules of choosing that a set breaks. A printed set breaks none.

    Neither does a character whose fewest players are unknown.
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
    """Return why a set cannot be played: cards the box lacks, or a wrong number of cards."""
    defects = []
    for card, have in Counter(cards).items():
        if card not in edition.characters:
            defects.append(RuleViolation(Code.UNKNOWN_CHARACTER, character=card))
        elif have > edition.characters[card].copies:
            defects.append(
                RuleViolation(
                    Code.NOT_IN_THE_BOX,
                    character=card,
                    have=have,
                    copies=edition.characters[card].copies,
                )
            )
    numbers = edition.sheet_numbers if from_sheet else edition.numbers_of_cards
    allowed = numbers(players)
    # no number is allowed for more players than the box has cards; that is no defect of the set
    if allowed and len(cards) not in allowed:
        defects.append(
            RuleViolation(
                Code.WRONG_NUMBER_OF_CARDS, have=len(cards), fewest=allowed[0], most=allowed[-1]
            )
        )
    return tuple(defects)


def choosing_defects(
    edition: Edition, players: int, cards: Sequence[str]
) -> tuple[RuleViolation, ...]:
    """Return the rules of choosing that the cards break, even if they are a printed set."""
    defects = []
    have = bank_money_cards(edition, cards)
    if JUDGE not in cards and not (edition.judge_optional and have >= 2 * len(cards) // 3):
        defects.append(RuleViolation(Code.JUDGE_MISSING))
    need = bank_money_needed(len(cards))
    if have < need:
        defects.append(
            RuleViolation(Code.TOO_LITTLE_BANK_MONEY, have=have, need=need, cards=len(cards))
        )
    for card, number in Counter(cards).items():
        character = edition.characters.get(card)
        if character is None:
            continue
        if number < character.copies:
            defects.append(RuleViolation(Code.PEASANT_ALONE, character=card))
        if character.minimum is not None and players < character.minimum:
            defects.append(
                RuleViolation(Code.TOO_FEW_PLAYERS_FOR, character=card, minimum=character.minimum)
            )
        if character.needs_women and women_possible(edition, cards) < bank_money_needed(len(cards)):
            defects.append(
                RuleViolation(
                    Code.TOO_FEW_WOMEN,
                    character=card,
                    have=women_possible(edition, cards),
                    need=bank_money_needed(len(cards)),
                )
            )
    return tuple(defects)
