"""Who has to act, and what a tap on a seat adds to the turn."""

import pytest

from companion.core.commands import (
    Announce,
    Choose,
    Claim,
    Command,
    MistakenLook,
    NoMoreClaims,
    Reveal,
)
from companion.core.setup import Setup
from companion.ui.board.scene import (
    people_to_act,
    person_in_question,
    scene,
    seat_views,
)
from companion.ui.board.selection import Selection
from companion.ui.board.table_view import SeatState
from companion.ui.shell.actions import AppActions
from companion.ui.table.seats.tap_actions import (
    ChooseTarget,
    ChooseTrue,
    TakeBackClaim,
    tap_on_seat,
)
from tests.ui.table.tables import CEDRIC, DAVID, FRAN, HARRY, SEVEN, game
from tests.ui.table.test_taps import EIGHT

OPPOSED = (Announce("guru"), Claim(CEDRIC))
BY_CEDRIC = (*OPPOSED, NoMoreClaims(), Reveal((CEDRIC,)))


@pytest.mark.parametrize(
    ("commands", "acting"),
    [
        ((), (FRAN,)),
        ((*OPPOSED, NoMoreClaims()), (FRAN, CEDRIC)),
        (BY_CEDRIC, (CEDRIC,)),
        ((*BY_CEDRIC, Choose((HARRY,))), (HARRY,)),
    ],
    ids=["turn", "dispute", "power out of turn", "answer"],
)
def test_light_falls_on_who_has_to_act(
    actions: AppActions, commands: tuple[Command, ...], acting: tuple[int, ...]
) -> None:
    played = game(SEVEN, *commands)
    assert people_to_act(played.table) == acting
    lit = SeatState.ACTIVE if len(acting) == 1 else SeatState.ASKED
    states = {
        each.seat: each.state for each in seat_views(scene(played, Selection(1)), actions.say)
    }
    assert {seat for seat, state in states.items() if state is lit} == {*acting}
    others = {state for seat, state in states.items() if seat not in acting}
    assert others <= {SeatState.REST, SeatState.DIMMED}
    assert person_in_question(played.table) == (acting[0] if len(acting) == 1 else FRAN)


def test_everybody_else_may_claim_while_only_the_announcer_is_lit(actions: AppActions) -> None:
    claims = game(SEVEN, Announce("king"))
    assert {*people_to_act(claims.table)} == {*range(7)} - {FRAN}
    states = [each.state for each in seat_views(scene(claims, Selection(1)), actions.say)]
    assert [seat for seat, state in enumerate(states) if state is not SeatState.REST] == [FRAN]


def test_answered_dispute_shows_who_gains_and_who_is_fined(actions: AppActions) -> None:
    shown = scene(game(SEVEN, Announce("king"), Claim(CEDRIC)), Selection(1, true=(CEDRIC,)))
    states = [each.state for each in seat_views(shown, actions.say)]
    assert (states[CEDRIC], states[FRAN]) == (SeatState.MOVED, SeatState.FINED)


@pytest.mark.parametrize(
    ("setup", "character", "most"), [(SEVEN, "king", 1), (EIGHT, "peasant", 2)]
)
def test_announcer_and_callers_are_lit_and_the_others_can_still_be_tapped(
    actions: AppActions, setup: Setup, character: str, most: int
) -> None:
    claimed = game(setup, Announce(character), Claim(CEDRIC))
    for each in seat_views(scene(claimed, Selection(1)), actions.say):
        expected = TakeBackClaim(CEDRIC) if each.seat == CEDRIC else Claim(each.seat)
        assert tap_on_seat(claimed.table, each.seat) == (None if each.seat == FRAN else expected)
        assert (each.state is SeatState.ASKED) is (each.seat in (FRAN, CEDRIC))
        assert each.state is not SeatState.DIMMED
    disputed = claimed.append(NoMoreClaims())
    for each in seat_views(scene(disputed, Selection(1)), actions.say):
        bright = each.seat in (FRAN, CEDRIC)
        assert tap_on_seat(disputed.table, each.seat) == (
            ChooseTrue(each.seat, most) if bright else None
        )
        assert (each.state is SeatState.DIMMED) is not bright


def test_seats_of_candidates_are_bright_and_choose_a_target(actions: AppActions) -> None:
    asked = game(SEVEN, Announce("princess"), NoMoreClaims())
    for each in seat_views(scene(asked, Selection(1)), actions.say):
        expected = None if each.seat == FRAN else ChooseTarget(each.seat, 1)
        assert tap_on_seat(asked.table, each.seat) == expected
        assert each.state is (SeatState.ACTIVE if each.seat == FRAN else SeatState.REST)


def test_owed_look_stays_on_the_plate_while_something_is_announced(actions: AppActions) -> None:
    def badges(*commands: Command) -> list[str | None]:
        played = scene(game(SEVEN, MistakenLook(DAVID), *commands), Selection(1))
        shown = seat_views(played, actions.say)
        return [each.badge.text if each.badge else None for each in shown]

    owes = actions.say.text("mistaken-owes")
    assert badges()[DAVID] == owes
    assert badges(Announce("king"))[DAVID] == owes
    assert badges(Announce("king"), Claim(CEDRIC), NoMoreClaims())[DAVID] == owes
    # what the plate says of the announcement comes first
    assert badges(Announce("king"), Claim(DAVID))[DAVID] == actions.say.text("badge-claims")
