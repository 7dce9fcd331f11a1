"""Games of simple bluffing players with hidden cards.

The players know what they have seen and grow unsure of it with every swap; they announce what pays,
more readily what they believe to be, and claim what they are fairly sure of. They do not reckon
with each other: the figures compare sets with sets, they foretell no evening.
"""

import asyncio
from collections.abc import AsyncIterator
from random import Random

from companion.core.commands import Announce, Answer, Choose, Claim, Look, NoMoreClaims, Reveal
from companion.core.commands import Swap as SwapCommand
from companion.core.decide import play
from companion.core.editions import WINNING_COINS, EditionId, cards_each
from companion.core.house import HouseCharacter
from companion.core.legal import may, most_true, question, turned_up
from companion.core.powers.blocks import ByHand
from companion.core.setup import Setup, begin
from companion.core.table import Action, Awaiting, Table
from companion.simulation.cards import Cards
from companion.simulation.figures import Tally
from companion.simulation.worth import worth

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
_BATCH = 4


def simulate(
    edition: EditionId,
    players: int,
    cards: tuple[str, ...],
    games: int,
    random: Random,
    house: tuple[HouseCharacter, ...] = (),
) -> Tally:
    """So many games of a set. Raises ValueError for tables with several cards each, and
    RuleViolation for a set that the box does not have."""
    tally = Tally()
    setup = _setup(edition, players, cards, house)
    for _ in range(games):
        _Game(setup, random, tally).play()
    return tally


async def simulate_steadily(
    edition: EditionId,
    players: int,
    cards: tuple[str, ...],
    games: int,
    random: Random,
    house: tuple[HouseCharacter, ...] = (),
) -> AsyncIterator[Tally]:
    """As `simulate`, a few games at a time, letting everything else go on between them."""
    tally = Tally()
    setup = _setup(edition, players, cards, house)
    while tally.games < games:
        for _ in range(min(_BATCH, games - tally.games)):
            _Game(setup, random, tally).play()
        yield tally
        await asyncio.sleep(0)


def _setup(
    edition: EditionId, players: int, cards: tuple[str, ...], house: tuple[HouseCharacter, ...]
) -> Setup:
    if cards_each(players) > 1:
        raise ValueError(players)
    names = tuple(map(str, range(players)))
    return Setup(edition, names, cards, 0, 1, house_set=True, house=house)


class _Game:
    """One game on its way."""

    def __init__(self, setup: Setup, random: Random, tally: Tally) -> None:
        self._random = random
        self._tally = tally
        self._table: Table = begin(setup)
        self._cards = Cards(setup.cards, len(setup.players), random)
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
        unsure = 1 - self._cards.sureness[place]
        draw = self._random.random()
        if Action.LOOK in allowed and (Action.SWAP not in allowed or draw < _LOOKS * unsure):
            self._cards.look(place)
            self._do(Look())
        elif Action.ANNOUNCE in allowed and draw < 1 - _SWAPS:
            self._announce(place)
        else:
            self._cards.maybe_swap(place, self._cards.another(place))
            self._do(SwapCommand())

    def _announce(self, place: int) -> None:
        person = self._table.active
        character = max(self._characters, key=lambda each: self._wish(person, place, each))
        self._do(Announce(character))
        self._tally.announced += 1
        gain = worth(self._table, person, self._characters[character].power)
        wins = self._table.coins_of(person) + gain >= WINNING_COINS
        for other in self._table.others_clockwise(person):
            if self._claims(other, character, wins=wins):
                self._do(Claim(other))
        self._do(NoMoreClaims())
        if self._table.awaiting is Awaiting.REVEAL:
            self._tally.opposed += 1
            self._reveal(character)
        self._use(character)

    def _wish(self, person: int, place: int, character: str) -> float:
        """How much the person would like to announce the character now, in coins or so."""
        value = worth(self._table, person, self._characters[character].power)
        believed = self._cards.believed[place] == character
        sure = self._cards.sureness[place] if believed else 0.0
        return value * (1 + _BELIEVED * sure) + _MOOD * self._random.random()

    def _claims(self, person: int, character: str, *, wins: bool) -> bool:
        """Whether the person claims too; `wins`: it is this or a lost game."""
        place = self._table.place_of(person)
        if self._cards.believed[place] == character:
            sure = self._cards.sureness[place]
            gain = worth(self._table, person, self._characters[character].power)
            return (wins or gain > 0) and self._random.random() < _TRUE_CLAIM * sure
        return self._random.random() < (_DESPERATE_CLAIM if wins else _BLUFFED_CLAIM)

    def _reveal(self, character: str) -> None:
        table = self._table
        up = turned_up(table)
        for person in up:
            self._cards.look(table.place_of(person))
        true = [p for p in up if self._cards.real[table.place_of(p)] == character]
        self._do(Reveal(tuple(true[: most_true(table)])))

    def _use(self, character: str) -> None:
        """Answer whatever the power asks, and do by hand what it leaves to the table."""
        for block in self._characters[character].power:
            if isinstance(block, ByHand) and self._table.end is None:
                self._by_hand(character)
        while self._table.awaiting in (Awaiting.CHOICE, Awaiting.ANSWER):
            if self._table.awaiting is Awaiting.CHOICE:
                self._choose()
            else:
                self._answer()

    def _by_hand(self, character: str) -> None:
        """The Spy knows what comes of it; anybody else swaps two cards unseen."""
        here = self._random.randrange(len(self._table.seats))
        there = self._cards.another(here)
        self._cards.maybe_swap(here, there)
        if character == "spy":
            self._cards.look(here)

    def _choose(self) -> None:
        asked = question(self._table)
        if asked is None:
            self._do(Choose(()))
            return
        size = asked.sizes[-1]
        # the richest first, and among equals whoever it hits
        ranked = sorted(
            asked.candidates,
            key=lambda each: self._table.coins_of(each) + self._random.random(),
            reverse=True,
        )
        self._do(Choose(tuple(ranked[:size])))

    def _answer(self) -> None:
        opened = self._table.announcement
        if opened is None or opened.target is None:
            raise ValueError("nobody has been pointed at")
        place = self._table.place_of(opened.target)
        right = self._cards.believed[place] == self._cards.real[place]
        self._cards.look(place)
        self._do(Answer(right=right))

    def _do(
        self,
        command: Announce | Answer | Choose | Claim | Look | NoMoreClaims | Reveal | SwapCommand,
    ) -> None:
        self._table = play(self._table, command).table
