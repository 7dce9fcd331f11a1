"""What a correction by hand would mean for the end of the game. Without Flet."""

from companion.core.commands import Transfer
from companion.core.decide import end_of
from companion.core.errors import RuleViolation
from companion.core.events import End
from companion.core.moves import play_all
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.look.fitting import text_width
from companion.ui.state import Correction
from companion.ui.story import names


def outlook(table: Table, wish: Correction, say: Messages) -> str | None:
    """How the game would end with the turn (R10), were the coins still as they would be then.

    None where it would go on, is over already, or the correction would be refused.
    """
    if wish.source is None or wish.target is None:
        return None
    try:
        after = play_all(table, (Transfer(wish.source, wish.target, wish.coins),)).table
    except RuleViolation:
        return None
    end = end_of(after)
    if end is None:
        return None
    return _told(end.end, names(after, end.winners), say)


def longest_outlook(table: Table, say: Messages) -> str:
    """The longest that `outlook` says of a single winner."""
    winner = max(names(table, table.seats), key=text_width)
    return max(
        (_told(end, [winner], say) for end in (End.THIRTEEN, End.BANKRUPTCY)), key=text_width
    )


def _told(end: End, winners: list[str], say: Messages) -> str:
    return say.text(f"correct-ends-{end}", people=winners, count=len(winners))
