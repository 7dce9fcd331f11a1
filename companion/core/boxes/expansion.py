"""The expansion of 2014 for the first edition: section 12."""

from companion.core.boxes.box import Character, EditionId, Expansion, PrintedSet, by_id
from companion.core.boxes.shared import BEGGAR, DAMNED, PATRON, PRINCESS, PUPPET_MASTER
from companion.core.powers.blocks import ByHand, TakeFromBank
from companion.core.powers.borrowing import (
    BorrowFromCemetery,
    BorrowNamed,
    BorrowPlayed,
    Gamble,
    PassFortunes,
    TakeFromMan,
)

_CLASSIC = (
    *("alchemist", "spy", "gambler", "judge", "patron", "beggar", "necromancer", "puppet_master"),
    *("sage", "princess", "witch", "cheat", "actress"),
)
_LET_IT_ROLL = (
    *("alchemist", "fool", "gambler", "judge", "necromancer", "puppet_master", "bishop"),
    *("inquisitor", "princess", "courtesan", "cheat", "sage", "usurper"),
)
_STRENGTH_IN_UNITY = (
    *("alchemist", "actress", "courtesan", "sage", "judge", "puppet_master", "peasant", "peasant"),
    *("beggar", "princess", "inquisitor", "fool", "cheat"),
)
_ULTIMATE_COMBO = (
    *("alchemist", "actress", "inquisitor", "judge", "necromancer", "princess", "cheat"),
    *("usurper", "gambler", "courtesan", "damned", "puppet_master", "patron"),
)
_FROM_SIX = {
    "classic": _CLASSIC,
    "roll": _LET_IT_ROLL,
    "unity": _STRENGTH_IN_UNITY,
    "combo": _ULTIMATE_COMBO,
}
"""Sets of 8 cards for 6 to 8 people, and one more card for each further person."""

EXPANSION = Expansion(
    id="expansion",
    editions=(EditionId.FIRST,),
    characters=by_id(
        Character("alchemist", (PassFortunes(),), female=None),
        Character("actress", (BorrowPlayed(),), bank_money=True, minimum=8, female=True),
        Character("courtesan", (TakeFromMan(3),), minimum=8, female=True, needs_women=True),
        Character("gambler", (Gamble(3),), bank_money=True, female=None),
        Character("puppet_master", PUPPET_MASTER, minimum=6, female=None),
        DAMNED,
        Character("patron", PATRON, bank_money=True, female=None),
        Character("beggar", BEGGAR, female=None),
        Character("necromancer", (BorrowFromCemetery(),), bank_money=True, female=None),
        Character("princess", PRINCESS, bank_money=True, minimum=6, female=True),
        Character("sage", (TakeFromBank(1), ByHand()), bank_money=True, minimum=8, female=None),
        Character("usurper", (BorrowNamed(),), bank_money=True, minimum=8, female=None),
    ),
    printed_sets=(
        PrintedSet(
            "expansion-duel-2",
            2,
            ("bishop", "gambler", "judge", "damned", "queen", "sage"),
            name="set-expansion-duel",
        ),
        PrintedSet(
            "expansion-trio-3",
            3,
            ("alchemist", "bishop", "gambler", "judge", "queen", "sage"),
            name="set-expansion-trio",
        ),
        *(
            PrintedSet(
                f"expansion-{name}-{players}",
                players,
                cards[: max(8, players)],
                name=f"set-expansion-{name}",
            )
            for players in range(6, 14)
            for name, cards in _FROM_SIX.items()
        ),
    ),
    blank_cards=1,
    tokens=True,
    judge_optional=True,
)
"""The Bear Tamer is its blank card."""
