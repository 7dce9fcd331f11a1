"""Characters and powers that several boxes have (sections 5, 6 and 12)."""

from companion.core.boxes.box import Character
from companion.core.powers.blocks import (
    BankPaysNeighbours,
    ByHand,
    MovePeople,
    ShowCard,
    TakeFromBank,
    TakeFromCourt,
    TakeFromEachRicher,
    TakeFromNeighbours,
    TopUpTo,
    WinAt,
)

JUDGE = Character("judge", (TakeFromCourt(),))
THIEF = Character("thief", (TakeFromNeighbours(1),))
CHEAT = Character("cheat", (WinAt(10),))
FOOL = Character("fool", (TakeFromBank(1), ByHand()), bank_money=True)
DAMNED = Character("damned", (), minimum=8, female=None, deadly=True)
WIDOW = Character("widow", (TopUpTo(10),), bank_money=True, female=True)
PEASANT = (TakeFromBank(1, together=2),)
"""The Peasants' power; the fewest players they are meant for differ by edition."""
PATRON = (TakeFromBank(3), BankPaysNeighbours(1))
BEGGAR = (TakeFromEachRicher(),)
PRINCESS = (TakeFromBank(2), ShowCard())
PUPPET_MASTER = (MovePeople(1),)
"""Powers of the second edition and the expansion."""
