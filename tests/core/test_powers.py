"""The power of every character, with edge cases (sections 5 and 6)."""

import pytest

from companion.core.boxes import EDITIONS, EditionId
from companion.core.commands import Announce, Answer, Choose, NoMoreClaims, Reveal, Transfer
from companion.core.errors import Code
from companion.core.events import (
    Declined,
    End,
    Fined,
    FortunesSwapped,
    Paid,
    TurnPassed,
)
from companion.core.legal import legal_commands
from companion.core.phases import allowed_actions
from companion.core.table import Phase
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
    table_with,
    unopposed,
)

both_editions = pytest.mark.parametrize("edition", [FIRST, SECOND])
takers = pytest.mark.parametrize(
    ("character", "edition"),
    [("bishop", FIRST), ("trickster", SECOND)],
    ids=["bishop", "trickster"],
)
exchangers = pytest.mark.parametrize(
    ("character", "edition"), [("witch", FIRST), ("shaman", SECOND)], ids=["witch", "shaman"]
)
askers = pytest.mark.parametrize(
    ("character", "edition"), [("inquisitor", FIRST), ("guru", SECOND)], ids=["inquisitor", "guru"]
)


@pytest.mark.parametrize(
    ("character", "edition", "pays"),
    [
        ("king", FIRST, 3),
        ("king", SECOND, 2),
        ("queen", FIRST, 2),
        ("empress", SECOND, 3),
        ("fool", FIRST, 1),
        ("fool", SECOND, 1),
        ("spy", FIRST, 0),
        ("spy", SECOND, 0),
    ],
)
def test_bank_pays_without_a_question(character: str, edition: EditionId, pays: int) -> None:
    table = table_with(character, edition=edition)
    done = after(table, *unopposed(character))
    assert coins(done) == (6 + pays, 6, 6, 6, 6, 6)
    assert done.bank == table.bank - pays
    assert (done.turn, done.active, done.phase) == (6, BRUNO, Phase.TURN)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_character_of_the_box_can_be_announced_and_used(edition: EditionId) -> None:
    for character in EDITIONS[edition].characters.values():
        table = table_with(*[character.id] * character.copies, edition=edition)
        table = after(table, *unopposed(character.id))
        while table.phase in (Phase.CHOICE, Phase.ANSWER):
            table = after(table, next(iter(legal_commands(table))))
        assert (table.turn, table.place) == (6, 1)


def test_boxes_hold_the_cards_and_coins_of_their_editions() -> None:
    first, second = EDITIONS[FIRST], EDITIONS[SECOND]
    assert (first.coins, second.coins) == (194, 200)
    assert sum(c.copies for c in first.characters.values()) == 13
    assert sum(c.copies for c in second.characters.values()) == 17
    assert [c.id for c in first.characters.values() if c.bank_money] == [
        *("king", "fool", "queen", "peasant", "widow")
    ]
    assert {c.id for c in second.characters.values() if c.bank_money} == {
        *("empress", "king", "widow", "fool", "peasant", "patron", "princess")
    }


class TestJudge:
    @both_editions
    def test_judge_takes_all_coins_of_the_court(self, edition: EditionId) -> None:
        done = after(table_with("judge", edition=edition, court=4), *unopposed("judge"))
        assert (coins(done)[ADELE], done.court) == (10, 0)

    def test_judge_takes_nothing_from_an_empty_court(self) -> None:
        announced = after(table_with("judge"), Announce("judge"))
        assert not any(isinstance(each, Paid) for each in events_of(announced, NoMoreClaims()))
        done = after(announced, NoMoreClaims())
        assert (coins(done), done.court) == ((6,) * 6, 0)

    def test_judge_leaves_the_fines_of_the_same_announcement(self) -> None:
        table = table_with("judge", court=3)
        done = after(table, *opposed("judge", [BRUNO, HARRY], [HARRY]))
        assert (coins(done), done.court) == ((5, 5, 6, 6, 6, 9), 2)


