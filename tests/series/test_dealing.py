"""Seats and starters over many games: fair, and the same for the same seed."""

from collections import Counter
from itertools import combinations
from random import Random
from statistics import fmean, pvariance

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.series import Deal, deal
from companion.series.dealing import neighbour_counts, pair_of

NAMES = tuple("ABCDEFGHIJKLM")


def dealt(people: tuple[str, ...], games: int, seed: int) -> list[Deal]:
    played: list[Deal] = []
    for _ in range(games):
        played.append(deal(people, played, seed))
    return played


def spread(people: tuple[str, ...], played: list[Deal]) -> float:
    """The variance of how often each two people sat beside each other."""
    counts = neighbour_counts(played)
    return pvariance([counts[pair_of(*pair)] for pair in combinations(people, 2)])


@settings(max_examples=25)
@given(
    people=st.integers(2, 13), games=st.integers(1, 20), seed=st.integers(0, 2**32),
)  # fmt: skip
def test_starts_differ_by_one_at_most(people: int, games: int, seed: int) -> None:
    names = NAMES[:people]
    played = dealt(names, games, seed)

    starts = Counter(game.first for game in played)
    assert max(starts[name] for name in names) - min(starts[name] for name in names) <= 1
    assert all(sorted(game.seats) == sorted(names) for game in played)


@pytest.mark.parametrize("people", [4, 5, 7, 10])
def test_neighbours_change_more_evenly_than_by_chance(people: int) -> None:
    names, games = NAMES[:people], people
    fair = fmean(spread(names, dealt(names, games, seed)) for seed in range(4))
    random = Random(1)
    by_chance = fmean(
        spread(names, [Deal(tuple(random.sample(names, people)), "") for _ in range(games)])
        for _ in range(8)
    )
    assert fair < 0.4 * by_chance


def test_nobody_sits_beside_the_same_person_twice_while_that_is_possible() -> None:
    played = dealt(NAMES[:7], 3, seed=4)
    assert set(neighbour_counts(played).values()) == {1}


def test_deal_depends_on_seed_and_games_alone() -> None:
    assert dealt(NAMES, 4, seed=5) == dealt(NAMES, 4, seed=5)
    assert dealt(NAMES, 4, seed=5) != dealt(NAMES, 4, seed=6)
    # frozen: devices with different versions deal alike
    assert deal(("Ada", "Bruno", "Cleo", "Dan", "Eve"), [], 7) == Deal(
        ("Eve", "Ada", "Dan", "Cleo", "Bruno"), "Cleo"
    )
