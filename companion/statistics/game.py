"""The statistics of a game: counts of what the whole table saw.

An announcement that nobody opposed shows no card: whether it was true is unknown, and no figure
guesses it. Steps taken back do not count.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import pairwise
from typing import Literal, Self

from companion.core import START_COINS, EditionId, End, Event, Game, Setup, Step, Table
from companion.core.events import (
    Announced,
    Answered,
    CardShown,
    Claimed,
    ClaimsClosed,
    Corrected,
    Fined,
    Looked,
    PlacesChanged,
    Swapped,
    TurnedUp,
)
from companion.core.evolve import evolve

PAUSE = 30 * 60
"""Seconds between two taps from which they count as an interruption, not as playing time."""


@dataclass(frozen=True, slots=True)
class Point:
    """Coins after a turn."""

    coins: int
    turn: int


@dataclass(frozen=True, slots=True)
class CharacterStatistics:
    """A player's figures for a character."""

    announced: int = 0
    opposed: int = 0
    """Announcements with at least one claim, so that cards were shown."""
    true: int = 0
    """Opposed announcements that were true."""
    claimed: int = 0
    claimed_true: int = 0
    gained: int = 0
    """Coins that the character's power brought the player, whoever used it."""
    lost: int = 0
    """Coins that the power cost the player."""
    unopposed_gain: int = 0
    """Coins gained minus coins lost with the player's own unopposed announcements."""


CharacterFigure = Literal[
    "announced", "opposed", "true", "claimed", "claimed_true", "gained", "lost", "unopposed_gain"
]
"""The figures of `CharacterStatistics`."""


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """A player's figures for a game. Coins are whole coins."""

    characters: Mapping[str, CharacterStatistics] = field(default_factory=dict)
    """The figures by character, for characters that concerned the player."""
    swaps: int = 0
    """Turns spent on a swap, real or pretended, opening turns included."""
    looks: int = 0
    named: int = 0
    """How often a power made the player name and show their card."""
    named_right: int = 0
    shown: int = 0
    """How often the player's card was shown."""
    unmasked: int = 0
    """How often the player's card was shown and was not the announced character."""
    fines: int = 0
    """Coins paid to the court as fines."""
    robbed: int = 0
    """Coins lost to powers that others used, but not those lost by changing seats."""
    in_front: int = 0
    """Turns after which everyone else had fewer coins."""
    lowest: Point = Point(START_COINS, 0)
    """The fewest coins after a turn, and the first such turn."""
    highest: Point = Point(START_COINS, 0)
    haul: Point = Point(0, 0)
    """The most coins gained in a turn by powers the player used; 0 without a gain."""
    haul_character: str | None = None

    def total(self, figure: CharacterFigure) -> int:
        """Return a figure, added over all characters."""
        return sum(getattr(character, figure) for character in self.characters.values())


@dataclass(frozen=True, slots=True)
class CardSet:
    """The set of a game."""

    edition: EditionId
    scenario: str | None
    """The id of a known set; None for the group's own."""
    cards: tuple[str, ...]
    """The sorted cards of the group's own set; empty for a known set."""

    @classmethod
    def of(cls, setup: Setup) -> Self:
        """Return the set of a setup."""
        own = () if setup.scenario else tuple(sorted(setup.cards))
        return cls(setup.edition, setup.scenario, own)


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """The figures of a game, finished or not. Numbers of people are indices in `players`."""

    names: tuple[str, ...]
    given_names: Mapping[str, str]
    """The names of custom characters by id."""
    turns: int
    """The current or last turn."""
    coins: tuple[tuple[int, ...], ...]
    """Each person's coins at the start and after each turn; the last ones are the current coins."""
    players: tuple[PlayerStatistics, ...]
    end: End | None
    winners: tuple[int, ...]
    ended_in: int
    """The turn in which the game ended; 0 if it goes on."""
    without_coins: tuple[int, ...]
    """The people with 0 coins when the game ended."""
    started: datetime | None
    """The time of the first tap that counts, in UTC; None for a record without times."""
    cards: CardSet
    seconds: int | None
    """Playing time from the first tap to the last, without interruptions of `PAUSE` or longer."""

    @property
    def ranking(self) -> tuple[int, ...]:
        """The people by rank: the winners, then the others by their coins."""
        now = self.coins[-1]
        return tuple(
            sorted(
                range(len(now)),
                key=lambda person: (person not in self.winners, -now[person], person),
            )
        )


def game_statistics(game: Game) -> GameStatistics:
    """Return the figures of a game."""
    count = _Count(game.start)
    for step in game.steps():
        count.add(step, game.before(step))
    return count.statistics(game)


