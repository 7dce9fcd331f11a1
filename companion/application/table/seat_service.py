"""Who sits where: the seats that guests take, and what the host makes of that."""

from collections.abc import Callable
from dataclasses import replace

from companion.application.group.devices import GUEST_DEVICES, GuestDevice, GuestDevices
from companion.application.group.guests import GuestCode, GuestRefused
from companion.application.table.guest_guard import Service, restricted
from companion.application.table.permissions import Ask
from companion.application.table.snapshot import SeatRequest, Snapshot


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
            self._ask(SeatRequest(device, holder.name or ""))
            raise GuestRefused(GuestCode.SEAT_TAKEN, name=holder.name)
        same = before is not None and before.name == name
        everything = before is not None and before.everything and same
        sitting = GuestDevice(id=device, since=now, name=name, everything=everything)
        return self._keep(found.with_device(sitting), without_requests_of=device)

    @restricted(Ask.GUESTS)
    def answer_request(self, request: SeatRequest, *, granted: bool) -> Snapshot:
        """Give a seat to the device that has asked for it, or not. Raises StorageFault."""
        if granted and request in self._publisher.snapshot.seat_requests:
            sitting = GuestDevice(id=request.device, since=self._clock(), name=request.name)
            return self._keep(
                self._devices.with_device(sitting), without_requests_of=request.device
            )
        return self._publish(lambda requests: tuple(r for r in requests if r != request))

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

    def _ask(self, request: SeatRequest) -> None:
        self._publish(
            lambda requests: (*(r for r in requests if r.device != request.device), request)
        )

    def _publish(
        self, change: Callable[[tuple[SeatRequest, ...]], tuple[SeatRequest, ...]]
    ) -> Snapshot:
        now = self._publisher.snapshot
        return self._publisher.publish(replace(now, seat_requests=change(now.seat_requests)))

    def _keep(self, devices: GuestDevices, *, without_requests_of: str = "") -> Snapshot:
        GUEST_DEVICES.save(self._store, devices)
        now = self._publisher.snapshot
        # whoever has a seat has it for good: earlier requests for it are settled
        requests = tuple(each for each in now.seat_requests if each.device != without_requests_of)
        state = now.group_state.having(GUEST_DEVICES, devices)
        return self._publisher.publish(replace(now, group_state=state, seat_requests=requests))
