"""How wide a screen has to be for what, in pixels."""

from typing import Final


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


def is_phone(width: float, height: float) -> bool:
    """Whether a screen is a phone's, held upright or sideways."""
    return min(width, height) < Breakpoint.PHONE
