"""Key moments: the steps of a game that are worth looking at again, as codes and figures."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.core import WINNING_COINS, Game, Step, Table
from companion.core.events import Corrected, Fined, FortunesSwapped, PlacesChanged, TurnedUp
from companion.core.moves import MoveKind, moves

SHOWN = 4
"""Key moments of one game."""
NEAR_WIN = WINNING_COINS - 3
"""Coins from which an announcement may win the game."""
_ENOUGH = 4
"""Coins from which a gain, or the difference of two swapped fortunes, is remarkable."""


class MomentKind(StrEnum):
    """What happened, the most remarkable first."""

    BEATEN = "beaten"
    """Somebody close to victory was shown not to be who they said they were."""
    NOBODY = "nobody"
    """Nobody of those who showed their cards was the character."""
    FORTUNES = "fortunes"
    """Two fortunes were swapped."""
    HAUL = "haul"
    """Somebody gained many coins by a power."""
    LAST_COIN = "last-coin"
    """Somebody lost their last coin."""
    PLACES = "places"
    """Two people changed seats."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """One step of a game."""

    kind: MomentKind
    position: int
    """The number of steps up to this one's end."""
    turn: int
    people: tuple[int, ...]
    amount: int
    """Coins, or for NOBODY how many paid a fine."""
    coins: tuple[int, ...] = ()
    """What each of `people` had before, for FORTUNES."""
    character: str | None = None


def key_moments(game: Game) -> tuple[KeyMoment, ...]:
    """Return up to `SHOWN` moments before the end, in the order of the game.

    The most remarkable of each kind come before the second of a kind; a step gives one moment.
    """
    by_kind: dict[MomentKind, list[KeyMoment]] = defaultdict(list)
    for position, step in enumerate(game.steps(), start=1):
        if step.table.end is not None:
            break
        found = next(_moments(position, step, game.before(step)), None)
        if found is not None:
            by_kind[found.kind].append(found)
    ranked = [
        (place, kind, moment)
        for kind, of_kind in enumerate(by_kind[each] for each in MomentKind)
        for place, moment in enumerate(
            sorted(of_kind, key=lambda each: (-each.amount, -each.position))
        )
    ]
    chosen = sorted(ranked, key=lambda each: each[:2])[:SHOWN]
    return tuple(sorted((moment for *_, moment in chosen), key=lambda each: each.position))


def _moments(position: int, step: Step, before: Table) -> Iterator[KeyMoment]:
    """Yield what was remarkable about a step, the most remarkable first."""
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
                    fined = sum(isinstance(each, Fined) and each.coins > 0 for each in step.events)
                    yield moment(MomentKind.NOBODY, people, fined)
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
    """What powers brought each person, or the court, in a step, less what they cost."""
    found: Counter[int | str] = Counter()
    for move in moves(before, step.events):
        if move.kind is MoveKind.POWER:
            found[move.target] += move.coins
            found[move.source] -= move.coins
    return found
