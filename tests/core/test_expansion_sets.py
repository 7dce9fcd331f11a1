"""Sets with cards of the expansion of 2014: the boxes they need, and the rules of choosing."""

import pytest

from companion.core.boxes import EXPANSIONS, FIRST, combine, mixed_box, needed_boxes
from companion.core.errors import Code
from companion.core.set_rules import set_defects
from tests.core.playing import SECOND

BOX = combine(FIRST, EXPANSIONS["expansion"])


def test_cards_of_the_expansion_bring_their_box() -> None:
    assert needed_boxes(FIRST.id, ("judge", "king")) == ()
    assert needed_boxes(FIRST.id, ("judge", "sage")) == ("first", "expansion")
    assert needed_boxes(SECOND, ("judge", "princess", "queen")) == ()


def test_the_damned_alone_is_the_promo_card() -> None:
    assert needed_boxes(FIRST.id, ("judge", "damned")) == ("first", "promo")
    assert needed_boxes(FIRST.id, ("judge", "damned", "sage")) == ("first", "expansion")
    assert mixed_box(FIRST.id, ("judge", "damned"), ("expansion", "promo")) == BOX


def test_second_own_character_needs_the_blank_card_of_the_expansion() -> None:
    assert needed_boxes(FIRST.id, ("judge", "cook"), own=1) == ()
    assert needed_boxes(FIRST.id, ("judge", "cook", "mayor"), own=2) == ("first", "expansion")
    assert mixed_box(FIRST.id, ("judge",), ("expansion",)) == BOX


@pytest.mark.parametrize("printed", BOX.printed_sets, ids=lambda each: each.id)
def test_printed_set_is_lawful_and_can_be_played(printed: object) -> None:
    defects = set_defects(BOX, printed.players, printed.cards)  # type: ignore[attr-defined]
    assert (defects.impossible, defects.broken) == ((), ())


def codes(players: int, *cards: str) -> set[Code]:
    return {defect.code for defect in set_defects(BOX, players, cards).broken}


def test_judge_may_stay_in_the_box_if_two_thirds_bring_money() -> None:
    money = ("king", "queen", "fool", "widow", "patron", "gambler")
    assert codes(8, *money, "bishop", "thief") == set()
    assert codes(8, *money[:4], "bishop", "thief", "spy", "cheat") == {Code.JUDGE_MISSING}


def test_courtesan_needs_a_third_of_women_as_far_as_we_know() -> None:
    men = ("judge", "king", "fool", "bishop", "thief")
    assert codes(8, "courtesan", *men, "cheat", "patron") == {Code.TOO_FEW_WOMEN}
    assert codes(8, "courtesan", *men, "queen", "patron") == set()


@pytest.mark.parametrize(
    ("character", "fewest"),
    [("actress", 8), ("sage", 8), ("usurper", 8), ("princess", 6), ("puppet_master", 6)],
)
def test_characters_have_the_minimum_on_their_cards(character: str, fewest: int) -> None:
    assert BOX.characters[character].minimum == fewest
