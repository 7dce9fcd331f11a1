"""What may be done now, and if not, why not. Screens offer it; `decide` enforces it."""

from companion.core.commands import Action
from companion.core.errors import Code, RuleViolation
from companion.core.powers.blocks import Block, Question
from companion.core.table import Announcement, Phase, Table

OPENING_TURNS = 4

_ANY = tuple(Action)


def may(table: Table) -> tuple[Action, ...]:
    """What the active player may do, in the order of `Action`; empty if no turn is awaited.

    Opening turns are swaps (section 4); then a reveal restriction comes before an owed look, and
    where it leaves the look open the owed look is done at once (ruling R3).
    """
    if table.phase is not Phase.TURN:
        return ()
    if table.turn <= OPENING_TURNS:
        return (Action.SWAP,)
    left = table.rules.edition.after_reveal if table.bound else _ANY
    if table.active in table.owes_look and Action.LOOK in left:
        return (Action.LOOK,)
    return left


def refusal(table: Table, action: Action) -> RuleViolation | None:
    """Why the active player may not do this now; None if it is allowed."""
    if table.end is not None:
        return RuleViolation(Code.GAME_OVER)
    if table.phase is not Phase.TURN:
        return RuleViolation(Code.NOT_AWAITED, awaiting=str(table.phase))
    allowed = may(table)
    if action in allowed:
        return None
    if table.turn <= OPENING_TURNS:
        return RuleViolation(Code.OPENING_TURN, turn=table.turn, last=OPENING_TURNS)
    if allowed == (Action.LOOK,):
        return RuleViolation(Code.OWES_LOOK, person=table.active)
    if allowed == (Action.SWAP,):
        return RuleViolation(Code.REVEALED_MUST_SWAP, person=table.active)
    return RuleViolation(Code.REVEALED_NO_ANNOUNCEMENT, person=table.active)


def may_claim(table: Table) -> tuple[int, ...]:
    """Who may still claim, clockwise from the active player's left; empty if claims are closed."""
    if table.phase is not Phase.CLAIMS or table.announcement is None:
        return ()
    claimed = table.announcement.claimants
    return tuple(p for p in table.others_clockwise(table.active) if p not in claimed)


def turned_up(table: Table) -> tuple[int, ...]:
    """Whose cards an opposed announcement turns up: the active player, then the claimants."""
    if table.announcement is None or not table.announcement.claimants:
        return ()
    return (table.active, *table.announcement.claimants)


def most_true(table: Table) -> int:
    """How many of them can really be the character: one, or both Peasants."""
    if table.announcement is None:
        return 0
    return table.rules.setup.cards.count(table.announcement.character)


def question(table: Table) -> Question | None:
    """Whom the power in use lets its user name; None unless a choice is awaited."""
    if table.phase is not Phase.CHOICE or table.announcement is None:
        return None
    user, block = power_at(table, table.announcement)
    return block.asks(table, user)


def open_question(table: Table) -> Question:
    """Whom the power in use lets its user name. Raises ValueError unless a choice is awaited."""
    asked = question(table)
    if asked is None:
        raise ValueError("no choice is awaited")
    return asked


def power_at(table: Table, announcement: Announcement) -> tuple[int, Block]:
    """Who is using the power, and which of its blocks it has come to."""
    user, step = announcement.step
    power = table.rules.characters[announcement.character].power
    return announcement.users[user], power[step]
