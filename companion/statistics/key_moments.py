"""Key moments: the steps of a game worth another look, as codes and figures."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from companion.core import WINNING_COINS, Game, Step, Table
from companion.core.events import Corrected, Fined, FortunesSwapped, PlacesChanged, TurnedUp
from companion.core.moves import MoveKind, moves

SHOWN = 4
"""Number of key moments in a game."""
NEAR_WIN = WINNING_COINS - 3
"""Coins with which an announcement may win the game."""
_ENOUGH = 4
"""Least coins of a remarkable gain, or of the difference between swapped fortunes."""
_CROWD = 4
"""Fewest people of a remarkable dispute."""


class MomentKind(StrEnum):
    """The kinds of key moments, the most remarkable first."""

    BEATEN = "beaten"
    """The false announcement of someone close to victory, exposed."""
    NOBODY = "nobody"
    """A dispute in which nobody was the character."""
    CROWD = "crowd"
    """A dispute of many people, one of whom was the character."""
    FORTUNES = "fortunes"
    """A swap of two fortunes."""
    HAUL = "haul"
    """A power that brought someone many coins."""
    LAST_COIN = "last-coin"
    """The loss of someone's last coin."""
    PLACES = "places"
    """A change of seats."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A remarkable step of a game."""

    kind: MomentKind
    position: int
    """The number of steps up to and including this one."""
    turn: int
    people: tuple[int, ...]
    amount: int
    """Coins; for NOBODY, the number of people who paid a fine; for CROWD, of those revealed."""
    coins: tuple[int, ...] = ()
    """The coins that each of `people` had before, for FORTUNES."""
    character: str | None = None


def key_moments(game: Game) -> tuple[KeyMoment, ...]:
    """Return up to `SHOWN` moments before the end, the most remarkable, in the order of the game.

    A step is at most one moment.
    """
    found: list[KeyMoment] = []
    for position, step in enumerate(game.steps(), start=1):
        if step.table.end is not None:
            break
        found += islice(_moments(position, step, game.before(step)), 1)
    return most_remarkable(found, SHOWN)


def most_remarkable(moments: Iterable[KeyMoment], count: int) -> tuple[KeyMoment, ...]:
    """Return up to `count` of these moments, in the order of the game.

    The most remarkable moment of each kind is preferred to the second of any kind.
    """
    by_kind: dict[MomentKind, list[KeyMoment]] = defaultdict(list)
    for moment in moments:
        by_kind[moment.kind].append(moment)
    ranked = [
        (place, kind, moment)
        for kind, of_kind in enumerate(by_kind[kind] for kind in MomentKind)
        for place, moment in enumerate(
            sorted(of_kind, key=lambda moment: (-moment.amount, -moment.position))
        )
    ]
    chosen = sorted(ranked, key=lambda rank: rank[:2])[:count]
    return tuple(sorted((moment for *_, moment in chosen), key=lambda moment: moment.position))


def _moments(position: int, step: Step, before: Table) -> Iterator[KeyMoment]:
    """Yield the key moments of a step, the most remarkable first."""
    opened = before.announcement or step.table.announcement
    if opened is None or any(isinstance(event, Corrected) for event in step.events):
        return

    def moment(
        kind: MomentKind, people: tuple[int, ...], amount: int, coins: tuple[int, ...] = ()
    ) -> KeyMoment:
        return KeyMoment(kind, position, step.turn, people, amount, coins, opened.character)

    for event in step.events:
        match event:
            case TurnedUp(people, true):
                held = before.coins_of(people[0])
                if people[0] not in true and held >= NEAR_WIN:
                    yield moment(MomentKind.BEATEN, people[:1], held)
                if not true:
                    fines = [event.coins for event in step.events if isinstance(event, Fined)]
                    yield moment(MomentKind.NOBODY, people, sum(coins > 0 for coins in fines))
                elif len(people) >= _CROWD:
                    yield moment(MomentKind.CROWD, people, len(people))
            case FortunesSwapped(person, other):
                coins = before.coins_of(person), before.coins_of(other)
                if abs(coins[0] - coins[1]) >= _ENOUGH:
                    yield moment(
                        MomentKind.FORTUNES, (person, other), abs(coins[0] - coins[1]), coins
                    )
                return
            case PlacesChanged(person, other):
                yield moment(MomentKind.PLACES, (person, other), 0)
                return
            case _:
                pass
    gains = _gains(step, before)
    best = max(before.seats, key=lambda person: gains[person])
    if gains[best] >= _ENOUGH:
        yield moment(MomentKind.HAUL, (best,), gains[best])
    for person in before.seats:
        if before.coins_of(person) and not step.table.coins_of(person):
            yield moment(MomentKind.LAST_COIN, (person,), before.coins_of(person))


def _gains(step: Step, before: Table) -> Counter[int | str]:
    """Return what powers brought each person and pot in a step, minus what they cost."""
    gains: Counter[int | str] = Counter()
    for move in moves(before, step.events):
        if move.kind is MoveKind.POWER:
            gains[move.target] += move.coins
            gains[move.source] -= move.coins
    return gains
