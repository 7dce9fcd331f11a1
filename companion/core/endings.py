"""The announcements that could end the game, as far as public coins show."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import islice

from companion.core.commands import Announce, Command, NoMoreClaims
from companion.core.decide import decide
from companion.core.legal import legal_commands, why_not
from companion.core.phases import opening_turns, people_question
from companion.core.table import Phase, Table


class Ending(StrEnum):
    """The best end that an unopposed announcement could bring."""

    WINS = "wins"
    """The announcing player wins, perhaps with others."""
    ENDS = "ends"
    """The game ends and others win."""


def endings(table: Table, person: int) -> dict[str, Ending]:
    """Return the characters that could end the game if the person announced them, and how.

    It is assumed to be the person's turn, and that no one claims. Since the cards are unknown, all
    targets and answers are tried. Nobody who is out of the game announces.
    """
    if person in table.out:
        return {}
    turn = on_turn(table, person)
    by_character = {character: _ending(turn, character) for character in table.characters}
    return {character: ending for character, ending in by_character.items() if ending is not None}


def on_turn(table: Table, person: int) -> Table:
    """Return the table as if it were the person's turn and announcing were allowed."""
    return table._replace(
        turn=max(table.turn, opening_turns(table) + 1),
        place=table.place_of(person),
        active=person,
        phase=Phase.TURN,
        bound=False,
        shown=frozenset(),
        owes_look=frozenset(),
        announcement=None,
    )


def _ending(table: Table, character: str) -> Ending | None:
    announce = Announce(character)
    if why_not(table, announce) is not None:
        return None
    opened = decide(table, announce).table
    ends = [after for after in _ways(opened, NoMoreClaims()) if after.end is not None]
    if any(table.active in (after.winners or ()) for after in ends):
        return Ending.WINS
    return Ending.ENDS if ends else None


def _ways(table: Table, command: Command) -> Iterator[Table]:
    """Yield the tables after a command, for all answers to the questions of a power."""
    after = decide(table, command).table
    if after.phase not in (Phase.CHOICE, Phase.ANSWER):
        yield after
        return
    question = people_question(after)
    alike = question is not None and question.alike
    for answer in islice(legal_commands(after), 1 if alike else None):
        yield from _ways(after, answer)