class _Count:
    """The figures so far."""

    def __init__(self, start: Table) -> None:
        self.people = range(len(start.seats))
        self.figures: list[Counter[str]] = [Counter() for _ in self.people]
        self.characters: list[dict[str, Counter[str]]] = [{} for _ in self.people]
        self.best: dict[int, tuple[Point, str | None]] = {}
        """The most that powers brought each user in a turn, and the character."""
        self.coins = [_by_person(start)]
        self.turn = start.turn
        self.hauls: dict[int, int] = {}
        """The coins that powers brought each user in this turn."""
        self.character: str | None = None
        self.times: list[datetime] = []
        self.ended: tuple[int, tuple[int, ...]] | None = None

    def add(self, step: Step, before: Table) -> None:
        """Count one step."""
        if step.turn != self.turn:
            self._end_turn(before)
            self.turn = step.turn
        if step.line.at is not None:
            self.times.append(datetime.fromisoformat(step.line.at))
        for event in step.events:
            self._event(event, before)
        self._coins(step, before)
        if step.table.end is not None and before.end is None:
            without = tuple(person for person in self.people if step.table.coins_of(person) == 0)
            self.ended = step.turn, without

    def statistics(self, game: Game) -> GameStatistics:
        """Return the figures after the last step."""
        table = game.table
        if table.turn != self.turn:
            self._end_turn(table)
        self._end_turn(table)
        ended_in, without = self.ended or (0, ())
        return GameStatistics(
            names=table.names,
            given_names={custom.id: custom.name for custom in table.setup.house},
            turns=table.turn,
            coins=tuple(self.coins),
            players=tuple(map(self._player, self.people)),
            end=table.end,
            winners=table.winners or (),
            ended_in=ended_in,
            without_coins=without,
            started=self.times[0] if self.times else None,
            cards=CardSet.of(table.setup),
            seconds=_played(self.times),
        )

    def _player(self, person: int) -> PlayerStatistics:
        own = [held[person] for held in self.coins]
        haul, character = self.best.get(person, (Point(0, 0), None))
        return PlayerStatistics(
            characters={
                character: CharacterStatistics(**counted)
                for character, counted in self.characters[person].items()
            },
            **self.figures[person],
            haul=haul,
            haul_character=character,
            in_front=sum(_leads(held, person) for held in self.coins[1:]),
            lowest=_first(own, min(own)),
            highest=_first(own, max(own)),
        )

    def _end_turn(self, table: Table) -> None:
        """Note the coins after a turn, and the coins that its powers brought."""
        self.coins.append(_by_person(table))
        for person, coins in self.hauls.items():
            known = self.best.get(person)
            if coins > (0 if known is None else known[0].coins):
                self.best[person] = Point(coins, self.turn), self.character
        self.hauls.clear()

    def _event(self, event: Event, before: Table) -> None:
        match event:
            case Swapped(person):
                self._count(person, "swaps")
            case Looked(person):
                self._count(person, "looks")
            case Announced(person, character):
                self.character = character
                self._count_character(person, character, announced=1)
            case Claimed(person):
                self._count_character(person, before.opened().character, claimed=1)
            case TurnedUp(people, true):
                self._turned_up(people, true, before.opened().character)
            case Answered(person, right):
                self._count(person, "named", "shown", *(["named_right"] if right else []))
            case CardShown(person):
                self._count(person, "shown")
            case Fined(person, coins):
                self.figures[person]["fines"] += coins
            case _:
                pass

    def _turned_up(self, people: tuple[int, ...], true: tuple[int, ...], character: str) -> None:
        active, *claimants = people
        self._count_character(active, character, opposed=1, true=active in true)
        for person in claimants:
            self._count_character(person, character, claimed_true=person in true)
        for person in people:
            self._count(person, "shown", *([] if person in true else ["unmasked"]))

    def _coins(self, step: Step, before: Table) -> None:
        """Count the coins moved by the power of a step, without fines and corrections."""
        opened = before.announcement
        if opened is None or (step.table.coins, step.table.seats) == (before.coins, before.seats):
            return
        apart = dict.fromkeys(self.people, 0)
        for event in step.events:
            if isinstance(event, Fined):
                apart[event.person] -= event.coins
            elif isinstance(event, Corrected):
                return
        seated = _by_seat_changes(step, before)
        users = opened.users or _users(step, before)
        unopposed = not opened.claimants
        held = zip(_by_person(before), _by_person(step.table), strict=True)
        for person, (had, has) in enumerate(held):
            change = has - had - apart[person]
            if person not in users:
                self.figures[person]["robbed"] += max(seated[person] - change, 0)
            if not change:
                continue
            own = unopposed and person == before.active
            self._count_character(
                person,
                opened.character,
                gained=max(change, 0),
                lost=max(-change, 0),
                unopposed_gain=change if own else 0,
            )
            if person in users:
                self.hauls[person] = self.hauls.get(person, 0) + change

    def _count(self, person: int, *figures: str) -> None:
        for figure in figures:
            self.figures[person][figure] += 1

    def _count_character(self, person: int, character: str, **more: int) -> None:
        self.characters[person].setdefault(character, Counter()).update(more)


def _users(step: Step, before: Table) -> tuple[int, ...]:
    """Return the users of a power whose claims are settled in this step; otherwise nobody."""
    for event in step.events:
        match event:
            case TurnedUp(true=true):
                return true
            case ClaimsClosed():
                return (before.active,)
            case _:
                pass
    return ()


def _by_seat_changes(step: Step, before: Table) -> Counter[int]:
    """Return what each person gained or lost by changing seats, which nobody took."""
    gains: Counter[int] = Counter()
    for event in step.events:
        if isinstance(event, PlacesChanged):
            gain = before.coins_of(event.other) - before.coins_of(event.person)
            gains[event.person] += gain
            gains[event.other] -= gain
        before = evolve(before, event)
    return gains


def _by_person(table: Table) -> tuple[int, ...]:
    held = dict(zip(table.seats, table.coins, strict=True))
    return tuple(held[person] for person in range(len(held)))


def _leads(held: Sequence[int], person: int) -> bool:
    return held[person] == max(held) and held.count(held[person]) == 1


def _first(coins: Sequence[int], wanted: int) -> Point:
    return Point(wanted, coins.index(wanted))


def _played(times: Sequence[datetime]) -> int | None:
    if len(times) < 2:
        return None
    between = (int((later - earlier).total_seconds()) for earlier, later in pairwise(times))
    # the clock of a device may be set back
    return sum(seconds for seconds in between if 0 < seconds < PAUSE)
