"""Sizes of what stands around two halves, in pixels."""

from dataclasses import dataclass
from typing import Final

from companion.core.table import Table
from companion.ui.kit.toolbar import is_narrow
from companion.ui.layout.seat_rows import LOW_POTS, POTS, SLIM_HALF
from companion.ui.layout.tokens import Space
from companion.ui.table.card_slots import has_protected_cards
from companion.ui.table.seats.seat_halves import GIVING_HALF

LOW: Final = 520.0
"""Lower screens leave the dock a larger share."""
LOWEST_WITH_ALL: Final = 700.0
"""Lower phones do not show the protected cards of two players, and save room in their dock."""


@dataclass(frozen=True, slots=True)
class ListSizes:
    """The sizes on a page of this width and height."""

    width: float
    height: float

    @property
    def is_low(self) -> bool:
        """Whether a phone, mostly one with enlarged texts, has little room for its dock."""
        return is_narrow(self.width - 2 * Space.M) or self.height < LOW

    @property
    def pots(self) -> float:
        """The height of the pots above a list."""
        return LOW_POTS if self.is_low else POTS

    @property
    def lowest_half(self) -> float:
        """The height below which a half does not give way to the dock."""
        return SLIM_HALF if self.is_low or self.height < LOWEST_WITH_ALL else GIVING_HALF

    def show_protected_cards(self, table: Table) -> bool:
        """Return whether a phone between two players has room for their protected cards."""
        return has_protected_cards(table) and self.height >= LOWEST_WITH_ALL
