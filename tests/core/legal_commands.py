"""Every command that is legal, read off what `legal` says, for tests and measurements."""

from collections.abc import Iterator
from itertools import combinations

from companion.core.commands import (
    Action,
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    Look,
    NoMoreClaims,
    Reveal,
    Swap,
)
from companion.core.legal import may, may_claim, most_true, question, turned_up
from companion.core.table import Phase, Table


def legal_commands(table: Table) -> Iterator[Command]:
    """Every command of the course of the game that is legal now.

    Left out is what the table may note at any time: mistaken looks and corrections by hand, and the
    details of a swap that the table need not say.
    """
    match table.phase:
        case Phase.TURN:
            yield from _turn_commands(table)
        case Phase.CLAIMS:
            yield from map(Claim, may_claim(table))
            yield NoMoreClaims()
        case Phase.REVEAL:
            for size in range(most_true(table) + 1):
                yield from map(Reveal, combinations(turned_up(table), size))
        case Phase.CHOICE:
            asked = question(table)
            assert asked is not None
            for size in asked.sizes:
                yield from map(Choose, combinations(asked.candidates, size))
        case Phase.ANSWER:
            yield Answer(right=True)
            yield Answer(right=False)
        case None:
            return


def _turn_commands(table: Table) -> Iterator[Command]:
    allowed = may(table)
    if Action.SWAP in allowed:
        yield Swap()
    if Action.LOOK in allowed:
        yield Look()
    if Action.ANNOUNCE in allowed:
        yield from map(Announce, table.rules.characters)
