"""What happened: the smallest facts a table changes by, in the order they took place.

Events are plain tuples with names because a turn makes several of them and whole games are replayed
while somebody waits. Their types tell them apart: as tuples, two kinds may be equal. Numbers mean
people; coins are whole coins.
"""

from enum import StrEnum
from typing import Literal, NamedTuple

from companion.core.commands import CardSlot, Pot


class End(StrEnum):
    """How a game came to its end (rules section 4)."""

    THIRTEEN = "thirteen"
    BANKRUPTCY = "bankruptcy"
    POWER = "cheat"
    """A power won at once; the record format calls this "cheat"."""


class Swapped(NamedTuple):
    """The active player swapped or pretended to."""

    person: int
    other: int | Literal["center"] | None


class Looked(NamedTuple):
    """The active player looked at the own card; a look that was owed is done with it."""

    person: int


class Announced(NamedTuple):
    """An announcement is open for claims."""

    person: int
    character: str
    slot: CardSlot | None


class Claimed(NamedTuple):
    """One more person claims to be the announced character."""

    person: int
    slot: CardSlot | None


class ClaimsClosed(NamedTuple):
    """Nobody else claims. With a claim the cards are turned up, without one the power is used."""


class TurnedUp(NamedTuple):
    """The cards of the active player and all claimants were seen; `true` are the character."""

    people: tuple[int, ...]
    true: tuple[int, ...]


class Asked(NamedTuple):
    """A power waits for its user to choose; `user` and `step` say where it goes on."""

    user: int
    step: int


class Pointed(NamedTuple):
    """Somebody has to say which character they believe to be, and to show the card."""

    person: int


class Answered(NamedTuple):
    """The card was shown after the answer, which was right or wrong."""

    person: int
    right: bool


class CardShown(NamedTuple):
    """A power made somebody show their card."""

    person: int


class Paid(NamedTuple):
    """A power moved coins."""

    source: int | Pot
    target: int | Pot
    coins: int


class Compared(NamedTuple):
    """A power compared two fortunes and no coin moved."""

    person: int
    other: int


class Fined(NamedTuple):
    """Somebody who was not the announced character paid the court."""

    person: int
    coins: int


class FortunesSwapped(NamedTuple):
    """Two people exchanged all their coins."""

    person: int
    other: int


class Declined(NamedTuple):
    """The user of a power chose nobody."""

    person: int


class PlacesChanged(NamedTuple):
    """Two people changed places; coins and cards stayed."""

    person: int
    other: int


class MistakeNoted(NamedTuple):
    """Somebody saw their own card by mistake and owes a look."""

    person: int


class Corrected(NamedTuple):
    """Coins were moved by hand."""

    source: int | Pot
    target: int | Pot
    coins: int


class TurnPassed(NamedTuple):
    """The turn is over; the next place clockwise is on turn."""


class GameEnded(NamedTuple):
    """The game is over."""

    end: End
    winners: tuple[int, ...]


Event = (
    Swapped
    | Looked
    | Announced
    | Claimed
    | ClaimsClosed
    | TurnedUp
    | Asked
    | Pointed
    | Answered
    | CardShown
    | Paid
    | Compared
    | Fined
    | FortunesSwapped
    | Declined
    | PlacesChanged
    | MistakeNoted
    | Corrected
    | TurnPassed
    | GameEnded
)
