"""How long an undo takes at any point of a long game."""

from random import Random
from statistics import median
from time import perf_counter

from companion.core.commands import Undo
from companion.core.game import new_game
from tests.bench.games import endless_game, random_setup

LENGTH = 500


def measure(length: int = LENGTH) -> dict[str, float | int | str]:
    """One undo after each command of the game, in milliseconds."""
    random = Random(13)
    setup = random_setup(random)
    game = new_game(setup)
    taken = []
    for command in endless_game(setup, length, random):
        game = game.append(command)
        start = perf_counter()
        game.append(Undo())
        taken.append(1000 * (perf_counter() - start))
    return {
        "commands": length,
        "worst_ms": round(max(taken), 4),
        "median_ms": round(median(taken), 4),
        "goal_ms": 1,
    }
