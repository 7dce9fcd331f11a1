"""Events: the smallest changes of a table.

Numbers are people (the index in the setup's `players`); coins are whole coins.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from companion.core.commands import CardSlot, Pot
from companion.core.questions import NO_ANSWERS, Answers


class End(StrEnum):
    """How a game ended (section 4)."""

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
    """The active player looked at their card, which settles an owed look."""

    person: int


@dataclass(frozen=True, slots=True)
class Announced:
    """The active player announced a character; claims are open."""

    person: int
    character: str
    slot: CardSlot | None


@dataclass(frozen=True, slots=True)
class Claimed:
    """Another person claims to be the announced character."""

    person: int
    slot: CardSlot | None


@dataclass(frozen=True, slots=True)
class ClaimsClosed:
    """Nobody else claims. With claimants the cards are shown next, otherwise the power is used."""


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The active player and all claimants showed their cards; `true` are the character."""

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
    """A person named their card and showed it."""

    person: int
    right: bool


@dataclass(frozen=True, slots=True)
class CardShown:
    """A power made a person show their card."""

    person: int


@dataclass(frozen=True, slots=True)
class Paid:
    """A power moved coins."""

    source: int | Pot
    target: int | Pot
    coins: int


@dataclass(frozen=True, slots=True)
class Compared:
    """A power compared two fortunes; no coin moved."""

    person: int
    other: int


@dataclass(frozen=True, slots=True)
class Fined:
    """A person who is not the announced character paid the court."""

    person: int
    coins: int


@dataclass(frozen=True, slots=True)
class FortunesSwapped:
    """Two people exchanged all their coins."""

    person: int
    other: int


@dataclass(frozen=True, slots=True)
class Declined:
    """The power user chose nobody."""

    person: int


@dataclass(frozen=True, slots=True)
class PlacesChanged:
    """Two people changed seats; coins and cards stayed (R4)."""

    person: int
    other: int


@dataclass(frozen=True, slots=True)
class MistakeNoted:
    """A person saw their card by mistake and owes a look."""

    person: int


@dataclass(frozen=True, slots=True)
class Corrected:
    """Coins were corrected by hand."""

    source: int | Pot
    target: int | Pot
    coins: int


@dataclass(frozen=True, slots=True)
class Renamed:
    """A person has another name from now on."""

    person: int
    name: str


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The turn is over; the next seat clockwise is on turn."""


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
    | Renamed
    | TurnPassed
    | GameEnded
)
