"""The rules of choosing a set, against a second implementation of section 3."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from companion.core.boxes import FIRST, SECOND, Edition
from companion.core.custom_characters import CustomCharacter, box_with
from companion.core.errors import Code, RuleViolation
from companion.core.powers.blocks import TakeFromBank
from companion.core.set_rules import bank_money_cards, box_defects, choosing_defects, set_defects

SINGLES = (
    *("judge", "bishop", "king", "fool", "queen", "thief"),
    *("witch", "spy", "cheat", "inquisitor", "widow"),
)
MONEY = {"queen", "king", "widow", "fool", "peasant"}


def every_set() -> Iterator[tuple[str, ...]]:
    """Every set of cards that can be taken out of the first edition's box."""
    for taken in product((False, True), repeat=len(SINGLES)):
        singles = tuple(card for card, is_in in zip(SINGLES, taken, strict=True) if is_in)
        for peasants in range(3):
            yield (*singles, *["peasant"] * peasants)


def defects(edition: Edition, players: int, cards: tuple[str, ...]) -> tuple[RuleViolation, ...]:
    """Everything wrong with a set, were it not printed."""
    return (*box_defects(edition, players, cards), *choosing_defects(edition, players, cards))


def broken(players: int, cards: tuple[str, ...]) -> set[tuple[Code, object]]:
    """The constraints as the table of section 3 has them, read once more and without the core."""
    found: set[tuple[Code, object]] = set()
    if "judge" not in cards:
        found.add((Code.JUDGE_MISSING, None))
    if 3 * len([card for card in cards if card in MONEY]) < len(cards):
        found.add((Code.TOO_LITTLE_BANK_MONEY, None))
    if cards.count("peasant") == 1:
        found.add((Code.PEASANT_ALONE, "peasant"))
    if players < 8:
        found |= {
            (Code.TOO_FEW_PLAYERS_FOR, card) for card in ("peasant", "inquisitor") if card in cards
        }
    right_number = len(cards) == 6 if players <= 5 else 0 <= len(cards) - players <= 2
    if not right_number:
        found.add((Code.WRONG_NUMBER_OF_CARDS, None))
    return found


def told(violations: tuple[RuleViolation, ...]) -> set[tuple[Code, object]]:
    as_set: set[tuple[Code, object]] = {
        (violation.code, violation.params.get("character")) for violation in violations
    }
    assert len(as_set) == len(violations), "a defect is told twice"
    return as_set


@pytest.mark.parametrize("players", range(2, 14))
def test_every_set_of_the_first_edition_for_every_number_of_players(players: int) -> None:
    sets = list(every_set())
    assert len(sets) == len(set(sets)) == 6144
    wrong = [
        cards for cards in sets if told(defects(FIRST, players, cards)) != broken(players, cards)
    ]
    assert wrong == []


def test_every_printed_set_but_one_is_valid_by_the_constraints_too() -> None:
    invalid = [s.id for s in FIRST.printed_sets if defects(FIRST, s.players, s.cards)]
    assert invalid == ["first-7-spy"]


@pytest.mark.parametrize(
    ("edition", "players", "numbers"),
    [
        (FIRST, 2, (6,)),
        (FIRST, 3, (6,)),
        (FIRST, 4, (6,)),
        (FIRST, 5, (6,)),
        (FIRST, 6, (6, 7, 8)),
        (FIRST, 11, (11, 12, 13)),
        (FIRST, 12, (12, 13)),
        (FIRST, 13, (13,)),
        (SECOND, 4, (6,)),
        (SECOND, 12, (12, 13, 14)),
    ],
)
def test_numbers_of_cards(edition: Edition, players: int, numbers: tuple[int, ...]) -> None:
    assert edition.numbers_of_cards(players) == numbers


def test_defects_have_figures() -> None:
    cards = ("king", "king", "bishop", "thief", "cheat", "mayor", "peasant")
    assert [(d.code, d.params) for d in defects(FIRST, 5, cards)] == [
        (Code.NOT_IN_THE_BOX, {"character": "king", "have": 2, "copies": 1}),
        (Code.UNKNOWN_CHARACTER, {"character": "mayor"}),
        (Code.WRONG_NUMBER_OF_CARDS, {"have": 7, "fewest": 6, "most": 6}),
        (Code.JUDGE_MISSING, {}),
        (Code.PEASANT_ALONE, {"character": "peasant"}),
        (Code.TOO_FEW_PLAYERS_FOR, {"character": "peasant", "minimum": 8}),
    ]


