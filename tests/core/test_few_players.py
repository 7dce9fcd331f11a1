"""Card slots with two and three players, by printing (sections 7 and 8)."""

from itertools import product

import pytest

from companion.core.commands import (
    Announce,
    CardSlot,
    Claim,
    NoMoreClaims,
    Reveal,
    Swap,
    TurnAction,
)
from companion.core.decide import decide
from companion.core.errors import Code, RuleViolation
from companion.core.phases import allowed_actions
from companion.core.table import Table
from tests.core.playing import ADELE, BRUNO, after, few_players, refused

LEFT, RIGHT, PROTECTED = CardSlot.LEFT, CardSlot.RIGHT, CardSlot.PROTECTED


@pytest.mark.parametrize("players", [2, 3])
def test_few_players_take_four_opening_turns_in_all(players: int) -> None:
    table = few_players(players, "pl")
    assert table.turn == 5
    assert allowed_actions(table) == tuple(TurnAction)


@pytest.mark.parametrize("printing", ["pl", "ja", "ru"])
def test_opponents_protected_card_is_never_swapped(printing: str) -> None:
    refusal = refused(few_players(2, printing), Swap(BRUNO, LEFT, PROTECTED))
    assert refusal.code is Code.OPPONENTS_PROTECTED_CARD


@pytest.mark.parametrize("printing", ["pl", "ja"])
def test_polish_and_japanese_printings_swap_the_protected_card_with_an_own_card(
    printing: str,
) -> None:
    assert after(few_players(2, printing), Swap(ADELE, LEFT, PROTECTED)).turn == 6
    refusal = refused(few_players(2, printing), Swap(BRUNO, PROTECTED, LEFT))
    assert refusal.code is Code.OWN_PROTECTED_CARD_STAYS


def test_russian_printing_swaps_the_protected_card_with_the_opponents() -> None:
    assert after(few_players(2, "ru"), Swap(BRUNO, PROTECTED, LEFT)).turn == 6
    refusal = refused(few_players(2, "ru"), Swap(ADELE, LEFT, PROTECTED))
    assert refusal.code is Code.OWN_CARDS_STAY


def test_japanese_and_russian_printings_do_not_swap_two_own_cards_with_three_players() -> None:
    assert after(few_players(3, "pl"), Swap(ADELE, LEFT, RIGHT)).turn == 6
    for printing in ("ja", "ru"):
        refusal = refused(few_players(3, printing), Swap(ADELE, LEFT, RIGHT))
        assert refusal.code is Code.OWN_CARDS_STAY


def test_card_is_not_swapped_with_itself() -> None:
    refusal = refused(few_players(2, "pl"), Swap(ADELE, LEFT, LEFT))
    assert refusal.code is Code.SWAP_WITH_SELF


@pytest.mark.parametrize("printing", ["pl", "ja", "ru"])
@pytest.mark.parametrize("hands", [*product((None, *CardSlot), repeat=2)])
def test_swap_without_partner_is_refused_if_impossible_with_everybody(
    printing: str, hands: tuple[CardSlot | None, CardSlot | None]
) -> None:
    table = few_players(2, printing)
    possible = any(is_allowed(table, Swap(person, *hands)) for person in (ADELE, BRUNO))
    assert is_allowed(table, Swap(None, *hands)) is possible


def is_allowed(table: Table, swap: Swap) -> bool:
    try:
        decide(table, swap)
    except RuleViolation:
        return False
    return True


@pytest.mark.parametrize("printing", ["pl", "ja"])
def test_protected_card_may_be_swapped_without_a_partner(printing: str) -> None:
    for swap in (Swap(card=PROTECTED), Swap(other=PROTECTED), Swap(None, LEFT, PROTECTED)):
        assert after(few_players(2, printing), swap).turn == 6


def test_protected_card_may_claim_but_not_be_announced() -> None:
    table = few_players(2, "pl")
    assert refused(table, Announce("king", PROTECTED)).code is Code.PROTECTED_CARD
    table = after(table, Announce("king", LEFT), Claim(BRUNO, PROTECTED), NoMoreClaims())
    assert table.announcement is not None
    assert table.announcement.slots == (PROTECTED,)
    table = after(table, Reveal((BRUNO,)))
    assert (table.coins_of(ADELE), table.coins_of(BRUNO)) == (5, 9)


def test_three_players_have_no_protected_card() -> None:
    refusal = refused(few_players(3, "pl"), Swap(BRUNO, PROTECTED, LEFT))
    assert refusal.code is Code.NO_SUCH_SLOT


def test_swaps_of_every_printing_are_allowed_without_a_printing() -> None:
    table = few_players(2, None)
    assert after(table, Swap(ADELE, LEFT, PROTECTED)).turn == 6
    assert after(table, Swap(BRUNO, PROTECTED, LEFT)).turn == 6


@pytest.mark.parametrize("printing", ["plx", "", "EN", "it"])
def test_printing_that_the_edition_does_not_know_is_refused(printing: str) -> None:
    with pytest.raises(RuleViolation) as refusal:
        few_players(3, printing)
    assert refusal.value.code is Code.UNKNOWN_PRINTING


@pytest.mark.parametrize("printing", ["en", "fr", "pl"])
def test_own_two_cards_may_be_swapped_with_three_players(printing: str) -> None:
    assert after(few_players(3, printing), Swap(ADELE, LEFT, RIGHT)).turn == 6


@pytest.mark.parametrize("printing", ["en", "fr", "pl", "ja"])
def test_own_protected_card_never_goes_to_the_opponent(printing: str) -> None:
    table = few_players(2, printing)
    assert after(table, Swap(ADELE, LEFT, PROTECTED)).turn == 6
    refusal = refused(table, Swap(BRUNO, PROTECTED, LEFT))
    assert refusal.code is Code.OWN_PROTECTED_CARD_STAYS
