"""The protected card of a player in a game of two (section 8): what its owner may do with it."""

from companion.core.boxes import slots_to_claim
from companion.core.commands import CardSlot, Claim, Swap
from companion.core.legal import why_not
from companion.core.table import Phase, Table

SLOT = CardSlot.PROTECTED


def has_protected_cards(table: Table) -> bool:
    """Return whether everybody has a protected card."""
    return SLOT in slots_to_claim(len(table.seats))


def use_of_protected_card(table: Table, person: int) -> Swap | Claim | None:
    """Return what a person may do with their protected card now; None if nothing."""
    command: Swap | Claim = Claim(person, SLOT)
    if table.phase is Phase.TURN and person == table.active:
        command = Swap(card=SLOT)
    return command if why_not(table, command) is None else None
