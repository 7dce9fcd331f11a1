"""A game record as it comes in from outside: bytes of a file, still to be trusted with nothing."""

from collections.abc import Sequence

from companion.core.errors import Code, RuleViolation
from companion.core.record import LINE_LIMIT, LINES_LIMIT
from companion.session.live import UnreadableGame

MOST_BYTES = 4_000_000
"""More than any evening, and little enough to be read at once."""


def lines_of(data: bytes) -> Sequence[str]:
    """The lines of a record file. Raises UnreadableGame if it is no text, or far too long."""
    if len(data) > MOST_BYTES:
        raise UnreadableGame(1, RuleViolation(Code.TOO_MANY_LINES, limit=LINES_LIMIT))
    try:
        # a line ends where a record's lines end, and not at the other ends Unicode knows
        lines = data.decode("utf-8-sig").replace("\r\n", "\n").split("\n")
    except UnicodeDecodeError:
        raise UnreadableGame(1, RuleViolation(Code.NOT_TEXT)) from None
    for number, line in enumerate(lines, start=1):
        if len(line) > LINE_LIMIT:
            reason = RuleViolation(Code.LINE_TOO_LONG, have=len(line), limit=LINE_LIMIT)
            raise UnreadableGame(number, reason)
    found = [line for line in lines if line.strip()]
    if not found:
        raise UnreadableGame(1, RuleViolation(Code.EMPTY_RECORD))
    return found
