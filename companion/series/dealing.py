"""A fair deal of seats and starters over several games.

Everyone starts about equally often, and sits beside everyone else about equally often. The same
seed and games give the same deal on all devices.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

_TRIES: Final = 6
"""Number of shuffled circles to improve, of which the best is dealt."""

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Deal:
    """The people of a game, clockwise, and the one who takes the first turn."""

    seats: tuple[str, ...]
    first: str


def deal(people: Sequence[str], played: Sequence[Deal], seed: int) -> Deal:
    """Return the seats and the starter of the game after those `played`.

    The starter is one of the people who have started least often. Neighbours are people who have
    rarely sat beside each other.
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
    """Return how often each pair of people have sat beside each other."""
    return Counter(pair for game in played for pair in neighbours(game.seats))


def neighbours(seats: Sequence[str]) -> set[Pair]:
    """Return the pairs of people who sit beside each other."""
    return {pair_of(name, seats[place - 1]) for place, name in enumerate(seats) if len(seats) > 1}


def pair_of(name: str, other: str) -> Pair:
    """Return two names as a pair, in alphabetical order."""
    return (name, other) if name <= other else (other, name)


def _cost(seats: Sequence[str], beside: Counter[Pair]) -> int:
    return sum(beside[pair] ** 2 for pair in neighbours(seats))


def _improved(seats: list[str], beside: Counter[Pair]) -> list[str]:
    """Return the circle after reversing arcs while that separates former neighbours."""
    best = _cost(seats, beside)
    improving = best > 0
    while improving:
        improving = False
        for start, end in combinations(range(len(seats)), 2):
            arc = reversed(seats[start : end + 1])
            changed = [*seats[:start], *arc, *seats[end + 1 :]]
            if (cost := _cost(changed, beside)) < best:
                seats, best, improving = changed, cost, True
    return seats
