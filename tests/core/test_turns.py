"""What a turn may be, what restricts it, and how an announcement goes its way (section 4)."""

import pytest

from companion.core.boxes import EditionId
from companion.core.commands import (
    Action,
    Announce,
    Answer,
    CardSlot,
    Choose,
    Claim,
    Command,
    Look,
    MistakenLook,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.errors import Code
from companion.core.events import Claimed, Fined, Looked, Paid, Swapped, TurnedUp, TurnPassed
from companion.core.initial_table import initial_table
from companion.core.legal import legal_commands
from companion.core.phases import (
    allowed_actions,
    expected_people,
    most_true,
    people_question,
    possible_claimants,
    revealed_people,
)
from companion.core.questions import PeopleQuestion
from companion.core.table import Phase, Table
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
    unopposed,
)

both_editions = pytest.mark.parametrize("edition", [FIRST, SECOND])


class TestOpening:
    @pytest.mark.parametrize("players", [2, 3, 4, 7, 13])
    def test_the_first_four_turns_are_swaps_whoever_takes_them(self, players: int) -> None:
        table = initial_table(setup_with("judge", players=players, first=players - 1))
        for turn in range(1, 5):
            assert (table.turn, table.active) == (turn, (players + turn - 2) % players)
            assert allowed_actions(table) == (Action.SWAP,)
            for forbidden in (Look(), Announce("judge")):
                violation = refused(table, forbidden)
                assert violation.code is Code.OPENING_TURN
                assert violation.params == {"turn": turn, "last": 4}
            table = after(table, Swap())
        assert allowed_actions(table) == tuple(Action)

    def test_an_owed_look_waits_until_the_opening_is_over(self) -> None:
        table = initial_table(setup_with("judge", players=4))
        table = after(table, MistakenLook(BRUNO), *[Swap()] * 4)
        assert (table.active, allowed_actions(table)) == (ADELE, tuple(Action))
        table = after(table, Look())
        assert (table.active, allowed_actions(table)) == (BRUNO, (Action.LOOK,))


class TestActions:
    def test_a_swap_may_say_with_which_card(self) -> None:
        table = table_with("judge", players=4)
        for other in (CEDRIC, "center", None):
            happened = events_of(table, Swap(other))
            assert happened == (Swapped(ADELE, other), TurnPassed())

    def test_a_swap_needs_another_card_that_is_there(self) -> None:
        assert refused(table_with("judge"), Swap("center")).code is Code.NO_CENTRE_CARD
        assert refused(table_with("judge"), Swap(ADELE)).code is Code.SWAP_WITH_SELF
        assert refused(table_with("judge"), Swap(6)).code is Code.UNKNOWN_PERSON

    def test_a_look_ends_the_turn_and_shows_nothing(self) -> None:
        table = table_with("judge")
        happened = events_of(table, Look())
        assert happened == (Looked(ADELE), TurnPassed())
        assert allowed_actions(after(table, Look())) == tuple(Action)

    def test_what_is_not_in_play_cannot_be_announced(self) -> None:
        table = table_with("judge", "king", players=4)
        in_play = tuple(table.rules.characters)
        violation = refused(table, Announce("widow"))
        assert violation.code is Code.NOT_IN_PLAY
        assert violation.params == {"character": "widow", "in_play": in_play}
        assert len(in_play) == 6

    @pytest.mark.parametrize(
        "command", [NoMoreClaims(), Claim(BRUNO), Reveal(()), Choose(()), Answer(right=True)]
    )
    def test_steps_of_an_announcement_need_one(self, command: Command) -> None:
        violation = refused(table_with("judge"), command)
        assert (violation.code, violation.params) == (Code.NOT_AWAITED, {"awaiting": "turn"})


