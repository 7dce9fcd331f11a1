"""How long a thousand simulated games of the slowest set of the catalogue take on one core."""

from random import Random
from statistics import median
from time import process_time

from companion.content.set_catalogue import scenario
from companion.simulation import simulate, trial_setup

SLOWEST = "musical-chairs-8"
GAMES = 1000
ROUNDS = 3


def measure(games: int = GAMES, rounds: int = ROUNDS) -> dict[str, float | int | str]:
    """Seconds of one core."""
    shown = scenario(SLOWEST)
    if shown is None:
        raise LookupError(SLOWEST)
    taken = []
    for seed in range(rounds):
        start = process_time()
        setup = trial_setup(shown.edition, shown.players, shown.cards)
        for _ in simulate(setup, games, Random(seed)):
            pass
        taken.append(process_time() - start)
    return {"games": games, "set": SLOWEST, "seconds": round(median(taken), 2), "goal_seconds": 10}
