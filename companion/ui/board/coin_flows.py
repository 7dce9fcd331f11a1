"""Coins that move between seats and pots."""

from collections.abc import Iterable

from companion.core.commands import Pot
from companion.core.events import Event
from companion.core.evolve import evolve
from companion.core.game import Game
from companion.core.moves import MoveKind, moves
from companion.core.table import Table
from companion.ui.board.table_view import Flow, Spot


def flows_of_last(game: Game) -> tuple[Flow, ...]:
    """Return the coins that the last command moved; none after an undo."""
    step = game.last
    if step is None or game.undone is not None:
        return ()
    return coin_flows(game.before(step), step.events)


def coin_flows(table: Table, events: Iterable[Event]) -> tuple[Flow, ...]:
    """Return the coins that events move, between the seats that people have at each event."""
    found: list[Flow] = []
    for event in events:
        for move in moves(table, (event,)):
            source, target = _spot(table, move.source), _spot(table, move.target)
            found.append(Flow(source, target, move.coins, fine=move.kind is MoveKind.FINE))
        table = evolve(table, event)
    return tuple(found)


def _spot(table: Table, where: int | Pot) -> Spot:
    return where if isinstance(where, str) else table.place_of(where)