class TestAnnouncement:
    def opened(self) -> Table:
        return after(table_with("king", active=BRUNO), Announce("king"))

    @pytest.mark.parametrize("command", [Swap(), Look(), Announce("king"), Reveal(()), Choose(())])
    def test_while_claims_are_open_only_claims_are_heard(self, command: Command) -> None:
        violation = refused(self.opened(), command)
        assert (violation.code, violation.params) == (Code.NOT_AWAITED, {"awaiting": "claims"})

    def test_claims_are_asked_for_clockwise_and_accepted_in_any_order(self) -> None:
        table = self.opened()
        assert possible_claimants(table) == (CEDRIC, DAVID, FRAN, HARRY, ADELE)
        assert events_of(table, Claim(ADELE)) == (Claimed(ADELE, None),)
        table = after(table, Claim(ADELE), Claim(DAVID))
        assert possible_claimants(table) == (CEDRIC, FRAN, HARRY)
        assert revealed_people(table) == (BRUNO, DAVID, ADELE)

    def test_nobody_claims_twice_nor_against_themselves(self) -> None:
        table = after(self.opened(), Claim(DAVID))
        assert refused(table, Claim(DAVID)).code is Code.ALREADY_CLAIMED
        assert refused(table, Claim(BRUNO)).code is Code.CLAIMS_OWN_ANNOUNCEMENT
        assert refused(table, Claim(12)).code is Code.UNKNOWN_PERSON

    def test_everybody_may_claim_and_the_claims_are_still_to_be_closed(self) -> None:
        table = after(self.opened(), *map(Claim, (CEDRIC, DAVID, FRAN, HARRY, ADELE)))
        assert possible_claimants(table) == ()
        assert list(legal_commands(table)) == [NoMoreClaims()]
        done = after(table, NoMoreClaims(), Reveal(()))
        assert (coins(done), done.court) == ((5,) * 6, 6)

    def test_only_a_card_that_is_up_can_be_the_character_and_only_one(self) -> None:
        table = after(self.opened(), Claim(DAVID), NoMoreClaims())
        assert most_true(table) == 1
        assert refused(table, Reveal((FRAN,))).code is Code.NOT_TURNED_UP
        assert refused(table, Reveal((12,))).code is Code.UNKNOWN_PERSON
        assert refused(table, Reveal((BRUNO, DAVID))).code is Code.TOO_MANY_TRUE
        assert refused(table, Reveal((DAVID, DAVID))).code is Code.NAMED_TWICE
        assert set(legal_commands(table)) == {Reveal(()), Reveal((BRUNO,)), Reveal((DAVID,))}

    def test_the_announcer_may_be_the_one_who_is_right(self) -> None:
        table = after(self.opened(), Claim(DAVID), Claim(CEDRIC), NoMoreClaims())
        happened = events_of(table, Reveal((BRUNO,)))
        assert happened == (
            TurnedUp((BRUNO, CEDRIC, DAVID), (BRUNO,)),
            Paid("bank", BRUNO, 3),
            Fined(CEDRIC, 1),
            Fined(DAVID, 1),
            TurnPassed(),
        )

    def test_the_turn_passes_to_the_left_of_the_announcer_whoever_used_the_power(self) -> None:
        table = after(self.opened(), Claim(HARRY), NoMoreClaims(), Reveal((HARRY,)))
        assert (table.turn, table.active) == (6, CEDRIC)

    def test_a_fine_is_what_the_player_has_if_that_is_nothing(self) -> None:
        table = after(self.opened(), Claim(DAVID), Transfer(DAVID, "bank", 6), NoMoreClaims())
        fines = [each for each in events_of(table, Reveal(())) if isinstance(each, Fined)]
        assert fines == [Fined(BRUNO, 1), Fined(DAVID, 0)]
        assert after(table, Reveal(())).court == 1


class TestReveal:
    """A card shown while the player just before was taking a turn."""

    @both_editions
    @pytest.mark.parametrize("claimant_is_right", [True, False])
    def test_a_claim_restricts_the_very_next_turn(
        self, edition: EditionId, claimant_is_right: bool
    ) -> None:
        table = table_with("king", edition=edition)
        true = [BRUNO] if claimant_is_right else []
        table = after(table, *opposed("king", [BRUNO], true))
        left = {FIRST: (Action.SWAP,), SECOND: (Action.SWAP, Action.LOOK)}[edition]
        assert (table.active, allowed_actions(table)) == (BRUNO, left)

    def test_first_edition_neither_look_nor_announce(self) -> None:
        table = after(table_with("king"), *opposed("king", [BRUNO], []))
        assert refused(table, Look()).code is Code.REVEALED_MUST_SWAP
        violation = refused(table, Announce("king"))
        assert violation.code is Code.REVEALED_MUST_SWAP
        assert violation.params == {"person": BRUNO}
        assert list(legal_commands(table)) == [Swap()]

    def test_second_edition_no_announcement(self) -> None:
        table = after(table_with("king", edition=SECOND), *opposed("king", [BRUNO], []))
        violation = refused(table, Announce("king"))
        assert violation.code is Code.REVEALED_NO_ANNOUNCEMENT
        assert list(legal_commands(table)) == [Swap(), Look()]

    @both_editions
    def test_somebody_further_on_is_free(self, edition: EditionId) -> None:
        table = table_with("king", edition=edition)
        table = after(table, *opposed("king", [CEDRIC], []))
        assert (table.active, allowed_actions(table)) == (BRUNO, tuple(Action))
        assert allowed_actions(after(table, Swap())) == tuple(Action)

    @both_editions
    def test_it_is_over_after_one_turn(self, edition: EditionId) -> None:
        table = table_with("king", players=4, edition=edition)
        table = after(table, *opposed("king", [BRUNO], []), *[Swap()] * 4)
        assert (table.active, allowed_actions(table)) == (BRUNO, tuple(Action))

    def test_the_announcers_own_card_was_up_on_the_own_turn_only(self) -> None:
        table = table_with("king", players=2)
        table = after(table, *opposed("king", [BRUNO], []))
        assert (table.active, allowed_actions(table)) == (BRUNO, (Action.SWAP,))
        table = after(table, Swap())
        assert (table.active, allowed_actions(table)) == (ADELE, tuple(Action))

    def test_a_card_shown_to_a_second_claimants_inquisitor_counts_too(self) -> None:
        table = after(table_with("inquisitor"), *opposed("inquisitor", [HARRY], [HARRY]))
        table = after(table, Choose((BRUNO,)), Answer(right=True))
        assert (table.active, allowed_actions(table)) == (BRUNO, (Action.SWAP,))

    def test_an_unopposed_announcement_shows_nobodys_card(self) -> None:
        table = after(table_with("king"), *unopposed("king"))
        assert allowed_actions(table) == tuple(Action)


