"""What the host lets other devices do, and what they are refused: each role, ask and phase."""

import inspect
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import Final

import pytest

from companion.application.backup import read_backup
from companion.application.group.devices import GUEST_DEVICES, SeatRequest, device_id
from companion.application.group.guests import GUEST_RIGHTS, GuestCode, GuestRefused, GuestRights
from companion.application.group.settings import GROUP_SETTINGS, GroupSettings
from companion.application.table.archive_service import ArchiveService
from companion.application.table.group_service import GroupService
from companion.application.table.guest_guard import RESTRICTED
from companion.application.table.name_service import NameService
from companion.application.table.permissions import MAY, Ask, Role
from companion.application.table.seat_service import SeatService
from companion.application.table.service import TableService, utc_now
from companion.application.table.snapshot import StaleTap
from companion.core.commands import (
    Announce,
    Answer,
    Author,
    Choose,
    Claim,
    Entry,
    Look,
    MistakenLook,
    NoMoreClaims,
    Redo,
    Rename,
    Reveal,
    Swap,
    Transfer,
    Undo,
)
from companion.core.errors import RuleViolation
from companion.core.setup import Setup
from companion.core.withdrawal import without_claim
from tests.application.failing_store import FailingStore
from tests.core.playing import ADELE, BRUNO, CEDRIC, FRAN, HARRY, NAMES, setup_with

OPENING = [Swap()] * 4
UNRESTRICTED = {
    TableService: {
        "submit",  # depends on what the tap does
        "for_guest",
        *("subscribe", "record"),
    },
    ArchiveService: set[str](),
    GroupService: {
        "change",  # depends on the part: tests of `Stored`
        *("draft", "save_draft"),  # of the site, which serves no other devices
    },
    NameService: set[str](),
    SeatService: set[str](),
}
OTHERS: Final = tuple(person for person in range(6) if person != FRAN)


@pytest.fixture
def host(store: FailingStore) -> TableService:
    """Fran's turn after the opening, in a game whose records are signed."""
    table = TableService(store)
    table.start(setup_with("king", "queen"), table.snapshot.revision)
    table.submit(OPENING, table.snapshot.revision)
    return table


def phone(host: TableService, person: int | None, *, trusted: bool = False) -> TableService:
    """The table as the phone of a person sees it; None for somebody who only watches."""
    device = device_id(f"phone of {person}")
    guest = host.for_guest(device)
    guest.seats.sit(None if person is None else NAMES[person])
    if trusted:
        host.seats.allow_everything(device, allowed=True)
    return guest


def tap(table: TableService, *entries: Entry, by: Author = "bank") -> None:
    table.submit(entries, table.snapshot.revision, by)


def let_pass(table: TableService, *, passes: bool = True) -> None:
    table.pass_announcement(table.snapshot.revision, passes=passes)


def all_pass(host: TableService, *people: int) -> None:
    for person in people:
        let_pass(phone(host, person))


def refusal(change: Callable[[], object]) -> str | None:
    """The code with which a guest is refused; None if it is not."""
    try:
        change()
    except GuestRefused as refused:
        return refused.code
    except (RuleViolation, StaleTap, ValueError):
        # the rules or the situation refuse it, as they would refuse the host
        return None
    return None


