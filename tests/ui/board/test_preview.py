"""Selections, and what confirming them would do."""

import pytest

from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    Choose,
    Claim,
    Command,
    NoMoreClaims,
    Reveal,
    Swap,
)
from companion.core.errors import RuleViolation
from companion.core.initial_table import initial_table
from companion.core.moves import MoveKind, play_all
from companion.core.setup import Setup
from companion.core.table import Table
from companion.ui.board.preview import answers, planned, preview, toggled
from companion.ui.board.selection import Selection

NAMES = ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry")
CARDS = ("judge", "bishop", "king", "queen", "witch", "cheat")
NOTHING = Selection(revision=1)


def table(*commands: Command) -> Table:
    """Six players at turn 5, where Fran is active, after these commands."""
    start = initial_table(Setup(EditionId.FIRST, NAMES, CARDS, 0, 1))
    return play_all(start, [*[Swap()] * 4, *commands]).table


ADELE, BRUNO, FRAN = 0, 1, 4


def test_turn_has_no_preview() -> None:
    assert planned(table(), NOTHING) == ()
    assert preview(table(), NOTHING) is None


def test_unopposed_announcement_uses_the_power() -> None:
    shown = preview(table(Announce("king")), NOTHING)
    assert shown is not None
    assert shown.commands == (NoMoreClaims(),)
    assert shown.coins == 3
    assert shown.after.coins_of(FRAN) == 9


def test_opposed_announcement_needs_the_true_character_first() -> None:
    claimed = table(Announce("king"), Claim(BRUNO))
    assert preview(claimed, NOTHING) is None


def test_choosing_the_true_character_closes_claims_in_the_same_tap() -> None:
    claimed = table(Announce("king"), Claim(BRUNO))
    shown = preview(claimed, Selection(revision=1, true=(BRUNO,)))
    assert shown is not None
    assert shown.commands == (NoMoreClaims(), Reveal((BRUNO,)))
    assert [(move.kind, move.coins) for move in shown.moves] == [
        (MoveKind.POWER, 3),
        (MoveKind.FINE, 1),
    ]


def test_after_undo_of_a_reveal_only_the_reveal_is_given_again() -> None:
    closed = table(Announce("king"), Claim(BRUNO), NoMoreClaims())
    assert planned(closed, Selection(revision=1, true=())) == (Reveal(()),)


def test_choice_can_be_confirmed_with_enough_targets() -> None:
    asked = table(Announce("witch"), NoMoreClaims())
    assert planned(asked, NOTHING) == ()
    assert planned(asked, Selection(revision=1, targets=())) == (Choose(()),)
    assert planned(asked, Selection(revision=1, targets=(ADELE,))) == (Choose((ADELE,)),)


def test_refused_commands_have_no_preview() -> None:
    claimed = table(Announce("king"), Claim(BRUNO))
    assert preview(claimed, Selection(revision=1, true=(ADELE,))) is None


@pytest.mark.parametrize(
    ("before", "person", "most", "after"),
    [
        (None, 3, 1, (3,)),
        ((3,), 3, 1, ()),
        ((3,), 4, 1, (4,)),
        ((3,), 4, 2, (3, 4)),
        ((3, 4), 5, 2, (4, 5)),
    ],
)
def test_tap_toggles_a_person(
    before: tuple[int, ...] | None, person: int, most: int, after: tuple[int, ...]
) -> None:
    assert toggled(before, person, most) == after


def test_answers_are_previewed_only_in_the_answer_phase() -> None:
    with pytest.raises(RuleViolation):
        answers(table())
