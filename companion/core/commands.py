"""Commands, and the lines of a record that carry them.

Fields and values are those of the record format (RECORD.md), so records parse into these classes.
A number is a person: the index in the setup's `players`, never a seat.
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
    """One of a person's cards, with 2 and 3 players (sections 7 and 8)."""

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
    """The active player swapped or pretended to; the partner is optional.

    With 2 and 3 players `card` is the slot of the active player's card, `other` that of the
    partner's. The partner is the active player where the printing allows two own cards.
    """

    __pydantic_config__ = _STRICT
    with_: Annotated[Person | Literal["center"] | None, Field(alias="with")] = None
    card: CardSlot | None = None
    other: CardSlot | None = None
    do: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True)
class Look:
    """The active player looked at their card."""

    __pydantic_config__ = _STRICT
    do: Literal["look"] = "look"


@dataclass(frozen=True, slots=True)
class Announce:
    """The active player announced a character in play; claims are open."""

    __pydantic_config__ = _STRICT
    character: CharacterId
    card: CardSlot | None = None
    do: Literal["announce"] = "announce"


@dataclass(frozen=True, slots=True)
class Claim:
    """Another player claimed to be the announced character."""

    __pydantic_config__ = _STRICT
    player: Person
    card: CardSlot | None = None
    do: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class NoMoreClaims:
    """Nobody else claims."""

    __pydantic_config__ = _STRICT
    do: Literal["no_more_claims"] = "no_more_claims"


@dataclass(frozen=True, slots=True)
class Reveal:
    """The active player and the claimants showed their cards; `true` are the character."""

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
    """Whether the character that a player named is on the card they showed."""

    __pydantic_config__ = _STRICT
    right: bool
    do: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class MistakenLook:
    """A player saw their own card by mistake."""

    __pydantic_config__ = _STRICT
    player: Person
    do: Literal["mistaken_look"] = "mistaken_look"


@dataclass(frozen=True, slots=True)
class Transfer:
    """A correction of coins by hand between bank, court and players (R10)."""

    __pydantic_config__ = _STRICT
    from_: Annotated[Person | Pot, Field(alias="from")]
    to: Person | Pot
    coins: int
    do: Literal["transfer"] = "transfer"


@dataclass(frozen=True, slots=True)
class Rename:
    """A player's name was put right, or somebody takes over the place. Not in version 1."""

    __pydantic_config__ = _STRICT
    player: Person
    name: Annotated[str, Field(max_length=100)]
    do: Literal["rename"] = "rename"


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last tap that counts, with all its lines."""

    __pydantic_config__ = _STRICT
    do: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class Redo:
    """Bring back the last tap taken back."""

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
    | Rename
)
Entry = Command | Undo | Redo

Author = Person | Literal["bank"]
"""Who gave a command: a person on their own device, or the device that is the bank."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a record after the setup. Undo and redo go by taps; time and author are notes."""

    entry: Entry
    tap: int | None = None
    """The tap it belongs to; taps rise, and the lines of one tap share its number. A line without
    one is a tap by itself, as in version 1."""
    at: str | None = None
    """When the tap was made: UTC, ISO 8601, to the second, with "Z" at its end."""
    by: Author | None = None
