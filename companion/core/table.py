"""The public state of a game, as an immutable value.

Coins and cards belong to a seat, restrictions to a person; `seats` links the two. Nothing here says
who has which card.
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
    """The phases of a turn, by what the table waits for."""

    TURN = "turn"
    CLAIMS = "claims"
    REVEAL = "reveal"
    CHOICE = "choice"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Rules:
    """The constants of a game: edition, setup, and the characters in play by id.

    Only the names in `setup.players` can be corrected.
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
    """The power users; empty until they are known."""
    step: tuple[int, int] = (0, 0)
    """The user and the block that the power has reached, by index in `users` and in the power."""
    answers: Answers = NO_ANSWERS
    """The answers to that block so far."""


class Table(NamedTuple):
    """The state of a game.

    `coins` are by seat; `seats[seat]` is the person there. `turn` counts from 1. `place` is the
    seat from which the person `active` takes the turn; someone else may sit there by now, since
    powers move people (R4). After the end, both stay as in the last turn. `bound`: the active
    player's card was shown during the previous turn. `shown`: the people whose cards were shown
    during this turn. After the end, `winners` and `end` are set and `phase` is None.
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
        """The setup, with people's current names."""
        return self.rules.setup

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each person."""
        return self.rules.setup.players

    @property
    def edition(self) -> Edition:
        """The edition in the game's rules revision, with expansions and custom characters."""
        return self.rules.edition

    @property
    def characters(self) -> Mapping[str, Character]:
        """The characters in play, by id."""
        return self.rules.characters

    @property
    def power_users(self) -> int:
        """The number of power users; 0 until they are known."""
        return 0 if self.announcement is None else len(self.announcement.users)

    def place_of(self, person: int) -> int:
        """Return the person's seat."""
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
        """The person who must name and show their card; None outside `Phase.ANSWER`."""
        if self.phase is not Phase.ANSWER or self.announcement is None:
            return None
        return self.announcement.answers.targets[0] if self.announcement.answers.targets else None

    def answering(self) -> int:
        """Return the person who must name and show their card. Raises ValueError without one."""
        if self.target is None:
            raise ValueError("nobody has to answer")
        return self.target

    def others_clockwise(self, person: int) -> tuple[int, ...]:
        """Return everyone else, clockwise from the person's left."""
        place = self.seats.index(person)
        return self.seats[place + 1 :] + self.seats[:place]

    def left_of(self, person: int) -> int:
        """Return the next person clockwise."""
        return self.seats[(self.seats.index(person) + 1) % len(self.seats)]

    def right_of(self, person: int) -> int:
        """Return the next person counter-clockwise."""
        return self.seats[self.seats.index(person) - 1]
