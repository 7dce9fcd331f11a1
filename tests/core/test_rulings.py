"""The rulings of section 10, each by its number."""

import pytest

from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    Look,
    MistakenLook,
    NoMoreClaims,
    Swap,
    Transfer,
    TurnAction,
)
from companion.core.errors import Code
from companion.core.events import End, Paid
from companion.core.initial_table import initial_table
from companion.core.phases import allowed_actions
from tests.core.playing import (
    ADELE,
    BRUNO,
    CEDRIC,
    DAVID,
    FIRST,
    FRAN,
    HARRY,
    SECOND,
    after,
    coins,
    events_of,
    opposed,
    refused,
    setup_with,
    table_with,
    total,
    unopposed,
)


def test_r1_several_at_thirteen_share_the_win() -> None:
    table = table_with("patron", edition=SECOND, coins={ADELE: 10, BRUNO: 12, HARRY: 12})
    done = after(table, *unopposed("patron"))
    assert (done.end, done.winners) == (End.THIRTEEN, (ADELE, BRUNO, HARRY))


def test_r1_more_than_thirteen_is_no_better_than_thirteen() -> None:
    table = table_with("patron", edition=SECOND, coins={ADELE: 12, BRUNO: 12})
    done = after(table, *unopposed("patron"))
    assert (coins(done)[:2], done.winners) == ((15, 13), (ADELE, BRUNO))


def test_r2_several_without_coins_are_one_end_of_the_game() -> None:
    table = table_with("king", coins={BRUNO: 1, CEDRIC: 1})
    done = after(table, *opposed("king", [BRUNO, CEDRIC], []))
    assert (done.end, done.winners) == (End.BANKRUPTCY, (DAVID, FRAN, HARRY))


@pytest.mark.parametrize(
    ("edition", "first_turn", "then"),
    [
        (FIRST, (TurnAction.SWAP,), (TurnAction.LOOK,)),
        (SECOND, (TurnAction.LOOK,), tuple(TurnAction)),
    ],
)
def test_r3_reveal_and_owed_look_at_once(
    edition: EditionId, first_turn: tuple[TurnAction, ...], then: tuple[TurnAction, ...]
) -> None:
    table = table_with("king", players=4, edition=edition)
    table = after(table, *opposed("king", [BRUNO], []), MistakenLook(BRUNO))
    assert (table.active, allowed_actions(table)) == (BRUNO, first_turn)
    action = Swap() if first_turn == (TurnAction.SWAP,) else Look()
    table = after(table, action, *[Swap()] * 3)
    assert (table.active, allowed_actions(table)) == (BRUNO, then)


def test_r3_refusal_names_the_restriction_that_applies() -> None:
    both: tuple[Command, ...] = (*opposed("king", [BRUNO], []), MistakenLook(BRUNO))
    first = after(table_with("king"), *both)
    assert refused(first, Look()).code is Code.REVEALED_MUST_SWAP
    second = after(table_with("king", edition=SECOND), *both)
    assert refused(second, Swap()).code is Code.OWES_LOOK
    assert refused(second, Announce("king")).code is Code.OWES_LOOK


def test_r3_opening_turn_is_a_swap_despite_an_owed_look() -> None:
    table = after(initial_table(setup_with("king")), MistakenLook(ADELE))
    assert allowed_actions(table) == (TurnAction.SWAP,)
    assert refused(table, Look()).code is Code.OPENING_TURN
    assert after(table, Swap()).owes_look == {ADELE}


def test_r4_next_turn_is_left_of_the_seat_of_the_turn() -> None:
    table = table_with("puppet_master", edition=SECOND, active=BRUNO)
    table = after(table, *opposed("puppet_master", [HARRY], [HARRY]), Choose((BRUNO, FRAN)))
    assert table.seats == (ADELE, FRAN, CEDRIC, DAVID, BRUNO, HARRY)
    assert (table.place, table.active) == (2, CEDRIC)


def test_r4_whoever_now_sits_on_the_left_plays_next() -> None:
    table = table_with("puppet_master", edition=SECOND, active=BRUNO)
    table = after(table, *unopposed("puppet_master"), Choose((CEDRIC, HARRY)))
    assert (table.place, table.active) == (2, HARRY)


def test_r4_the_announcer_may_play_twice_running_and_is_bound_by_the_reveal() -> None:
    table = table_with("puppet_master", edition=SECOND, active=BRUNO)
    table = after(table, *opposed("puppet_master", [HARRY], [HARRY]), Choose((BRUNO, CEDRIC)))
    assert (table.place, table.active) == (2, BRUNO)
    assert allowed_actions(table) == (TurnAction.SWAP, TurnAction.LOOK)


def test_r4_restriction_follows_the_person() -> None:
    table = table_with("puppet_master", edition=SECOND, active=BRUNO)
    table = after(table, *opposed("puppet_master", [FRAN, HARRY], [HARRY]), Choose((CEDRIC, FRAN)))
    assert (table.active, allowed_actions(table)) == (FRAN, (TurnAction.SWAP, TurnAction.LOOK))


def test_r4_restriction_does_not_stay_at_the_seat() -> None:
    table = table_with("puppet_master", edition=SECOND, active=BRUNO)
    table = after(
        table, *opposed("puppet_master", [CEDRIC, HARRY], [HARRY]), Choose((CEDRIC, FRAN))
    )
    assert (table.active, allowed_actions(table)) == (FRAN, tuple(TurnAction))


