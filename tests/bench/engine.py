"""How many commands the rules decide and evolve in a second of one core, all to themselves."""

from random import Random
from statistics import median
from time import process_time

from companion.core.commands import Command
from companion.core.decide import decide
from companion.core.initial_table import initial_table
from companion.core.table import Table
from tests.bench.games import random_setup, whole_game

GAMES = 400
ROUNDS = 5


def measure(number: int = GAMES, rounds: int = ROUNDS) -> dict[str, float | int | str]:
    """Whole random games of both editions and all table sizes, played again and again."""
    random = Random(13)
    games: list[tuple[Table, list[Command]]] = []
    for _ in range(number):
        setup = random_setup(random)
        games.append((initial_table(setup), whole_game(setup, random)))
    count = sum(len(commands) for _, commands in games)
    seconds = [_round(games) for _ in range(rounds)]
    return {
        "commands": count,
        "games": number,
        "commands_per_second": round(count / median(seconds)),
        "best_commands_per_second": round(count / min(seconds)),
        "goal_commands_per_second": 60_000,
    }


def _round(games: list[tuple[Table, list[Command]]]) -> float:
    start = process_time()
    for table, commands in games:
        for command in commands:
            table = decide(table, command).table
    return process_time() - start
