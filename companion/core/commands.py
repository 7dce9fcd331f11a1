"""What the table tells us: one value a line of a game record.

The field names and values are those of the record format, so that a record is read straight into
these classes. A number means the person (the index in the setup's `players`), never the place.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import ConfigDict, Field

_STRICT = ConfigDict(extra="forbid", strict=True)

Person = Annotated[int, Field(ge=0, le=12)]
Pot = Literal["bank", "court"]
CharacterId = Annotated[str, Field(max_length=40, pattern=r"^[^\p{C}\p{Zl}\p{Zp}]+$")]


class CardSlot(StrEnum):
    """Which of a person's cards is meant; only 2 and 3 players have several (sections 7 and 8)."""

    LEFT = "left"
    RIGHT = "right"
    PROTECTED = "protected"


class Action(StrEnum):
    """The three actions of a turn (section 4)."""

    SWAP = "swap"
    LOOK = "look"
    ANNOUNCE = "announce"


@dataclass(frozen=True, slots=True)
class Swap:
    """The active player swapped or pretended to. The table need not say with which card.

    With 2 and 3 players `card` is which of one's own, `other` which of the other person's; the
    other person may be oneself where the printing lets two own cards be swapped.
    """

    __pydantic_config__ = _STRICT
    with_: Annotated[Person | Literal["center"] | None, Field(alias="with")] = None
    card: CardSlot | None = None
    other: CardSlot | None = None
    do: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True)
class Look:
    """The active player looked at their own card."""

    __pydantic_config__ = _STRICT
    do: Literal["look"] = "look"


@dataclass(frozen=True, slots=True)
class Announce:
    """The active player announces a character in play; claims open."""

    __pydantic_config__ = _STRICT
    character: CharacterId
    card: CardSlot | None = None
    do: Literal["announce"] = "announce"


@dataclass(frozen=True, slots=True)
class Claim:
    """Another player claims to be the announced character too."""

    __pydantic_config__ = _STRICT
    player: Person
    card: CardSlot | None = None
    do: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class NoMoreClaims:
    """Everybody has had the chance to claim."""

    __pydantic_config__ = _STRICT
    do: Literal["no_more_claims"] = "no_more_claims"


@dataclass(frozen=True, slots=True)
class Reveal:
    """The cards of the active player and the claimants are up; `true` are the character indeed."""

    __pydantic_config__ = _STRICT
    true: Annotated[tuple[Person, ...], Field(max_length=13)]
    do: Literal["reveal"] = "reveal"


@dataclass(frozen=True, slots=True)
class Choose:
    """The answer to a power that asks for people, a character or a number (sections 5 and 6).

    `targets` are the people, empty where the user declines or something else is asked. Version 1
    of the record has neither `character` nor `number`.
    """

    __pydantic_config__ = _STRICT
    targets: Annotated[tuple[Person, ...], Field(max_length=13)]
    character: CharacterId | None = None
    number: Annotated[int, Field(ge=0, le=99)] | None = None
    do: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Answer:
    """The person pointed at has named a character and shown the card."""

    __pydantic_config__ = _STRICT
    right: bool
    do: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class MistakenLook:
    """Somebody saw their own card by mistake."""

    __pydantic_config__ = _STRICT
    player: Person
    do: Literal["mistaken_look"] = "mistaken_look"


@dataclass(frozen=True, slots=True)
class Transfer:
    """A correction of coins by hand between bank, court and players (ruling R10)."""

    __pydantic_config__ = _STRICT
    from_: Annotated[Person | Pot, Field(alias="from")]
    to: Person | Pot
    coins: int
    do: Literal["transfer"] = "transfer"


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the last command that is not itself an undo or redo."""

    __pydantic_config__ = _STRICT
    do: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class Redo:
    """Brings back the last command taken back."""

    __pydantic_config__ = _STRICT
    do: Literal["redo"] = "redo"


Command = (
    Swap
    | Look
    | Announce
    | Claim
    | NoMoreClaims
    | Reveal
    | Choose
    | Answer
    | MistakenLook
    | Transfer
)
Entry = Command | Undo | Redo

Author = Person | Literal["bank"]
"""Who gave a command: a person on their own device, or the device that is the bank."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a record after the setup. Tap, time and author never change what it does."""

    entry: Entry
    tap: int | None = None
    """The tap it belongs to; taps rise, and the lines of one tap share its number. A line without
    one is a tap by itself, as in version 1."""
    at: str | None = None
    """When the tap was made: UTC, ISO 8601, to the second, with "Z" at its end."""
    by: Author | None = None
