"""A game record as it comes in from outside: bytes of a file, still to be trusted with nothing."""

from io import BytesIO

from companion.core.record import read_lines


def lines_of(data: bytes) -> tuple[str, ...]:
    """The lines of a record file. Raises UnreadableGame if it is no text, or far too long."""
    return tuple(read_lines(BytesIO(data)))
