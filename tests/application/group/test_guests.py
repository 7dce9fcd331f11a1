"""What the host lets other devices do, and what they are refused."""

import inspect

import pytest

from companion.application.group.guests import GUEST_RIGHTS, GuestCode, GuestRefused, GuestRights
from companion.application.group.settings import GROUP_SETTINGS, GroupSettings
from companion.application.table.archive_service import ArchiveService
from companion.application.table.group_service import GroupService
from companion.application.table.guest_guard import RESTRICTED
from companion.application.table.name_service import NameService
from companion.application.table.service import TableService
from companion.core.commands import (
    Announce,
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
from companion.core.setup import Setup
from companion.core.table import Phase
from companion.core.withdrawal import without_claim
from tests.application.failing_store import FailingStore
from tests.core.playing import ADELE, BRUNO, CEDRIC, FRAN, setup_with

OPENING = [Swap()] * 4
UNRESTRICTED = {
    TableService: {
        "submit",  # depends on what the tap does
        "for_guest",
        *("subscribe", "record"),
    },
    ArchiveService: {"backup"},
    GroupService: {
        "change",  # depends on the part: tests of `Stored`
        *("draft", "save_draft"),  # of the site, which serves no other devices
    },
    NameService: {"plan_rename", "plan_forgetting"},
}


@pytest.fixture
def host(store: FailingStore) -> TableService:
    """Fran's turn after the opening, in a game whose records are signed."""
    table = TableService(store)
    table.start(setup_with("king", "queen"), table.snapshot.revision)
    table.submit(OPENING, table.snapshot.revision)
    return table


@pytest.fixture
def guest(host: TableService) -> TableService:
    return host.for_guest()


def tap(table: TableService, *entries: Entry, by: Author = "bank") -> None:
    table.submit(entries, table.snapshot.revision, by)


def refusal(table: TableService, *entries: Entry, by: Author = "bank") -> str:
    before = table.snapshot
    with pytest.raises(GuestRefused) as refused:
        tap(table, *entries, by=by)
    assert table.snapshot is before
    return refused.value.code


def test_guests_may_do_everything_until_the_host_decides(guest: TableService) -> None:
    tap(guest, Undo())
    guest.leave(guest.snapshot.revision)
    assert guest.snapshot.game is None


def test_host_does_what_guests_are_refused(host: TableService, guest: TableService) -> None:
    host.group.change(GUEST_RIGHTS, lambda _: GuestRights.ANSWER)
    assert refusal(guest, Undo(), by=FRAN) == GuestCode.ONLY_ANSWER
    host.group.change(GUEST_RIGHTS, lambda _: GuestRights.LOOK)
    assert refusal(guest, Undo(), by=FRAN) == GuestCode.ONLY_LOOK
    assert refusal(guest, Look(), by=FRAN) == GuestCode.ONLY_LOOK
    tap(host, Undo())
    game = guest.snapshot.game
    assert game is not None
    assert game.last is None


def test_choice_of_the_host_survives_a_restart(host: TableService, store: FailingStore) -> None:
    host.group.change(GUEST_RIGHTS, lambda _: GuestRights.ANSWER)
    again = TableService(store)
    assert again.snapshot.group_state.guest_rights is GuestRights.ANSWER
    assert refusal(again.for_guest(), Undo()) == GuestCode.NO_SEAT


def test_unreadable_choice_counts_as_none(store: FailingStore) -> None:
    store.set_setting("guests", "nobody")
    assert GUEST_RIGHTS.load(store) is GuestRights.EVERYTHING


def test_guest_cannot_change_what_guests_may_do(host: TableService, guest: TableService) -> None:
    with pytest.raises(GuestRefused) as refused:
        guest.group.change(GUEST_RIGHTS, lambda _: GuestRights.LOOK)
    assert refused.value.code == GuestCode.HOST_ONLY
    assert host.snapshot.group_state.guest_rights is GuestRights.EVERYTHING


def test_refused_guest_neither_starts_leaves_nor_deletes(
    host: TableService, guest: TableService, setup: Setup
) -> None:
    host.group.change(GUEST_RIGHTS, lambda _: GuestRights.ANSWER)
    now = host.snapshot
    assert now.game_id is not None
    for change in (
        lambda: guest.start(setup, now.revision),
        lambda: guest.leave(now.revision),
        lambda: guest.resume(now.game_id, now.revision),
        lambda: guest.archive.delete(now.game_id),
        lambda: guest.group.change(GROUP_SETTINGS, lambda _: GroupSettings()),
        lambda: guest.names.change(guest.names.plan_rename("Adele", "Ada")),
    ):
        with pytest.raises(GuestRefused):
            change()
    assert host.snapshot.game_id == now.game_id


@pytest.mark.parametrize("service", UNRESTRICTED)
def test_every_method_that_changes_anything_is_restricted(service: type) -> None:
    open_to_all = {
        name
        for name, method in inspect.getmembers(service, inspect.isfunction)
        if not name.startswith("_") and not hasattr(method, RESTRICTED)
    }
    assert open_to_all == UNRESTRICTED[service]


class TestAnswers:
    """A guest with a seat plays and claims for whoever sits there."""

    @pytest.fixture(autouse=True)
    def _only_answers(self, host: TableService) -> None:
        host.group.change(GUEST_RIGHTS, lambda _: GuestRights.ANSWER)

    @pytest.mark.parametrize("entry", [Swap(), Look(), Announce("king")])
    def test_turn_belongs_to_whoever_is_on_turn(self, guest: TableService, entry: Entry) -> None:
        assert refusal(guest, entry, by=BRUNO) == GuestCode.ONLY_ANSWER
        assert refusal(guest, entry) == GuestCode.NO_SEAT
        tap(guest, entry, by=FRAN)

    @pytest.mark.parametrize("entry", [Transfer("bank", ADELE, 1), Rename(ADELE, "Ada"), Redo()])
    def test_corrections_are_refused_on_every_seat(self, guest: TableService, entry: Entry) -> None:
        assert refusal(guest, entry, by=ADELE) == GuestCode.ONLY_ANSWER

    def test_mistaken_look_is_noted_by_whoever_looked(self, guest: TableService) -> None:
        assert refusal(guest, MistakenLook(BRUNO), by=ADELE) == GuestCode.ONLY_ANSWER
        tap(guest, MistakenLook(BRUNO), by=BRUNO)

    def test_claim_is_made_and_taken_back_by_the_claimant(
        self, host: TableService, guest: TableService
    ) -> None:
        tap(host, Announce("king"))
        assert refusal(guest, Claim(BRUNO), by=CEDRIC) == GuestCode.ONLY_ANSWER
        tap(guest, Claim(BRUNO), by=BRUNO)
        tap(guest, Claim(CEDRIC), by=CEDRIC)
        game = host.snapshot.game
        assert game is not None
        taken_back = without_claim(game, BRUNO)
        assert refusal(guest, *taken_back, by=CEDRIC) == GuestCode.ONLY_ANSWER
        tap(guest, *taken_back, by=BRUNO)
        after = host.snapshot.game
        assert after is not None
        assert after.table.opened().claimants == (CEDRIC,)

    def test_whoever_shows_a_card_says_whose_it_is(
        self, host: TableService, guest: TableService
    ) -> None:
        tap(host, Announce("queen"))
        assert refusal(guest, NoMoreClaims(), by=BRUNO) == GuestCode.ONLY_ANSWER
        tap(guest, Claim(BRUNO), by=BRUNO)
        ending = (NoMoreClaims(), Reveal((BRUNO,)))
        assert refusal(guest, *ending, by=CEDRIC) == GuestCode.ONLY_ANSWER
        tap(guest, *ending, by=BRUNO)
        game = host.snapshot.game
        assert game is not None
        assert game.table.phase is Phase.TURN

    def test_choice_belongs_to_the_power_user(
        self, host: TableService, guest: TableService
    ) -> None:
        host.start(setup_with("witch", "queen"), host.snapshot.revision)
        tap(host, *OPENING, Announce("witch"), NoMoreClaims())
        assert refusal(guest, Choose((CEDRIC,)), by=CEDRIC) == GuestCode.ONLY_ANSWER
        tap(guest, Choose((CEDRIC,)), by=FRAN)
