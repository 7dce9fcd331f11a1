"""Sizes of what stands around a list of seats, or two halves, in pixels."""

from companion.core.table import Table
from companion.ui.board.pots_row import LOW_POT_HEIGHT, POT_HEIGHT
from companion.ui.kit.toolbar import is_narrow
from companion.ui.layout.tokens import Space
from companion.ui.page.view import View
from companion.ui.table.protected_card import has_protected_cards
from companion.ui.table.seats.seat_halves import GIVING_HALF, SLIM_HALF

HEAD = 48.0
"""Height of the head of a list."""
LOW = 520.0
"""Lower screens leave the dock a larger share."""
LOWEST_WITH_ALL = 700.0
"""Lower phones do not show the protected cards of two players, and save room in their dock."""


def is_low(view: View) -> bool:
    """Return whether a phone, mostly one with enlarged texts, has little room for its dock."""
    return is_narrow(view.width - 2 * Space.M) or view.height < LOW


def pot_height(view: View) -> float:
    """Return the height of the pots above a list."""
    return LOW_POT_HEIGHT if is_low(view) else POT_HEIGHT


def lowest_half(view: View) -> float:
    """Return the height below which a half does not give way to the dock."""
    return SLIM_HALF if is_low(view) or view.height < LOWEST_WITH_ALL else GIVING_HALF


def shows_protected_cards(view: View, table: Table) -> bool:
    """Return whether a phone between two players has room for their protected cards."""
    return has_protected_cards(table) and view.height >= LOWEST_WITH_ALL