class TestRoles:
    """The table of roles and what they may ask for."""

    ASKS: Final[dict[Ask, Callable[[TableService], object]]] = {
        Ask.SIT: lambda table: table.seats.sit(None),
        Ask.PLAY: lambda table: table.pass_announcement(table.snapshot.revision),
        Ask.DECIDE: lambda table: tap(table, Transfer("bank", ADELE, 1)),
        Ask.GAMES: lambda table: table.leave(table.snapshot.revision),
        Ask.GROUP: lambda table: table.group.change(GROUP_SETTINGS, lambda _: GroupSettings()),
        Ask.STATISTICS: lambda table: table.games.overviews(),
        Ask.DOWNLOAD: lambda table: table.archive.backup(),
        Ask.UPLOAD: lambda table: table.guard.check(Ask.UPLOAD),
        Ask.GUESTS: lambda table: table.group.change(GUEST_RIGHTS, lambda _: GuestRights.LOOK),
    }

    @pytest.mark.parametrize("role", Role)
    @pytest.mark.parametrize("ask", Ask)
    def test_each_role_is_refused_what_it_may_not_ask_for(
        self, host: TableService, role: Role, ask: Ask
    ) -> None:
        table = {
            Role.HOST: lambda: host,
            Role.TRUSTED: lambda: phone(host, BRUNO, trusted=True),
            Role.SEATED: lambda: phone(host, BRUNO),
            Role.WATCHING: lambda: phone(host, None),
        }[role]()
        assert table.guard.role is role
        if ask is Ask.SIT and role is Role.HOST:
            # it needs no seat of its own
            return
        before = host.snapshot.game
        refused = refusal(lambda: self.ASKS[ask](table))
        assert (refused is None) is (ask in MAY[role])
        if refused:
            assert host.snapshot.game is before

    def test_seated_guests_play_and_watchers_look(self) -> None:
        assert MAY[Role.SEATED] == {Ask.SIT, Ask.PLAY, Ask.STATISTICS}
        assert MAY[Role.WATCHING] == {Ask.SIT}
        assert set(Ask) - MAY[Role.TRUSTED] == {Ask.GUESTS}

    @pytest.mark.parametrize("service", UNRESTRICTED)
    def test_every_method_says_what_it_asks_for(self, service: type) -> None:
        open_to_all = {
            name
            for name, method in inspect.getmembers(service, inspect.isfunction)
            if not name.startswith("_") and not hasattr(method, RESTRICTED)
        }
        assert open_to_all == UNRESTRICTED[service]

    def test_guests_play_for_their_own_seat_until_the_host_decides(
        self, host: TableService
    ) -> None:
        fran = phone(host, FRAN)
        assert refusal(lambda: fran.leave(fran.snapshot.revision)) == GuestCode.ONLY_ANSWER
        host.group.change(GUEST_RIGHTS, lambda _: GuestRights.LOOK)
        assert refusal(lambda: tap(fran, Look())) == GuestCode.ONLY_LOOK

    def test_phones_that_might_do_everything_play_for_their_own_seat(
        self, store: FailingStore
    ) -> None:
        store.set_setting("guests", "everything")
        assert GUEST_RIGHTS.load(store) is GuestRights.ANSWER
        store.set_setting("guests", "nobody")
        assert GUEST_RIGHTS.load(store) is GuestRights.ANSWER

    def test_choices_of_the_host_survive_a_restart(
        self, host: TableService, store: FailingStore
    ) -> None:
        phone(host, FRAN, trusted=True)
        host.group.change(GUEST_RIGHTS, lambda _: GuestRights.LOOK)
        again = TableService(store)
        assert again.snapshot.group_state.guest_rights is GuestRights.LOOK
        assert again.for_guest(device_id(f"phone of {FRAN}")).guard.role is Role.TRUSTED

    def test_a_device_that_may_do_everything_loses_that_with_its_seat(
        self, host: TableService
    ) -> None:
        fran = phone(host, FRAN, trusted=True)
        fran.seats.sit(NAMES[HARRY])
        assert fran.guard.role is Role.SEATED

    def test_device_without_a_secret_only_watches(self, host: TableService) -> None:
        stranger = host.for_guest("")
        assert refusal(lambda: stranger.seats.sit(NAMES[FRAN])) == GuestCode.NO_SEAT
        assert stranger.guard.role is Role.WATCHING

    def test_deed_of_a_trusted_guest_is_told_to_the_host(self, host: TableService) -> None:
        fran = phone(host, FRAN, trusted=True)
        fran.leave(fran.snapshot.revision)
        deed = host.snapshot.deed
        assert deed is not None
        assert (deed.person, deed.deed) == (NAMES[FRAN], "leave")


def phases(host: TableService, phase: str) -> None:
    """Bring the table into a phase; Fran is on turn, Bruno and Cedric have claimed."""
    entries: dict[str, tuple[Entry, ...]] = {
        "turn": (),
        "claims": (Announce("king"),),
        "opposed": (Announce("king"), Claim(BRUNO), Claim(CEDRIC)),
        "reveal": (Announce("king"), Claim(BRUNO), Claim(CEDRIC), NoMoreClaims()),
        "choice": (Announce("witch"), NoMoreClaims()),
        "answer": (Announce("inquisitor"), NoMoreClaims(), Choose((BRUNO,))),
    }
    for entry in entries[phase]:
        tap(host, entry)


