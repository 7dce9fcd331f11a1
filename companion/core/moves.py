"""Coin moves, derived from events."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from companion.core.commands import Command, Pot
from companion.core.decide import Outcome, decide
from companion.core.events import (
    Corrected,
    Event,
    Fined,
    FortunesPassed,
    FortunesSwapped,
    Paid,
    WentOut,
)
from companion.core.evolve import evolve
from companion.core.table import Table


class MoveKind(StrEnum):
    """The cause of a move of coins."""

    POWER = "power"
    FINE = "fine"
    HAND = "hand"


class Move(NamedTuple):
    """A move of coins from one pot or person to another."""

    kind: MoveKind
    source: int | Pot
    target: int | Pot
    coins: int


def moves(table: Table, events: Iterable[Event]) -> tuple[Move, ...]:
    """Return the moves of coins that `events` make on `table`, in order.

    A swap of fortunes is one move of the difference, or none if they are equal.
    """
    coin_moves: list[Move] = []
    for event in events:
        match event:
            case Paid():
                coin_moves.append(Move(MoveKind.POWER, event.source, event.target, event.coins))
            case Fined(coins=coins) if coins:
                coin_moves.append(Move(MoveKind.FINE, event.person, "court", coins))
            case Corrected():
                coin_moves.append(Move(MoveKind.HAND, event.source, event.target, event.coins))
            case FortunesSwapped():
                gain = table.coins_of(event.other) - table.coins_of(event.person)
                pair = (event.other, event.person) if gain > 0 else (event.person, event.other)
                if gain:
                    coin_moves.append(Move(MoveKind.POWER, *pair, abs(gain)))
            case FortunesPassed(people):
                coin_moves += (
                    Move(MoveKind.POWER, giver, receiver, table.coins_of(giver))
                    for giver, receiver in zip(people, people[1:] + people[:1], strict=True)
                )
            case WentOut(person) if table.coins_of(person):
                coin_moves.append(Move(MoveKind.POWER, person, "bank", table.coins_of(person)))
            case _:
                pass
        table = evolve(table, event)
    return tuple(coin_moves)


def play_all(table: Table, commands: Iterable[Command]) -> Outcome:
    """Return the outcome of several commands. Raises RuleViolation for the first one refused."""
    events: list[Event] = []
    for command in commands:
        outcome = decide(table, command)
        events += outcome.events
        table = outcome.table
    return Outcome(tuple(events), table)
