"""Widths of dialogs."""

from companion.ui.layout.breakpoints import NARROW, Breakpoint
from companion.ui.layout.tokens import Space

_WIDEST = 560.0
LOW = 480.0
"""Lower pages have no room to spare in a dialog."""
_ONE_ROW = 600.0


def around(width: float) -> float:
    """Return the least distance of a dialog from the edges of a page of `width` pixels."""
    return Space.XXS if width < NARROW else Space.M


def padding(width: float) -> float:
    """Return the horizontal padding of a dialog on a page of `width` pixels."""
    if width < NARROW:
        return Space.S
    return Space.M if width < Breakpoint.PHONE else Space.L


def room(width: float, widest: float = _WIDEST) -> float:
    """Return the width of a dialog's content on a page of `width` pixels."""
    return min(widest, width - 2 * (around(width) + padding(width)))


def is_low(width: float, height: float) -> bool:
    """Return whether a page is so low that a dialog's counter and button share a row."""
    return height < LOW and width >= _ONE_ROW
