"""Where a verdict stands over the table."""

from dataclasses import dataclass

from companion.ui.layout.geometry import Rect


@dataclass(frozen=True, slots=True)
class VerdictRoom:
    """The room of a verdict on the stage or above a list."""

    rect: Rect
    both_ways: float | None = None
    """Height of a verdict that stands in `rect` twice, for people on both sides, if it has room.

    None if all sit on one side.
    """


@dataclass(frozen=True, slots=True)
class RoomBetween:
    """The room of a verdict between two halves, which covers neither of them."""

    rect: Rect
    below_pots: float
    """Height of the lowest part of `rect`, which covers no pot."""
    beneath: Rect
    """Where a verdict stands that is higher than `rect`: over the upper part of the dock."""
