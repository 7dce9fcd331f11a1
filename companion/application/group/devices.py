"""Devices of guests: whose seat each has, and whether it may do everything."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Annotated, Final, Self

from pydantic import AwareDatetime, BaseModel, Field

from companion.application.group.last_group import Name
from companion.application.group.stored import NamePlaces, Stored
from companion.core.names import comparable_name

_MOST: Final = 200
"""More devices are forgotten, the earliest first."""
_KEPT: Final = timedelta(hours=12)
"""How long a device keeps its seat without choosing it again: an evening."""


def device_id(secret: str) -> str:
    """Return an id of the device with this secret, which does not tell it; empty without one."""
    return sha256(secret.encode()).hexdigest()[:32] if secret else ""


class GuestDevice(BaseModel, extra="forbid", frozen=True, defer_build=True):
    """A device whose reader has said who they are."""

    id: Annotated[str, Field(min_length=1, max_length=32)]
    since: AwareDatetime
    name: Name | None = None
    """Whose seat it has; None if its reader only watches."""
    everything: bool = False
    """Whether it may do the same as the host."""


class GuestDevices(BaseModel, extra="forbid", frozen=True, defer_build=True):
    """The devices; each seat has one at most."""

    devices: Annotated[tuple[GuestDevice, ...], Field(max_length=_MOST)] = ()

    def find(self, device: str) -> GuestDevice | None:
        """Return what is known of a device; None before its reader has said who they are."""
        return next((each for each in self.devices if each.id == device), None)

    def at_seat(self, name: str) -> GuestDevice | None:
        """Return the device that has the seat of the player with this name; None without one."""
        wanted = comparable_name(name)
        return next((each for each in self.devices if _key(each) == wanted), None)

    def with_device(self, device: GuestDevice) -> Self:
        """Return the devices with this one, which takes its seat from another one."""
        others = (
            each
            for each in self.devices
            if each.id != device.id and (device.name is None or _key(each) != _key(device))
        )
        return type(self)(devices=(*others, device)[-_MOST:])

    def without(self, device: str) -> Self:
        """Return the devices without one, whose reader is asked again."""
        return type(self)(devices=tuple(each for each in self.devices if each.id != device))

    def later_than(self, now: datetime) -> Self:
        """Return those that still count, at this time."""
        return type(self)(devices=tuple(each for each in self.devices if now - each.since < _KEPT))

    def with_names(self, names: Mapping[str, str]) -> Self:
        """Return the devices with other names of their players, by the earlier ones."""
        new = {comparable_name(before): after for before, after in names.items()}
        changed = (
            each.model_copy(update={"name": new.get(_key(each), each.name)})
            for each in self.devices
        )
        return type(self)(devices=tuple(changed))


def _key(device: GuestDevice) -> str:
    return "" if device.name is None else comparable_name(device.name)


GUEST_DEVICES: Final = Stored(
    key="guest-devices",
    read=GuestDevices.model_validate_json,
    default=GuestDevices.model_construct(),
    names=NamePlaces(people=frozenset({"name"})),
    host_only=True,
)
