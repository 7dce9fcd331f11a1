"""Random games with everything that happens at a table, undo and corrections included."""

from dataclasses import replace
from functools import cache
from random import Random

from companion.core.commands import Entry, Line, MistakenLook, Redo, Transfer, Undo
from companion.core.game import Game, new_game
from companion.core.record import dump_line
from companion.core.revisions import CURRENT_RULES
from companion.core.setup import RECORD_VERSION
from tests.bench.games import likely_command, random_setup

_BY_THE_WAY = 0.15
"""Chance of an undo, a redo, a correction or a mistaken look between two commands."""


@cache
def random_game(seed: int) -> tuple[Game, list[str]]:
    """A game to its end with one more correction after it, and its record."""
    random = Random(seed)
    setup = replace(random_setup(random), version=RECORD_VERSION, rules=CURRENT_RULES)
    game, record, tap = new_game(setup), [dump_line(setup)], 0
    while True:
        # the lines of one tap share its number
        tap += not (game.last and game.next_redo is None and random.random() < 0.2) or tap == 0
        entry = _entry(game, random)
        if isinstance(entry, Undo | Redo):
            tap += 1
        line = Line(entry, tap, f"2026-05-01T20:{tap // 60 % 60:02}:{tap % 60:02}Z")
        over = game.table.end is not None
        game = game.append(line)
        record.append(dump_line(line))
        if isinstance(entry, Undo | Redo):
            tap += 1
        if over and game.table.end is not None:
            return game, record


def _entry(game: Game, random: Random) -> Entry:
    table = game.table
    if table.end is not None:
        return Undo() if random.random() < 0.1 else Transfer("bank", 0, 1)
    if random.random() < _BY_THE_WAY:
        person = random.randrange(len(table.seats))
        entries: list[Entry] = [MistakenLook(person)]
        if game.last is not None:
            entries.append(Undo())
        if game.next_redo is not None:
            entries += [Redo()] * 3
        if table.coins_of(person) > 2:
            entries.append(Transfer(person, "bank", 1))
        return random.choice(entries)
    return likely_command(table, random)