ENTRIES: Final[dict[str, tuple[Entry, ...]]] = {
    "swap": (Swap(),),
    "look": (Look(),),
    "announce": (Announce("king"),),
    "claim": (Claim(BRUNO),),
    "claim of another": (Claim(HARRY),),
    "end of claims": (NoMoreClaims(),),
    "verdict": (Reveal((BRUNO,)),),
    "end and verdict": (NoMoreClaims(), Reveal((BRUNO,))),
    "choice": (Choose((CEDRIC,)),),
    "answer": (Answer(right=True),),
    "own mistaken look": (MistakenLook(BRUNO),),
    "mistaken look of another": (MistakenLook(HARRY),),
    "correction": (Transfer("bank", BRUNO, 1),),
    "new name": (Rename(BRUNO, "Bruna"),),
    "undo": (Undo(),),
    "redo": (Redo(),),
}
OWN: Final[dict[str, dict[int, set[str]]]] = {
    "turn": {FRAN: {"swap", "look", "announce"}, BRUNO: {"own mistaken look"}},
    "claims": {BRUNO: {"claim", "own mistaken look"}, FRAN: set()},
    # the last claim is Cedric's
    "opposed": {BRUNO: {"own mistaken look"}, FRAN: set(), CEDRIC: {"undo"}},
    "reveal": {BRUNO: {"own mistaken look"}, FRAN: set()},
    "choice": {FRAN: {"choice"}, BRUNO: {"own mistaken look"}},
    "answer": {FRAN: set(), BRUNO: {"own mistaken look"}},
}
"""What a phone with a seat may do in each phase; Fran is on turn."""


@pytest.mark.parametrize("rights", GuestRights)
@pytest.mark.parametrize("what", ENTRIES)
@pytest.mark.parametrize("phase", OWN)
def test_each_phone_does_what_is_its_own_in_each_phase(
    store: FailingStore, phase: str, what: str, rights: GuestRights
) -> None:
    host = TableService(store)
    host.start(setup_with("king", "witch", "inquisitor"), host.snapshot.revision)
    tap(host, *OPENING)
    phases(host, phase)
    host.group.change(GUEST_RIGHTS, lambda _: rights)
    before = host.snapshot.revision
    for person in (FRAN, BRUNO, CEDRIC, None):
        guest = phone(host, person)
        entries = ENTRIES[what]
        allowed = rights is GuestRights.ANSWER and what in OWN[phase].get(
            -1 if person is None else person, set()
        )
        # whoever the page says makes the tap: the service knows better
        refused = refusal(partial(tap, guest, *entries, by=FRAN))
        if not allowed:
            assert refused or host.snapshot.revision == before
            assert host.snapshot.revision == before
            continue
        assert refused is None
        game = host.snapshot.game
        assert game is not None
        assert host.snapshot.revision == before + 1
        assert game.last is not None
        taken_back = what == "undo"
        assert taken_back or game.last.line.by == person
        tap(host, Redo() if taken_back else Undo())
        before = host.snapshot.revision


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


