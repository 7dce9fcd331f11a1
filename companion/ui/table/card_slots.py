"""What players with several cards may do with one of them, and claims with the only one."""

from collections.abc import Callable

import flet as ft

from companion.core.boxes import slots_to_claim
from companion.core.commands import CardSlot, Claim, Swap
from companion.core.legal import why_not
from companion.core.phases import possible_claimants
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.kit.buttons import Action
from companion.ui.wording.history import with_card_slot


def claim_actions(
    table: Table, person: int, words: str, submit: Callable[[Claim], object], say: Messages
) -> dict[CardSlot | None, Action]:
    """Return what makes each possible claim, by the card it is made with; None stands for the only.

    `words` names the claim, and `submit` makes it. Empty if the person may not claim now.
    """
    if person not in possible_claimants(table):
        return {}

    def action(slot: CardSlot | None) -> Action:
        # not a partial: Flet would add its event to the arguments if `submit` takes more of them
        return Action(
            with_card_slot(words, slot, say),
            ft.Icons.FRONT_HAND,
            lambda: submit(Claim(person, slot)),
        )

    return {slot: action(slot) for slot in slots_to_claim(len(table.seats)) or (None,)}


def has_protected_cards(table: Table) -> bool:
    """Return whether everybody has a protected card, as in a game of two (section 8)."""
    return CardSlot.PROTECTED in slots_to_claim(len(table.seats))


def use_of_protected_card(table: Table, person: int) -> Swap | Claim | None:
    """Return what a person may do with their protected card now; None if nothing."""
    command: Swap | Claim = Claim(person, CardSlot.PROTECTED)
    if table.phase is Phase.TURN and person == table.active:
        command = Swap(card=CardSlot.PROTECTED)
    return command if why_not(table, command) is None else None
