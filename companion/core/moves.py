"""Coin moves as a screen shows them before and after they happen, read off the events."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from companion.core.commands import Command, Pot
from companion.core.decide import Outcome, decide
from companion.core.events import Corrected, Event, Fined, FortunesSwapped, Paid
from companion.core.evolve import evolve
from companion.core.table import Table


class MoveKind(StrEnum):
    """Why coins move."""

    POWER = "power"
    FINE = "fine"
    HAND = "hand"


class Move(NamedTuple):
    """`coins` go from one pot or person to another."""

    kind: MoveKind
    source: int | Pot
    target: int | Pot
    coins: int


def moves(table: Table, events: Iterable[Event]) -> tuple[Move, ...]:
    """Every move among `events`, which happen to `table`, in their order.

    An exchange of fortunes is one move of the difference; none if both held the same.
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
    """The outcome of several commands in a row. Raises RuleViolation at the first refused."""
    events: list[Event] = []
    for command in commands:
        outcome = decide(table, command)
        events += outcome.events
        table = outcome.table
    return Outcome(tuple(events), table)