class TestBishopAndTrickster:
    @takers
    def test_bishop_takes_two_from_the_richest(self, character: str, edition: EditionId) -> None:
        done = after(table_with(character, edition=edition, coins={FRAN: 9}), *unopposed(character))
        assert coins(done) == (8, 6, 6, 6, 7, 6)

    @takers
    def test_users_own_fortune_does_not_count(self, character: str, edition: EditionId) -> None:
        table = table_with(character, edition=edition, coins={ADELE: 10, CEDRIC: 7})
        assert coins(after(table, *unopposed(character))) == (12, 6, 5, 6, 6, 6)

    @takers
    def test_bishop_picks_among_the_tied_only(self, character: str, edition: EditionId) -> None:
        table = table_with(character, edition=edition, coins={BRUNO: 8, DAVID: 8})
        table = after(table, *unopposed(character))
        assert table.phase is Phase.CHOICE
        assert list(legal_commands(table)) == [Choose((BRUNO,)), Choose((DAVID,))]
        assert refused(table, Choose((CEDRIC,))).code is Code.WRONG_TARGET
        assert refused(table, Choose((ADELE,))).code is Code.WRONG_TARGET
        assert refused(table, Choose(())).code is Code.WRONG_NUMBER_OF_TARGETS
        assert refused(table, Choose((BRUNO, DAVID))).code is Code.WRONG_NUMBER_OF_TARGETS
        assert coins(after(table, Choose((DAVID,)))) == (8, 8, 6, 6, 6, 6)

    @takers
    def test_correction_that_breaks_the_tie_leaves_one_candidate(
        self, character: str, edition: EditionId
    ) -> None:
        table = after(table_with(character, edition=edition), *unopposed(character))
        table = after(table, Transfer("bank", HARRY, 1))
        assert table.phase is Phase.CHOICE
        assert list(legal_commands(table)) == [Choose((HARRY,))]
        assert refused(table, Choose((BRUNO,))).code is Code.WRONG_TARGET
        assert refused(table, Choose(())).code is Code.WRONG_NUMBER_OF_TARGETS
        assert coins(after(table, Choose((HARRY,)))) == (8, 6, 6, 6, 6, 5)

    def test_correction_changes_the_tied_candidates(self) -> None:
        table = after(table_with("bishop"), *unopposed("bishop"))
        table = after(table, Transfer("bank", HARRY, 1), Transfer("bank", FRAN, 1))
        assert refused(table, Choose((BRUNO,))).code is Code.WRONG_TARGET
        assert list(legal_commands(table)) == [Choose((FRAN,)), Choose((HARRY,))]

    @takers
    def test_richest_has_one_coin_and_gives_it(self, character: str, edition: EditionId) -> None:
        ones = {BRUNO: 1, CEDRIC: 1, DAVID: 1, FRAN: 1, HARRY: 1}
        table = after(table_with(character, edition=edition, coins=ones), *unopposed(character))
        done = after(table, Choose((FRAN,)))
        assert coins(done) == (7, 1, 1, 1, 0, 1)
        assert (done.end, done.winners) == (End.BANKRUPTCY, (ADELE,))

    def test_with_two_players_the_other_is_the_richest(self) -> None:
        done = after(table_with("bishop", players=2), *unopposed("bishop"))
        assert coins(done) == (8, 4)


class TestThief:
    @both_editions
    def test_thief_takes_one_from_each_neighbour(self, edition: EditionId) -> None:
        done = after(table_with("thief", edition=edition), *unopposed("thief"))
        assert coins(done) == (8, 5, 6, 6, 6, 5)

    def test_claiming_thief_takes_from_their_own_neighbours(self) -> None:
        done = after(table_with("thief"), *opposed("thief", [CEDRIC], [CEDRIC]))
        assert coins(done) == (5, 5, 8, 5, 6, 6)

    def test_only_opponent_sits_on_both_sides(self) -> None:
        table = table_with("thief", players=2)
        happened = events_of(after(table, Announce("thief")), NoMoreClaims())
        paid = [each for each in happened if isinstance(each, Paid)]
        assert paid == [Paid(BRUNO, ADELE, 1), Paid(BRUNO, ADELE, 1)]
        assert coins(after(table, *unopposed("thief"))) == (8, 4)

    def test_only_opponents_last_coin_is_taken_once(self) -> None:
        done = after(table_with("thief", players=2, coins={BRUNO: 1}), *unopposed("thief"))
        assert (coins(done), done.winners) == ((7, 0), (ADELE,))

    def test_neighbour_left_without_coins_by_hand_gives_nothing(self) -> None:
        table = after(table_with("thief"), Transfer(BRUNO, "bank", 6))
        assert coins(after(table, *unopposed("thief"))) == (7, 0, 6, 6, 6, 5)


