"""Coin moves, derived from events."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from companion.core.commands import Command, Pot
from companion.core.decide import Outcome, decide
from companion.core.events import Corrected, Event, Fined, FortunesSwapped, Paid
from companion.core.evolve import evolve
from companion.core.table import Table


class MoveKind(StrEnum):
    """The cause of a coin move."""

    POWER = "power"
    FINE = "fine"
    HAND = "hand"


class Move(NamedTuple):
    """`coins` coins from one pot or person to another."""

    kind: MoveKind
    source: int | Pot
    target: int | Pot
    coins: int


def moves(table: Table, events: Iterable[Event]) -> tuple[Move, ...]:
    """Return the moves of coins by `events` on `table`, in their order.

    Swapped fortunes are one move of the difference, none for equal fortunes.
    """
    found: list[Move] = []
    for event in events:
        match event:
            case Paid():
                found.append(Move(MoveKind.POWER, event.source, event.target, event.coins))
            case Fined(coins=coins) if coins:
                found.append(Move(MoveKind.FINE, event.person, "court", coins))
            case Corrected():
                found.append(Move(MoveKind.HAND, event.source, event.target, event.coins))
            case FortunesSwapped():
                gain = table.coins_of(event.other) - table.coins_of(event.person)
                pair = (event.other, event.person) if gain > 0 else (event.person, event.other)
                if gain:
                    found.append(Move(MoveKind.POWER, *pair, abs(gain)))
            case _:
                pass
        table = evolve(table, event)
    return tuple(found)


def play_all(table: Table, commands: Iterable[Command]) -> Outcome:
    """Return the outcome of several commands. Raises RuleViolation at the first refused."""
    events: list[Event] = []
    for command in commands:
        outcome = decide(table, command)
        events += outcome.events
        table = outcome.table
    return Outcome(tuple(events), table)
