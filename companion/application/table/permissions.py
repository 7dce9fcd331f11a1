"""Who may ask for what: the one place that decides it.

Every change, file and statistic is asked for here first, by the services.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum, auto
from typing import Final

from companion.application.group.guests import GuestCode, GuestRefused, GuestRights
from companion.application.group_state import GroupState
from companion.core.commands import (
    Announce,
    Choose,
    Claim,
    Entry,
    Look,
    MistakenLook,
    NoMoreClaims,
    Swap,
    Undo,
)
from companion.core.game import Game
from companion.core.names import comparable_name
from companion.core.phases import possible_claimants, power_in_use
from companion.core.table import Phase, Table
from companion.core.withdrawal import without_claim


class Role(StrEnum):
    """What a page is, by the device it is open on."""

    HOST = auto()
    """The device that runs the app."""
    TRUSTED = auto()
    """A guest that the host lets do everything."""
    SEATED = auto()
    """A guest with a seat, who may play for it."""
    WATCHING = auto()


class Ask(StrEnum):
    """What a page may ask for. Whoever is invited sees the table, its result, and the rules."""

    SIT = auto()
    """A seat, to watch only, or another device's seat."""
    PLAY = auto()
    """A tap of one's own: turn, claim, pass, choice, mistaken look, one's own last tap back."""
    DECIDE = auto()
    """Any other tap at the table: verdicts, the end of the claims, corrections, undo."""
    GAMES = auto()
    """Starting, leaving, resuming, deleting and restoring games."""
    GROUP = auto()
    """Changing what the group keeps, and names."""
    STATISTICS = auto()
    """Stored games, and the figures of people and series."""
    DOWNLOAD = auto()
    """A record, a picture, a backup."""
    UPLOAD = auto()
    """A file or a picture from the device."""
    GUESTS = auto()
    """Who else may join and what they may do."""


_SEATED: Final = frozenset({Ask.SIT, Ask.PLAY, Ask.STATISTICS})
MAY: Final[Mapping[Role, frozenset[Ask]]] = {
    Role.HOST: frozenset(Ask),
    Role.TRUSTED: frozenset(Ask) - {Ask.GUESTS},
    Role.SEATED: _SEATED,
    Role.WATCHING: frozenset({Ask.SIT}),
}


def role_of(state: GroupState, device: str | None) -> Role:
    """Return the role of a device now, by its id; None is the host."""
    if device is None:
        return Role.HOST
    guest = state.devices.find(device)
    if guest is None:
        return Role.WATCHING
    if guest.everything:
        return Role.TRUSTED
    seated = guest.name is not None and state.guest_rights is GuestRights.ANSWER
    return Role.SEATED if seated else Role.WATCHING


def refusal(state: GroupState, device: str | None, ask: Ask) -> GuestRefused | None:
    """Return why a device may not ask for something; None if it may."""
    role = role_of(state, device)
    if ask in MAY[role]:
        return None
    if ask is Ask.GUESTS:
        return GuestRefused(GuestCode.HOST_ONLY)
    if role is Role.SEATED:
        return GuestRefused(GuestCode.ONLY_ANSWER)
    looks = state.guest_rights is GuestRights.LOOK
    return GuestRefused(GuestCode.ONLY_LOOK if looks else GuestCode.NO_SEAT)


def person_of(state: GroupState, device: str | None, table: Table) -> int | None:
    """Return the player whose seat a guest's device has at this table; None without one."""
    guest = None if device is None else state.devices.find(device)
    if guest is None or guest.name is None:
        return None
    wanted = comparable_name(guest.name)
    names = enumerate(table.names)
    return next((person for person, name in names if comparable_name(name) == wanted), None)


def ask_of_tap(
    entries: Sequence[Entry], game: Game, person: int | None, passed: frozenset[int]
) -> Ask:
    """Return what the person with a device asks for with a tap at the table.

    `passed` are those who have let the open announcement pass. Raises RuleViolation.
    """
    if person is None:
        return Ask.DECIDE
    if entries and tuple(entries) == without_claim(game, person):
        return Ask.PLAY
    if tuple(entries) == (Undo(),):
        return Ask.PLAY if may_take_back(game, person, passed) else Ask.DECIDE
    for entry in entries:
        if not _is_own(entry, game.table, person, passed):
            return Ask.DECIDE
        game = game.append(entry)
    return Ask.PLAY


def may_take_back(game: Game, person: int, passed: frozenset[int]) -> bool:
    """Return whether the last tap is the person's own, and nobody has answered it yet.

    Only one: the tap before it is no longer the last one.
    """
    last = game.last
    if last is None or last.line.by != person or game.undone is not None:
        return False
    return not (isinstance(last.command, Announce) and passed)


def all_have_answered(table: Table, passed: frozenset[int]) -> bool:
    """Return whether everybody has claimed or let the open announcement pass."""
    return table.phase is Phase.CLAIMS and passed.issuperset(possible_claimants(table))


def _is_own(entry: Entry, table: Table, person: int, passed: frozenset[int]) -> bool:
    """Return whether an entry is this person's to make."""
    match entry:
        case Claim(player=player) | MistakenLook(player=player):
            return player == person
        case Swap() | Look() | Announce():
            return table.active == person
        case NoMoreClaims():
            return table.active == person and all_have_answered(table, passed)
        case Choose():
            return _uses_power(table, person)
        case _:
            return False


def _uses_power(table: Table, person: int) -> bool:
    if table.phase is not Phase.CHOICE or table.announcement is None:
        return False
    user, _ = power_in_use(table, table.announcement)
    return user == person