class TestWitchAndShaman:
    @exchangers
    def test_witch_exchanges_the_whole_fortune(self, character: str, edition: EditionId) -> None:
        table = table_with(character, edition=edition, coins={ADELE: 2, DAVID: 11})
        done = after(table, *unopposed(character), Choose((DAVID,)))
        assert coins(done) == (11, 6, 6, 2, 6, 6)

    @exchangers
    def test_witch_may_decline(self, character: str, edition: EditionId) -> None:
        table = after(
            table_with(character, edition=edition, coins={DAVID: 11}), *unopposed(character)
        )
        happened = events_of(table, Choose(()))
        assert happened == (Declined(ADELE), TurnPassed())
        assert coins(after(table, Choose(()))) == (6, 6, 6, 11, 6, 6)

    @exchangers
    def test_witch_names_one_other_player_at_most(self, character: str, edition: EditionId) -> None:
        table = after(table_with(character, edition=edition), *unopposed(character))
        assert refused(table, Choose((ADELE,))).code is Code.WRONG_TARGET
        assert refused(table, Choose((BRUNO, CEDRIC))).code is Code.WRONG_NUMBER_OF_TARGETS

    def test_false_witch_pays_the_fine_after_the_exchange(self) -> None:
        table = table_with("witch", coins={ADELE: 9, CEDRIC: 1})
        table = after(table, *opposed("witch", [CEDRIC], [CEDRIC]))
        happened = events_of(table, Choose((ADELE,)))
        exchange, fine, _ = happened
        assert [exchange, fine] == [FortunesSwapped(CEDRIC, ADELE), Fined(ADELE, 1)]
        done = after(table, Choose((ADELE,)))
        assert coins(done) == (0, 6, 9, 6, 6, 6)
        assert (done.end, done.winners) == (End.BANKRUPTCY, (CEDRIC,))

    def test_exchange_for_a_winning_fortune_wins(self) -> None:
        table = table_with("witch", coins={BRUNO: 13})
        done = after(table, *unopposed("witch"), Choose((BRUNO,)))
        assert (done.end, done.winners) == (End.THIRTEEN, (ADELE,))


class TestPeasants:
    @both_editions
    def test_two_claimants_are_both_paid_two_and_the_announcer_fined(
        self, edition: EditionId
    ) -> None:
        table = table_with("peasant", "peasant", edition=edition)
        done = after(table, *opposed("peasant", [BRUNO, FRAN], [BRUNO, FRAN]))
        assert coins(done) == (5, 8, 6, 6, 8, 6)

    def test_one_of_two_claimants_is_a_peasant_and_gets_one(self) -> None:
        table = table_with("peasant", "peasant")
        done = after(table, *opposed("peasant", [BRUNO, FRAN], [FRAN]))
        assert (coins(done), done.court) == ((5, 5, 6, 6, 7, 6), 2)

    def test_none_one_or_two_of_three_may_be_peasants(self) -> None:
        table = table_with("peasant", "peasant")
        table = after(table, *opposed("peasant", [BRUNO, FRAN], [])[:-1])
        some = [(), (ADELE,), (BRUNO,), (FRAN,), (ADELE, BRUNO), (ADELE, FRAN), (BRUNO, FRAN)]
        assert list(legal_commands(table)) == list(map(Reveal, some))

    def test_three_true_peasants_are_refused(self) -> None:
        table = table_with("peasant", "peasant")
        table = after(table, *opposed("peasant", [BRUNO, FRAN], [])[:-1])
        violation = refused(table, Reveal((ADELE, BRUNO, FRAN)))
        assert (violation.code, violation.params) == (Code.TOO_MANY_TRUE, {"most": 2})

    def test_house_set_with_one_peasant_has_one_true_peasant(self) -> None:
        table = table_with("peasant")
        table = after(table, *opposed("peasant", [BRUNO], [])[:-1])
        assert refused(table, Reveal((ADELE, BRUNO))).code is Code.TOO_MANY_TRUE
        assert coins(after(table, Reveal((BRUNO,)))) == (5, 7, 6, 6, 6, 6)


