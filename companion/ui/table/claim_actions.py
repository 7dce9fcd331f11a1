"""The claims a player may make, with one card or with several."""

from collections.abc import Callable

import flet as ft

from companion.core.boxes import slots_to_claim
from companion.core.commands import CardSlot, Claim
from companion.core.phases import possible_claimants
from companion.core.table import Table
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
    slots: tuple[CardSlot | None, ...] = slots_to_claim(len(table.seats)) or (None,)
    return {
        slot: Action(
            with_card_slot(words, slot, say),
            ft.Icons.FRONT_HAND,
            _making(Claim(person, slot), submit),
        )
        for slot in slots
    }


def _making(claim: Claim, submit: Callable[[Claim], object]) -> Callable[[], object]:
    # not a partial: Flet would add its event to the arguments if `submit` takes more of them
    return lambda: submit(claim)
