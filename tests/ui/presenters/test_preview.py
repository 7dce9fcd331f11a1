"""What is in hand on a screen, and what confirming it would do."""

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
from companion.ui.presenters.preview import answers, planned, preview, toggled
from companion.ui.state.selection import Selection

NAMES = ("Adele", "Bruno", "Cedric", "David", "Fran", "Harry")
CARDS = ("judge", "bishop", "king", "queen", "witch", "cheat")
NOTHING = Selection(revision=1)


def table(*commands: Command) -> Table:
    """Six players at turn 5, where Fran is active, after these commands."""
    start = initial_table(Setup(EditionId.FIRST, NAMES, CARDS, 0, 1))
    return play_all(start, [*[Swap()] * 4, *commands]).table


ADELE, BRUNO, FRAN = 0, 1, 4


def test_a_turn_has_nothing_to_confirm() -> None:
    assert planned(table(), NOTHING) == ()
    assert preview(table(), NOTHING) is None


def test_without_a_claim_confirming_uses_the_power() -> None:
    shown = preview(table(Announce("king")), NOTHING)
    assert shown is not None
    assert shown.commands == (NoMoreClaims(),)
    assert shown.coins == 3
    assert shown.after.coins_of(FRAN) == 9


def test_with_a_claim_it_has_to_be_said_first_who_it_is() -> None:
    claimed = table(Announce("king"), Claim(BRUNO))
    assert preview(claimed, NOTHING) is None


def test_saying_who_it_is_closes_the_claims_in_the_same_tap() -> None:
    claimed = table(Announce("king"), Claim(BRUNO))
    shown = preview(claimed, Selection(revision=1, true=(BRUNO,)))
    assert shown is not None
    assert shown.commands == (NoMoreClaims(), Reveal((BRUNO,)))
    assert [(move.kind, move.coins) for move in shown.moves] == [
        (MoveKind.POWER, 3),
        (MoveKind.FINE, 1),
    ]


def test_after_an_undo_the_claims_stay_closed_and_only_the_reveal_is_given() -> None:
    closed = table(Announce("king"), Claim(BRUNO), NoMoreClaims())
    assert planned(closed, Selection(revision=1, true=())) == (Reveal(()),)


def test_a_choice_is_confirmed_once_enough_people_are_named() -> None:
    asked = table(Announce("witch"), NoMoreClaims())
    assert planned(asked, NOTHING) == ()
    assert planned(asked, Selection(revision=1, targets=())) == (Choose(()),)
    assert planned(asked, Selection(revision=1, targets=(ADELE,))) == (Choose((ADELE,)),)


def test_what_the_rules_refuse_has_no_preview() -> None:
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
def test_a_tap_names_a_person_or_takes_the_name_back(
    before: tuple[int, ...] | None, person: int, most: int, after: tuple[int, ...]
) -> None:
    assert toggled(before, person, most) == after


def test_what_would_come_of_an_answer_is_known_only_while_one_is_awaited() -> None:
    with pytest.raises(RuleViolation):
        answers(table())
