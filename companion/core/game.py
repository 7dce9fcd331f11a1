"""The log of a game: commands, undo and redo are its entries, and the table follows from them.

A `Game` is an immutable value that shares its history with the games before and after it: an undo
anywhere costs the same however long the game has been.
"""

from dataclasses import dataclass

from companion.core.commands import Command, Entry, Redo, Undo
from companion.core.decide import decide
from companion.core.errors import Code, RuleViolation
from companion.core.events import Event
from companion.core.initial_table import initial_table
from companion.core.setup import Setup
from companion.core.table import Table


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One command that counts, with what it led to and the step before it.

    A step is equal to itself alone.
    """

    command: Command
    events: tuple[Event, ...]
    table: Table
    turn: int
    """The turn the command belongs to: the one awaited when it was given."""
    before: "Step | None"

    def __repr__(self) -> str:
        return f"Step(turn={self.turn}, command={self.command})"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _Undone:
    step: Step
    then: "_Undone | None"


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A game at one entry of its log: `start`, the steps that count, and those taken back.

    Two games are equal if they start alike and the same commands were given and taken back.
    """

    start: Table
    last: Step | None = None
    undone: _Undone | None = None

    @property
    def table(self) -> Table:
        """The table now."""
        return self.start if self.last is None else self.last.table

    @property
    def next_redo(self) -> Step | None:
        """The step a redo would bring back."""
        return self.undone.step if self.undone else None

    def before(self, step: Step) -> Table:
        """The table on which one of the steps was taken."""
        return self.start if step.before is None else step.before.table

    def steps(self) -> tuple[Step, ...]:
        """All steps that count, the oldest first."""
        found: list[Step] = []
        step = self.last
        while step is not None:
            found.append(step)
            step = step.before
        return tuple(reversed(found))

    def append(self, entry: Entry) -> "Game":
        """Return the game after one more entry. Raises RuleViolation; this game is unchanged."""
        if isinstance(entry, Undo):
            if self.last is None:
                raise RuleViolation(Code.NOTHING_TO_UNDO)
            return Game(self.start, self.last.before, _Undone(self.last, self.undone))
        if isinstance(entry, Redo):
            if self.undone is None:
                raise RuleViolation(Code.NOTHING_TO_REDO)
            return Game(self.start, self.undone.step, self.undone.then)
        table = self.table
        events, after = decide(table, entry)
        return Game(self.start, Step(entry, events, after, table.turn, self.last))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.start == other.start
            and self._commands() == other._commands()
        )

    def __repr__(self) -> str:
        return f"Game(last={self.last}, table={self.table})"

    def _commands(self) -> tuple[list[Command], list[Command]]:
        """Those that count, and those taken back."""
        taken_back = []
        undone = self.undone
        while undone is not None:
            taken_back.append(undone.step.command)
            undone = undone.then
        return [step.command for step in self.steps()], taken_back


def new_game(setup: Setup) -> Game:
    """A game before its first command. Raises RuleViolation as `begin` does."""
    return Game(initial_table(setup))
