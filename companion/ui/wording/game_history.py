"""The history of a game turn by turn, and what going back in it would take back."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from companion.core.commands import Announce
from companion.core.game import Game, Step
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.wording.history import headline, own_phone, step_sentences

_MOVES_NAMED: Final = 5
"""Moves named before going back; of more, only the number is said."""


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """What one step did."""

    position: int
    """The number of steps up to this one's end."""
    words: str
    followed: tuple[str, ...] = ()
    character: str = ""
    """The character announced in the step; empty without one."""


@dataclass(frozen=True, slots=True)
class Total:
    """The coins of a player or of the court at the end of a turn."""

    words: str
    changed: bool
    """Whether the turn has changed them."""


@dataclass(frozen=True, slots=True)
class HistoryTurn:
    """One turn: its lines, and the coins after it."""

    turn: int
    lines: tuple[HistoryLine, ...]
    totals: tuple[Total, ...]


def history(game: Game, say: Messages, *, oldest_first: bool, most: int) -> tuple[HistoryTurn, ...]:
    """Return the turns with the last `most` steps, the newest first unless said otherwise."""
    steps = game.steps()
    first = max(0, len(steps) - most)
    numbered = list(enumerate(steps, start=1))[first:]
    order = 1 if oldest_first else -1
    turns = [
        _turn(turn, list(of_turn), game, say, order)
        for turn, of_turn in groupby(numbered, key=lambda each: each[1].turn)
    ]
    return tuple(turns[::order])


def _turn(
    turn: int, steps: list[tuple[int, Step]], game: Game, say: Messages, order: int
) -> HistoryTurn:
    lines = [_line(position, step, game, say) for position, step in steps]
    before, after = game.before(steps[0][1]), steps[-1][1].table
    return HistoryTurn(turn, tuple(lines[::order]), tuple(_totals(before, after, game, say)))


def _line(position: int, step: Step, game: Game, say: Messages) -> HistoryLine:
    words, followed = step_sentences(step, game, say)
    if isinstance(step.line.by, int):
        followed = (*followed, own_phone(game.before(step), step.line.by, say))
    announced = step.command.character if isinstance(step.command, Announce) else ""
    return HistoryLine(position, words, followed, announced)


def _totals(before: Table, after: Table, game: Game, say: Messages) -> Iterator[Total]:
    names = game.table.rules.setup.players
    for person in after.seats:
        coins = after.coins_of(person)
        # a no-break space: a line never ends between a name and its coins
        yield Total(f"{names[person]}\u00a0{coins}", coins != before.coins_of(person))
    yield Total(f"{say.text('pot-court')}\u00a0{after.court}", after.court != before.court)


def going_back(game: Game, step: Step | None, say: Messages) -> str:
    """Return what going back to the table after a step would take back, as a question.

    `step` is one that an undo can stop at; None is the start of the game.
    """
    lost = []
    last = game.last
    while last is not None and last is not step:
        lost.append(last)
        last = last.before
    moves = game.undos_to(step) or 0
    if moves > _MOVES_NAMED:
        return say.text("replay-goes-back-many", moves=moves, turn=lost[-1].turn)
    named = [headline(game.before(each), each.command, say) for each in reversed(lost)]
    return say.text("replay-goes-back", moves=moves, what=" · ".join(named))
