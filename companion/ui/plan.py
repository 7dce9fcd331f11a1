"""What a screen has in hand before it is confirmed, and what would come of it. Without Flet."""

from dataclasses import dataclass

from companion.core.commands import Answer, Choose, Command, Hand, NoMoreClaims, Reveal
from companion.core.errors import RuleViolation
from companion.core.events import Event
from companion.core.legal import question
from companion.core.moves import Move, moves, play_all
from companion.core.table import Awaiting, Table


@dataclass(frozen=True, slots=True)
class Pick:
    """What has been tapped on one screen but not confirmed; it holds for one revision only."""

    revision: int
    announcing: bool = False
    """The characters in play are shown to choose from."""
    hand: Hand | None = None
    """Which of several cards is announced."""
    true: tuple[int, ...] | None = None
    """Who really is the announced character; None while nothing is said."""
    targets: tuple[int, ...] | None = None
    """Whom a power's user names; None while nothing is said."""


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


def planned(table: Table, pick: Pick) -> tuple[Command, ...]:
    """The commands that confirming would give; empty while something is still to be said."""
    match table.awaiting:
        case Awaiting.CLAIMS if table.announcement and not table.announcement.claimants:
            return (NoMoreClaims(),)
        case Awaiting.CLAIMS if pick.true is not None:
            return (NoMoreClaims(), Reveal(pick.true))
        case Awaiting.REVEAL if pick.true is not None:
            return (Reveal(pick.true),)
        case Awaiting.CHOICE if pick.targets is not None and _enough(table, pick.targets):
            return (Choose(pick.targets),)
        case _:
            return ()


def preview(table: Table, pick: Pick) -> Preview | None:
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
    asked = question(table)
    return asked is None or len(targets) in asked.sizes
