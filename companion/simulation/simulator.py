"""Games of simple bluffing players with hidden cards.

The players know what they have seen and grow unsure of it with every swap; they announce what pays,
more readily what they believe to be, and claim what they are fairly sure of. They do not reckon
with each other: the figures compare sets with sets, they foretell no evening.
"""

from collections.abc import Iterator
from random import Random

from companion.core.boxes import WINNING_COINS, Deed, EditionId, cards_each
from companion.core.commands import (
    Announce,
    Answer,
    CardSlot,
    Choose,
    Claim,
    Command,
    Look,
    NoMoreClaims,
    Reveal,
    Swap,
)
from companion.core.custom_characters import CustomCharacter
from companion.core.decide import play
from companion.core.legal import may, most_true, open_question, turned_up
from companion.core.powers.blocks import ByHand
from companion.core.setup import Setup, begin
from companion.core.table import Action, Phase, Table
from companion.simulation.evaluation import worth
from companion.simulation.hidden_cards import Cards
from companion.simulation.statistics import Tally

LONGEST_TURNS = 500
"""A game that lasts longer is stopped; it then counts for its length and for no end."""
_SWAPS = 0.08
_LOOKS = 0.45
_BLUFFED_CLAIM = 0.025
_DESPERATE_CLAIM = 0.15
"""That somebody claims without being it because the announcement would win the game."""
_TRUE_CLAIM = 0.85
_BELIEVED = 1.6
"""How much readier a player announces what they believe to be."""
_MOOD = 2.5
"""Coins by which a player's fancy moves the worth of an announcement."""


def nameless(
    edition: EditionId,
    players: int,
    cards: tuple[str, ...],
    house: tuple[CustomCharacter, ...] = (),
) -> Setup:
    """The setup of a set to be tried by so many people; it may break the rules of choosing."""
    names = tuple(map(str, range(players)))
    return Setup(edition, names, cards, 0, 1, house_set=True, house=house)


def simulated(setup: Setup, games: int, random: Random) -> Iterator[Tally]:
    """The tally after each of so many games; it is the same object each time, and counts on.

    The first game raises RuleViolation for a set that the box does not have.
    """
    tally = Tally()
    for _ in range(games):
        _Game(setup, random, tally).play()
        yield tally


