"""Phones of players at a table, and what they tap."""

from collections.abc import Callable

from companion.application.group.devices import device_id
from companion.application.group.guests import GuestRefused
from companion.application.table.service import TableService
from companion.application.table.snapshot import StaleTap
from companion.core.commands import Author, Entry, Swap
from companion.core.errors import RuleViolation
from tests.core.playing import NAMES

OPENING = [Swap()] * 4


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
