"""Which announcements could end the game, judged by public coins alone."""

from collections.abc import Iterator
from enum import StrEnum

from companion.core.commands import Announce, Command, NoMoreClaims
from companion.core.decide import decide
from companion.core.legal import legal_commands, why_not
from companion.core.phases import OPENING_TURNS
from companion.core.table import Phase, Table


class Ending(StrEnum):
    """How an unopposed announcement could end the game at best."""

    WINS = "wins"
    """The player who announces wins, perhaps with others."""
    ENDS = "ends"
    """The game ends, and only others win."""


def endings(table: Table, person: int) -> dict[str, Ending]:
    """Return how the game could end by each character, were the person to announce it now.

    As if it were the person's turn and no one claimed. Every target and every answer is tried:
    nothing is known of the cards. Characters that cannot end the game are left out.
    """
    turn = on_turn(table, person)
    found = {character: _ending(turn, character) for character in table.characters}
    return {character: ending for character, ending in found.items() if ending is not None}


def on_turn(table: Table, person: int) -> Table:
    """Return the table as if it were the person's turn and they might announce."""
    return table._replace(
        turn=max(table.turn, OPENING_TURNS + 1),
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
    """Yield the tables that a command leads to, by every answer to what a power asks."""
    after = decide(table, command).table
    if after.phase not in (Phase.CHOICE, Phase.ANSWER):
        yield after
        return
    for answer in legal_commands(after):
        yield from _ways(after, answer)