class _Game:
    """One game on its way."""

    def __init__(self, setup: Setup, random: Random, tally: Tally) -> None:
        self._random = random
        self._tally = tally
        self._table: Table = begin(setup)
        people = len(setup.players)
        self._each = cards_each(people)
        self._cards = Cards(setup.cards, people, self._each, random)
        self._shown: dict[int, int] = {}
        """The cards of the announcement, by the people who have them: their slots."""
        self._characters = self._table.rules.characters

    def play(self) -> None:
        """Play to the end and count what happened."""
        bank = self._table.bank
        while self._table.end is None and self._table.turn <= LONGEST_TURNS:
            self._turn()
        tally = self._tally
        tally.games += 1
        tally.turns += self._table.turn
        tally.bank += bank - self._table.bank
        tally.ends[self._table.end] = tally.ends.get(self._table.end, 0) + 1

    def _turn(self) -> None:
        table = self._table
        allowed = may(table)
        place = table.place_of(table.active)
        vaguest = min(self._cards.of(place), key=self._cards.sureness.__getitem__)
        unsure = 1 - self._cards.sureness[vaguest]
        draw = self._random.random()
        if Action.LOOK in allowed and (Action.SWAP not in allowed or draw < _LOOKS * unsure):
            self._cards.look(vaguest)
            self._do(Look())
        elif Action.ANNOUNCE in allowed and draw < 1 - _SWAPS:
            self._announce(place)
        else:
            self._cards.maybe_swap(vaguest, self._cards.another(vaguest))
            self._do(Swap())

    def _announce(self, place: int) -> None:
        person = self._table.active
        wishes = (
            (self._wish(person, slot, each), slot, each)
            for slot in self._cards.in_hand(place)
            for each in self._characters
        )
        _, slot, character = max(wishes)
        self._shown = {person: slot}
        self._do(Announce(character, self._hand(slot)))
        self._tally.announced += 1
        wins = self._table.coins_of(person) + self._gain(person, character) >= WINNING_COINS
        for other in self._table.others_clockwise(person):
            claimed = self._claims(other, character, wins=wins)
            if claimed is not None:
                self._shown[other] = claimed
                self._do(Claim(other, self._hand(claimed)))
        self._do(NoMoreClaims())
        opposed = self._table.awaiting is Phase.REVEAL
        self._tally.opposed += opposed
        self._use(character, self._reveal(character) if opposed else (person,))

    def _hand(self, slot: int) -> CardSlot | None:
        """Which of several cards is meant; with one card each there is nothing to say."""
        return tuple(CardSlot)[slot % self._each] if self._each > 1 else None

    def _gain(self, person: int, character: str) -> float:
        """What the character's power would bring the person now, in coins or so."""
        return worth(self._table, person, self._characters[character].power)

    def _wish(self, person: int, slot: int, character: str) -> float:
        """How much the person would like to announce the character now, in coins or so."""
        value = self._gain(person, character)
        believed = self._cards.believed[slot] == character
        sure = self._cards.sureness[slot] if believed else 0.0
        return value * (1 + _BELIEVED * sure) + _MOOD * self._random.random()

    def _claims(self, person: int, character: str, *, wins: bool) -> int | None:
        """The slot the person claims with, if they do; `wins`: it is this or a lost game."""
        slots = self._cards.of(self._table.place_of(person))
        for slot in slots:
            if self._cards.believed[slot] == character:
                sure = self._cards.sureness[slot]
                willing = wins or self._gain(person, character) > 0
                claims = willing and self._random.random() < _TRUE_CLAIM * sure
                return slot if claims else None
        bluffs = self._random.random() < (_DESPERATE_CLAIM if wins else _BLUFFED_CLAIM)
        return self._random.choice(slots) if bluffs else None

    def _reveal(self, character: str) -> tuple[int, ...]:
        """Turn the cards up; who really is the character, and so uses the power."""
        table = self._table
        up = turned_up(table)
        for person in up:
            self._cards.look(self._shown[person])
        real = self._cards.real
        true = tuple(person for person in up if real[self._shown[person]] == character)
        users = true[: most_true(table)]
        self._do(Reveal(users))
        return users

    def _use(self, character: str, users: tuple[int, ...]) -> None:
        """Step by step: answer what the power asks, do by hand what it leaves to the table."""
        for at, user in enumerate(users):
            for step, block in enumerate(self._characters[character].power):
                if isinstance(block, ByHand) and self._table.end is None:
                    self._by_hand(character, user)
                elif self._asked_at((at, step)):
                    self._choose()
                    if self._table.awaiting is Phase.ANSWER:
                        self._answer()

    def _asked_at(self, step: tuple[int, int]) -> bool:
        """Whether the table waits for a choice at this step of this user."""
        opened = self._table.announcement
        choosing = self._table.awaiting is Phase.CHOICE
        return choosing and opened is not None and opened.step == step

    def _by_hand(self, character: str, user: int) -> None:
        """The character's deed; one that only a group's words tell is taken for the Fool's."""
        match self._characters[character].deed:
            case Deed.SPY | Deed.SPY_ANYWHERE as deed:
                self._spy(user, centre=deed is Deed.SPY_ANYWHERE)
            case Deed.SWAP_OTHERS | None:
                self._swap_others(user)

    def _spy(self, user: int, *, centre: bool) -> None:
        """Look at the own card and another, and keep the one that would bring more now."""
        own = self._shown[user]
        other = self._cards.another(own, centre=centre)
        mine, theirs = (self._gain(user, self._cards.real[slot]) for slot in (own, other))
        self._cards.swap(own, other, really=theirs > mine)
        self._cards.look(own)

    def _swap_others(self, user: int) -> None:
        """Swap two others' cards, or not, unseen: never a centre card (R5)."""
        others = self._table.others_clockwise(user)
        if len(others) < 2:
            return
        here, there = (
            self._random.choice(self._cards.of(self._table.place_of(person)))
            for person in self._random.sample(others, 2)
        )
        self._cards.maybe_swap(here, there)

    def _choose(self) -> None:
        asked = open_question(self._table)
        size = asked.sizes[-1]
        # the richest first, and among equals whoever it hits
        ranked = sorted(
            asked.candidates,
            key=lambda each: self._table.coins_of(each) + self._random.random(),
            reverse=True,
        )
        self._do(Choose(tuple(ranked[:size])))

    def _answer(self) -> None:
        slot = self._cards.of(self._table.place_of(self._table.answering()))[0]
        right = self._cards.believed[slot] == self._cards.real[slot]
        self._cards.look(slot)
        self._do(Answer(right=right))

    def _do(self, command: Command) -> None:
        self._table = play(self._table, command).table