class TestMistakenLook:
    @both_editions
    def test_the_next_own_turn_is_a_look_and_then_all_is_well(self, edition: EditionId) -> None:
        table = table_with("king", players=4, edition=edition)
        table = after(table, MistakenLook(BRUNO))
        assert allowed_actions(table) == tuple(Action)
        table = after(table, Swap())
        assert (table.active, allowed_actions(table)) == (BRUNO, (Action.LOOK,))
        for forbidden in (Swap(), Announce("king")):
            assert refused(table, forbidden).code is Code.OWES_LOOK
        table = after(table, Look())
        assert table.owes_look == frozenset()
        table = after(table, *[Swap()] * 3)
        assert (table.active, allowed_actions(table)) == (BRUNO, tuple(Action))

    def test_the_active_player_may_be_the_one(self) -> None:
        table = after(table_with("king"), MistakenLook(ADELE))
        assert allowed_actions(table) == (Action.LOOK,)

    def test_it_is_noted_once_however_often_it_is_said(self) -> None:
        table = after(table_with("king"), MistakenLook(BRUNO), MistakenLook(BRUNO), Swap(), Look())
        assert table.owes_look == frozenset()

    def test_a_look_pays_nobody_elses_debt(self) -> None:
        table = after(table_with("king"), MistakenLook(CEDRIC), MistakenLook(BRUNO), Swap(), Look())
        assert table.owes_look == {CEDRIC}

    @pytest.mark.parametrize(
        ("way", "phase"),
        [
            ((), Phase.TURN),
            ((Announce("inquisitor"),), Phase.CLAIMS),
            ((Announce("inquisitor"), Claim(HARRY), NoMoreClaims()), Phase.REVEAL),
            (unopposed("inquisitor"), Phase.CHOICE),
            ((*unopposed("inquisitor"), Choose((DAVID,))), Phase.ANSWER),
        ],
        ids=str,
    )
    def test_it_can_be_noted_at_any_time_and_changes_nothing_else(
        self, way: tuple[Command, ...], phase: Phase
    ) -> None:
        table = after(table_with("inquisitor"), *way)
        noted = after(table, MistakenLook(FRAN))
        assert noted.phase is phase
        assert noted == table._replace(owes_look=frozenset({FRAN}))

    def test_nothing_is_noted_after_the_end(self) -> None:
        table = after(table_with("king", coins={ADELE: 10}), *unopposed("king"))
        assert refused(table, MistakenLook(BRUNO)).code is Code.GAME_OVER

    def test_it_needs_somebody_who_plays(self) -> None:
        assert refused(table_with("king"), MistakenLook(6)).code is Code.UNKNOWN_PERSON

    def test_the_debt_goes_with_the_person_who_changes_places(self) -> None:
        table = after(table_with("puppet_master", edition=SECOND), MistakenLook(BRUNO))
        table = after(table, *unopposed("puppet_master"), Choose((BRUNO, CEDRIC)))
        assert (table.active, allowed_actions(table)) == (CEDRIC, tuple(Action))
        table = after(table, Swap())
        assert (table.active, allowed_actions(table)) == (BRUNO, (Action.LOOK,))


