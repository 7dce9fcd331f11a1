"""Claims and passes from players' own phones."""

import pytest

from companion.application.group.guests import GuestCode, GuestRefused
from companion.application.table.service import TableService
from companion.application.table.snapshot import StaleTap
from companion.core.commands import Announce, Claim, Look, NoMoreClaims, Reveal, Swap, Undo
from companion.core.withdrawal import without_claim
from tests.application.failing_store import FailingStore
from tests.application.phones import OPENING, all_pass, let_pass, phone, refusal, tap
from tests.core.playing import ADELE, BRUNO, CEDRIC, FRAN, HARRY, setup_with


class TestClaims:
    """Whoever has a seat claims or passes; the host ends the round, or the announcer then."""

    def test_answers_are_seen_by_all_and_change_no_record(self, host: TableService) -> None:
        tap(host, Announce("king"))
        bruno = phone(host, BRUNO)
        before = host.snapshot
        let_pass(bruno)
        assert host.snapshot.passed == {BRUNO}
        assert (host.snapshot.revision, host.snapshot.game) == (before.revision, before.game)
        let_pass(bruno, passes=False)
        assert host.snapshot.passed == frozenset()

    def test_pass_belongs_to_its_announcement(self, host: TableService) -> None:
        tap(host, Announce("king"))
        seen = host.snapshot.revision
        bruno = phone(host, BRUNO)
        let_pass(bruno)
        tap(host, Claim(CEDRIC))
        assert host.snapshot.passed == {BRUNO}
        tap(host, Undo(), Undo())
        assert host.snapshot.passed == frozenset()
        tap(host, Announce("queen"))
        with pytest.raises(StaleTap):
            bruno.pass_announcement(seen)

    def test_passes_outlast_a_restart_and_claims_but_no_other_announcement(
        self, host: TableService, store: FailingStore
    ) -> None:
        tap(host, Announce("king"))
        all_pass(host, BRUNO, ADELE)
        tap(host, Claim(CEDRIC), Claim(ADELE))
        restarted = TableService(store)
        assert restarted.snapshot.passed == host.snapshot.passed == {BRUNO}
        tap(restarted, Undo(), Undo())
        tap(restarted, Announce("king"))
        assert TableService(store).snapshot.passed == frozenset()

    def test_passes_belong_to_their_game(self, host: TableService, store: FailingStore) -> None:
        tap(host, Announce("king"))
        all_pass(host, BRUNO)
        host.start(setup_with("king", "queen"), host.snapshot.revision)
        tap(host, *OPENING)
        tap(host, Announce("king"))
        assert TableService(store).snapshot.passed == frozenset()

    def test_claim_counts_more_than_a_pass(self, host: TableService) -> None:
        tap(host, Announce("king"))
        bruno = phone(host, BRUNO)
        let_pass(bruno)
        tap(bruno, Claim(BRUNO))
        assert host.snapshot.passed == frozenset()
        with pytest.raises(StaleTap):
            let_pass(bruno)

    @pytest.mark.parametrize("person", [FRAN, None])
    def test_only_whoever_may_claim_can_pass(self, host: TableService, person: int | None) -> None:
        tap(host, Announce("king"))
        guest = phone(host, person)
        with pytest.raises((StaleTap, GuestRefused)):
            let_pass(guest)

    def test_announcer_ends_the_round_once_everybody_has_answered(self, host: TableService) -> None:
        tap(host, Announce("king"))
        fran = phone(host, FRAN)
        all_pass(host, ADELE, CEDRIC, HARRY, 3)
        assert refusal(lambda: tap(fran, NoMoreClaims())) == GuestCode.ONLY_ANSWER
        tap(phone(host, BRUNO), Claim(BRUNO))
        ending = (NoMoreClaims(), Reveal((FRAN,)))
        assert refusal(lambda: tap(fran, *ending)) == GuestCode.ONLY_ANSWER
        tap(fran, NoMoreClaims())
        assert refusal(lambda: tap(fran, Reveal((FRAN,)))) == GuestCode.ONLY_ANSWER

    def test_announcement_is_taken_back_until_somebody_has_answered(
        self, host: TableService
    ) -> None:
        fran, bruno = phone(host, FRAN), phone(host, BRUNO)
        tap(fran, Announce("king"))
        let_pass(bruno)
        assert refusal(lambda: tap(fran, Undo())) == GuestCode.ONLY_ANSWER
        let_pass(bruno, passes=False)
        tap(fran, Undo())
        # what was before is not this phone's to take back
        assert refusal(lambda: tap(fran, Undo())) == GuestCode.ONLY_ANSWER

    def test_own_last_tap_alone_is_taken_back(self, host: TableService) -> None:
        fran, harry = phone(host, FRAN), phone(host, HARRY)
        tap(fran, Look())
        assert refusal(lambda: tap(harry, Undo())) == GuestCode.ONLY_ANSWER
        tap(fran, Undo())
        tap(fran, Look())
        tap(host, Swap())
        assert refusal(lambda: tap(fran, Undo())) == GuestCode.ONLY_ANSWER

    def test_claim_is_taken_back_by_the_claimant(self, host: TableService) -> None:
        bruno, cedric = phone(host, BRUNO), phone(host, CEDRIC)
        tap(host, Announce("king"))
        tap(bruno, Claim(BRUNO))
        tap(cedric, Claim(CEDRIC))
        game = host.snapshot.game
        assert game is not None
        taken_back = without_claim(game, BRUNO)
        assert refusal(lambda: tap(cedric, *taken_back)) == GuestCode.ONLY_ANSWER
        tap(bruno, *taken_back)
        after = host.snapshot.game
        assert after is not None
        assert after.table.opened().claimants == (CEDRIC,)
