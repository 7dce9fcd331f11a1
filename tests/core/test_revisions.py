"""A game is checked and played by the revision of the rules it was made by."""

from dataclasses import replace
from typing import Any, cast

import pytest

from companion.core import revisions
from companion.core.boxes import EDITIONS, FIRST, SECOND, Character, EditionId, Expansion
from companion.core.errors import Code, RuleViolation
from companion.core.game import Game
from companion.core.initial_table import initial_table
from companion.core.powers.blocks import TakeFromBank
from companion.core.record import dump_line, play_lines
from companion.core.setup import Setup
from tests.core.playing import NAMES

GURU_SET = ("judge", "empress", "king", "princess", "shaman", "guru")
OWN_SIX = ("judge", "king", "queen", "fool", "thief", "cheat")


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
    monkeypatch.setitem(cast(Any, revisions.REVISIONS), 3, {**EDITIONS, EditionId.SECOND: later})

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


def test_expansion_is_mixed_with_the_base_game(monkeypatch: pytest.MonkeyPatch) -> None:
    banker = Character("banker", (TakeFromBank(4),), bank_money=True)
    expansion = Expansion("small_box", {"banker": banker}, blank_cards=1)
    monkeypatch.setattr(revisions, "EXPANSIONS", {"small_box": expansion})
    cards = ("judge", "king", "queen", "thief", "witch", "banker")
    mixed = replace(setup(EditionId.FIRST, 6, cards, 2), boxes=("first", "small_box"))

    assert initial_table(mixed).rules.characters["banker"] is banker
    assert initial_table(mixed).rules.edition.blank_cards == FIRST.blank_cards + 1
    assert played(mixed).table == initial_table(mixed)
    assert code_of(replace(mixed, boxes=("first",))) is Code.UNKNOWN_CHARACTER


def test_boxes_with_the_same_character_cannot_be_mixed() -> None:
    twin = Expansion("twin", {"king": FIRST.characters["king"]})
    with pytest.raises(ValueError, match="king"):
        FIRST.with_expansion(twin)
