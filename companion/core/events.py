"""Events: the smallest changes of a table.

Numbers are people, by index in the setup's `players`; coins are whole coins.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from companion.core.commands import CardSlot, Pot
from companion.core.questions import NO_ANSWERS, Answers


class End(StrEnum):
    """The way a game ended (section 4)."""

    THIRTEEN = "thirteen"
    BANKRUPTCY = "bankruptcy"
    POWER = "cheat"
    """A win at once by a power, called "cheat" in stored results."""
    ALONE = "alone"
    """Everyone else is out of the game (R23)."""


@dataclass(frozen=True, slots=True)
class Swapped:
    """A swap by the active player, real or pretended."""

    person: int
    other: int | Literal["center"] | None


@dataclass(frozen=True, slots=True)
class Looked:
    """A look of the active player at their own card, which settles an owed one."""

    person: int


@dataclass(frozen=True, slots=True)
class Announced:
    """An announcement by the active player. Claims are open from then on."""

    person: int
    character: str
    slot: CardSlot | None


@dataclass(frozen=True, slots=True)
class Claimed:
    """Another person's claim to be the announced character."""

    person: int
    slot: CardSlot | None


@dataclass(frozen=True, slots=True)
class ClaimsClosed:
    """The end of the claims. Next, claimants show their cards, or else the power is used."""


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The cards of the active player and all claimants, shown; `true` are the character."""

    people: tuple[int, ...]
    true: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a power, which goes on with the answer."""

    user: int
    """Index of the power user among the users."""
    step: int
    """Index of the asking block in the power."""
    answers: Answers = NO_ANSWERS
    """The answers to the block so far."""
    yes_no: bool = False
    """Whether the answer is yes or no."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A person's guess at their own card, and the card shown."""

    person: int
    right: bool


@dataclass(frozen=True, slots=True)
class CardShown:
    """A card shown because of a power."""

    person: int


@dataclass(frozen=True, slots=True)
class Paid:
    """Coins moved by a power."""

    source: int | Pot
    target: int | Pot
    coins: int


@dataclass(frozen=True, slots=True)
class Compared:
    """A comparison of two fortunes by a power, without a payment."""

    person: int
    other: int


@dataclass(frozen=True, slots=True)
class Fined:
    """The fine of a person who is not the announced character, paid to the court."""

    person: int
    coins: int


@dataclass(frozen=True, slots=True)
class FortunesSwapped:
    """An exchange of all coins between two people."""

    person: int
    other: int


@dataclass(frozen=True, slots=True)
class FortunesPassed:
    """All fortunes handed on at once: from each of these people to the next, from the last to the
    first."""

    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Borrowed:
    """The power of another character, which the power in use goes on with."""

    person: int
    character: str
    together: tuple[int, ...] = ()
    """The people who share it."""


@dataclass(frozen=True, slots=True)
class WentOut:
    """A person out of the game because of the Damned, whose card is out too (section 12).

    Their coins go to the bank (R19). `heir` showed the Damned and gets the person's card.
    """

    person: int
    heir: int | None = None


@dataclass(frozen=True, slots=True)
class Declined:
    """The power user's choice of nobody."""

    person: int


@dataclass(frozen=True, slots=True)
class PlacesChanged:
    """A change of seats between two people; coins and cards stay (R4)."""

    person: int
    other: int


@dataclass(frozen=True, slots=True)
class MistakeNoted:
    """A mistaken look of a person at their card, who now owes a look."""

    person: int


@dataclass(frozen=True, slots=True)
class Corrected:
    """A correction of coins by hand."""

    source: int | Pot
    target: int | Pot
    coins: int


@dataclass(frozen=True, slots=True)
class Renamed:
    """A new name for a person."""

    person: int
    name: str


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The end of a turn; the next seat clockwise is on turn."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The end of the game."""

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
    | FortunesPassed
    | Borrowed
    | WentOut
    | Declined
    | PlacesChanged
    | MistakeNoted
    | Corrected
    | Renamed
    | TurnPassed
    | GameEnded
)
