"""Turns, their restrictions, and announcements (section 4)."""

import pytest

from companion.core.boxes import EditionId
from companion.core.commands import (
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
    TurnAction,
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
    def test_first_four_turns_are_swaps(self, players: int) -> None:
        table = initial_table(setup_with("judge", players=players, first=players - 1))
        for turn in range(1, 5):
            assert (table.turn, table.active) == (turn, (players + turn - 2) % players)
            assert allowed_actions(table) == (TurnAction.SWAP,)
            for forbidden in (Look(), Announce("judge")):
                violation = refused(table, forbidden)
                assert violation.code is Code.OPENING_TURN
                assert violation.params == {"turn": turn, "last": 4}
            table = after(table, Swap())
        assert allowed_actions(table) == tuple(TurnAction)

    def test_owed_look_waits_for_the_end_of_the_opening(self) -> None:
        table = initial_table(setup_with("judge", players=4))
        table = after(table, MistakenLook(BRUNO), *[Swap()] * 4)
        assert (table.active, allowed_actions(table)) == (ADELE, tuple(TurnAction))
        table = after(table, Look())
        assert (table.active, allowed_actions(table)) == (BRUNO, (TurnAction.LOOK,))


class TestActions:
    def test_swap_may_name_its_partner(self) -> None:
        table = table_with("judge", players=4)
        for other in (CEDRIC, "center", None):
            happened = events_of(table, Swap(other))
            assert happened == (Swapped(ADELE, other), TurnPassed())

    def test_swap_needs_an_existing_card(self) -> None:
        assert refused(table_with("judge"), Swap("center")).code is Code.NO_CENTRE_CARD
        assert refused(table_with("judge"), Swap(ADELE)).code is Code.SWAP_WITH_SELF
        assert refused(table_with("judge"), Swap(6)).code is Code.UNKNOWN_PERSON

    def test_look_ends_the_turn_and_shows_nothing(self) -> None:
        table = table_with("judge")
        happened = events_of(table, Look())
        assert happened == (Looked(ADELE), TurnPassed())
        assert allowed_actions(after(table, Look())) == tuple(TurnAction)

    def test_character_not_in_play_cannot_be_announced(self) -> None:
        table = table_with("judge", "king", players=4)
        in_play = tuple(table.characters)
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
    def test_other_commands_are_refused_while_claims_are_open(self, command: Command) -> None:
        violation = refused(self.opened(), command)
        assert (violation.code, violation.params) == (Code.NOT_AWAITED, {"awaiting": "claims"})

    def test_claims_are_accepted_in_any_order_and_kept_clockwise(self) -> None:
        table = self.opened()
        assert possible_claimants(table) == (CEDRIC, DAVID, FRAN, HARRY, ADELE)
        assert events_of(table, Claim(ADELE)) == (Claimed(ADELE, None),)
        table = after(table, Claim(ADELE), Claim(DAVID))
        assert possible_claimants(table) == (CEDRIC, FRAN, HARRY)
        assert revealed_people(table) == (BRUNO, DAVID, ADELE)

    def test_second_and_own_claims_are_refused(self) -> None:
        table = after(self.opened(), Claim(DAVID))
        assert refused(table, Claim(DAVID)).code is Code.ALREADY_CLAIMED
        assert refused(table, Claim(BRUNO)).code is Code.CLAIMS_OWN_ANNOUNCEMENT
        assert refused(table, Claim(12)).code is Code.UNKNOWN_PERSON

    def test_claims_stay_open_after_everybody_claimed(self) -> None:
        table = after(self.opened(), *map(Claim, (CEDRIC, DAVID, FRAN, HARRY, ADELE)))
        assert possible_claimants(table) == ()
        assert list(legal_commands(table)) == [NoMoreClaims()]
        done = after(table, NoMoreClaims(), Reveal(()))
        assert (coins(done), done.court) == ((5,) * 6, 6)

    def test_reveal_takes_one_of_the_revealed_people(self) -> None:
        table = after(self.opened(), Claim(DAVID), NoMoreClaims())
        assert most_true(table) == 1
        assert refused(table, Reveal((FRAN,))).code is Code.NOT_TURNED_UP
        assert refused(table, Reveal((12,))).code is Code.UNKNOWN_PERSON
        assert refused(table, Reveal((BRUNO, DAVID))).code is Code.TOO_MANY_TRUE
        assert refused(table, Reveal((DAVID, DAVID))).code is Code.NAMED_TWICE
        assert set(legal_commands(table)) == {Reveal(()), Reveal((BRUNO,)), Reveal((DAVID,))}

    def test_announcer_may_be_the_character(self) -> None:
        table = after(self.opened(), Claim(DAVID), Claim(CEDRIC), NoMoreClaims())
        happened = events_of(table, Reveal((BRUNO,)))
        assert happened == (
            TurnedUp((BRUNO, CEDRIC, DAVID), (BRUNO,)),
            Paid("bank", BRUNO, 3),
            Fined(CEDRIC, 1),
            Fined(DAVID, 1),
            TurnPassed(),
        )

    def test_next_turn_is_left_of_the_announcer(self) -> None:
        table = after(self.opened(), Claim(HARRY), NoMoreClaims(), Reveal((HARRY,)))
        assert (table.turn, table.active) == (6, CEDRIC)

    def test_fine_is_nothing_without_coins(self) -> None:
        table = after(self.opened(), Claim(DAVID), Transfer(DAVID, "bank", 6), NoMoreClaims())
        fines = [each for each in events_of(table, Reveal(())) if isinstance(each, Fined)]
        assert fines == [Fined(BRUNO, 1), Fined(DAVID, 0)]
        assert after(table, Reveal(())).court == 1


class TestReveal:
    """A card shown while the player just before was taking a turn."""

    @both_editions
    @pytest.mark.parametrize("claimant_is_right", [True, False])
    def test_claim_restricts_the_next_turn(
        self, edition: EditionId, claimant_is_right: bool
    ) -> None:
        table = table_with("king", edition=edition)
        true = [BRUNO] if claimant_is_right else []
        table = after(table, *opposed("king", [BRUNO], true))
        left = {FIRST: (TurnAction.SWAP,), SECOND: (TurnAction.SWAP, TurnAction.LOOK)}[edition]
        assert (table.active, allowed_actions(table)) == (BRUNO, left)

    def test_player_revealed_in_previous_turn_may_only_swap_in_first_edition(self) -> None:
        table = after(table_with("king"), *opposed("king", [BRUNO], []))
        assert refused(table, Look()).code is Code.REVEALED_MUST_SWAP
        violation = refused(table, Announce("king"))
        assert violation.code is Code.REVEALED_MUST_SWAP
        assert violation.params == {"person": BRUNO}
        assert list(legal_commands(table)) == [Swap()]

    def test_player_revealed_in_previous_turn_may_not_announce_in_second_edition(self) -> None:
        table = after(table_with("king", edition=SECOND), *opposed("king", [BRUNO], []))
        violation = refused(table, Announce("king"))
        assert violation.code is Code.REVEALED_NO_ANNOUNCEMENT
        assert list(legal_commands(table)) == [Swap(), Look()]

    @both_editions
    def test_player_revealed_two_turns_ago_is_free(self, edition: EditionId) -> None:
        table = table_with("king", edition=edition)
        table = after(table, *opposed("king", [CEDRIC], []))
        assert (table.active, allowed_actions(table)) == (BRUNO, tuple(TurnAction))
        assert allowed_actions(after(table, Swap())) == tuple(TurnAction)

    @both_editions
    def test_reveal_restriction_lasts_one_turn(self, edition: EditionId) -> None:
        table = table_with("king", players=4, edition=edition)
        table = after(table, *opposed("king", [BRUNO], []), *[Swap()] * 4)
        assert (table.active, allowed_actions(table)) == (BRUNO, tuple(TurnAction))

    def test_announcer_is_not_restricted_by_their_own_turn(self) -> None:
        table = table_with("king", players=2)
        table = after(table, *opposed("king", [BRUNO], []))
        assert (table.active, allowed_actions(table)) == (BRUNO, (TurnAction.SWAP,))
        table = after(table, Swap())
        assert (table.active, allowed_actions(table)) == (ADELE, tuple(TurnAction))

    def test_card_shown_to_a_second_claimants_inquisitor_counts_too(self) -> None:
        table = after(table_with("inquisitor"), *opposed("inquisitor", [HARRY], [HARRY]))
        table = after(table, Choose((BRUNO,)), Answer(right=True))
        assert (table.active, allowed_actions(table)) == (BRUNO, (TurnAction.SWAP,))

    def test_unopposed_announcement_shows_nobodys_card(self) -> None:
        table = after(table_with("king"), *unopposed("king"))
        assert allowed_actions(table) == tuple(TurnAction)


class TestMistakenLook:
    @both_editions
    def test_mistaken_look_is_settled_by_a_look_on_the_next_own_turn(
        self, edition: EditionId
    ) -> None:
        table = table_with("king", players=4, edition=edition)
        table = after(table, MistakenLook(BRUNO))
        assert allowed_actions(table) == tuple(TurnAction)
        table = after(table, Swap())
        assert (table.active, allowed_actions(table)) == (BRUNO, (TurnAction.LOOK,))
        for forbidden in (Swap(), Announce("king")):
            assert refused(table, forbidden).code is Code.OWES_LOOK
        table = after(table, Look())
        assert table.owes_look == frozenset()
        table = after(table, *[Swap()] * 3)
        assert (table.active, allowed_actions(table)) == (BRUNO, tuple(TurnAction))

    def test_active_player_may_have_looked_by_mistake(self) -> None:
        table = after(table_with("king"), MistakenLook(ADELE))
        assert allowed_actions(table) == (TurnAction.LOOK,)

    def test_mistaken_look_is_noted_once(self) -> None:
        table = after(table_with("king"), MistakenLook(BRUNO), MistakenLook(BRUNO), Swap(), Look())
        assert table.owes_look == frozenset()

    def test_look_settles_only_the_own_debt(self) -> None:
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
    def test_mistaken_look_can_be_noted_at_any_time(
        self, way: tuple[Command, ...], phase: Phase
    ) -> None:
        table = after(table_with("inquisitor"), *way)
        noted = after(table, MistakenLook(FRAN))
        assert noted.phase is phase
        assert noted == table._replace(owes_look=frozenset({FRAN}))

    def test_mistaken_look_is_refused_after_the_end(self) -> None:
        table = after(table_with("king", coins={ADELE: 10}), *unopposed("king"))
        assert refused(table, MistakenLook(BRUNO)).code is Code.GAME_OVER

    def test_mistaken_look_needs_a_player(self) -> None:
        assert refused(table_with("king"), MistakenLook(6)).code is Code.UNKNOWN_PERSON

    def test_owed_look_follows_the_person(self) -> None:
        table = after(table_with("puppet_master", edition=SECOND), MistakenLook(BRUNO))
        table = after(table, *unopposed("puppet_master"), Choose((BRUNO, CEDRIC)))
        assert (table.active, allowed_actions(table)) == (CEDRIC, tuple(TurnAction))
        table = after(table, Swap())
        assert (table.active, allowed_actions(table)) == (BRUNO, (TurnAction.LOOK,))


class TestHands:
    """Which of two or three cards is meant (sections 7 and 8)."""

    @pytest.mark.parametrize("hand", CardSlot)
    def test_slot_is_refused_with_one_card_each(self, hand: CardSlot) -> None:
        table = table_with("king", players=4)
        assert refused(table, Announce("king", hand)).code is Code.NO_SUCH_SLOT
        table = after(table, Announce("king"))
        assert refused(table, Claim(BRUNO, hand)).code is Code.NO_SUCH_SLOT

    @pytest.mark.parametrize("players", [2, 3])
    def test_left_and_right_cards_announce_and_claim(self, players: int) -> None:
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

    def test_protected_card_claims_but_is_not_announced_with_two_players(self) -> None:
        table = table_with("king", players=2)
        assert refused(table, Announce("king", CardSlot.PROTECTED)).code is Code.PROTECTED_CARD
        table = after(table, Announce("king"), Claim(BRUNO, CardSlot.PROTECTED))
        done = after(table, NoMoreClaims(), Reveal((BRUNO,)))
        assert coins(done) == (5, 9)

    def test_slots_stay_with_their_claimants_in_clockwise_order(self) -> None:
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


def test_nobody_is_revealed_without_a_claim() -> None:
    table = table_with("king")
    assert revealed_people(table) == ()
    table = after(table, Announce("king"))
    assert revealed_people(table) == ()
    assert revealed_people(after(table, Claim(BRUNO))) == (ADELE, BRUNO)


def test_question_is_asked_only_while_a_choice_is_awaited() -> None:
    table = table_with("inquisitor")
    assert people_question(table) is None
    table = after(table, Announce("inquisitor"))
    assert people_question(table) is None
    table = after(table, NoMoreClaims())
    assert people_question(table) == PeopleQuestion((BRUNO, CEDRIC, DAVID, FRAN, HARRY), (1,))
    table = after(table, Choose((BRUNO,)))
    assert people_question(table) is None


def test_refused_action_names_the_active_player() -> None:
    table = after(table_with("king"), MistakenLook(ADELE))
    assert refused(table, Swap()).params == {"person": ADELE}
    table = after(table_with("king", edition=SECOND), *opposed("king", [BRUNO], []))
    assert refused(table, Announce("king")).params == {"person": BRUNO}


def test_no_announcement_is_open_on_the_next_turn() -> None:
    table = after(table_with("king"), *opposed("king", [BRUNO], [BRUNO]))
    assert (table.phase, table.announcement) == (Phase.TURN, None)


def test_opened_raises_without_an_announcement() -> None:
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
