"""Screen sizes at which the layout changes, in pixels."""

from typing import Final

from companion.ui.layout.tokens import Space


class Breakpoint:
    """Widths at which the layout changes."""

    PHONE: Final = 600.0
    """Narrower screens have one column; a screen with a shorter side is a phone."""
    DOCK_BESIDE: Final = 900.0
    """From this width on, the dock stands at the right of the content instead of below it."""
    CONTENTS_BESIDE: Final = 960.0
    """From this width on, the rulebook's contents stand at the left of the text."""


NARROW: Final = 300.0
"""A line of fewer pixels has no room for anything beside the tools, or beside a seat's coins."""

DOCK: Final = 400.0
"""Width of a dock at the right of the content; the largest one beside seats."""


SIDE_DOCK: Final = 304.0
"""Width of a dock beside the content on a phone held sideways; the least one beside seats."""

_SIDEWAYS_HEIGHT: Final = 480.0
"""Screens lower than this are phones held sideways, not tablets with an open keyboard."""
_SIDEWAYS_WIDTH: Final = 660.0
"""From this width on, the content beside that dock is as wide as on a small upright phone."""


def is_sideways(width: float, height: float) -> bool:
    """Return whether this is a phone held sideways, with only the foot buttons at the right."""
    return height < _SIDEWAYS_HEIGHT and _SIDEWAYS_WIDTH <= width < Breakpoint.CONTENTS_BESIDE


def has_dock_beside(width: float, height: float) -> bool:
    """Return whether a whole dock stands at the right of the content."""
    return width >= Breakpoint.DOCK_BESIDE and not is_sideways(width, height)


def beside_dock(width: float, height: float) -> float:
    """Return the width of the content of a screen with a dock, in pixels."""
    if has_dock_beside(width, height):
        return width - DOCK - 2 * Space.L
    taken = SIDE_DOCK if is_sideways(width, height) else 0.0
    return width - taken - 2 * Space.M


def is_phone(width: float, height: float) -> bool:
    """Return whether a screen is a phone's, upright or sideways."""
    return min(width, height) < Breakpoint.PHONE
