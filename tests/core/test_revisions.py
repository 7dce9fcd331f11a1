"""A game is checked and played by the revision of the rules it was made by."""

from dataclasses import replace
from typing import Any, cast

import pytest

from companion.core.boxes import (
    EDITIONS,
    FIRST,
    SECOND,
    Character,
    EditionId,
    Expansion,
    PrintedSet,
    combine,
)
from companion.core.custom_characters import CustomCharacter
from companion.core.errors import Code, RuleViolation
from companion.core.game import Game
from companion.core.initial_table import initial_table
from companion.core.powers.blocks import TakeFromBank, TakeFromCourt
from companion.core.record import dump_line, play_lines
from companion.core.revisions import REVISIONS, Revision
from companion.core.setup import Setup
from tests.core.playing import NAMES

GURU_SET = ("judge", "empress", "king", "princess", "shaman", "guru")
OWN_SIX = ("judge", "king", "queen", "fool", "thief", "cheat")


@pytest.fixture
def small_box(monkeypatch: pytest.MonkeyPatch) -> Expansion:
    """An expansion of one character and one blank card, known to revision 2."""
    banker = Character("banker", (TakeFromBank(4),), bank_money=True)
    printed = PrintedSet("banking-6", 6, ("judge", "king", "thief", "cheat", "spy", "banker"))
    expansion = Expansion(
        "small_box", (EditionId.FIRST,), {"banker": banker}, (printed,), 1, tokens=True
    )
    known = replace(REVISIONS[2], expansions={"small_box": expansion})
    monkeypatch.setitem(cast(Any, REVISIONS), 2, known)
    return expansion


def setup(edition: EditionId, players: int, cards: tuple[str, ...], rules: int | None) -> Setup:
    version = 1 if rules is None else 2
    return Setup(edition, NAMES[:players], cards, first=0, version=version, rules=rules)


def code_of(setup: Setup) -> Code | None:
    try:
        initial_table(setup)
    except RuleViolation as refusal:
        return refusal.code
    return None


def played(setup: Setup) -> Game:
    (game,) = play_lines([dump_line(setup)])
    return game


def test_figure_filled_in_later_leaves_older_games_readable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    guru = replace(SECOND.characters["guru"], minimum=8)
    later = replace(SECOND, characters={**SECOND.characters, "guru": guru})
    third = Revision({**EDITIONS, EditionId.SECOND: later}, {})
    monkeypatch.setitem(cast(Any, REVISIONS), 3, third)

    for rules in (None, 1, 2):
        assert played(setup(EditionId.SECOND, 6, GURU_SET, rules)).table.turn == 1
    assert code_of(setup(EditionId.SECOND, 6, GURU_SET, 3)) is Code.TOO_FEW_PLAYERS_FOR


@pytest.mark.parametrize("players", [2, 3])
def test_own_choice_for_two_and_three_players_is_a_house_set_since_revision_2(
    players: int,
) -> None:
    assert code_of(setup(EditionId.FIRST, players, OWN_SIX, None)) is None
    assert code_of(setup(EditionId.FIRST, players, OWN_SIX, 1)) is None
    chosen = setup(EditionId.FIRST, players, OWN_SIX, 2)
    assert code_of(chosen) is Code.FIXED_SET
    assert code_of(replace(chosen, house_set=True)) is None


@pytest.mark.parametrize(("players", "cards"), [(4, 4), (4, 6), (5, 5), (5, 7), (7, 9), (12, 14)])
def test_sheet_may_have_up_to_two_masks_more_than_players(players: int, cards: int) -> None:
    names = tuple(SECOND.characters)[:cards]
    off_sheet = replace(
        setup(EditionId.SECOND, players, names, 2), scenario="sheet-7-a", house_set=True
    )
    assert code_of(off_sheet) is None
    longer = replace(off_sheet, cards=tuple(SECOND.characters)[: players + 3])
    assert code_of(longer) is Code.WRONG_NUMBER_OF_CARDS


def test_sheet_with_other_than_six_masks_for_four_stays_refused_by_revision_1() -> None:
    names = tuple(SECOND.characters)[:5]
    off_sheet = replace(setup(EditionId.SECOND, 4, names, 1), scenario="sheet-4-a", house_set=True)
    assert code_of(off_sheet) is Code.WRONG_NUMBER_OF_CARDS


def test_expansion_is_mixed_with_the_base_game(small_box: Expansion) -> None:
    cards = ("judge", "king", "queen", "thief", "witch", "banker")
    mixed = replace(setup(EditionId.FIRST, 6, cards, 2), boxes=("first", "small_box"))

    assert initial_table(mixed).characters["banker"] is small_box.characters["banker"]
    assert played(mixed).table == initial_table(mixed)
    assert code_of(replace(mixed, boxes=("first",))) is Code.UNKNOWN_CHARACTER
    assert code_of(replace(mixed, boxes=("small_box", "small_box"))) is Code.BOXES_CONFLICT
    assert code_of(replace(mixed, rules=1)) is Code.UNKNOWN_BOX


def test_custom_character_uses_a_blank_card_of_the_expansion(small_box: Expansion) -> None:
    cards = ("judge", "king", "queen", "thief", "mayor", "bailiff")
    house = tuple(
        CustomCharacter(id=each, name=each, power=(TakeFromCourt(),)) for each in cards[4:]
    )
    alone = replace(setup(EditionId.FIRST, 6, cards, 2), house=house)

    assert code_of(alone) is Code.TOO_MANY_HOUSE_CHARACTERS
    assert code_of(replace(alone, boxes=("first", "small_box"))) is None


def test_combined_box_has_the_parts_of_both(small_box: Expansion) -> None:
    mixed = combine(SECOND, small_box)

    assert set(mixed.characters) == {*SECOND.characters, "banker"}
    assert mixed.printed_for(6) == small_box.printed_sets
    assert mixed.blank_cards == SECOND.blank_cards + 1
    assert (SECOND.tokens, mixed.tokens) == (False, True)
    assert (mixed.id, mixed.coins, mixed.after_reveal) == (
        *(SECOND.id, SECOND.coins, SECOND.after_reveal),
    )


@pytest.mark.parametrize(
    ("twin", "shared"),
    [
        (Expansion("twin", (EditionId.FIRST,), {"king": SECOND.characters["king"]}), "king"),
        (
            Expansion("twin", (EditionId.FIRST,), {}, (PrintedSet("first-4", 4, OWN_SIX),)),
            "first-4",
        ),
    ],
)
def test_boxes_with_another_character_or_set_of_that_id_do_not_combine(
    twin: Expansion, shared: str
) -> None:
    with pytest.raises(RuleViolation) as refusal:
        combine(FIRST, twin)
    assert refusal.value.code is Code.BOXES_CONFLICT
    assert refusal.value.params == {"box": "twin", "shared": (shared,)}
