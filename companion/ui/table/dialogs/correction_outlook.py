"""What a correction by hand would mean for the game, and whether it is possible. Without Flet."""

from typing import NamedTuple

from companion.core.decide import end_of
from companion.core.errors import RuleViolation
from companion.core.events import End
from companion.core.moves import play_all
from companion.core.table import Table
from companion.i18n import Messages
from companion.i18n.rule_errors import explain_in
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.tokens import Font
from companion.ui.page.dialog_kinds import Correction
from companion.ui.wording.history import names


class Outlook(NamedTuple):
    """Whether a correction can be done, and what there is to say of it before it is."""

    possible: bool
    words: str | None = None


def outlook(table: Table, wish: Correction, say: Messages) -> Outlook:
    """Return whether it can be done, and why not or how the game would end with the turn (R10).

    Nothing is said of one that would change neither, or of which not everything is known yet.
    """
    if wish.transfer is None:
        return Outlook(possible=False)
    try:
        after = play_all(table, (wish.transfer,)).table
    except RuleViolation as reason:
        return Outlook(possible=False, words=explain_in(table.rules.setup, reason, say))
    end = end_of(after)
    if end is None:
        return Outlook(possible=True)
    return Outlook(possible=True, words=_told(end.end, names(after, end.winners), say))


def longest_outlook(table: Table, say: Messages) -> str:
    """Return the longest that `outlook` says of an end with a single winner."""
    winner = max(names(table, table.seats), key=_width)
    return max((_told(end, [winner], say) for end in (End.THIRTEEN, End.BANKRUPTCY)), key=_width)


def _width(words: str) -> float:
    return text_width(words, Font.REGULAR)


def _told(end: End, winners: list[str], say: Messages) -> str:
    return say.text(f"correct-ends-{end}", people=winners, count=len(winners))
