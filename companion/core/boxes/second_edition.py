"""The second edition (2021): section 6."""

from collections.abc import Mapping
from dataclasses import replace

from companion.core.boxes.box import Character, Edition, EditionId, by_id
from companion.core.boxes.shared import (
    BEGGAR,
    CHEAT,
    FOOL,
    JUDGE,
    PATRON,
    PEASANT,
    PRINCESS,
    PUPPET_MASTER,
    THIEF,
    WIDOW,
)
from companion.core.commands import TurnAction
from companion.core.powers.blocks import (
    ByHand,
    NameCardOrPay,
    SwapFortunes,
    TakeFromBank,
    TakeFromRichest,
)

LIKELY_MINIMUM: Mapping[str, int] = {
    "princess": 6,
    "peasant": 8,
    "guru": 8,
    "puppet_master": 8,
}
"""The fewest players that some Masks are probably meant for: advice to check the card."""

SECOND = Edition(
    id=EditionId.SECOND,
    year=2021,
    sheets=("it",),
    fewest=4,
    most=12,
    coins=200,
    characters=by_id(
        JUDGE,
        Character("trickster", (TakeFromRichest(2),), minimum=None),
        Character("king", (TakeFromBank(2),), bank_money=True, minimum=None),
        Character("fool", FOOL.power, bank_money=True, minimum=None),
        Character("empress", (TakeFromBank(3),), bank_money=True, minimum=None),
        Character("thief", THIEF.power, minimum=None),
        Character("shaman", (SwapFortunes(),), minimum=None),
        Character("spy", (ByHand(),), minimum=None),
        Character("peasant", PEASANT, bank_money=True, copies=2, minimum=None),
        Character("cheat", CHEAT.power, minimum=None),
        Character("guru", (NameCardOrPay(4),), minimum=None),
        Character("widow", WIDOW.power, bank_money=True, minimum=None),
        Character("patron", PATRON, bank_money=True, minimum=None),
        Character("beggar", BEGGAR, minimum=None),
        Character("princess", PRINCESS, bank_money=True, minimum=None),
        Character("puppet_master", PUPPET_MASTER, minimum=None),
    ),
    after_reveal=(TurnAction.SWAP, TurnAction.LOOK),
    printed_sets=(),
    tokens=False,
    bank_insert=True,
    scenario_sheets=True,
    blank_cards=0,
    swap_limits={},
    printings=("it",),
    half_bank_money=True,
    sheet_spare_masks=2,
)

SECOND_REVISION_1 = replace(SECOND, sheet_spare_masks=None)
