"""The hidden cards of a simulated table, and what each player believes of their own."""

from collections.abc import Sequence
from random import Random

_AFTER_SWAP = 0.55
"""What is left of somebody's sureness after a swap that may or may not have happened."""


class Cards:
    """Cards by place, the centre behind the last person.

    `believed[place]` is what the person there takes the card for, `sureness[place]` how sure they
    are, from 0 to 1. Cards belong to the place: people who move take over what lies there.
    """

    def __init__(self, cards: Sequence[str], people: int, random: Random) -> None:
        self._random = random
        self._people = people
        self.real = random.sample(cards, len(cards))
        # everybody has read their card before it was turned down
        self.believed = self.real[:people]
        self.sureness = [1.0] * people

    def look(self, place: int) -> None:
        """The person there sees the card."""
        self.believed[place] = self.real[place]
        self.sureness[place] = 1.0

    def another(self, place: int) -> int:
        """Any other card, of a person or in the centre."""
        other = self._random.randrange(len(self.real) - 1)
        return other + (other >= place)

    def maybe_swap(self, place: int, other: int) -> None:
        """Two cards are swapped, or it is only pretended."""
        if self._random.random() < 0.5:
            self.real[place], self.real[other] = self.real[other], self.real[place]
        for each in (place, other):
            if each < self._people:
                self.sureness[each] *= _AFTER_SWAP