@pytest.mark.parametrize("edition", [FIRST, SECOND])
def test_r5_fool_asks_nothing_and_takes_from_the_bank(edition: EditionId) -> None:
    table = table_with("fool", players=4, edition=edition)
    done = after(table, *unopposed("fool"))
    assert (coins(done), done.turn) == ((7, 6, 6, 6), 6)


def test_r6_nobody_pays_more_than_they_have() -> None:
    table = table_with("inquisitor", coins={BRUNO: 3})
    table = after(table, *unopposed("inquisitor"), Choose((BRUNO,)))
    _, paid, *_ = events_of(table, Answer(right=False))
    assert paid == Paid(BRUNO, ADELE, 3)


def test_r7_the_bank_is_never_driven_below_zero_by_hand() -> None:
    table = table_with("king")
    violation = refused(table, Transfer("bank", "court", 159))
    assert (violation.code, violation.params) == (
        Code.NOT_ENOUGH_COINS,
        {"pot": "bank", "have": 158},
    )
    assert after(table, Transfer("bank", "court", 158)).bank == 0


@pytest.mark.parametrize(
    ("character", "edition", "gets"),
    [("king", FIRST, 1), ("widow", FIRST, 1), ("patron", SECOND, 1), ("fool", FIRST, 1)],
)
def test_r7_an_empty_bank_pays_what_it_has(character: str, edition: EditionId, gets: int) -> None:
    table = table_with(character, edition=edition)
    table = after(table, Transfer("bank", "court", table.bank - 1), *unopposed(character))
    assert (table.bank, coins(table)) == (0, (6 + gets, 6, 6, 6, 6, 6))


def test_r8_announcer_and_claimant_are_paid_at_the_same_moment() -> None:
    table = table_with("peasant", "peasant", coins={ADELE: 12, CEDRIC: 11})
    done = after(table, *opposed("peasant", [CEDRIC], [CEDRIC, ADELE]))
    assert (coins(done)[ADELE], coins(done)[CEDRIC]) == (14, 13)
    assert done.winners == (ADELE, CEDRIC)


def test_r9_the_refusal_lists_what_is_in_play() -> None:
    table = table_with("judge", "king", "queen", "thief", "witch", "cheat")
    violation = refused(table, Announce("bishop"))
    assert violation.params["in_play"] == ("judge", "king", "queen", "thief", "witch", "cheat")


class TestR10:
    """A correction by hand never ends the game on the spot."""

    def test_thirteen_coins_by_correction_win_at_the_end_of_the_turn(self) -> None:
        table = after(table_with("king"), Transfer("bank", FRAN, 7))
        assert table.end is None
        done = after(table, Swap())
        assert (done.end, done.winners, done.turn) == (End.THIRTEEN, (FRAN,), 5)

    def test_correction_can_be_corrected_before_the_end_of_the_turn(self) -> None:
        table = after(table_with("king"), Transfer("bank", FRAN, 7), Transfer(FRAN, "bank", 1))
        assert after(table, Look()).end is None

    def test_no_coins_by_correction_end_the_game_at_the_end_of_the_turn(self) -> None:
        table = after(table_with("king"), Transfer(FRAN, BRUNO, 6), Announce("king"))
        assert table.end is None
        done = after(table, NoMoreClaims())
        assert (done.end, done.winners) == (End.BANKRUPTCY, (BRUNO,))

    @pytest.mark.parametrize(
        "way",
        [
            (),
            (Announce("inquisitor"),),
            (Announce("inquisitor"), Claim(HARRY), NoMoreClaims()),
            unopposed("inquisitor"),
            (*unopposed("inquisitor"), Choose((DAVID,))),
        ],
        ids=["turn", "claims", "reveal", "choice", "answer"],
    )
    def test_correction_moves_coins_at_any_time_and_changes_nothing_else(
        self, way: tuple[Command, ...]
    ) -> None:
        table = after(table_with("inquisitor", court=2), *way)
        moved = after(table, Transfer("court", BRUNO, 1), Transfer(CEDRIC, "bank", 6))
        assert coins(moved) == (6, 7, 0, 6, 6, 6)
        assert (moved.court, moved.bank) == (1, table.bank + 6)
        assert moved == table._replace(coins=moved.coins, court=moved.court, bank=moved.bank)
        assert total(moved) == 194

    @pytest.mark.parametrize("coins_", [0, -1, -1000])
    def test_only_whole_coins_move(self, coins_: int) -> None:
        table = table_with("king")
        assert refused(table, Transfer("bank", ADELE, coins_)).code is Code.COINS_NOT_POSITIVE

    def test_correction_needs_two_existing_pots(self) -> None:
        table = table_with("king")
        assert refused(table, Transfer("bank", "bank", 1)).code is Code.SAME_POT
        assert refused(table, Transfer(BRUNO, BRUNO, 1)).code is Code.SAME_POT
        assert refused(table, Transfer(6, BRUNO, 1)).code is Code.UNKNOWN_PERSON
        assert refused(table, Transfer(BRUNO, 6, 1)).code is Code.UNKNOWN_PERSON
        assert refused(table, Transfer(BRUNO, CEDRIC, 7)).code is Code.NOT_ENOUGH_COINS
        assert refused(table, Transfer("court", CEDRIC, 1)).params == {"pot": "court", "have": 0}


def test_r7_the_banks_last_coin_goes_to_the_right_neighbour_alone() -> None:
    table = table_with("patron", edition=SECOND)
    table = after(table, Transfer("bank", "court", table.bank - 4), Announce("patron"))
    assert [e for e in events_of(table, NoMoreClaims()) if isinstance(e, Paid)] == [
        Paid("bank", ADELE, 3),
        Paid("bank", HARRY, 1),
    ]
