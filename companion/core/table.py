"""The state of a game: everything the whole table can see, and nothing more.

A `Table` is an immutable value. Coins and cards belong to the PLACE, restrictions to the PERSON;
`seats` says who sits where. It never holds or hints at who has which card.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from companion.core.boxes import Character, Edition
from companion.core.commands import CardSlot, Pot
from companion.core.events import End
from companion.core.questions import NO_ANSWERS, Answers
from companion.core.setup import Setup


class Phase(StrEnum):
    """The one thing the table waits for."""

    TURN = "turn"
    CLAIMS = "claims"
    REVEAL = "reveal"
    CHOICE = "choice"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Rules:
    """What stays the same all game: edition, setup, and the characters in play by id."""

    edition: Edition
    setup: Setup
    characters: Mapping[str, Character]


class Announcement(NamedTuple):
    """An announcement on its way from the first word to the last fine."""

    character: str
    slot: CardSlot | None = None
    claimants: tuple[int, ...] = ()
    """Who claims, clockwise from the active player's left."""
    slots: tuple[CardSlot | None, ...] = ()
    """Which card each claimant means, in the order of `claimants`."""
    users: tuple[int, ...] = ()
    """Who uses the power, once that is known."""
    step: tuple[int, int] = (0, 0)
    """Which user (index in `users`) is at which block of the power."""
    answers: Answers = NO_ANSWERS
    """What that block has been answered so far."""


class Table(NamedTuple):
    """One moment of a game.

    `coins` are by place, `seats[place]` is the person there. `turn` counts from 1; it is taken by
    the person `active` from the place `place`, where another sits if a power moves people (R4).
    After the end both are those of the last turn.
    `bound`: the active player's card was shown during the turn before.
    `shown`: whose cards were shown during this turn. `winners` and `end` are set once it is over,
    and then nothing is awaited.
    """

    rules: Rules
    seats: tuple[int, ...]
    coins: tuple[int, ...]
    court: int
    bank: int
    turn: int
    place: int
    active: int
    phase: Phase | None = Phase.TURN
    bound: bool = False
    shown: frozenset[int] = frozenset()
    owes_look: frozenset[int] = frozenset()
    announcement: Announcement | None = None
    winners: tuple[int, ...] | None = None
    end: End | None = None

    @property
    def power_users(self) -> int:
        """How many people use the announced power; 0 while that is not known."""
        return 0 if self.announcement is None else len(self.announcement.users)

    def place_of(self, person: int) -> int:
        """The place where the person sits now."""
        return self.seats.index(person)

    def coins_of(self, person: int) -> int:
        """The coins on the person's place."""
        return self.coins[self.seats.index(person)]

    def held(self, pot: int | Pot) -> int:
        """The coins in the bank, on the courthouse, or on a person's place."""
        if pot == "bank":
            return self.bank
        if pot == "court":
            return self.court
        return self.coins_of(pot)

    def opened(self) -> Announcement:
        """The announcement that is open. Raises ValueError if none is."""
        if self.announcement is None:
            raise ValueError("no announcement is open")
        return self.announcement

    @property
    def target(self) -> int | None:
        """The person who must name their own card and show it; None outside `Phase.ANSWER`."""
        if self.phase is not Phase.ANSWER or self.announcement is None:
            return None
        return self.announcement.answers.targets[0] if self.announcement.answers.targets else None

    def answering(self) -> int:
        """Return the person who must answer. Raises ValueError if nobody must."""
        if self.target is None:
            raise ValueError("nobody has to answer")
        return self.target

    def others_clockwise(self, person: int) -> tuple[int, ...]:
        """Everybody else, beginning on the person's left."""
        place = self.seats.index(person)
        return self.seats[place + 1 :] + self.seats[:place]

    def left_of(self, person: int) -> int:
        """The next person clockwise."""
        return self.seats[(self.seats.index(person) + 1) % len(self.seats)]

    def right_of(self, person: int) -> int:
        """The next person counter-clockwise."""
        return self.seats[self.seats.index(person) - 1]
