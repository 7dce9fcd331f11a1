"""The plan that a selection makes, what confirming it would do, and coins that move."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.commands import Choose, Command, NoMoreClaims, Pot, Reveal
from companion.core.errors import Code, RuleViolation
from companion.core.events import Event
from companion.core.evolve import evolve
from companion.core.game import Game
from companion.core.moves import Move, MoveKind, moves, play_all
from companion.core.phases import people_question
from companion.core.table import Phase, Table
from companion.ui.board.selection import Selection
from companion.ui.board.table_view import Flow, Spot
from companion.ui.wording.power_answers import possible_answers


@dataclass(frozen=True, slots=True)
class Preview:
    """What confirming would do: the commands, the coins that move, and the table after."""

    commands: tuple[Command, ...]
    moves: tuple[Move, ...]
    after: Table
    events: tuple[Event, ...]

    @property
    def coins(self) -> int:
        """How many coins move in all."""
        return sum(move.coins for move in self.moves)


def planned(table: Table, pick: Selection) -> tuple[Command, ...]:
    """Return the commands that confirming would give; empty while something is still to be said."""
    match table.phase:
        case Phase.CLAIMS if table.announcement and not table.announcement.claimants:
            return (NoMoreClaims(),)
        case Phase.CLAIMS if pick.true is not None:
            return (NoMoreClaims(), Reveal(pick.true, pick.damned))
        case Phase.REVEAL if pick.true is not None:
            return (Reveal(pick.true, pick.damned),)
        case Phase.CHOICE if pick.targets is not None and _enough(table, pick.targets):
            return (Choose(pick.targets),)
        case _:
            return ()


def preview(table: Table, pick: Selection) -> Preview | None:
    """Return what would come of the plan; None without one, or where the rules refuse it."""
    return preview_of(table, planned(table, pick))


def preview_of(table: Table, commands: tuple[Command, ...]) -> Preview | None:
    """Return what would come of these commands; None without any, or if the rules refuse them."""
    if not commands:
        return None
    try:
        return _played(table, commands)
    except RuleViolation:
        return None


def answers(table: Table) -> tuple[tuple[str, Preview], ...]:
    """Return the message of each possible answer, and what would come of it.

    Raises RuleViolation unless an answer is awaited.
    """
    if table.phase is not Phase.ANSWER:
        raise RuleViolation(Code.NOT_AWAITED, awaiting=str(table.phase))
    return tuple((words, _played(table, (each,))) for words, each in possible_answers(table))


def _played(table: Table, commands: tuple[Command, ...]) -> Preview:
    """Return what would come of these commands. Raises RuleViolation."""
    outcome = play_all(table, commands)
    return Preview(commands, moves(table, outcome.events), outcome.table, outcome.events)


def toggled(chosen: tuple[int, ...] | None, person: int, most: int) -> tuple[int, ...]:
    """Return the people chosen after a tap on one, who comes in or goes out.

    With more than `most`, the first one chosen goes out.
    """
    now = chosen or ()
    if person in now:
        return tuple(other for other in now if other != person)
    return (*now, person)[-most:]


def _enough(table: Table, targets: tuple[int, ...]) -> bool:
    asked = people_question(table)
    return asked is None or len(targets) in asked.sizes


def flows_of_last(game: Game) -> tuple[Flow, ...]:
    """Return the coins that the last command moved; none after an undo."""
    step = game.last
    if step is None or game.undone is not None:
        return ()
    return coin_flows(game.before(step), step.events)


def coin_flows(table: Table, events: Iterable[Event]) -> tuple[Flow, ...]:
    """Return the coins that events move, between the seats that people have at each event."""
    flows: list[Flow] = []
    for event in events:
        for move in moves(table, (event,)):
            source, target = _spot(table, move.source), _spot(table, move.target)
            flows.append(Flow(source, target, move.coins, fine=move.kind is MoveKind.FINE))
        table = evolve(table, event)
    return tuple(flows)


def _spot(table: Table, where: int | Pot) -> Spot:
    return where if isinstance(where, str) else table.place_of(where)
