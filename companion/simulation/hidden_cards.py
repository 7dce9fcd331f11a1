"""The hidden cards of a simulated table, and what each player believes of their own."""

from collections.abc import Sequence
from random import Random

_AFTER_SWAP = 0.55
"""What is left of somebody's sureness after a swap that may or may not have happened."""
_PROTECTED = 2
"""Which of three cards lies between the hands and cannot be taken by the opponent."""


class Cards:
    """Cards by slot: those of each place one after the other, the centre behind the last place.

    `believed[slot]` is what the person there takes the card for, `sureness[slot]` how sure they
    are, from 0 to 1. Cards belong to the place: people who move take over what lies there.
    """

    def __init__(self, cards: Sequence[str], people: int, each: int, random: Random) -> None:
        """`people` places with `each` cards before them; the rest lies in the centre."""
        self._random = random
        self._each = each
        self._owned = people * each
        self.real = random.sample(cards, len(cards))
        # everybody has read their cards before they were turned down
        self.believed = self.real[: self._owned]
        self.sureness = [1.0] * self._owned

    def of(self, place: int) -> range:
        """The slots of a place: left, right and protected, as far as there are so many."""
        return range(place * self._each, (place + 1) * self._each)

    def in_hand(self, place: int) -> range:
        """The slots that may be announced on one's own turn: not the protected one."""
        return self.of(place)[:_PROTECTED]

    def look(self, slot: int) -> None:
        """The person there sees the card."""
        self.believed[slot] = self.real[slot]
        self.sureness[slot] = 1.0

    def another(self, slot: int, *, centre: bool = True) -> int:
        """A card to swap with: of another person, unless it is protected, or in the `centre`."""
        place = slot // self._each
        while True:
            other = self._random.randrange(len(self.real) if centre else self._owned)
            if other >= self._owned:
                return other
            if other // self._each != place and other % self._each < _PROTECTED:
                return other

    def maybe_swap(self, slot: int, other: int) -> None:
        """Two cards are swapped unseen, or it is only pretended."""
        self.swap(slot, other, really=self._random.random() < 0.5)

    def swap(self, slot: int, other: int, *, really: bool) -> None:
        """Two cards are swapped or not; the people there are less sure of theirs."""
        if really:
            self.real[slot], self.real[other] = self.real[other], self.real[slot]
        for each in (slot, other):
            if each < self._owned:
                self.sureness[each] *= _AFTER_SWAP
