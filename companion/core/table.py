"""The public state of a game, as an immutable value.

Coins and cards belong to a seat, restrictions to a person; `seats` maps one to the other. Who has
which card is not part of it.
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
    """What the table waits for."""

    TURN = "turn"
    CLAIMS = "claims"
    REVEAL = "reveal"
    CHOICE = "choice"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Rules:
    """What stays the same during a game: edition, setup, and the characters in play by id.

    Only the names in `setup.players` may be put right.
    """

    edition: Edition
    setup: Setup
    characters: Mapping[str, Character]


class Announcement(NamedTuple):
    """The open announcement, until its fines are paid."""

    character: str
    slot: CardSlot | None = None
    claimants: tuple[int, ...] = ()
    """The claimants, clockwise from the active player's left."""
    slots: tuple[CardSlot | None, ...] = ()
    """The card slot of each claimant, in the order of `claimants`."""
    users: tuple[int, ...] = ()
    """The power users; empty until the reveal."""
    step: tuple[int, int] = (0, 0)
    """The power user (index in `users`) and the block (index in the power) reached."""
    answers: Answers = NO_ANSWERS
    """The answers given to that block so far."""


class Table(NamedTuple):
    """The state of a game.

    `coins` are by seat; `seats[seat]` is the person there. `turn` counts from 1; `place` is the
    seat from which the person `active` takes it, which somebody else may occupy after a power moved
    people (R4). After the end both are those of the last turn. `bound`: the active player's card
    was shown during the previous turn. `shown`: the people whose cards were shown during this turn.
    After the end `winners` and `end` are set, and `phase` is None.
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
    def setup(self) -> Setup:
        """The setup, with the names that people have now."""
        return self.rules.setup

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each person."""
        return self.rules.setup.players

    @property
    def edition(self) -> Edition:
        """The edition, with expansions and custom characters, by the game's rules revision."""
        return self.rules.edition

    @property
    def characters(self) -> Mapping[str, Character]:
        """The characters in play, by id."""
        return self.rules.characters

    @property
    def power_users(self) -> int:
        """The number of power users; 0 until the reveal."""
        return 0 if self.announcement is None else len(self.announcement.users)

    def place_of(self, person: int) -> int:
        """Return the seat of the person."""
        return self.seats.index(person)

    def coins_of(self, person: int) -> int:
        """Return the coins at the person's seat."""
        return self.coins[self.seats.index(person)]

    def held(self, pot: int | Pot) -> int:
        """Return the coins in a pot or at a person's seat."""
        if pot == "bank":
            return self.bank
        if pot == "court":
            return self.court
        return self.coins_of(pot)

    def opened(self) -> Announcement:
        """Return the open announcement. Raises ValueError if there is none."""
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
        """Return everybody else, clockwise from the person's left."""
        place = self.seats.index(person)
        return self.seats[place + 1 :] + self.seats[:place]

    def left_of(self, person: int) -> int:
        """Return the next person clockwise."""
        return self.seats[(self.seats.index(person) + 1) % len(self.seats)]

    def right_of(self, person: int) -> int:
        """Return the next person counter-clockwise."""
        return self.seats[self.seats.index(person) - 1]
