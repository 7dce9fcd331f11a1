"""The plan that a selection makes, and what confirming it would do."""

from dataclasses import dataclass

from companion.core.commands import Answer, Choose, Command, NoMoreClaims, Reveal
from companion.core.errors import RuleViolation
from companion.core.events import Event
from companion.core.moves import Move, moves, play_all
from companion.core.phases import people_question
from companion.core.table import Phase, Table
from companion.ui.board.selection import Selection


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
    """The commands that confirming would give; empty while something is still to be said."""
    match table.phase:
        case Phase.CLAIMS if table.announcement and not table.announcement.claimants:
            return (NoMoreClaims(),)
        case Phase.CLAIMS if pick.true is not None:
            return (NoMoreClaims(), Reveal(pick.true))
        case Phase.REVEAL if pick.true is not None:
            return (Reveal(pick.true),)
        case Phase.CHOICE if pick.targets is not None and _enough(table, pick.targets):
            return (Choose(pick.targets),)
        case _:
            return ()


def preview(table: Table, pick: Selection) -> Preview | None:
    """What would come of the plan; None without one, or where the rules refuse it."""
    return preview_of(table, planned(table, pick))


def preview_of(table: Table, commands: tuple[Command, ...]) -> Preview | None:
    """What would come of these commands; None without any, or where the rules refuse them."""
    if not commands:
        return None
    try:
        return _played(table, commands)
    except RuleViolation:
        return None


def answers(table: Table) -> tuple[Preview, Preview]:
    """What would come of a right and of a wrong answer.

    Raises RuleViolation unless an answer is awaited.
    """
    return _played(table, (Answer(right=True),)), _played(table, (Answer(right=False),))


def _played(table: Table, commands: tuple[Command, ...]) -> Preview:
    """What would come of these commands. Raises RuleViolation."""
    outcome = play_all(table, commands)
    return Preview(commands, moves(table, outcome.events), outcome.table, outcome.events)


def toggled(chosen: tuple[int, ...] | None, person: int, most: int) -> tuple[int, ...]:
    """The people named after a tap on one: out if in, in if out, the oldest leaving if too many."""
    now = chosen or ()
    if person in now:
        return tuple(each for each in now if each != person)
    return (*now, person)[-most:]


def _enough(table: Table, targets: tuple[int, ...]) -> bool:
    asked = people_question(table)
    return asked is None or len(targets) in asked.sizes
