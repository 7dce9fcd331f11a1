"""The face-down cards of a simulated game, and what players believe about their own."""

from collections.abc import Sequence
from random import Random

_CONFIDENCE_AFTER_SWAP = 0.55
"""Factor of a player's confidence after a swap that was real or pretended."""
_PROTECTED = 2
"""Index of the protected card among the slots of a seat."""


class HiddenCards:
    """The cards by slot: the slots of each seat, seat by seat, then those of the centre.

    For the slots of seats, `believed[slot]` is the character that its owner believes the card to
    be, and `confidence[slot]` is how sure the owner is, from 0 to 1. Cards stay at the seat when
    people move.
    """

    def __init__(
        self, cards: Sequence[str], seats: int, cards_per_seat: int, random: Random
    ) -> None:
        """Deal `cards_per_seat` cards to each of `seats` seats and the rest to the centre."""
        self._random = random
        self._cards_per_seat = cards_per_seat
        self._owned = seats * cards_per_seat
        self.real = random.sample(cards, len(cards))
        # all cards lie face up at the start
        self.believed = self.real[: self._owned]
        self.confidence = [1.0] * self._owned
        self._gone: set[int] = set()
        """The slots without a card, since it is out of the game."""

    def of(self, seat: int) -> range:
        """Return the slots of a seat: left, right, protected, as far as it has them."""
        return range(seat * self._cards_per_seat, (seat + 1) * self._cards_per_seat)

    def announceable(self, seat: int) -> range:
        """Return the slots of a seat that can be announced: all but the protected one."""
        return self.of(seat)[:_PROTECTED]

    def look(self, slot: int) -> None:
        """Show the card to its owner."""
        self.believed[slot] = self.real[slot]
        self.confidence[slot] = 1.0

    def random_other(self, slot: int, *, centre: bool = True) -> int:
        """Return a random slot to swap with: unprotected at another seat, or in the centre.

        Without `centre`, it is at another seat.
        """
        seat = slot // self._cards_per_seat
        while True:
            other = self._random.randrange(len(self.real) if centre else self._owned)
            if other in self._gone:
                continue
            if other >= self._owned:
                return other
            if other // self._cards_per_seat != seat and other % self._cards_per_seat < _PROTECTED:
                return other

    def take_out(self, slot: int) -> None:
        """Take a slot's card out of the game."""
        self._gone.add(slot)

    def hand_over(self, slot: int, heir: int) -> None:
        """Replace the card in `heir` by the one in `slot`, which its new owner doesn't know."""
        self.real[heir] = self.real[slot]
        self.confidence[heir] = 0.0
        self._gone.add(slot)

    def swap_or_pretend(self, slot: int, other: int) -> None:
        """Swap two cards face down, or pretend to, with equal probability."""
        self.swap(slot, other, really=self._random.random() < 0.5)

    def swap(self, slot: int, other: int, *, really: bool) -> None:
        """Swap two cards, or pretend to; both owners lose confidence either way."""
        if really:
            self.real[slot], self.real[other] = self.real[other], self.real[slot]
        for touched in (slot, other):
            if touched < self._owned:
                self.confidence[touched] *= _CONFIDENCE_AFTER_SWAP