class TestCheat:
    @both_editions
    @pytest.mark.parametrize(("holds", "wins"), [(9, False), (10, True), (12, True)])
    def test_cheat_wins_with_ten_or_more(self, edition: EditionId, holds: int, wins: bool) -> None:
        table = table_with("cheat", edition=edition, coins={ADELE: holds})
        done = after(table, *unopposed("cheat"))
        assert (done.end is End.POWER) is wins
        assert done.winners == ((ADELE,) if wins else None)
        assert coins(done)[ADELE] == holds

    def test_false_cheat_with_ten_does_not_win(self) -> None:
        table = table_with("cheat", coins={ADELE: 10, BRUNO: 10})
        done = after(table, *opposed("cheat", [BRUNO], []))
        assert (done.end, coins(done)[:2]) == (None, (9, 9))

    def test_winning_cheat_ends_the_game_before_the_fines(self) -> None:
        table = table_with("cheat", coins={BRUNO: 10, CEDRIC: 1})
        done = after(table, *opposed("cheat", [BRUNO, CEDRIC], [BRUNO]))
        assert (coins(done), done.court) == ((6, 10, 1, 6, 6, 6), 0)


class TestInquisitorAndGuru:
    @askers
    def test_wrong_answer_costs_four_a_right_one_nothing(
        self, character: str, edition: EditionId
    ) -> None:
        table = after(
            table_with(character, edition=edition), *unopposed(character), Choose((FRAN,))
        )
        assert coins(after(table, Answer(right=False))) == (10, 6, 6, 6, 2, 6)
        assert coins(after(table, Answer(right=True))) == (6,) * 6

    @askers
    def test_paying_exactly_four_may_bankrupt(self, character: str, edition: EditionId) -> None:
        table = table_with(character, edition=edition, coins={FRAN: 4})
        done = after(table, *unopposed(character), Choose((FRAN,)), Answer(right=False))
        assert (coins(done)[FRAN], done.end) == (0, End.BANKRUPTCY)

    @askers
    def test_inquisitor_points_at_one_other_player(
        self, character: str, edition: EditionId
    ) -> None:
        table = after(table_with(character, edition=edition), *unopposed(character))
        assert refused(table, Choose(())).code is Code.WRONG_NUMBER_OF_TARGETS
        assert refused(table, Choose((ADELE,))).code is Code.WRONG_TARGET
        assert refused(table, Answer(right=True)).code is Code.NOT_AWAITED

    @askers
    @pytest.mark.parametrize("right", [True, False])
    def test_answer_is_a_reveal_either_way(
        self, character: str, edition: EditionId, right: bool
    ) -> None:
        table = after(
            table_with(character, edition=edition), *unopposed(character), Choose((BRUNO,))
        )
        table = after(table, Answer(right=right))
        assert allowed_actions(table) == EDITIONS[edition].after_reveal

    def test_claiming_inquisitor_may_point_at_the_announcer(self) -> None:
        table = after(table_with("inquisitor"), *opposed("inquisitor", [BRUNO], [BRUNO]))
        done = after(table, Choose((ADELE,)), Answer(right=False))
        assert coins(done) == (1, 10, 6, 6, 6, 6)


class TestWidow:
    @both_editions
    @pytest.mark.parametrize(("holds", "then"), [(1, 10), (6, 10), (9, 10), (10, 10), (11, 11)])
    def test_widow_goes_up_to_ten_and_never_down(
        self, edition: EditionId, holds: int, then: int
    ) -> None:
        table = table_with("widow", edition=edition, coins={ADELE: holds})
        done = after(table, *unopposed("widow"))
        assert coins(done)[ADELE] == then
        assert done.bank == table.bank - (then - holds)


@pytest.mark.parametrize("by_hand", [Transfer("bank", BRUNO, 7), Transfer(BRUNO, "bank", 6)])
def test_corrections_do_not_affect_a_win_by_power(by_hand: Transfer) -> None:
    table = table_with("cheat", coins={ADELE: 10, CEDRIC: 11})
    done = after(table, by_hand, *unopposed("cheat"))
    assert (done.end, done.winners) == (End.POWER, (ADELE,))


def test_thief_on_the_last_place_robs_the_first() -> None:
    done = after(table_with("thief", active=HARRY), *unopposed("thief"))
    assert coins(done) == (5, 6, 6, 6, 5, 8)
