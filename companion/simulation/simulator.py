"""Simulated games of bluffing players with hidden cards.

Players know the cards they have seen and lose confidence with each swap of them. They announce what
gains most, prefer what they believe to be, and claim when confident. They do not think about each
other, so the statistics serve to compare sets, not to predict real games.
"""

from collections.abc import Iterator
from random import Random

from companion.core import (
    WINNING_COINS,
    Announce,
    Answer,
    CardSlot,
    Choose,
    Claim,
    Command,
    CustomCharacter,
    EditionId,
    Look,
    NoMoreClaims,
    Phase,
    Reveal,
    Setup,
    Swap,
    Table,
    TurnAction,
    allowed_actions,
)
from companion.core.boxes import cards_each
from companion.core.boxes.manual_powers import ManualPower, manual_power
from companion.core.decide import decide
from companion.core.events import Borrowed, FortunesPassed, FortunesSwapped, Paid, WentOut
from companion.core.house_rules import AS_PRINTED, HouseRules
from companion.core.initial_table import initial_table
from companion.core.phases import (
    deadly_card_in_play,
    most_true,
    open_question,
    power_in_use,
    revealed_people,
)
from companion.core.powers.blocks import ByHand
from companion.core.powers.borrowing import (
    BorrowFromCemetery,
    BorrowNamed,
    BorrowPlayed,
    Gamble,
    PassFortunes,
    TakeFromMan,
)
from companion.core.questions import (
    CharacterQuestion,
    NumberQuestion,
    PeopleQuestion,
    YesNoQuestion,
)
from companion.simulation.evaluation import evaluate
from companion.simulation.hidden_cards import HiddenCards
from companion.simulation.statistics import Tally

MAX_TURNS = 500
"""Turns after which a game is stopped and counts as having no end."""
_SWAP_PROBABILITY = 0.08
_LOOK_PROBABILITY = 0.45
"""Probability of a look, multiplied by the doubt about the least certain card."""
_BLUFF_CLAIM_PROBABILITY = 0.025
_DESPERATE_CLAIM_PROBABILITY = 0.15
"""Probability of a false claim against an announcement that would win the game."""
_TRUE_CLAIM_PROBABILITY = 0.85
"""Probability of a claim in good faith, multiplied by the confidence in the card."""
_KNOWN_CARD_PROBABILITY = 0.35
"""Probability that a player knows somebody else's card."""
_BELIEF_BONUS = 1.6
"""Share added to the value of announcing a character that a player is sure to be."""
_RANDOM_COINS = 2.5
"""Upper bound of the random part of an announcement's value, in coins."""


def trial_setup(
    edition: EditionId,
    players: int,
    cards: tuple[str, ...],
    house: tuple[CustomCharacter, ...] = (),
    scenario: str | None = None,
    house_rules: HouseRules = AS_PRINTED,
) -> Setup:
    """Return the setup for simulating a set, which may break the rules of choosing."""
    names = tuple(map(str, range(players)))
    return Setup.new(
        edition,
        names,
        cards,
        scenario=scenario,
        house_set=True,
        house=house,
        house_rules=house_rules,
    )


def simulate(setup: Setup, games: int, random: Random) -> Iterator[Tally]:
    """Play `games` games and yield the same tally after each, as it grows.

    Raises RuleViolation before the first game if the box lacks the set.
    """
    tally = Tally()
    for _ in range(games):
        SimulatedGame(setup, random, tally).play()
        yield tally


