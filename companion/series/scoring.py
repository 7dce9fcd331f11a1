"""Standings and winners of a series, ties included.

They are computed from the finished games, in the order these were begun, and are not stored.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from pydantic import ConfigDict, Field

POINTS: Final = (10, 7, 5, 4, 3, 2, 1)
"""Points by place in a game, from the first place on; later places get none."""


@dataclass(frozen=True, slots=True)
class FirstTo:
    """A series won by the first to win a number of games."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    wins: Annotated[int, Field(ge=1, le=20)]


@dataclass(frozen=True, slots=True)
class PointsOver:
    """A series won by most points after a number of games."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    games: Annotated[int, Field(ge=1, le=50)]


Scoring = FirstTo | PointsOver


@dataclass(frozen=True, slots=True)
class Finish:
    """The end of a game: everyone's coins, and the winners."""

    names: tuple[str, ...]
    coins: tuple[int, ...]
    winners: frozenset[int]
    """Indices in `names`."""

    def place(self, person: int) -> int:
        """Return a person's place: 1 for all winners, and equal for equal coins."""
        if person in self.winners:
            return 1
        mine = self.coins[person]
        others = (other for other in range(len(self.names)) if other != person)
        return 1 + sum(other in self.winners or self.coins[other] > mine for other in others)


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's place in a series."""

    name: str
    place: int
    """Equal for equal points."""
    points: int
    """The points, or the games won in a series that counts wins."""
    wins: int
    games: int
    """The person's games that count."""


@dataclass(frozen=True, slots=True)
class Score:
    """The standings after the games that count."""

    standings: tuple[Standing, ...]
    """The standings, best first; equal places in the order of the people."""
    counted: int
    """The number of games that count: those up to the one that decided the series."""
    winners: tuple[str, ...]
    """The winners of the series: several after a tie, nobody before it is decided."""


def points_of(place: int) -> int:
    """Return the points of a place in a game."""
    return POINTS[place - 1] if place <= len(POINTS) else 0


def score(people: Sequence[str], scoring: Scoring, finishes: Iterable[Finish]) -> Score:
    """Return the score of a series after its finished games, in the order they were begun."""
    tally = _Tally(people)
    for finish in finishes:
        if _is_decided(scoring, tally):
            break
        tally.add(finish)
    standings = tally.standings(by_wins=isinstance(scoring, FirstTo))
    decided = _is_decided(scoring, tally)
    winners = (
        tuple(standing.name for standing in standings if standing.place == 1) if decided else ()
    )
    return Score(standings, tally.finished, winners)


def _is_decided(scoring: Scoring, tally: "_Tally") -> bool:
    match scoring:
        case FirstTo(wins=wins):
            return max(tally.wins.values(), default=0) >= wins
        case PointsOver(games=games):
            return tally.finished >= games


class _Tally:
    """Wins, points and games by name."""

    def __init__(self, people: Sequence[str]) -> None:
        self._people = people
        self.finished = 0
        self.wins: Counter[str] = Counter()
        self._points: Counter[str] = Counter()
        self._games: Counter[str] = Counter()

    def add(self, finish: Finish) -> None:
        """Add a game."""
        self.finished += 1
        for person, name in enumerate(finish.names):
            self._games[name] += 1
            self._points[name] += points_of(finish.place(person))
            self.wins[name] += person in finish.winners

    def standings(self, *, by_wins: bool) -> tuple[Standing, ...]:
        """Return the standings, best first."""
        counted = self.wins if by_wins else self._points
        ordered = sorted(self._people, key=lambda name: -counted[name])
        return tuple(
            Standing(
                name,
                1 + sum(counted[other] > counted[name] for other in self._people),
                counted[name],
                self.wins[name],
                self._games[name],
            )
            for name in ordered
        )
