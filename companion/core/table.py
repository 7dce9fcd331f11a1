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
    borrowed: tuple[str, ...] = ()
    """The characters whose powers it went on with, in order (section 12)."""
    joined: tuple[int, ...] = ()
    """The people who share the borrowed power."""


class Table(NamedTuple):
    """The state of a game.

    `coins` are by seat; `seats[seat]` is the person there. `turn` counts from 1. `place` is the
    seat from which the person `active` takes the turn; someone else may sit there by now, since
    powers move people (R4). After the end, both stay as in the last turn. `bound`: the active
    player's card was shown during the previous turn. `shown`: the people whose cards were shown
    during this turn. `out` are people out of the game, without coins; their seats stay. `deadly` is
    the character whose card puts people out, until the card is out itself. After the end,
    `winners` and `end` are set and `phase` is None.
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
    out: frozenset[int] = frozenset()
    deadly: str | None = None
    played: str | None = None
    """The character whose power was played last, in an earlier turn."""
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
        opened = self.announcement
        return 0 if opened is None else len(opened.users) + len(opened.joined)

    @property
    def present(self) -> tuple[int, ...]:
        """The people still in the game, by seat, clockwise."""
        return tuple(person for person in self.seats if person not in self.out)

    @property
    def announceable(self) -> tuple[str, ...]:
        """The characters in play that can be announced."""
        return tuple(card for card, known in self.characters.items() if not known.deadly)

    @property
    def cemetery(self) -> tuple[str, ...]:
        """The printed characters with a card outside the set."""
        return tuple(
            card.id
            for card in self.edition.characters.values()
            if card.given_name is None
            and self.copies_in_play(card.id) < card.copies
            and (not card.deadly or self.deadly == card.id)
        )

    @property
    def unmasked(self) -> tuple[int, ...]:
        """Who was just shown not to be the announced character; nobody in a borrowed power."""
        opened = self.announcement
        if opened is None or opened.borrowed:
            return ()
        return tuple(
            person
            for person in (self.active, *opened.claimants)
            if person not in opened.users and person not in self.out
        )

    @property
    def joined(self) -> tuple[int, ...]:
        """The people who share a borrowed power with the user."""
        return () if self.announcement is None else self.announcement.joined

    @property
    def borrows_again(self) -> bool:
        """Whether the power in use has come up twice in this turn (R22)."""
        opened = self.announcement
        if opened is None or not opened.borrowed:
            return False
        *before, last = (opened.character, *opened.borrowed)
        return last in before

    def copies_in_play(self, character: str) -> int:
        """Return the number of the character's cards in the set."""
        return self.setup.cards.count(character)

    def character(self, card: str) -> Character:
        """Return a character in play or of the Cemetery."""
        return self.characters.get(card) or self.edition.characters[card]

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
        """Return everyone else in the game, clockwise from the person's left."""
        place = self.seats.index(person)
        others = self.seats[place + 1 :] + self.seats[:place]
        return tuple(other for other in others if other not in self.out) if self.out else others

    def left_of(self, person: int) -> int:
        """Return the next person clockwise."""
        return self.others_clockwise(person)[0]

    def right_of(self, person: int) -> int:
        """Return the next person counter-clockwise."""
        return self.others_clockwise(person)[-1]
