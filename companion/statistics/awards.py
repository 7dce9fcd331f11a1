"""Awards: what was remarkable about a game, as codes and figures. Words are in locales/."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.core import START_COINS
from companion.statistics.game import GameStatistics, PlayerStatistics, Point

SHOWN = 3
"""Awards of one game."""
_MOST_SHARING = 2
"""More people with the same figure: it is not remarkable."""


class AwardKind(StrEnum):
    """What an award is for, the most remarkable first."""

    COMEBACK = "comeback"
    """The winner with the fewest coins at their lowest point."""
    HAUL = "haul"
    """The most coins gained in one turn by a power the player used."""
    UNMASKED = "unmasked"
    """The most often shown not to be who they said they were."""
    SHARP_EYE = "sharp-eye"
    """The most claims by the real character."""
    TRUSTED = "trusted"
    """The most coins gained with announcements that nobody opposed."""
    ROBBED = "robbed"
    """The most coins lost by powers that others used."""
    IN_FRONT = "in-front"
    """The most turns with the most coins."""
    CURIOUS = "curious"
    """The most looks at the own card."""
    RESTLESS = "restless"
    """The most swaps."""


@dataclass(frozen=True, slots=True)
class Award:
    """One award."""

    kind: AwardKind
    people: tuple[int, ...]
    amount: int
    """Coins or times; for COMEBACK the coins at the lowest point."""
    turn: int | None = None
    """The turn it happened in; None for what the whole game adds up to."""
    character: str | None = None


@dataclass(frozen=True, slots=True)
class _Contest:
    """Who has the most of a figure, if it is enough to be remarkable."""

    kind: AwardKind
    figure: Callable[[PlayerStatistics], int]
    enough: int
    turn: Callable[[PlayerStatistics], int] | None = None
    character: Callable[[PlayerStatistics], str | None] | None = None


_CONTESTS = (
    _Contest(
        AwardKind.HAUL,
        lambda each: each.haul.coins,
        enough=4,
        turn=lambda each: each.haul.turn,
        character=lambda each: each.haul_character,
    ),
    _Contest(AwardKind.UNMASKED, lambda each: each.unmasked, enough=2),
    _Contest(AwardKind.SHARP_EYE, lambda each: each.claimed_true, enough=1),
    _Contest(AwardKind.TRUSTED, lambda each: each.unopposed_gain, enough=5),
    _Contest(AwardKind.ROBBED, lambda each: each.robbed, enough=3),
    _Contest(AwardKind.IN_FRONT, lambda each: each.in_front, enough=5),
    _Contest(AwardKind.CURIOUS, lambda each: each.looks, enough=2),
    _Contest(AwardKind.RESTLESS, lambda each: each.swaps, enough=3),
)
_COMEBACK = START_COINS - 3
"""At most this many coins are a low point worth a comeback."""


def awards(game: GameStatistics) -> tuple[Award, ...]:
    """Return up to `SHOWN` awards, the most remarkable first, for different people if possible."""
    found = [*_comeback(game), *filter(None, (_decided(each, game) for each in _CONTESTS))]
    chosen: list[Award] = []
    honoured: set[int] = set()
    for award in found:
        if honoured.isdisjoint(award.people):
            chosen.append(award)
            honoured.update(award.people)
    chosen += [award for award in found if award not in chosen]
    return tuple(sorted(chosen[:SHOWN], key=found.index))


def _comeback(game: GameStatistics) -> Iterator[Award]:
    lows: list[tuple[Point, int]] = [(game.players[one].lowest, one) for one in game.winners]
    if not lows:
        return
    low, winner = min(lows, key=lambda each: (each[0].coins, each[1]))
    if low.coins <= _COMEBACK:
        yield Award(AwardKind.COMEBACK, (winner,), low.coins, low.turn)


def _decided(contest: _Contest, game: GameStatistics) -> Award | None:
    figures = [contest.figure(each) for each in game.players]
    most = max(figures)
    people = tuple(one for one, figure in enumerate(figures) if figure == most)
    everybody = len(people) == len(figures)
    if most < contest.enough or len(people) > _MOST_SHARING or everybody:
        return None
    # a turn and a character belong to one person
    if contest.turn is not None and len(people) > 1:
        people = (min(people, key=lambda one: _turn(contest, game, one)),)
    first = game.players[people[0]]
    return Award(
        contest.kind,
        people,
        most,
        contest.turn(first) if contest.turn else None,
        contest.character(first) if contest.character else None,
    )


def _turn(contest: _Contest, game: GameStatistics, person: int) -> int:
    return contest.turn(game.players[person]) if contest.turn else 0
