"""Withdrawing a claim: undo back to it, then repeat what followed."""

from companion.core.commands import Claim, Entry, Undo
from companion.core.game import Game, Step


def without_claim(game: Game, person: int) -> tuple[Entry, ...]:
    """Return the entries that withdraw the person's claim to the open announcement, as one tap.

    Everything else stays as it was. Without such a claim, there are none.
    """
    opened = game.table.announcement
    if opened is None or person not in opened.claimants:
        return ()
    claim, undone = _until_claim(game, person)
    taps = [step.line.tap for step in undone]
    undos = taps.count(None) + len({*taps} - {None})
    again = [step.command for step in reversed(undone) if step is not claim]
    return (*(Undo() for _ in range(undos)), *again)


def _until_claim(game: Game, person: int) -> tuple[Step, list[Step]]:
    """Return the step of the claim, and all steps that must be undone for it, newest first."""
    undone: list[Step] = []
    claim, step = None, game.last
    while step is not None and (claim is None or _same_tap(step, claim)):
        undone.append(step)
        if claim is None and isinstance(step.command, Claim) and step.command.player == person:
            claim = step
        step = step.before
    if claim is None:
        raise ValueError("no claim of this person")
    return claim, undone


def _same_tap(step: Step, other: Step) -> bool:
    return step.line.tap is not None and step.line.tap == other.line.tap
