"""How wide what stands in a dialog may be."""

from companion.ui.widgets.breakpoints import Breakpoint
from companion.ui.widgets.tokens import Space

_WIDEST = 560.0


def padding(width: float) -> float:
    """What a dialog keeps free at either side, on a page `width` pixels wide."""
    return Space.M if width < Breakpoint.PHONE else Space.L


def room(width: float) -> float:
    """What is between the two."""
    return min(_WIDEST, width - 2 * (Space.M + padding(width)))
