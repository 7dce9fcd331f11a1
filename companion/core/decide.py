"""From a table and a command to events and the next table. Refusals are in `checks`."""

from typing import NamedTuple, assert_never

from companion.core.boxes import WINNING_COINS
from companion.core.checks import check
from companion.core.commands import (
    Announce,
    Answer,
    Choose,
    Claim,
    Command,
    Look,
    MistakenLook,
    NoMoreClaims,
    Rename,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.events import (
    Announced,
    Asked,
    Claimed,
    ClaimsClosed,
    Corrected,
    End,
    Event,
    Fined,
    GameEnded,
    Looked,
    MistakeNoted,
    Renamed,
    Swapped,
    TurnedUp,
    TurnPassed,
    WentOut,
)
from companion.core.evolve import evolve
from companion.core.phases import blocks_of, revealed_people
from companion.core.questions import NO_ANSWERS, Answers, PeopleQuestion, YesNoQuestion
from companion.core.table import Phase, Table

FINE = 1
"""Coins that someone who is not the announced character pays to the court (section 4)."""


class Outcome(NamedTuple):
    """The outcome of a command: its events in order, and the table after the last one."""

    events: tuple[Event, ...]
    table: Table


def decide(table: Table, command: Command) -> Outcome:
    """Return the outcome of a command, leaving `table` as it is. Raises RuleViolation."""
    check(table, command)
    transition = Transition(table)
    match command:
        case Swap():
            transition.add(Swapped(table.active, command.with_))
            _end_turn(transition)
        case Look():
            transition.add(Looked(table.active))
            _end_turn(transition)
        case Announce():
            transition.add(Announced(table.active, command.character, command.card))
        case Claim():
            transition.add(Claimed(command.player, command.card))
        case NoMoreClaims():
            transition.add(ClaimsClosed())
            if transition.table.phase is not Phase.REVEAL:
                _use_power(transition, (0, 0))
        case Reveal():
            revealed = revealed_people(table)
            true = tuple(person for person in revealed if person in command.true)
            transition.add(TurnedUp(revealed, true))
            if command.damned is not None:
                transition.add(WentOut(command.damned))
            _use_power(transition, (0, 0))
        case Choose():
            opened = table.opened()
            _use_power(transition, opened.step, _chosen(opened.answers, command))
        case Answer():
            opened = table.opened()
            answers = opened.answers._replace(right=command.right, damned=command.damned)
            _use_power(transition, opened.step, answers)
        case MistakenLook():
            transition.add(MistakeNoted(command.player))
        case Transfer():
            # Possible at any time, even after the end: coins are corrected, the winners stay. Ends
            # are checked with the next power or at the end of the turn (R10).
            transition.add(Corrected(command.from_, command.to, command.coins))
        case Rename():
            transition.add(Renamed(command.player, command.name))
        case _:
            assert_never(command)
    return Outcome(tuple(transition.events), transition.table)


class Transition:
    """The events of a command so far, and the table after them."""

    __slots__ = ("events", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Append an event."""
        self.events.append(event)
        self.table = evolve(self.table, event)


def _chosen(answers: Answers, command: Choose) -> Answers:
    """Return the answers to a block, with one more."""
    if command.character is not None:
        return answers._replace(character=command.character)
    if command.number is not None:
        return answers._replace(number=command.number)
    return answers._replace(targets=command.targets)


def _use_power(
    transition: Transition, step: tuple[int, int], answers: Answers = NO_ANSWERS
) -> None:
    """Use the power from (user, block) on, until a block asks or the turn is over.

    `answers` are for that block. Borrowed powers go on with their blocks. Ends are checked after
    the last user; then the fines are paid and ends checked again (section 4).
    """
    opened = transition.table.opened()
    at_user, at_block = step
    while at_user < len(opened.users) and not _is_decided(transition.table):
        user, power = opened.users[at_user], blocks_of(transition.table, transition.table.opened())
        if at_block == len(power) or user in transition.table.out:
            at_user, at_block = at_user + 1, 0
            continue
        block = power[at_block]
        question = block.asks(transition.table, user, answers)
        if isinstance(question, PeopleQuestion) and question.settled:
            answers = answers._replace(targets=question.candidates)
            question = block.asks(transition.table, user, answers)
        if question is not None:
            yes_no = isinstance(question, YesNoQuestion)
            transition.add(Asked(at_user, at_block, answers, yes_no))
            return
        for event in block.events(transition.table, user, answers):
            transition.add(event)
        at_block, answers = at_block + 1, NO_ANSWERS
    if opened.users or transition.table.out:
        _check_ends(transition)
    if transition.table.end is None:
        for person in revealed_people(transition.table):
            if person not in opened.users and person not in transition.table.out:
                transition.add(Fined(person, min(FINE, transition.table.coins_of(person))))
        _end_turn(transition)


def _end_turn(transition: Transition) -> None:
    _check_ends(transition)
    if transition.table.end is None:
        transition.add(TurnPassed())


def _is_decided(table: Table) -> bool:
    """Return whether the game is over, or only one person is left (R23)."""
    return table.end is not None or len(table.present) == 1


def _check_ends(transition: Transition) -> None:
    end = end_of(transition.table)
    if end is not None:
        transition.add(end)


def end_of(table: Table) -> GameEnded | None:
    """Return the end of the game by the coins on the table; None if it goes on.

    All who have 13 coins win (R1). Otherwise, the last person in the game wins (R23), and 0 coins
    end the game (R2, R13). By a house rule, 0 coins count before 13.
    """
    if table.end is not None:
        return None
    most = max(table.coins)
    bankrupt = 0 in (table.coins if not table.out else map(table.coins_of, table.present))
    if most >= WINNING_COINS and not (bankrupt and table.edition.zero_first):
        return _ended(table, End.THIRTEEN, WINNING_COINS)
    if len(table.present) == 1:
        return GameEnded(End.ALONE, table.present)
    if bankrupt:
        return _ended(table, End.BANKRUPTCY, most)
    return None


def _ended(table: Table, end: End, coins: int) -> GameEnded:
    winners = (person for person in table.present if table.coins_of(person) >= coins)
    return GameEnded(end, tuple(sorted(winners)))
