"""Seats and starters, dealt so that over several games everybody starts and sits beside everybody
else about equally often. The same seed and games give the same deal on every device.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

_TRIES: Final = 6
"""Shuffled circles that are improved; the best one is dealt."""

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Deal:
    """The people of a game clockwise, and who takes the first turn."""

    seats: tuple[str, ...]
    first: str


def deal(people: Sequence[str], played: Sequence[Deal], seed: int) -> Deal:
    """Return the seats and the starter of the next game, after the games `played`.

    The starter is one of those who have started least often. Neighbours are those who have sat
    beside each other least often.
    """
    random = Random(f"{seed}/{len(played)}")
    starts = Counter(game.first for game in played)
    fewest = min(starts[name] for name in people)
    first = random.choice([name for name in people if starts[name] == fewest])
    beside = neighbour_counts(played)
    circles = (_improved(random.sample(people, len(people)), beside) for _ in range(_TRIES))
    seats = min(circles, key=lambda circle: _cost(circle, beside))
    return Deal(tuple(seats), first)


def neighbour_counts(played: Sequence[Deal]) -> Counter[Pair]:
    """Return how often each two people have sat beside each other."""
    return Counter(each for game in played for each in neighbours(game.seats))


def neighbours(seats: Sequence[str]) -> set[Pair]:
    """Return each two people who sit beside each other, once, their names in order."""
    return {pair(name, seats[place - 1]) for place, name in enumerate(seats) if len(seats) > 1}


def pair(one: str, other: str) -> Pair:
    """Return two names in order."""
    return (one, other) if one <= other else (other, one)


def _cost(seats: Sequence[str], beside: Counter[Pair]) -> int:
    return sum(beside[each] ** 2 for each in neighbours(seats))


def _improved(seats: list[str], beside: Counter[Pair]) -> list[str]:
    """The circle after reversing arcs for as long as that separates earlier neighbours."""
    best = _cost(seats, beside)
    going = best > 0
    while going:
        going = False
        for start, end in combinations(range(len(seats)), 2):
            arc = reversed(seats[start : end + 1])
            changed = [*seats[:start], *arc, *seats[end + 1 :]]
            if (cost := _cost(changed, beside)) < best:
                seats, best, going = changed, cost, True
    return seats