class SimulatedGame:
    """A game in progress: the table, the hidden cards and the players' decisions."""

    def __init__(self, setup: Setup, random: Random, tally: Tally) -> None:
        self._random = random
        self._tally = tally
        self.table: Table = initial_table(setup)
        people = len(setup.players)
        self._cards_per_seat = cards_each(people)
        self.cards = HiddenCards(setup.cards, people, self._cards_per_seat, random)
        self.shown_slots: dict[int, int] = {}
        """The slots that people announced or claimed with in the current announcement."""
        self._characters = {card: self.table.characters[card] for card in self.table.announceable}
        outside = self.table.cemetery if setup.boxes else ()
        self._cemetery = random.sample(outside, len(outside))
        """The cards outside the set, from the top."""
        self._borrowed: list[str] = []
        """The characters whose powers were borrowed in the current announcement."""

    def play(self) -> None:
        """Play to the end and add the game to the tally."""
        bank = self.table.bank
        while self.table.end is None and self.table.turn <= MAX_TURNS:
            self._play_turn()
        tally = self._tally
        tally.games += 1
        tally.turns += self.table.turn
        tally.bank += bank - self.table.bank
        tally.ends[self.table.end] = tally.ends.get(self.table.end, 0) + 1

    def execute(self, command: Command) -> None:
        """Apply a command to the table."""
        outcome = decide(self.table, command)
        for event in outcome.events:
            match event:
                case Paid() | FortunesSwapped() | FortunesPassed():
                    self._tally.taken += self._taken(event)
                case Borrowed(character=character):
                    self._borrowed.append(character)
                case WentOut():
                    self._take_out(event)
                case _:
                    pass
        self.table = outcome.table

    def _take_out(self, event: WentOut) -> None:
        own = self._slot_of(event.person)
        if event.heir is None:
            self.cards.take_out(own)
        else:
            self.cards.hand_over(own, self._slot_of(event.heir))

    def _slot_of(self, person: int) -> int:
        """Return the slot that a person has shown, or their first one."""
        return self.shown_slots.get(person, self.cards.of(self.table.place_of(person))[0])

    def _taken(self, event: Paid | FortunesSwapped | FortunesPassed) -> int:
        """Return the coins that move from player to player."""
        if isinstance(event, FortunesPassed):
            return sum(map(self.table.coins_of, event.people))
        if isinstance(event, FortunesSwapped):
            return abs(self.table.coins_of(event.person) - self.table.coins_of(event.other))
        between_players = isinstance(event.source, int) and isinstance(event.target, int)
        return event.coins if between_players else 0

    def settle_by_hand(self, character: str, user: int) -> None:
        """Carry out the part of a power that needs cards (sections 5, 6 and 12).

        Custom characters describe that part in words, and are treated like the Fool.
        """
        match manual_power(self.table.edition.id, character):
            case ManualPower.SPY | ManualPower.SPY_ANYWHERE as power:
                self._spy(user, centre=power is ManualPower.SPY_ANYWHERE)
            case ManualPower.SWAP_OTHERS | None:
                self._swap_others(user)
            case ManualPower.LOOK:
                pass

    def _play_turn(self) -> None:
        allowed = allowed_actions(self.table)
        seat = self.table.place_of(self.table.active)
        least_certain = min(self.cards.of(seat), key=self.cards.confidence.__getitem__)
        looks = _LOOK_PROBABILITY * (1 - self.cards.confidence[least_certain])
        draw = self._random.random()
        if TurnAction.LOOK in allowed and (TurnAction.SWAP not in allowed or draw < looks):
            self.cards.look(least_certain)
            self.execute(Look())
        elif TurnAction.ANNOUNCE in allowed and draw < 1 - _SWAP_PROBABILITY:
            self._announce(seat)
        else:
            self.cards.swap_or_pretend(least_certain, self.cards.random_other(least_certain))
            self.execute(Swap())

    def _announce(self, seat: int) -> None:
        person = self.table.active
        values = (
            (self._announcement_value(person, slot, character), slot, character)
            for slot in self.cards.announceable(seat)
            for character in self._characters
        )
        _, slot, character = max(values)
        self.shown_slots = {person: slot}
        self._borrowed = []
        self.execute(Announce(character, self._card_slot(slot)))
        self._tally.announced += 1
        wins = self.table.coins_of(person) + self._gain(person, character) >= WINNING_COINS
        for other in self.table.others_clockwise(person):
            claimed = self._claim_slot(other, character, wins=wins)
            if claimed is not None:
                self.shown_slots[other] = claimed
                self.execute(Claim(other, self._card_slot(claimed)))
        self.execute(NoMoreClaims())
        opposed = self.table.phase is Phase.REVEAL
        self._tally.opposed += opposed
        self._use_power(character, self._reveal(character) if opposed else (person,))

    def _card_slot(self, slot: int) -> CardSlot | None:
        """Return the card slot to name in a command; None if everyone has one card."""
        cards = self._cards_per_seat
        return tuple(CardSlot)[slot % cards] if cards > 1 else None

    def _gain(self, person: int, character: str) -> float:
        """Return the estimated gain from the character's power, in coins."""
        return evaluate(self.table, person, self.table.character(character).power)

    def _announcement_value(self, person: int, slot: int, character: str) -> float:
        """Return the value of announcing a character for the person, in coins."""
        gain = self._gain(person, character)
        believed = self.cards.believed[slot] == character
        confidence = self.cards.confidence[slot] if believed else 0.0
        return gain * (1 + _BELIEF_BONUS * confidence) + _RANDOM_COINS * self._random.random()

    def _claim_slot(self, person: int, character: str, *, wins: bool) -> int | None:
        """Return the slot the person claims with, or None.

        `wins` says that the announcement would win the game if nobody claimed.
        """
        slots = self.cards.of(self.table.place_of(person))
        for slot in slots:
            if self.cards.believed[slot] == character:
                willing = wins or self._gain(person, character) > 0
                probability = _TRUE_CLAIM_PROBABILITY * self.cards.confidence[slot]
                return slot if willing and self._random.random() < probability else None
        probability = _DESPERATE_CLAIM_PROBABILITY if wins else _BLUFF_CLAIM_PROBABILITY
        return self._random.choice(slots) if self._random.random() < probability else None

    def _reveal(self, character: str) -> tuple[int, ...]:
        """Reveal the cards, and return the users of the power."""
        revealed = revealed_people(self.table)
        for person in revealed:
            self.cards.look(self.shown_slots[person])
        real = self.cards.real
        true = tuple(person for person in revealed if real[self.shown_slots[person]] == character)
        users = true[: most_true(self.table)]
        damned = None
        if deadly_card_in_play(self.table):
            deadly = self.table.deadly
            damned = next((p for p in revealed if real[self.shown_slots[p]] == deadly), None)
        self.execute(Reveal(users, damned))
        return users

    def _use_power(self, character: str, users: tuple[int, ...]) -> None:
        """Carry out the power for each user, block by block."""
        for turn, user in enumerate(users):
            first = 0
            for used in self._used(character):
                power = self.table.character(used).power
                for step, block in enumerate(power, start=first):
                    if isinstance(block, ByHand) and self.table.end is None:
                        self.settle_by_hand(used, user)
                    while self._awaits_answer((turn, step)):
                        self._answer_question()
                first += len(power)

    def _used(self, character: str) -> Iterator[str]:
        """Yield the character announced, then those whose powers it borrows meanwhile."""
        yield character
        yield from self._borrowed

    def _awaits_answer(self, step: tuple[int, int]) -> bool:
        """Return whether the table waits for a choice or an answer in this step of the power."""
        announcement = self.table.announcement
        asked = self.table.phase in (Phase.CHOICE, Phase.ANSWER)
        return asked and announcement is not None and announcement.step == step

    def _spy(self, user: int, *, centre: bool) -> None:
        """Look at the user's card and another one, and keep the one that gains more."""
        own = self.shown_slots[user]
        other = self.cards.random_other(own, centre=centre)
        own_gain, other_gain = (self._gain(user, self.cards.real[slot]) for slot in (own, other))
        self.cards.swap(own, other, really=other_gain > own_gain)
        self.cards.look(own)

    def _swap_others(self, user: int) -> None:
        """Swap or pretend to swap cards of two others; centre cards stay (R5)."""
        others = self.table.others_clockwise(user)
        if len(others) < 2:
            return
        first, second = (
            self._random.choice(self.cards.of(self.table.place_of(person)))
            for person in self._random.sample(others, 2)
        )
        self.cards.swap_or_pretend(first, second)

    def _answer_question(self) -> None:
        user, block = power_in_use(self.table, self.table.opened())
        match open_question(self.table), block:
            case YesNoQuestion(), _:
                self._answer()
            case CharacterQuestion(), BorrowFromCemetery():
                self.execute(Choose((), character=self._top_of_cemetery()))
            case CharacterQuestion(candidates), _:
                self.execute(Choose((), character=self._guess(candidates)))
            case NumberQuestion(least, most), _:
                self.execute(Choose((), number=self._random.randint(least, most)))
            case PeopleQuestion() as question, PassFortunes():
                left, right = self.table.left_of(user), self.table.right_of(user)
                gains = self.table.coins_of(right) > self.table.coins_of(left)
                self.execute(Choose((left if gains else right,)))
            case PeopleQuestion() as question, BorrowPlayed():
                real, played = self.cards.real, self.table.played
                shown = [p for p in question.candidates if real[self.shown_slots[p]] == played]
                self.execute(Choose(tuple(shown)))
            case PeopleQuestion() as question, BorrowNamed() | Gamble():
                self.execute(Choose((self._random.choice(question.candidates),)))
            case PeopleQuestion() as question, _:
                self._choose(question)
            case _:
                raise ValueError("no question is open")

    def _top_of_cemetery(self) -> str:
        card = self._cemetery.pop(0)
        if card != self.table.deadly:
            self._cemetery.append(card)
        return card

    def _guess(self, candidates: tuple[str, ...]) -> str:
        """Return the character named for the person in question."""
        real = self.cards.real[self._slot_of((self.table.opened().answers.targets or (0,))[0])]
        knows = real in candidates and self._random.random() < _KNOWN_CARD_PROBABILITY
        return real if knows else self._random.choice(candidates)

    def _choose(self, question: PeopleQuestion) -> None:
        # the richest first, equally rich ones in random order
        ranked = sorted(
            question.candidates,
            key=lambda person: self.table.coins_of(person) + self._random.random(),
            reverse=True,
        )
        self.execute(Choose(tuple(ranked[: question.sizes[-1]])))

    def _answer(self) -> None:
        slot = self.cards.of(self.table.place_of(self.table.answering()))[0]
        _, block = power_in_use(self.table, self.table.opened())
        if isinstance(block, Gamble):
            self.execute(Answer(right=self._random.randrange(block.coins) == 0))
            return
        real = self.cards.real[slot]
        match block:
            case TakeFromMan():
                right = self.table.character(real).female is False
            case BorrowNamed():
                right = real == self.table.opened().answers.character
            case _:
                right = self.cards.believed[slot] == real
        self.cards.look(slot)
        damned = deadly_card_in_play(self.table) and real == self.table.deadly
        self.execute(Answer(right=right and not damned, damned=damned))
