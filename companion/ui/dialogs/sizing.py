"""Widths of dialogs."""

from companion.ui.widgets.breakpoints import Breakpoint
from companion.ui.widgets.tokens import Space

_WIDEST = 560.0


def padding(width: float) -> float:
    """Return the horizontal padding of a dialog on a page of `width` pixels."""
    return Space.M if width < Breakpoint.PHONE else Space.L


def room(width: float) -> float:
    """Return the width of a dialog's content on a page of `width` pixels."""
    return min(_WIDEST, width - 2 * (Space.M + padding(width)))
