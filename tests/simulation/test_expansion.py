"""Simulated games with the expansion: hidden cards, the Cemetery, people who are out."""

from random import Random

import pytest

from companion.core import EditionId, End
from companion.simulation.simulator import simulate, trial_setup

BORROWERS = ("judge", "king", "actress", "usurper", "necromancer", "gambler", "damned", "spy")
SHOWERS = ("judge", "queen", "courtesan", "inquisitor", "damned", "alchemist", "sage", "princess")


@pytest.mark.parametrize("cards", [BORROWERS, SHOWERS])
def test_simulated_games_with_the_expansion_come_to_an_end(cards: tuple[str, ...]) -> None:
    *_, tally = simulate(trial_setup(EditionId.FIRST, 8, cards), 30, Random(1))

    assert sum(tally.ends.values()) == tally.games == 30
    assert tally.ends.get(End.THIRTEEN, 0) > 0


def test_last_person_can_win_a_simulated_duel() -> None:
    cards = ("bishop", "gambler", "judge", "damned", "queen", "sage")
    *_, tally = simulate(trial_setup(EditionId.FIRST, 2, cards), 60, Random(1))

    assert tally.ends.get(End.ALONE, 0) > 0
