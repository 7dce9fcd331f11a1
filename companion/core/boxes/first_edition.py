"""The first edition (2013): section 5, and the printed sets of section 3."""

from dataclasses import replace

from companion.core.boxes.box import Character, Edition, EditionId, PrintedSet, SwapLimits, by_id
from companion.core.boxes.shared import CHEAT, FOOL, JUDGE, PEASANT, THIEF, WIDOW
from companion.core.commands import TurnAction
from companion.core.powers.blocks import (
    ByHand,
    NameCardOrPay,
    SwapFortunes,
    TakeFromBank,
    TakeFromRichest,
)

_SIX = ("judge", "bishop", "king", "queen", "witch", "cheat")
_SEVEN = ("judge", "bishop", "king", "queen", "thief", "witch")
_EIGHT = ("judge", "bishop", "king", "fool", "queen", "witch", "peasant", "peasant")
_NINE = (*_EIGHT, "cheat")
_TEN = (*_NINE, "spy")
_ELEVEN = (*_TEN, "inquisitor")
_TWELVE = (*_ELEVEN, "widow")
_FEW = ("bishop", "fool", "judge", "queen", "king", "witch")

FIRST = Edition(
    id=EditionId.FIRST,
    year=2013,
    sheets=("en", "ja", "pl", "ru"),
    fewest=2,
    most=13,
    coins=194,
    characters=by_id(
        JUDGE,
        Character("bishop", (TakeFromRichest(2),)),
        Character("king", (TakeFromBank(3),), bank_money=True),
        FOOL,
        Character("queen", (TakeFromBank(2),), bank_money=True, female=True),
        THIEF,
        Character("witch", (SwapFortunes(),), female=True),
        Character("spy", (ByHand(),), female=True),
        Character("peasant", PEASANT, bank_money=True, copies=2, minimum=8),
        CHEAT,
        Character("inquisitor", (NameCardOrPay(4),), minimum=8),
        WIDOW,
    ),
    after_reveal=(TurnAction.SWAP,),
    printed_sets=(
        PrintedSet("first-2", 2, _FEW),
        PrintedSet("first-3", 3, _FEW),
        PrintedSet("first-4", 4, ("judge", "bishop", "king", "queen", "thief", "cheat")),
        PrintedSet("first-5", 5, _SIX),
        PrintedSet("first-6", 6, _SIX),
        PrintedSet("first-7-fool", 7, (*_SEVEN, "fool"), printing="en-ru"),
        PrintedSet("first-7-spy", 7, (*_SEVEN, "spy"), printing="fr-ja-pl"),
        PrintedSet("first-8", 8, _EIGHT),
        PrintedSet("first-9", 9, _NINE),
        PrintedSet("first-10", 10, _TEN),
        PrintedSet("first-11", 11, _ELEVEN),
        PrintedSet("first-12", 12, _TWELVE),
        PrintedSet("first-13", 13, (*_TWELVE, "thief")),
    ),
    tokens=True,
    bank_insert=False,
    scenario_sheets=False,
    blank_cards=1,
    swap_limits={
        (2, "pl"): SwapLimits(own_other=True, protected_with_opponent=False),
        (2, "ja"): SwapLimits(own_other=True, protected_with_opponent=False),
        (2, "en"): SwapLimits(own_other=True, protected_with_opponent=False),
        (2, "fr"): SwapLimits(own_other=True, protected_with_opponent=False),
        (2, "ru"): SwapLimits(own_other=False, protected_with_opponent=True),
        (3, "pl"): SwapLimits(own_other=True, protected_with_opponent=False),
        (3, "en"): SwapLimits(own_other=True, protected_with_opponent=False),
        (3, "fr"): SwapLimits(own_other=True, protected_with_opponent=False),
        (3, "ja"): SwapLimits(own_other=False, protected_with_opponent=False),
        (3, "ru"): SwapLimits(own_other=False, protected_with_opponent=False),
    },
    printings=("pl", "ja", "ru", "en", "fr", "en-ru", "fr-ja-pl"),
    half_bank_money=False,
    fixed_set_players=3,
)

FIRST_REVISION_1 = replace(FIRST, fixed_set_players=0)
