"""Characters that are the same in both editions (sections 5 and 6)."""

from companion.core.boxes.box import Character
from companion.core.powers.blocks import (
    ByHand,
    TakeFromBank,
    TakeFromCourt,
    TakeFromNeighbours,
    TopUpTo,
    WinAt,
)

JUDGE = Character("judge", (TakeFromCourt(),))
THIEF = Character("thief", (TakeFromNeighbours(1),))
CHEAT = Character("cheat", (WinAt(10),))
FOOL = Character("fool", (TakeFromBank(1), ByHand()), bank_money=True)
WIDOW = Character("widow", (TopUpTo(10),), bank_money=True)
PEASANT = (TakeFromBank(1, together=2),)
"""The Peasants' power; the fewest players they are meant for differ by edition."""
