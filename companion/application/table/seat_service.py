"""Who sits where: the seats that guests take, and what the host makes of that."""

from dataclasses import replace

from companion.application.group.devices import (
    GUEST_DEVICES,
    GuestDevice,
    GuestDevices,
    SeatRequest,
)
from companion.application.group.guests import GuestCode, GuestRefused
from companion.application.table.guest_guard import Service, restricted
from companion.application.table.permissions import Ask
from companion.application.table.snapshot import Snapshot
from companion.core.names import comparable_name


class SeatService(Service):
    """Gives seats to devices of guests, one device a seat. No tap becomes stale by that."""

    @restricted(Ask.SIT)
    def sit(self, name: str | None) -> Snapshot:
        """Give a player's seat to the guest's device; with None its reader only watches.

        Raises GuestRefused if another device has the seat, or if this one has had another seat in
        a game that has begun: the host is asked then; or if this device has no secret to be known
        by; StorageFault.
        """
        device, now = self.guard.device, self._clock()
        if not device:
            raise GuestRefused(GuestCode.NO_SEAT)
        found = self._devices.later_than(now)
        before, holder = found.find(device), None if name is None else found.at_seat(name)
        had = None if before is None else before.name or before.left
        taken = holder is not None and holder.id != device
        trusted = before is not None and before.everything
        if name is not None and (taken or (not trusted and self._changes_seats(had, name))):
            wish = SeatRequest(device=device, name=name)
            self._keep(self._devices.with_request(wish))
            code = GuestCode.SEAT_TAKEN if taken else GuestCode.SEAT_CHANGE
            raise GuestRefused(code, name=name)
        everything = before is not None and trusted and before.name == name
        left = had if name is None else None
        sitting = GuestDevice(id=device, since=now, name=name, left=left, everything=everything)
        return self._keep(found.with_device(sitting).without_request_of(device))

    @restricted(Ask.GUESTS)
    def answer_request(self, request: SeatRequest, *, granted: bool) -> Snapshot:
        """Give a seat to the device that has asked for it, or not. Raises StorageFault."""
        devices = self._devices
        if request not in devices.requests:
            return self._publisher.snapshot
        if granted:
            sitting = GuestDevice(id=request.device, since=self._clock(), name=request.name)
            devices = devices.with_device(sitting)
        return self._keep(devices.without_request_of(request.device))

    @restricted(Ask.GUESTS)
    def allow_everything(self, device: str, *, allowed: bool) -> Snapshot:
        """Let a device with a seat do the same as the host, or no longer. Raises StorageFault."""
        found = self._devices.find(device)
        if found is None:
            return self._publisher.snapshot
        changed = found.model_copy(update={"everything": allowed})
        return self._keep(self._devices.with_device(changed))

    @restricted(Ask.GUESTS)
    def free(self, device: str) -> Snapshot:
        """Free the seat of a device, whose reader is asked again. Raises StorageFault."""
        return self._keep(self._devices.without(device))

    @restricted(Ask.GUESTS)
    def free_all(self) -> Snapshot:
        """Free all seats. Raises StorageFault."""
        return self._keep(GuestDevices())

    def _changes_seats(self, had: str | None, name: str) -> bool:
        """Return whether a device takes another seat than it had at this game, after a tap."""
        game = self._publisher.snapshot.game
        if had is None or game is None or game.last is None or game.table.end is not None:
            return False
        seats = set(map(comparable_name, game.table.names))
        before = comparable_name(had)
        return before in seats and before != comparable_name(name)

    @property
    def _devices(self) -> GuestDevices:
        return self._publisher.snapshot.group_state.devices

    def _keep(self, devices: GuestDevices) -> Snapshot:
        GUEST_DEVICES.save(self._store, devices)
        now = self._publisher.snapshot
        state = now.group_state.having(GUEST_DEVICES, devices)
        return self._publisher.publish(replace(now, group_state=state))
