"""The powers of characters in the second edition only (section 6)."""

import pytest

from companion.core.commands import Announce, Choose, Claim, NoMoreClaims, Transfer, TurnAction
from companion.core.errors import Code
from companion.core.events import (
    CardShown,
    Compared,
    End,
    Fined,
    Paid,
    PlacesChanged,
    TurnPassed,
)
from companion.core.phases import allowed_actions, possible_claimants, revealed_people
from companion.core.table import Phase
from tests.core.playing import (
    ADELE,
    BRUNO,
    CEDRIC,
    DAVID,
    FRAN,
    HARRY,
    SECOND,
    after,
    coins,
    events_of,
    opposed,
    refused,
    table_with,
    unopposed,
)


class TestPatron:
    def test_neighbours_are_paid_by_the_bank(self) -> None:
        table = table_with("patron", edition=SECOND)
        happened = events_of(after(table, Announce("patron")), NoMoreClaims())
        assert [e for e in happened if isinstance(e, Paid)] == [
            Paid("bank", ADELE, 3),
            Paid("bank", HARRY, 1),
            Paid("bank", BRUNO, 1),
        ]
        assert coins(after(table, *unopposed("patron"))) == (9, 7, 6, 6, 6, 7)

    def test_patron_and_neighbour_may_win_together(self) -> None:
        table = table_with("patron", edition=SECOND, coins={ADELE: 10, BRUNO: 12})
        done = after(table, *unopposed("patron"))
        assert (done.end, done.winners) == (End.THIRTEEN, (ADELE, BRUNO))


class TestBeggar:
    def test_beggar_compares_with_the_growing_total(self) -> None:
        table = table_with(
            "beggar", edition=SECOND, coins={ADELE: 3, BRUNO: 4, CEDRIC: 4, DAVID: 5, HARRY: 5}
        )
        happened = events_of(after(table, Announce("beggar")), NoMoreClaims())
        asked = [e for e in happened if isinstance(e, Paid | Compared)]
        assert tuple(asked) == (
            Paid(BRUNO, ADELE, 1),
            Compared(ADELE, CEDRIC),
            Paid(DAVID, ADELE, 1),
            Paid(FRAN, ADELE, 1),
            Compared(ADELE, HARRY),
        )
        assert coins(after(table, *unopposed("beggar"))) == (6, 3, 4, 4, 5, 5)

    def test_beggar_among_poorer_players_gets_nothing(self) -> None:
        done = after(table_with("beggar", edition=SECOND, coins={ADELE: 8}), *unopposed("beggar"))
        assert coins(done) == (8, 6, 6, 6, 6, 6)

    def test_penniless_beggar_may_take_a_last_coin(self) -> None:
        table = table_with("beggar", edition=SECOND, coins={BRUNO: 1})
        table = after(table, Transfer(ADELE, "bank", 6), *unopposed("beggar"))
        assert (coins(table), table.end) == ((5, 0, 5, 5, 5, 5), End.BANKRUPTCY)
        assert table.winners == (ADELE, CEDRIC, DAVID, FRAN, HARRY)


class TestPrincess:
    def test_princess_is_paid_before_choosing(self) -> None:
        table = after(table_with("princess", edition=SECOND), *unopposed("princess"))
        assert (table.phase, coins(table)[ADELE]) == (Phase.CHOICE, 8)
        assert refused(table, Choose(())).code is Code.WRONG_NUMBER_OF_TARGETS
        assert refused(table, Choose((ADELE,))).code is Code.WRONG_TARGET
        happened = events_of(table, Choose((BRUNO,)))
        assert happened == (CardShown(BRUNO), TurnPassed())

    def test_princess_binds_the_next_player(self) -> None:
        table = after(table_with("princess", edition=SECOND), *unopposed("princess"))
        assert allowed_actions(after(table, Choose((BRUNO,)))) == (TurnAction.SWAP, TurnAction.LOOK)
        assert allowed_actions(after(table, Choose((CEDRIC,)))) == tuple(TurnAction)

    def test_princess_at_thirteen_wins_after_the_card_is_shown(self) -> None:
        table = table_with("princess", edition=SECOND, coins={ADELE: 11})
        table = after(table, *unopposed("princess"))
        assert table.end is None
        assert after(table, Choose((BRUNO,))).winners == (ADELE,)


