"""A game as a log of commands, undo and redo, from which its table follows.

A `Game` is an immutable value that shares its history with the games before and after it, so an
undo costs the same however long the game is.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from companion.core.commands import Command, Entry, Line, Redo, Undo
from companion.core.decide import decide
from companion.core.errors import Code, RuleViolation
from companion.core.events import Event
from companion.core.initial_table import initial_table
from companion.core.setup import Setup
from companion.core.table import Table


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """A command that counts, with its outcome and the step before it. Compared by identity."""

    line: Line
    command: Command
    events: tuple[Event, ...]
    table: Table
    turn: int
    """The turn the command was given in."""
    before: "Step | None"

    def __repr__(self) -> str:
        return f"Step(turn={self.turn}, command={self.command})"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _Undone:
    step: Step
    then: "_Undone | None"
    by_tap: int | None
    """The tap that took the step back."""


def _tap_of(step: Step) -> object:
    """Return what the steps of one tap share; a line without a number is a tap by itself."""
    return step if step.line.tap is None else step.line.tap


def _count_taps(steps: Iterable[Step]) -> int:
    return sum(1 for _ in groupby(steps, key=_tap_of))


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A game: its start, the steps that count, and the steps taken back.

    Games are equal if their starts, their commands and the commands taken back are equal.
    """

    start: Table
    last: Step | None = None
    undone: _Undone | None = None
    taps: int = 0
    """The highest number of a tap so far, undone ones included."""

    @property
    def table(self) -> Table:
        """The current table."""
        return self.start if self.last is None else self.last.table

    @property
    def next_redo(self) -> Step | None:
        """The first step that a redo would bring back; None if nothing was taken back."""
        return self.undone.step if self.undone else None

    @property
    def redos(self) -> int:
        """The number of redos that bring back what the last tap of undos took back."""
        steps, undone = [], self.undone
        by_tap = None if undone is None else undone.by_tap
        while undone is not None and undone.by_tap == by_tap:
            steps.append(undone.step)
            undone = undone.then
        return min(len(steps), 1) if by_tap is None else _count_taps(steps)

    def undos_to(self, step: Step | None) -> int | None:
        """Return the number of undos back to the table after a step, or to the start for None.

        Return None if no undo stops there, because the step no longer counts or its tap goes on.
        """
        later, last = [], self.last
        while last is not None and last is not step:
            later.append(last)
            last = last.before
        if last is not step or (step and later and _tap_of(later[-1]) == _tap_of(step)):
            return None
        return _count_taps(later)

    def before(self, step: Step) -> Table:
        """Return the table before one of the steps."""
        return self.start if step.before is None else step.before.table

    def steps(self) -> tuple[Step, ...]:
        """Return the steps that count, oldest first."""
        newest_first: list[Step] = []
        step = self.last
        while step is not None:
            newest_first.append(step)
            step = step.before
        return tuple(reversed(newest_first))

    def append(self, line: Line | Entry) -> "Game":
        """Return the game after one more line, leaving this one as it is. Raises RuleViolation.

        Undo takes back the last tap that counts with all its lines; redo brings it back.
        """
        if not isinstance(line, Line):
            line = Line(line)
        taps = self.taps if line.tap is None else line.tap
        if taps < self.taps:
            raise RuleViolation(Code.TAP_OUT_OF_ORDER, tap=taps, last=self.taps)
        match line.entry:
            case Undo():
                return self._undo(taps, line.tap)
            case Redo():
                return self._redo(taps)
            case command:
                events, after = decide(self.table, command)
                step = Step(line, command, events, after, self.table.turn, self.last)
                return Game(self.start, step, taps=taps)

    def _undo(self, taps: int, by_tap: int | None) -> "Game":
        last, undone = self.last, self.undone
        if last is None:
            raise RuleViolation(Code.NOTHING_TO_UNDO)
        tap = last.line.tap
        while last is not None:
            undone = _Undone(last, undone, by_tap)
            last = last.before
            if tap is None or last is None or last.line.tap != tap:
                break
        return Game(self.start, last, undone, taps)

    def _redo(self, taps: int) -> "Game":
        undone = self.undone
        if undone is None:
            raise RuleViolation(Code.NOTHING_TO_REDO)
        tap, last = undone.step.line.tap, self.last
        while undone is not None:
            last, undone = undone.step, undone.then
            if tap is None or undone is None or undone.step.line.tap != tap:
                break
        return Game(self.start, last, undone, taps)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.start == other.start
            and self._commands() == other._commands()
        )

    def __repr__(self) -> str:
        return f"Game(last={self.last}, table={self.table})"

    def _commands(self) -> tuple[list[Command], list[Command]]:
        """Return the commands that count, and the ones taken back."""
        taken_back = []
        undone = self.undone
        while undone is not None:
            taken_back.append(undone.step.command)
            undone = undone.then
        return [step.command for step in self.steps()], taken_back


def new_game(setup: Setup) -> Game:
    """Return a game before its first command. Raises RuleViolation like `initial_table`."""
    return Game(initial_table(setup))
