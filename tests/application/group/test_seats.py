"""Which device has which seat."""

from datetime import timedelta

import pytest

from companion.application.backup import read_backup
from companion.application.group.devices import GUEST_DEVICES, SeatRequest
from companion.application.group.guests import GuestCode
from companion.application.table.permissions import Role
from companion.application.table.service import TableService, utc_now
from companion.core.commands import Rename
from tests.application.failing_store import FailingStore
from tests.application.phones import phone, refusal, tap
from tests.core.playing import BRUNO, CEDRIC, NAMES, setup_with


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
