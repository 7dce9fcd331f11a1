"""What the host lets other devices do, and what they are refused: each role, ask and phase."""

import inspect
from collections.abc import Callable
from functools import partial
from typing import Final

import pytest

from companion.application.group.devices import device_id
from companion.application.group.guests import GUEST_RIGHTS, GuestCode, GuestRights
from companion.application.group.settings import GROUP_SETTINGS, GroupSettings
from companion.application.table.archive_service import ArchiveService
from companion.application.table.group_service import GroupService
from companion.application.table.guest_guard import RESTRICTED
from companion.application.table.name_service import NameService
from companion.application.table.permissions import MAY, Ask, Role
from companion.application.table.seat_service import SeatService
from companion.application.table.service import TableService
from companion.core.commands import (
    Announce,
    Answer,
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
from companion.core.setup import Setup
from tests.application.failing_store import FailingStore
from tests.application.phones import OPENING, phone, refusal, tap
from tests.core.playing import ADELE, BRUNO, CEDRIC, FRAN, HARRY, NAMES, setup_with

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
