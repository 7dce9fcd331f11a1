"""Random games for measurements: the same ones each time."""

from random import Random

from companion.core.boxes import EDITIONS
from companion.core.commands import Claim, Command
from companion.core.decide import decide
from companion.core.initial_table import initial_table
from companion.core.legal import legal_commands
from companion.core.setup import Setup
from companion.core.table import Table

CLAIM_CHANCE = 0.15
"""That one more person claims; a group does not dispute every word."""


def random_setup(random: Random) -> Setup:
    """Any edition, any number of players, any cards of the box."""
    edition = random.choice(list(EDITIONS.values()))
    players = random.randint(edition.fewest, edition.most)
    box = [c.id for c in edition.characters.values() for _ in range(c.copies)]
    return Setup(
        edition=edition.id,
        players=tuple(f"Player {number}" for number in range(players)),
        cards=tuple(random.sample(box, edition.numbers_of_cards(players)[0])),
        first=random.randrange(players),
        version=1,
        house_set=True,
    )


def whole_game(setup: Setup, random: Random) -> list[Command]:
    """The commands of a game from its first turn to its end."""
    table, given = initial_table(setup), list[Command]()
    while table.end is None:
        given.append(likely_command(table, random))
        table = decide(table, given[-1]).table
    return given


def endless_game(setup: Setup, length: int, random: Random) -> list[Command]:
    """As many commands of a game that does not come to its end."""
    table, given = initial_table(setup), list[Command]()
    while len(given) < length:
        command = likely_command(table, random)
        after = decide(table, command).table
        if after.end is None:
            given.append(command)
            table = after
    return given


def likely_command(table: Table, random: Random) -> Command:
    """Any legal command, claims as often as `CLAIM_CHANCE` says."""
    options = list(legal_commands(table))
    if isinstance(options[0], Claim) and random.random() > CLAIM_CHANCE:
        return options[-1]
    return random.choice(options)