class TestHands:
    """Which of two or three cards is meant (sections 7 and 8)."""

    @pytest.mark.parametrize("hand", CardSlot)
    def test_with_one_card_each_no_hand_can_be_meant(self, hand: CardSlot) -> None:
        table = table_with("king", players=4)
        assert refused(table, Announce("king", hand)).code is Code.NO_SUCH_SLOT
        table = after(table, Announce("king"))
        assert refused(table, Claim(BRUNO, hand)).code is Code.NO_SUCH_SLOT

    @pytest.mark.parametrize("players", [2, 3])
    def test_the_left_or_right_card_announces_and_claims(self, players: int) -> None:
        table = after(table_with("king", players=players), Announce("king", CardSlot.LEFT))
        table = after(table, Claim(BRUNO, CardSlot.RIGHT))
        assert table.announcement is not None
        assert (table.announcement.slot, table.announcement.slots) == (
            CardSlot.LEFT,
            (CardSlot.RIGHT,),
        )

    def test_three_players_have_no_protected_card(self) -> None:
        table = table_with("king", players=3)
        assert refused(table, Announce("king", CardSlot.PROTECTED)).code is Code.NO_SUCH_SLOT
        table = after(table, Announce("king"))
        assert refused(table, Claim(BRUNO, CardSlot.PROTECTED)).code is Code.NO_SUCH_SLOT

    def test_with_two_players_a_protected_card_claims_but_is_not_announced(self) -> None:
        table = table_with("king", players=2)
        assert refused(table, Announce("king", CardSlot.PROTECTED)).code is Code.PROTECTED_CARD
        table = after(table, Announce("king"), Claim(BRUNO, CardSlot.PROTECTED))
        done = after(table, NoMoreClaims(), Reveal((BRUNO,)))
        assert coins(done) == (5, 9)

    def test_hands_stay_with_their_claimants_in_clockwise_order(self) -> None:
        table = after(table_with("king", players=3), Announce("king"))
        table = after(table, Claim(CEDRIC, CardSlot.LEFT), Claim(BRUNO, CardSlot.RIGHT))
        assert table.announcement is not None
        assert table.announcement.claimants == (BRUNO, CEDRIC)
        assert table.announcement.slots == (CardSlot.RIGHT, CardSlot.LEFT)


def test_nobody_may_claim_before_an_announcement_or_once_claims_are_closed() -> None:
    table = table_with("king")
    assert possible_claimants(table) == ()
    table = after(table, Announce("king"), Claim(BRUNO), NoMoreClaims())
    assert possible_claimants(table) == ()
    assert possible_claimants(after(table, Reveal(()))) == ()


def test_no_card_is_turned_up_until_somebody_claims() -> None:
    table = table_with("king")
    assert revealed_people(table) == ()
    table = after(table, Announce("king"))
    assert revealed_people(table) == ()
    assert revealed_people(after(table, Claim(BRUNO))) == (ADELE, BRUNO)


def test_a_question_is_asked_only_while_a_choice_is_awaited() -> None:
    table = table_with("inquisitor")
    assert people_question(table) is None
    table = after(table, Announce("inquisitor"))
    assert people_question(table) is None
    table = after(table, NoMoreClaims())
    assert people_question(table) == PeopleQuestion((BRUNO, CEDRIC, DAVID, FRAN, HARRY), (1,))
    table = after(table, Choose((BRUNO,)))
    assert people_question(table) is None


def test_the_owner_of_the_refused_turn_is_named() -> None:
    table = after(table_with("king"), MistakenLook(ADELE))
    assert refused(table, Swap()).params == {"person": ADELE}
    table = after(table_with("king", edition=SECOND), *opposed("king", [BRUNO], []))
    assert refused(table, Announce("king")).params == {"person": BRUNO}


def test_nothing_is_open_any_more_when_the_turn_has_passed() -> None:
    table = after(table_with("king"), *opposed("king", [BRUNO], [BRUNO]))
    assert (table.phase, table.announcement) == (Phase.TURN, None)


def test_where_nothing_was_announced_nothing_is_open() -> None:
    table = table_with()
    with pytest.raises(ValueError, match="announcement"):
        table.opened()
    with pytest.raises(ValueError, match="no question about people"):
        expected_people(table)


def test_expected_people_is_the_open_question_about_people() -> None:
    table = after(table_with("witch"), *unopposed("witch"))
    assert table.phase is Phase.CHOICE
    assert expected_people(table) == people_question(table)
    assert table.opened() == table.announcement
