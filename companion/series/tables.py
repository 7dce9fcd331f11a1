"""The tables of a tournament's round, dealt so that people meet new opponents."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from companion.series.dealing import Pair, pair

FEWEST_AT_TABLE: Final = 4
MOST_AT_TABLE: Final = 8
_USUAL: Final = 6
_TRIES: Final = 4
"""Shuffled rounds that are improved; the best one is dealt."""


def possible_tables(people: int) -> range:
    """Return how many tables so many people can play at, with 4 to 8 at each."""
    return range(-(-people // MOST_AT_TABLE), people // FEWEST_AT_TABLE + 1)


def usual_tables(people: int) -> int:
    """Return the number of tables with about six people at each.

    Raises ValueError if there is none with 4 to 8.
    """
    return min(possible_tables(people), key=lambda tables: abs(people - tables * _USUAL))


def deal_tables(
    people: Sequence[str],
    tables: int,
    earlier: Sequence[Sequence[str]],
    seed: int,
) -> tuple[tuple[str, ...], ...]:
    """Return who plays at each table; sizes differ by one at most.

    People who have met least often at the `earlier` tables meet.
    """
    random = Random(f"{seed}/{len(earlier)}")
    met = Counter(
        pair(one, other) for table in earlier for one, other in combinations(sorted(table), 2)
    )
    found = (
        _improved(_split(random.sample(people, len(people)), tables), met) for _ in range(_TRIES)
    )
    best = min(found, key=lambda dealt: sum(_cost(table, met) for table in dealt))
    return tuple(tuple(table) for table in best)


def _split(people: Sequence[str], tables: int) -> list[list[str]]:
    return [list(people[number::tables]) for number in range(tables)]


def _cost(table: Sequence[str], met: Counter[Pair]) -> int:
    return sum(met[pair(one, other)] ** 2 for one, other in combinations(table, 2))


def _improved(dealt: list[list[str]], met: Counter[Pair]) -> list[list[str]]:
    """The tables after exchanging two people for as long as that separates earlier opponents."""
    going = True
    while going:
        going = False
        for one, other in combinations(dealt, 2):
            for here in range(len(one)):
                for there in range(len(other)):
                    if (
                        _gain(one, here, other[there], met) + _gain(other, there, one[here], met)
                        > 0
                    ):
                        one[here], other[there] = other[there], one[here]
                        going = True
    return dealt


def _gain(table: Sequence[str], seat: int, other: str, met: Counter[Pair]) -> int:
    """What seating another person instead of the one at a seat saves."""
    others = (name for place, name in enumerate(table) if place != seat)
    leaving = table[seat]
    return sum(met[pair(leaving, name)] ** 2 - met[pair(other, name)] ** 2 for name in others)