class TestSeats:
    """One device a seat; the host decides who gets one that is taken."""

    def test_taken_seat_is_asked_for_and_given_by_the_host(self, host: TableService) -> None:
        bruno, other = phone(host, BRUNO), host.for_guest("other")
        assert refusal(lambda: other.seats.sit(NAMES[BRUNO])) == GuestCode.SEAT_TAKEN
        request = SeatRequest(device="other", name=NAMES[BRUNO])
        assert host.snapshot.group_state.devices.requests == (request,)
        answer = host.seats.answer_request
        assert refusal(lambda: other.seats.answer_request(request, granted=True))
        answer(request, granted=False)
        assert (other.guard.role, host.snapshot.group_state.devices.requests) == (Role.WATCHING, ())
        refusal(lambda: other.seats.sit(NAMES[BRUNO]))
        answer(request, granted=True)
        assert (other.guard.role, bruno.guard.role) == (Role.SEATED, Role.WATCHING)
        assert host.snapshot.group_state.devices.requests == ()

    def test_wish_for_a_seat_outlasts_a_restart_as_long_as_another_has_the_seat(
        self, host: TableService, store: FailingStore
    ) -> None:
        phone(host, BRUNO)
        refusal(lambda: host.for_guest("other").seats.sit(NAMES[BRUNO]))
        requests = host.snapshot.group_state.devices.requests
        assert TableService(store).snapshot.group_state.devices.requests == requests != ()
        tomorrow = TableService(store, lambda: utc_now() + timedelta(days=1))
        assert tomorrow.snapshot.group_state.devices.requests == ()

    def test_answer_to_a_wish_that_was_not_made_gives_no_seat(self, host: TableService) -> None:
        bruno = phone(host, BRUNO)
        host.seats.answer_request(SeatRequest(device="other", name=NAMES[BRUNO]), granted=True)
        assert bruno.guard.role is Role.SEATED

    def test_seat_is_freed_by_its_device_and_by_the_host(self, host: TableService) -> None:
        bruno = phone(host, BRUNO)
        bruno.seats.sit(None)
        other = host.for_guest("other")
        other.seats.sit(NAMES[BRUNO])
        host.seats.free("other")
        bruno.seats.sit(NAMES[BRUNO])
        host.seats.free_all()
        assert bruno.guard.role is Role.WATCHING

    @pytest.mark.parametrize("leaves", [False, True])
    def test_another_seat_during_a_game_is_asked_for(
        self, host: TableService, *, leaves: bool
    ) -> None:
        bruno = phone(host, BRUNO)
        if leaves:
            bruno.seats.sit(None)
        assert refusal(lambda: bruno.seats.sit(NAMES[CEDRIC])) == GuestCode.SEAT_CHANGE
        (request,) = host.snapshot.group_state.devices.requests
        bruno.seats.sit(NAMES[BRUNO])
        assert not host.snapshot.group_state.devices.requests
        refusal(lambda: bruno.seats.sit(NAMES[CEDRIC]))
        host.seats.answer_request(request, granted=True)
        game = host.snapshot.game
        assert game is not None
        assert bruno.guard.person(game.table) == CEDRIC

    def test_seat_is_changed_freely_before_the_first_tap_of_a_game(
        self, store: FailingStore
    ) -> None:
        host = TableService(store)
        host.start(setup_with("king", "queen"), host.snapshot.revision)
        bruno = phone(host, BRUNO)
        assert refusal(lambda: bruno.seats.sit(NAMES[CEDRIC])) is None

    def test_seat_keeps_its_device_under_another_name(self, host: TableService) -> None:
        bruno = phone(host, BRUNO)
        tap(host, Rename(BRUNO, "Bruna"))
        game = host.snapshot.game
        assert game is not None
        assert bruno.guard.person(game.table) == BRUNO
        host.names.change(host.names.plan_rename("Bruna", "Brunella"))
        assert host.snapshot.game_id is not None
        host.names.publish(frozenset({host.snapshot.game_id}))
        found = host.snapshot.group_state.devices.at_seat("Brunella")
        assert found is not None
        assert bruno.guard.role is Role.SEATED

    def test_backup_has_no_devices(self, host: TableService) -> None:
        phone(host, BRUNO)
        backup = read_backup(host.archive.backup())
        assert GUEST_DEVICES not in backup.parts


def test_refused_guest_neither_starts_leaves_nor_deletes(host: TableService, setup: Setup) -> None:
    guest, now = phone(host, BRUNO), host.snapshot
    assert now.game_id is not None
    game = now.game_id
    for change in (
        lambda: guest.start(setup, now.revision),
        lambda: guest.leave(now.revision),
        lambda: guest.resume(game, now.revision),
        lambda: guest.archive.delete(game),
        lambda: guest.names.plan_rename("Adele", "Ada"),
        lambda: guest.archive.publish_merged(),
    ):
        assert refusal(change) == GuestCode.ONLY_ANSWER
    assert host.snapshot.game_id == game
