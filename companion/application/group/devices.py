"""Devices of guests: whose seat each has, and whether it may do everything."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Annotated, Final, Self, TypeVar

from pydantic import AwareDatetime, BaseModel, Field

from companion.application.group.last_group import Name
from companion.application.group.stored import NamePlaces, Stored
from companion.core.names import comparable_name

_MOST: Final = 200
"""More devices are forgotten, the earliest first."""
_KEPT: Final = timedelta(hours=12)
"""How long a device keeps its seat without choosing it again: an evening."""

_Named = TypeVar("_Named", "GuestDevice", "SeatRequest")


def device_id(secret: str) -> str:
    """Return an id of the device with this secret, which does not tell it; empty without one."""
    return sha256(secret.encode()).hexdigest()[:32] if secret else ""


class GuestDevice(BaseModel, extra="forbid", frozen=True, defer_build=True):
    """A device whose reader has said who they are."""

    id: Annotated[str, Field(min_length=1, max_length=32)]
    since: AwareDatetime
    name: Name | None = None
    """Whose seat it has; None if its reader only watches."""
    left: Name | None = None
    """Whose seat it had before its reader only watched."""
    everything: bool = False
    """Whether it may do the same as the host."""


class SeatRequest(BaseModel, extra="forbid", frozen=True, defer_build=True):
    """A device's wish for a seat that another one has."""

    device: Annotated[str, Field(min_length=1, max_length=32)]
    """Its id."""
    name: Name
    """The player whose seat it is."""


class GuestDevices(BaseModel, extra="forbid", frozen=True, defer_build=True):
    """The devices; each seat has one at most."""

    devices: Annotated[tuple[GuestDevice, ...], Field(max_length=_MOST)] = ()
    requests: Annotated[tuple[SeatRequest, ...], Field(max_length=_MOST)] = ()
    """Wishes that the host has not answered, the earliest first; one of each device."""

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
        return self.model_copy(update={"devices": (*others, device)[-_MOST:]})

    def without(self, device: str) -> Self:
        """Return the devices without one, whose reader is asked again."""
        others = tuple(each for each in self.devices if each.id != device)
        return self.model_copy(update={"devices": others})

    def with_request(self, request: SeatRequest) -> Self:
        """Return the devices with this wish, in place of an earlier one of its device."""
        requests = (*self.without_request_of(request.device).requests, request)
        return self.model_copy(update={"requests": requests[-_MOST:]})

    def without_request_of(self, device: str) -> Self:
        """Return the devices without the wish of one."""
        others = tuple(each for each in self.requests if each.device != device)
        return self.model_copy(update={"requests": others})

    def later_than(self, now: datetime) -> Self:
        """Return those that still count, at this time, with the wishes for their seats."""
        kept = type(self)(devices=tuple(each for each in self.devices if now - each.since < _KEPT))
        requests = tuple(
            each
            for each in self.requests
            if kept.at_seat(each.name) or kept.find(each.device) is not None
        )
        return kept.model_copy(update={"requests": requests})

    def with_names(self, names: Mapping[str, str]) -> Self:
        """Return the devices with other names of their players, by the earlier ones."""
        new = {comparable_name(before): after for before, after in names.items()}

        def renamed(those: tuple[_Named, ...]) -> tuple[_Named, ...]:
            return tuple(
                each.model_copy(update={"name": new.get(_key(each), each.name)}) for each in those
            )

        update = {"devices": renamed(self.devices), "requests": renamed(self.requests)}
        return self.model_copy(update=update)


def _key(named: GuestDevice | SeatRequest) -> str:
    return "" if named.name is None else comparable_name(named.name)


GUEST_DEVICES: Final = Stored(
    key="guest-devices",
    read=GuestDevices.model_validate_json,
    default=GuestDevices.model_construct(),
    names=NamePlaces(people=frozenset({"name", "left"})),
    host_only=True,
)
