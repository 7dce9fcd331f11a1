"""Commands, and the lines of a record that hold them.

Fields and values are those of the record format (RECORD.md), so records parse into these classes.
A number is a person, by index in the setup's `players`; it is not a seat.
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
    """The place of one of a person's cards, with 2 and 3 players (sections 7 and 8)."""

    LEFT = "left"
    RIGHT = "right"
    PROTECTED = "protected"


class TurnAction(StrEnum):
    """The three actions of a turn (section 4)."""

    SWAP = "swap"
    LOOK = "look"
    ANNOUNCE = "announce"


@dataclass(frozen=True, slots=True)
class Swap:
    """A swap by the active player, real or pretended, with the partner if named.

    With 2 and 3 players, `card` is the slot of the active player's card and `other` the slot of the
    partner's. Where the printing allows it, the partner is the active player.
    """

    __pydantic_config__ = _STRICT
    with_: Annotated[Person | Literal["center"] | None, Field(alias="with")] = None
    card: CardSlot | None = None
    other: CardSlot | None = None
    do: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True)
class Look:
    """A look of the active player at their own card."""

    __pydantic_config__ = _STRICT
    do: Literal["look"] = "look"


@dataclass(frozen=True, slots=True)
class Announce:
    """An announcement of a character by the active player. Claims are open from then on."""

    __pydantic_config__ = _STRICT
    character: CharacterId
    card: CardSlot | None = None
    do: Literal["announce"] = "announce"


@dataclass(frozen=True, slots=True)
class Claim:
    """Another player's claim to be the announced character."""

    __pydantic_config__ = _STRICT
    player: Person
    card: CardSlot | None = None
    do: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class NoMoreClaims:
    """The end of the claims."""

    __pydantic_config__ = _STRICT
    do: Literal["no_more_claims"] = "no_more_claims"


@dataclass(frozen=True, slots=True)
class Reveal:
    """The cards of the active player and the claimants, shown; `true` are the character.

    `damned` is who showed the Damned. Version 1 of the record lacks it.
    """

    __pydantic_config__ = _STRICT
    true: Annotated[tuple[Person, ...], Field(max_length=13)]
    damned: Person | None = None
    do: Literal["reveal"] = "reveal"


@dataclass(frozen=True, slots=True)
class Choose:
    """An answer to a power that asks for people, a character or a number (sections 5 and 6).

    `targets` is empty if the user declines or is asked for something else. Version 1 of the record
    has neither `character` nor `number`.
    """

    __pydantic_config__ = _STRICT
    targets: Annotated[tuple[Person, ...], Field(max_length=13)]
    character: CharacterId | None = None
    number: Annotated[int, Field(ge=0, le=99)] | None = None
    do: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Answer:
    """The outcome of naming a card and showing it: right or wrong.

    `damned` says that the card was the Damned. Version 1 of the record lacks it.
    """

    __pydantic_config__ = _STRICT
    right: bool
    damned: bool = False
    do: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class MistakenLook:
    """A mistaken look of a player at their own card."""

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
    """A corrected name, or the name of someone who takes over. Not in version 1."""

    __pydantic_config__ = _STRICT
    player: Person
    name: Annotated[str, Field(max_length=100)]
    do: Literal["rename"] = "rename"


@dataclass(frozen=True, slots=True)
class Undo:
    """An undo of the last tap that counts, with all its lines."""

    __pydantic_config__ = _STRICT
    do: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class Redo:
    """A redo of the last tap taken back."""

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
"""Who gave a command: a person on their own device, or "bank" for the shared device."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record after the setup. Undo and redo count taps; time and author are notes."""

    entry: Entry
    tap: int | None = None
    """The number of its tap. Numbers rise, and lines of the same tap share one. A line without a
    number is a tap by itself, as in version 1."""
    at: str | None = None
    """The time of the tap: UTC, ISO 8601, to the second, ending in "Z"."""
    by: Author | None = None
