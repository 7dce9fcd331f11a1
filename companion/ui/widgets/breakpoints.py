"""How wide and high a screen has to be for what, in pixels."""

from typing import Final

from companion.ui.widgets.tokens import Space


class Breakpoint:
    """Widths at which something comes to stand elsewhere."""

    PHONE: Final = 600.0
    """Narrower than this everything stands in one column; with a side shorter it is a phone."""
    DOCK_BESIDE: Final = 900.0
    """From this width on the dock stands at the right of the content and no longer below it."""
    CONTENTS_BESIDE: Final = 960.0
    """From this width on the contents of the rules stand at the left of what is read."""


DOCK: Final = 400.0
"""The width of a dock at the right of the content."""


SIDE_DOCK: Final = 304.0
"""The width of a dock beside the content on a phone that is held sideways."""

_SIDEWAYS_HEIGHT: Final = 480.0
"""Lower than this are phones held sideways, and no tablets whose keyboard is open."""
_SIDEWAYS_WIDTH: Final = 660.0
"""From this width on the content beside that dock is as wide as on a small phone held upright."""


def is_sideways(width: float, height: float) -> bool:
    """Whether a phone is held sideways: only the ways on stand at the right of the content."""
    return height < _SIDEWAYS_HEIGHT and _SIDEWAYS_WIDTH <= width < Breakpoint.CONTENTS_BESIDE


def has_dock_beside(width: float, height: float) -> bool:
    """Whether a whole dock stands at the right of the content."""
    return width >= Breakpoint.DOCK_BESIDE and not is_sideways(width, height)


def beside_dock(width: float, height: float) -> float:
    """Pixels that the content of a screen with a dock may take from side to side."""
    if has_dock_beside(width, height):
        return width - DOCK - 2 * Space.L
    taken = SIDE_DOCK if is_sideways(width, height) else 0.0
    return width - taken - 2 * Space.M


def is_phone(width: float, height: float) -> bool:
    """Whether a screen is a phone's, held upright or sideways."""
    return min(width, height) < Breakpoint.PHONE
