"""What each phase of a turn allows (section 4): enforced by `decide`, offered by screens."""

from companion.core.commands import TurnAction
from companion.core.errors import Code, RuleViolation
from companion.core.powers.borrowing import PrintedBlock
from companion.core.questions import PeopleQuestion, Question
from companion.core.table import Announcement, Phase, Table

OPENING_TURNS = 4
"""Number of turns at the start of a game that must be swaps, unless the table decides otherwise."""


def opening_turns(table: Table) -> int:
    """Return the number of turns at the start of this game that must be swaps."""
    rounds = table.edition.opening_rounds
    return OPENING_TURNS if rounds is None else rounds * len(table.seats)


def allowed_actions(table: Table) -> tuple[TurnAction, ...]:
    """Return the actions open to the active player, in the order of `TurnAction`.

    None are open outside Phase.TURN. Opening turns are swaps (section 4). After that, a restriction
    by a reveal comes before an owed look; if it permits looking, the owed look is due at once (R3).
    """
    if table.phase is not Phase.TURN:
        return ()
    if table.turn <= opening_turns(table):
        return (TurnAction.SWAP,)
    left = table.edition.after_reveal if table.bound else tuple(TurnAction)
    if table.active in table.owes_look and TurnAction.LOOK in left:
        return (TurnAction.LOOK,)
    return left


def why_not_action(table: Table, action: TurnAction) -> RuleViolation | None:
    """Return why an action is not open to the active player now; None if it is."""
    if table.end is not None:
        return RuleViolation(Code.GAME_OVER)
    if table.phase is not Phase.TURN:
        return RuleViolation(Code.NOT_AWAITED, awaiting=str(table.phase))
    allowed = allowed_actions(table)
    if action in allowed:
        return None
    if table.turn <= opening_turns(table):
        return RuleViolation(Code.OPENING_TURN, turn=table.turn, last=opening_turns(table))
    if allowed == (TurnAction.LOOK,):
        return RuleViolation(Code.OWES_LOOK, person=table.active)
    if allowed == (TurnAction.SWAP,):
        return RuleViolation(Code.REVEALED_MUST_SWAP, person=table.active)
    return RuleViolation(Code.REVEALED_NO_ANNOUNCEMENT, person=table.active)


def forced_swap_from_centre(table: Table) -> bool:
    """Return whether a swap after a reveal may be with a card in the centre, if one lies there."""
    return table.edition.forced_swap_from_centre or TurnAction.LOOK in table.edition.after_reveal


def possible_claimants(table: Table) -> tuple[int, ...]:
    """Return the people who may still claim, clockwise from the active player's left."""
    if table.phase is not Phase.CLAIMS or table.announcement is None:
        return ()
    claimants = table.announcement.claimants
    others = table.others_clockwise(table.active)
    return tuple(person for person in others if person not in claimants)


def revealed_people(table: Table) -> tuple[int, ...]:
    """Return the people who show their cards in a dispute: the active player, then claimants."""
    if table.announcement is None or not table.announcement.claimants:
        return ()
    return (table.active, *table.announcement.claimants)


def most_true(table: Table) -> int:
    """Return how many people can be the announced character: one, or two with both Peasants."""
    if table.announcement is None:
        return 0
    return table.setup.cards.count(table.announcement.character)


def deadly_card_in_play(table: Table) -> bool:
    """Return whether somebody's card, or one in the centre, may be the Damned (section 12)."""
    return table.deadly is not None and table.deadly in table.characters


def open_question(table: Table) -> Question | None:
    """Return the open question of the power in use; None if there is none."""
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


def power_in_use(table: Table, announcement: Announcement) -> tuple[int, PrintedBlock]:
    """Return the current user of the power, and the block it has reached."""
    user, step = announcement.step
    return announcement.users[user], blocks_of(table, announcement)[step]


def blocks_of(table: Table, announcement: Announcement) -> tuple[PrintedBlock, ...]:
    """Return the blocks of the power so far: the announced character's, then borrowed ones."""
    used = (announcement.character, *announcement.borrowed)
    return tuple(block for card in used for block in table.character(card).power)
