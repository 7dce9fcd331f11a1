"""What each phase of a turn allows (section 4). `decide` enforces it; screens offer it."""

from companion.core.commands import Action
from companion.core.errors import Code, RuleViolation
from companion.core.powers.blocks import Block
from companion.core.questions import PeopleQuestion, Question
from companion.core.table import Announcement, Phase, Table

OPENING_TURNS = 4
"""The first turns of a game, which must be swaps."""


def allowed_actions(table: Table) -> tuple[Action, ...]:
    """Return what the active player may do, in the order of `Action`; empty outside Phase.TURN.

    Opening turns are swaps (section 4). Then a reveal restriction comes before an owed look; where
    it leaves the look open, the owed look is done at once (R3).
    """
    if table.phase is not Phase.TURN:
        return ()
    if table.turn <= OPENING_TURNS:
        return (Action.SWAP,)
    left = table.edition.after_reveal if table.bound else tuple(Action)
    if table.active in table.owes_look and Action.LOOK in left:
        return (Action.LOOK,)
    return left


def why_not_action(table: Table, action: Action) -> RuleViolation | None:
    """Return why the active player may not do this now; None if it is allowed."""
    if table.end is not None:
        return RuleViolation(Code.GAME_OVER)
    if table.phase is not Phase.TURN:
        return RuleViolation(Code.NOT_AWAITED, awaiting=str(table.phase))
    allowed = allowed_actions(table)
    if action in allowed:
        return None
    if table.turn <= OPENING_TURNS:
        return RuleViolation(Code.OPENING_TURN, turn=table.turn, last=OPENING_TURNS)
    if allowed == (Action.LOOK,):
        return RuleViolation(Code.OWES_LOOK, person=table.active)
    if allowed == (Action.SWAP,):
        return RuleViolation(Code.REVEALED_MUST_SWAP, person=table.active)
    return RuleViolation(Code.REVEALED_NO_ANNOUNCEMENT, person=table.active)


def possible_claimants(table: Table) -> tuple[int, ...]:
    """Return who may still claim, clockwise from the active player's left."""
    if table.phase is not Phase.CLAIMS or table.announcement is None:
        return ()
    claimed = table.announcement.claimants
    return tuple(p for p in table.others_clockwise(table.active) if p not in claimed)


def revealed_people(table: Table) -> tuple[int, ...]:
    """Return whose cards a disputed announcement turns up: the active player, then claimants."""
    if table.announcement is None or not table.announcement.claimants:
        return ()
    return (table.active, *table.announcement.claimants)


def most_true(table: Table) -> int:
    """Return how many of them can really be the character: one, or both Peasants."""
    if table.announcement is None:
        return 0
    return table.setup.cards.count(table.announcement.character)


def open_question(table: Table) -> Question | None:
    """Return what the power in use asks now; None if it asks nothing."""
    if table.phase not in (Phase.CHOICE, Phase.ANSWER) or table.announcement is None:
        return None
    user, block = power_in_use(table, table.announcement)
    return block.asks(table, user, table.announcement.answers)


def people_question(table: Table) -> PeopleQuestion | None:
    """Return the open question about people; None if there is none."""
    question = open_question(table)
    return question if isinstance(question, PeopleQuestion) else None


def expected_people(table: Table) -> PeopleQuestion:
    """Return the open question about people. Raises ValueError if there is none."""
    question = people_question(table)
    if question is None:
        raise ValueError("no question about people is open")
    return question


def power_in_use(table: Table, announcement: Announcement) -> tuple[int, Block]:
    """Return who uses the power, and the block it has come to."""
    user, step = announcement.step
    power = table.characters[announcement.character].power
    return announcement.users[user], power[step]
