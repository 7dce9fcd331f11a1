"""The commands that the rules allow now, and why they refuse others."""

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from companion.core.checks import check
from companion.core.commands import (
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    Look,
    NoMoreClaims,
    Reveal,
    Swap,
    TurnAction,
)
from companion.core.errors import RuleViolation
from companion.core.phases import (
    allowed_actions,
    deadly_card_in_play,
    most_true,
    open_question,
    possible_claimants,
    revealed_people,
    why_not_action,
)
from companion.core.questions import (
    CharacterQuestion,
    NumberQuestion,
    PeopleQuestion,
    YesNoQuestion,
)
from companion.core.table import Phase, Table


def why_not(table: Table, command: Command | TurnAction) -> RuleViolation | None:
    """Return why the rules refuse a command or an action of a turn; None if they allow it."""
    if isinstance(command, TurnAction):
        return why_not_action(table, command)
    try:
        check(table, command)
    except RuleViolation as violation:
        return violation
    return None


def legal_commands(table: Table) -> Iterator[Command]:
    """Yield the legal commands: one for each distinct meaning.

    Left out are mistaken looks, corrections by hand and new names, which belong to no phase, and
    optional details (whose card was swapped, which of several cards is meant).
    """
    match table.phase:
        case Phase.TURN:
            yield from _turn_commands(table)
        case Phase.CLAIMS:
            yield from map(Claim, possible_claimants(table))
            yield NoMoreClaims()
        case Phase.REVEAL:
            yield from _reveals(table)
        case Phase.CHOICE | Phase.ANSWER:
            yield from _answers(table)
        case None:
            return


def _turn_commands(table: Table) -> Iterator[Command]:
    for action in allowed_actions(table):
        match action:
            case TurnAction.SWAP:
                yield Swap()
            case TurnAction.LOOK:
                yield Look()
            case TurnAction.ANNOUNCE:
                yield from map(Announce, table.announceable)


def _reveals(table: Table) -> Iterator[Command]:
    revealed = revealed_people(table)
    for size in range(most_true(table) + 1):
        for true in combinations(revealed, size):
            yield Reveal(true)
            if deadly_card_in_play(table):
                yield from (Reveal(true, person) for person in revealed if person not in true)


def _answers(table: Table) -> Iterator[Command]:
    match open_question(table):
        case PeopleQuestion() as question:
            for size in question.sizes:
                yield from map(Choose, combinations(question.candidates, size))
        case CharacterQuestion() as question:
            yield from (Choose((), character=character) for character in question.candidates)
        case NumberQuestion() as question:
            yield from (Choose((), number=n) for n in range(question.least, question.most + 1))
        case YesNoQuestion() as question:
            yield Answer(right=True)
            yield Answer(right=False)
            if question.shows_card and deadly_card_in_play(table):
                yield Answer(right=False, damned=True)
        case None:
            return
        case other:
            assert_never(other)