def test_impossible_sets_differ_from_house_sets() -> None:
    cards = ("king", "king", "bishop", "thief", "cheat", "widow")
    assert [d.code for d in box_defects(FIRST, 6, cards)] == [Code.NOT_IN_THE_BOX]
    assert [d.code for d in choosing_defects(FIRST, 6, cards)] == [Code.JUDGE_MISSING]


def test_second_edition_requires_judge_bank_money_and_both_peasants() -> None:
    singles = [c.id for c in SECOND.characters.values() if c.copies == 1]
    money = {"empress", "king", "widow", "fool", "patron", "princess"}
    for cards in combinations(singles, 6):
        codes = {violation.code for violation in defects(SECOND, 4, cards)}
        assert (Code.JUDGE_MISSING in codes) is ("judge" not in cards)
        assert (Code.TOO_LITTLE_BANK_MONEY in codes) is (len(money.intersection(cards)) < 2)
        assert codes <= {Code.JUDGE_MISSING, Code.TOO_LITTLE_BANK_MONEY}
    one_peasant = ("judge", "king", "empress", "fool", "thief", "peasant")
    assert [d.code for d in defects(SECOND, 4, one_peasant)] == [Code.PEASANT_ALONE]


def test_both_copies_of_the_peasant_bring_bank_money() -> None:
    assert bank_money_cards(FIRST, ("judge", "peasant", "peasant", "king", "mayor")) == 3


def test_only_the_judges_minimum_is_known_in_the_second_edition() -> None:
    assert {c.id: c.minimum for c in SECOND.characters.values() if c.minimum is not None} == {
        "judge": 0
    }
    assert {c.id: c.minimum for c in FIRST.characters.values() if c.minimum} == {
        "peasant": 8,
        "inquisitor": 8,
    }


@pytest.mark.parametrize(
    ("edition", "have", "cards", "ample"),
    [
        (FIRST, 2, 6, False),
        (FIRST, 3, 6, True),
        (FIRST, 3, 8, True),
        (SECOND, 3, 8, False),
        (SECOND, 4, 8, True),
        (SECOND, 3, 7, False),
    ],
)
def test_advice_on_bank_money_is_more_than_a_third_or_half(
    edition: Edition, have: int, cards: int, ample: bool
) -> None:
    assert edition.has_ample_bank_money(have, cards) is ample


MAYOR = CustomCharacter("mayor", "Mayor", (TakeFromBank(2),), bank_money=True)
BAILIFF = CustomCharacter("bailiff", "Bailiff", (TakeFromBank(1),))


@pytest.mark.parametrize(
    ("cards", "house", "impossible", "broken"),
    [
        (("judge", "bishop", "king", "queen", "thief", "cheat"), (), [], []),
        (("witch", "bishop", "king", "queen", "thief", "cheat"), (), [], [Code.JUDGE_MISSING]),
        (("judge", "bishop", "king", "mayor", "thief", "cheat"), (MAYOR,), [], []),
        (
            ("judge", "bishop", "king", "mayor", "thief"),
            (),
            [Code.UNKNOWN_CHARACTER, Code.WRONG_NUMBER_OF_CARDS],
            [Code.TOO_LITTLE_BANK_MONEY],
        ),
        (
            ("judge", "bishop", "king", "mayor", "bailiff", "cheat"),
            (MAYOR, BAILIFF),
            [Code.TOO_MANY_HOUSE_CHARACTERS],
            [],
        ),
    ],
    ids=["valid", "a rule broken", "with an own character", "cannot be played", "too many own"],
)
def test_set_defects_separate_impossible_from_broken(
    cards: tuple[str, ...],
    house: tuple[CustomCharacter, ...],
    impossible: list[Code],
    broken: list[Code],
) -> None:
    found = set_defects(FIRST, 4, cards, house)

    assert [defect.code for defect in found.impossible] == impossible
    assert [defect.code for defect in found.broken] == broken


def test_box_contains_custom_characters() -> None:
    box = box_with(FIRST, [MAYOR])

    assert box.characters == {**FIRST.characters, "mayor": MAYOR.as_character()}
    assert box_with(FIRST, []) == FIRST
