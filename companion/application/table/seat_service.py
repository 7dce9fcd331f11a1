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


class SeatService(Service):
    """Gives seats to devices of guests, one device a seat. No tap becomes stale by that."""

    @restricted(Ask.SIT)
    def sit(self, name: str | None) -> Snapshot:
        """Give a player's seat to the guest's device; with None its reader only watches.

        Raises GuestRefused if another device has the seat, for which the host is asked then, or if
        this device has no secret to be known by; StorageFault.
        """
        device, now = self.guard.device, self._clock()
        if not device:
            raise GuestRefused(GuestCode.NO_SEAT)
        found = self._devices.later_than(now)
        before, holder = found.find(device), None if name is None else found.at_seat(name)
        if holder is not None and holder.id != device:
            wish = SeatRequest(device=device, name=holder.name or "")
            self._keep(self._devices.with_request(wish))
            raise GuestRefused(GuestCode.SEAT_TAKEN, name=holder.name)
        same = before is not None and before.name == name
        everything = before is not None and before.everything and same
        sitting = GuestDevice(id=device, since=now, name=name, everything=everything)
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

    @property
    def _devices(self) -> GuestDevices:
        return self._publisher.snapshot.group_state.devices

    def _keep(self, devices: GuestDevices) -> Snapshot:
        GUEST_DEVICES.save(self._store, devices)
        now = self._publisher.snapshot
        state = now.group_state.having(GUEST_DEVICES, devices)
        return self._publisher.publish(replace(now, group_state=state))