class TestPuppetMaster:
    def test_puppet_master_takes_a_coin_from_each_and_moves_people_only(self) -> None:
        table = table_with("puppet_master", edition=SECOND, coins={CEDRIC: 9, FRAN: 3})
        table = after(table, *unopposed("puppet_master"))
        happened = events_of(table, Choose((CEDRIC, FRAN)))
        assert happened == (
            Paid(CEDRIC, ADELE, 1),
            Paid(FRAN, ADELE, 1),
            PlacesChanged(CEDRIC, FRAN),
            TurnPassed(),
        )
        done = after(table, Choose((CEDRIC, FRAN)))
        assert done.seats == (ADELE, BRUNO, FRAN, DAVID, CEDRIC, HARRY)
        assert done.coins == (8, 6, 8, 6, 2, 6)
        assert coins(done) == (8, 6, 2, 6, 8, 6)
        assert (done.left_of(BRUNO), done.right_of(HARRY)) == (FRAN, CEDRIC)

    @pytest.mark.parametrize("targets", [(), (BRUNO,), (BRUNO, CEDRIC, DAVID)])
    def test_puppet_master_needs_exactly_two(self, targets: tuple[int, ...]) -> None:
        table = after(table_with("puppet_master", edition=SECOND), *unopposed("puppet_master"))
        violation = refused(table, Choose(targets))
        assert violation.code is Code.WRONG_NUMBER_OF_TARGETS
        assert violation.params == {"fewest": 2, "most": 2}

    def test_puppet_master_moves_two_different_others(self) -> None:
        table = after(table_with("puppet_master", edition=SECOND), *unopposed("puppet_master"))
        assert refused(table, Choose((ADELE, BRUNO))).code is Code.WRONG_TARGET
        assert refused(table, Choose((BRUNO, BRUNO))).code is Code.NAMED_TWICE

    def test_moved_false_claimant_pays_the_fine_from_the_new_place(self) -> None:
        table = table_with("puppet_master", edition=SECOND, coins={FRAN: 3, DAVID: 9})
        table = after(table, *opposed("puppet_master", [CEDRIC, FRAN], [CEDRIC]))
        done = after(table, Choose((DAVID, FRAN)))
        assert done.coins == (5, 6, 8, 7, 2, 6)
        assert (done.seats[3], coins(done)[FRAN]) == (FRAN, 7)

    def test_moved_announcer_pays_the_fine_from_the_new_place(self) -> None:
        table = table_with("puppet_master", edition=SECOND, active=BRUNO, coins={DAVID: 9})
        table = after(table, *opposed("puppet_master", [CEDRIC], [CEDRIC]))
        happened = events_of(table, Choose((BRUNO, DAVID)))
        assert [each for each in happened if isinstance(each, Fined)] == [Fined(BRUNO, 1)]
        done = after(table, Choose((BRUNO, DAVID)))
        assert done.seats == (ADELE, DAVID, CEDRIC, BRUNO, FRAN, HARRY)
        assert done.coins == (6, 5, 8, 7, 6, 6)
        assert (done.active, done.place) == (CEDRIC, 2)

    def test_announcer_moved_at_the_end_of_the_game_still_had_the_last_turn(self) -> None:
        table = table_with("puppet_master", edition=SECOND, active=BRUNO, coins={DAVID: 1})
        table = after(table, *opposed("puppet_master", [CEDRIC], [CEDRIC]))
        done = after(table, Choose((BRUNO, DAVID)))
        assert (done.end, done.winners, done.active) == (End.BANKRUPTCY, (CEDRIC,), BRUNO)
        assert coins(done) == (6, 0, 8, 5, 6, 6)


def test_turns_and_claims_follow_the_new_seats() -> None:
    table = after(
        table_with("puppet_master", "king", edition=SECOND),
        *unopposed("puppet_master"),
        Choose((BRUNO, FRAN)),
    )
    assert (table.seats, table.active) == ((ADELE, FRAN, CEDRIC, DAVID, BRUNO, HARRY), FRAN)
    table = after(table, Announce("king"))
    assert possible_claimants(table) == (CEDRIC, DAVID, BRUNO, HARRY, ADELE)
    assert revealed_people(after(table, Claim(ADELE), Claim(BRUNO))) == (FRAN, BRUNO, ADELE)


def test_beggar_follows_the_new_seats() -> None:
    table = table_with("puppet_master", "beggar", edition=SECOND)
    table = after(table, *unopposed("puppet_master"), Choose((BRUNO, FRAN)))
    happened = events_of(after(table, Announce("beggar")), NoMoreClaims())
    assert [
        e.source if isinstance(e, Paid) else e.other
        for e in happened
        if isinstance(e, Paid | Compared)
    ] == [CEDRIC, DAVID, BRUNO, HARRY, ADELE]
