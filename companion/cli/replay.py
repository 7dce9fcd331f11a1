"""`companion replay`: play a game record, and print the table it leads to as JSON."""

import json
from collections.abc import Iterable, Iterator

from companion.core import Game, Table, allowed_actions, play_lines
from companion.core.record import read_lines


def played(file: Iterable[bytes]) -> Iterator[Game]:
    """Yield the game after each line of a record, from the setup on. Raises UnreadableGame."""
    return play_lines(read_lines(file))


def as_json(table: Table) -> str:
    """Return the table as one line of JSON, with coins and seats by player number.

    `out` is there if somebody is out of the game.
    """
    out = {"out": sorted(table.out)} if table.out else {}
    return json.dumps(
        {
            "coins": [table.coins_of(person) for person in range(len(table.seats))],
            "court": table.court,
            "bank": table.bank,
            "turn": table.turn,
            "active": table.active,
            "awaiting": table.phase,
            "may": allowed_actions(table),
            "owes_look": sorted(table.owes_look),
            "seats": table.seats,
            "winners": table.winners,
            "end": table.end,
        }
        | out
    )
