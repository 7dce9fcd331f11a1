"""The parts of printed powers that players carry out with their cards, without the app."""

from enum import Enum, auto

from companion.core.boxes.box import EditionId


class ManualPower(Enum):
    """A part of a power that moves or shows cards (sections 5, 6 and 12)."""

    SWAP_OTHERS = auto()
    """A swap of two other players' cards, unseen, real or pretended."""
    SPY = auto()
    """A look at one's own card and another player's, then a swap of them or not."""
    SPY_ANYWHERE = auto()
    """The same, with another player's card or a centre card."""
    LOOK = auto()
    """A look at two cards of others or of the centre, which stay where they are."""


_PRINTED = {
    (EditionId.FIRST, "fool"): ManualPower.SWAP_OTHERS,
    (EditionId.SECOND, "fool"): ManualPower.SWAP_OTHERS,
    (EditionId.FIRST, "spy"): ManualPower.SPY_ANYWHERE,
    (EditionId.SECOND, "spy"): ManualPower.SPY,
    (EditionId.FIRST, "sage"): ManualPower.LOOK,
}


def manual_power(edition: EditionId, character: str) -> ManualPower | None:
    """Return the part of a printed power that needs cards; None if there is none."""
    return _PRINTED.get((edition, character))
