"""Guests: pages on other devices than the host, and what the host lets them do."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from companion.application.group.stored import Stored
from companion.core.commands import (
    Announce,
    Answer,
    Author,
    Choose,
    Claim,
    Entry,
    Look,
    MistakenLook,
    NoMoreClaims,
    Reveal,
    Swap,
)
from companion.core.game import Game
from companion.core.phases import power_in_use, revealed_people
from companion.core.table import Phase, Table
from companion.core.withdrawal import without_claim
from companion.errors import CodedError


class GuestRights(StrEnum):
    """What guests may do."""

    EVERYTHING = "everything"
    """The same as the host, except changing this."""
    ANSWER = "answer"
    """Claim and play for whoever has a seat at the guest's device."""
    LOOK = "look"
    """Change nothing."""


class GuestCode(StrEnum):
    """Why a guest was refused."""

    ONLY_LOOK = "guests_only_look"
    ONLY_ANSWER = "guests_only_answer"
    NO_SEAT = "guest_without_seat"
    """Only a device with a seat may answer."""
    HOST_ONLY = "host_only"
    """Whatever guests may do, only the host may do this."""


class GuestRefused(CodedError):
    """The host does not let guests do this; nothing was done."""

    code: GuestCode


def refusal_of_changes(rights: GuestRights) -> GuestRefused | None:
    """Return why guests may only answer, or only look; None if they may do everything."""
    match rights:
        case GuestRights.EVERYTHING:
            return None
        case GuestRights.ANSWER:
            return GuestRefused(GuestCode.ONLY_ANSWER)
        case GuestRights.LOOK:
            return GuestRefused(GuestCode.ONLY_LOOK)


def refusal_of_tap(
    rights: GuestRights, entries: Sequence[Entry], game: Game, by: Author
) -> GuestRefused | None:
    """Return why a guest may not make a tap; None if they may. Raises RuleViolation."""
    refused = refusal_of_changes(rights)
    if refused is None or rights is GuestRights.LOOK:
        return refused
    if by == "bank":
        return GuestRefused(GuestCode.NO_SEAT)
    if entries and tuple(entries) == without_claim(game, by):
        return None
    for entry in entries:
        if not may_answer(entry, game.table, by):
            return refused
        game = game.append(entry)
    return None


def may_answer(entry: Entry, table: Table, person: int) -> bool:
    """Return whether an entry is this person's to make: their turn, claim, choice or answer."""
    match entry:
        case Claim(player=player) | MistakenLook(player=player):
            return player == person
        case Swap() | Look() | Announce():
            return table.active == person
        case NoMoreClaims() | Reveal():
            # whoever shows a card also says whose it is
            return person == table.active or person in revealed_people(table)
        case Choose():
            return _uses_power(table, person)
        case Answer():
            return table.phase is Phase.ANSWER and table.answering() == person
        case _:
            return False


def _uses_power(table: Table, person: int) -> bool:
    if table.phase is not Phase.CHOICE or table.announcement is None:
        return False
    user, _ = power_in_use(table, table.announcement)
    return user == person


GUEST_RIGHTS: Final = Stored(
    key="guests",
    read=GuestRights,
    default=GuestRights.EVERYTHING,
    write=str,
    host_only=True,
)
