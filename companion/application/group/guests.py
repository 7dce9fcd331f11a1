"""Guests: pages on other devices than the host, and what the host lets them do."""

from enum import StrEnum
from typing import Final

from companion.application.group.stored import Stored
from companion.errors import CodedError


class GuestRights(StrEnum):
    """What guests may do, unless the host lets one device do everything."""

    ANSWER = "answer"
    """Claim and play for whoever has a seat at the guest's device."""
    LOOK = "look"
    """Change nothing."""


class GuestCode(StrEnum):
    """Why a guest was refused."""

    ONLY_LOOK = "guests_only_look"
    ONLY_ANSWER = "guests_only_answer"
    NO_SEAT = "guest_without_seat"
    """Only a device with a seat may play."""
    SEAT_TAKEN = "guest_seat_taken"
    """Another device has the seat; the host was asked for it. `name`: whose it is."""
    SEAT_CHANGE = "guest_seat_change"
    """The device had another seat in this game; the host was asked. `name`: whose it would be."""
    HOST_ONLY = "host_only"
    """Whatever guests may do, only the host may do this."""


class GuestRefused(CodedError):
    """The host does not let guests do this; nothing was done."""

    code: GuestCode


def _read(text: str) -> GuestRights:
    # up to 0.2, all guests could be allowed everything
    return GuestRights.ANSWER if text == "everything" else GuestRights(text)


GUEST_RIGHTS: Final = Stored(
    key="guests", read=_read, default=GuestRights.ANSWER, write=str, host_only=True
)
