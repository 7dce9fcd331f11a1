"""From a table and an event to the next table. Nothing is checked or refused here."""

from dataclasses import replace
from typing import assert_never

from companion.core.commands import Pot
from companion.core.events import (
    Announced,
    Answered,
    Asked,
    Borrowed,
    CardShown,
    Claimed,
    ClaimsClosed,
    Compared,
    Corrected,
    Declined,
    Event,
    Fined,
    FortunesPassed,
    FortunesSwapped,
    GameEnded,
    Looked,
    MistakeNoted,
    Paid,
    PlacesChanged,
    Renamed,
    Swapped,
    TurnedUp,
    TurnPassed,
    WentOut,
)
from companion.core.names import renamed
from companion.core.powers.borrowing import BorrowPlayed
from companion.core.table import Announcement, Phase, Rules, Table


def evolve(table: Table, event: Event) -> Table:
    """Return the table after an event. The total of all coins stays the same."""
    match event:
        case TurnPassed():
            return _turn_passed(table)
        case Paid() | Corrected():
            return _moved(table, event.source, event.target, event.coins)
        case Announced():
            return table._replace(
                phase=Phase.CLAIMS, announcement=Announcement(event.character, event.slot)
            )
        case ClaimsClosed():
            return _claims_closed(table)
        case Swapped() | Compared() | Declined():
            return table
        case Fined():
            return _moved(table, event.person, "court", event.coins)
        case Claimed():
            return _claimed(table, event)
        case TurnedUp():
            return table._replace(
                shown=table.shown.union(event.people),
                announcement=table.opened()._replace(users=event.true),
            )
        case Asked():
            return table._replace(
                phase=Phase.ANSWER if event.yes_no else Phase.CHOICE,
                announcement=table.opened()._replace(
                    step=(event.user, event.step), answers=event.answers
                ),
            )
        case Answered() | CardShown():
            return table._replace(shown=table.shown | {event.person})
        case FortunesSwapped():
            return table._replace(
                coins=_exchanged(
                    table.coins, table.place_of(event.person), table.place_of(event.other)
                )
            )
        case FortunesPassed():
            return table._replace(coins=_passed(table, event.people))
        case Borrowed():
            opened = table.opened()
            return table._replace(
                announcement=opened._replace(
                    borrowed=(*opened.borrowed, event.character), joined=event.together
                )
            )
        case WentOut():
            return _went_out(table, event.person)
        case PlacesChanged():
            return table._replace(
                seats=_exchanged(
                    table.seats, table.place_of(event.person), table.place_of(event.other)
                )
            )
        case MistakeNoted():
            return table._replace(owes_look=table.owes_look | {event.person})
        case Looked():
            return table._replace(owes_look=table.owes_look - {event.person})
        case Renamed():
            return table._replace(rules=_renamed(table.rules, event))
        case GameEnded():
            return table._replace(
                phase=None, announcement=None, winners=event.winners, end=event.end
            )
        case _:
            assert_never(event)


def _renamed(rules: Rules, event: Renamed) -> Rules:
    names = renamed(rules.setup.players, event.person, event.name)
    return replace(rules, setup=replace(rules.setup, players=names))


def _turn_passed(table: Table) -> Table:
    """Return the table at the next turn, with the restrictions on its player (sections 2, 4)."""
    place = (table.place + 1) % len(table.seats)
    while table.seats[place] in table.out:
        place = (place + 1) % len(table.seats)
    active = table.seats[place]
    return Table(
        table.rules,
        table.seats,
        table.coins,
        table.court,
        table.bank,
        turn=table.turn + 1,
        place=place,
        active=active,
        bound=active in table.shown,
        owes_look=table.owes_look,
        out=table.out,
        deadly=table.deadly,
        played=_played(table),
    )


def _played(table: Table) -> str | None:
    """Return the power played last; borrowing it doesn't change which one that is (R20)."""
    opened = table.announcement
    if opened is None or not opened.users:
        return table.played
    power = table.character(opened.character).power
    repeats = any(isinstance(block, BorrowPlayed) for block in power)
    return table.played if repeats else opened.character


def _went_out(table: Table, person: int) -> Table:
    """Return the table without the person and the deadly card; the coins go to the bank (R19)."""
    paid = _moved(table, person, "bank", table.coins_of(person))
    return paid._replace(
        out=table.out | {person}, deadly=None, owes_look=table.owes_look - {person}
    )


def _passed(table: Table, people: tuple[int, ...]) -> tuple[int, ...]:
    coins = list(table.coins)
    for person, receiver in zip(people, people[1:] + people[:1], strict=True):
        coins[table.place_of(receiver)] = table.coins_of(person)
    return tuple(coins)


def _claimed(table: Table, event: Claimed) -> Table:
    opened = table.opened()
    clockwise = table.others_clockwise(table.active)
    slots = dict(zip(opened.claimants, opened.slots, strict=True)) | {event.person: event.slot}
    claimants = tuple(person for person in clockwise if person in slots)
    return table._replace(
        announcement=opened._replace(
            claimants=claimants, slots=tuple(slots[person] for person in claimants)
        )
    )


def _claims_closed(table: Table) -> Table:
    opened = table.opened()
    if opened.claimants:
        return table._replace(phase=Phase.REVEAL)
    return table._replace(announcement=opened._replace(users=(table.active,)))


def _moved(table: Table, source: int | Pot, target: int | Pot, coins: int) -> Table:
    seats = list(table.coins)
    pots = {"bank": table.bank, "court": table.court}
    for pot, change in ((source, -coins), (target, coins)):
        if isinstance(pot, str):
            pots[pot] += change
        else:
            seats[table.place_of(pot)] += change
    return table._replace(coins=tuple(seats), bank=pots["bank"], court=pots["court"])


def _exchanged(values: tuple[int, ...], a: int, b: int) -> tuple[int, ...]:
    changed = list(values)
    changed[a], changed[b] = changed[b], changed[a]
    return tuple(changed)
