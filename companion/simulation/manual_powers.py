"""What simulated players do with their cards where a power has a part that coins do not show."""

from enum import Enum, auto

from companion.core import EditionId


class ManualPower(Enum):
    """A part of a power that is played with cards (sections 5 and 6)."""

    SWAP_OTHERS = auto()
    """Swap two other players' cards, or not, unseen."""
    SPY = auto()
    """Look at one's own card and another player's, then swap them or not."""
    SPY_ANYWHERE = auto()
    """The same; the other card may be a centre card."""


_PRINTED = {
    (EditionId.FIRST, "fool"): ManualPower.SWAP_OTHERS,
    (EditionId.SECOND, "fool"): ManualPower.SWAP_OTHERS,
    (EditionId.FIRST, "spy"): ManualPower.SPY_ANYWHERE,
    (EditionId.SECOND, "spy"): ManualPower.SPY,
}


def manual_power(edition: EditionId, character: str) -> ManualPower | None:
    """Return the part of a printed power played with cards; None if there is none."""
    return _PRINTED.get((edition, character))
