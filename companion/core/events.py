"""What happened: the smallest facts that change a table, in order.

Numbers are people (the index in the setup's players); coins are whole coins.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from companion.core.commands import CardSlot, Pot
from companion.core.questions import NO_ANSWERS, Answers


class End(StrEnum):
    """How a game came to its end (rules section 4)."""

    THIRTEEN = "thirteen"
    BANKRUPTCY = "bankruptcy"
    POWER = "cheat"
    """A power won at once; the record format calls this "cheat"."""


@dataclass(frozen=True, slots=True)
class Swapped:
    """The active player swapped or pretended to."""

    person: int
    other: int | Literal["center"] | None


@dataclass(frozen=True, slots=True)
class Looked:
    """The active player looked at the own card; a look that was owed is done with it."""

    person: int


@dataclass(frozen=True, slots=True)
class Announced:
    """An announcement is open for claims."""

    person: int
    character: str
    slot: CardSlot | None


@dataclass(frozen=True, slots=True)
class Claimed:
    """One more person claims to be the announced character."""

    person: int
    slot: CardSlot | None


@dataclass(frozen=True, slots=True)
class ClaimsClosed:
    """Nobody else claims. With a claim the cards are turned up, without one the power is used."""


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The cards of the active player and all claimants were seen; `true` are the character."""

    people: tuple[int, ...]
    true: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A power waits for an answer before it goes on."""

    user: int
    """The power user, by index among the users."""
    step: int
    """The block that asks, by index in the power."""
    answers: Answers = NO_ANSWERS
    """What the block has been answered so far."""
    yes_no: bool = False
    """The question is a yes/no question."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The card was shown after the answer, which was right or wrong."""

    person: int
    right: bool


@dataclass(frozen=True, slots=True)
class CardShown:
    """A power made somebody show their card."""

    person: int


@dataclass(frozen=True, slots=True)
class Paid:
    """A power moved coins."""

    source: int | Pot
    target: int | Pot
    coins: int


@dataclass(frozen=True, slots=True)
class Compared:
    """A power compared two fortunes and no coin moved."""

    person: int
    other: int


@dataclass(frozen=True, slots=True)
class Fined:
    """Somebody who was not the announced character paid the court."""

    person: int
    coins: int


@dataclass(frozen=True, slots=True)
class FortunesSwapped:
    """Two people exchanged all their coins."""

    person: int
    other: int


@dataclass(frozen=True, slots=True)
class Declined:
    """The user of a power chose nobody."""

    person: int


@dataclass(frozen=True, slots=True)
class PlacesChanged:
    """Two people changed places; coins and cards stayed."""

    person: int
    other: int


@dataclass(frozen=True, slots=True)
class MistakeNoted:
    """Somebody saw their own card by mistake and owes a look."""

    person: int


@dataclass(frozen=True, slots=True)
class Corrected:
    """Coins were moved by hand."""

    source: int | Pot
    target: int | Pot
    coins: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The turn is over; the next place clockwise is on turn."""


@dataclass(frozen=True, slots=True)
class GameEnded:
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
