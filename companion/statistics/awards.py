"""Awards for what was remarkable about a game, as codes and figures. Words are in locales/."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.core import START_COINS
from companion.statistics.game import GameStatistics, PlayerStatistics, Point

SHOWN = 3
"""Number of awards in a game."""
_MOST_SHARING = 2
"""Most people with the same figure; shared by more, it is not remarkable."""


class AwardKind(StrEnum):
    """The reasons for an award, the most remarkable first."""

    COMEBACK = "comeback"
    """The winner with the fewest coins at their lowest point."""
    HAUL = "haul"
    """The most coins gained in a turn by a power the player used."""
    UNMASKED = "unmasked"
    """The most cards shown that were not the character announced or claimed."""
    SHARP_EYE = "sharp-eye"
    """The most claims by the real character."""
    TRUSTED = "trusted"
    """The most coins gained with unopposed announcements."""
    ROBBED = "robbed"
    """The most coins lost to powers that others used."""
    IN_FRONT = "in-front"
    """The most turns with the most coins."""
    CURIOUS = "curious"
    """The most looks at one's own card."""
    RESTLESS = "restless"
    """The most swaps."""


@dataclass(frozen=True, slots=True)
class Award:
    """An award."""

    kind: AwardKind
    people: tuple[int, ...]
    amount: int
    """Coins or times; for COMEBACK, the coins at the lowest point."""
    turn: int | None = None
    """The turn it was won in; None for a figure of the whole game."""
    character: str | None = None


@dataclass(frozen=True, slots=True)
class _Contest:
    """A contest for the highest figure, if it is high enough to be remarkable."""

    kind: AwardKind
    figure: Callable[[PlayerStatistics], int]
    enough: int
    turn: Callable[[PlayerStatistics], int] | None = None
    character: Callable[[PlayerStatistics], str | None] | None = None


_CONTESTS = (
    _Contest(
        AwardKind.HAUL,
        lambda player: player.haul.coins,
        enough=4,
        turn=lambda player: player.haul.turn,
        character=lambda player: player.haul_character,
    ),
    _Contest(AwardKind.UNMASKED, lambda player: player.unmasked, enough=2),
    _Contest(AwardKind.SHARP_EYE, lambda player: player.total("claimed_true"), enough=1),
    _Contest(AwardKind.TRUSTED, lambda player: player.total("unopposed_gain"), enough=5),
    _Contest(AwardKind.ROBBED, lambda player: player.robbed, enough=3),
    _Contest(AwardKind.IN_FRONT, lambda player: player.in_front, enough=5),
    _Contest(AwardKind.CURIOUS, lambda player: player.looks, enough=2),
    _Contest(AwardKind.RESTLESS, lambda player: player.swaps, enough=3),
)
_COMEBACK = START_COINS - 3
"""Most coins at the low point of a comeback."""


def awards(game: GameStatistics) -> tuple[Award, ...]:
    """Return up to `SHOWN` awards, most remarkable first, for different people if possible."""
    won = [*_comeback(game), *filter(None, (_decided(contest, game) for contest in _CONTESTS))]
    chosen: list[Award] = []
    honoured: set[int] = set()
    for award in won:
        if honoured.isdisjoint(award.people):
            chosen.append(award)
            honoured.update(award.people)
    chosen += [award for award in won if award not in chosen]
    return tuple(sorted(chosen[:SHOWN], key=won.index))


def _comeback(game: GameStatistics) -> Iterator[Award]:
    lows: list[tuple[Point, int]] = [
        (game.players[person].lowest, person) for person in game.winners
    ]
    if not lows:
        return
    low, winner = min(lows, key=lambda low: (low[0].coins, low[1]))
    if low.coins <= _COMEBACK:
        yield Award(AwardKind.COMEBACK, (winner,), low.coins, low.turn)


def _decided(contest: _Contest, game: GameStatistics) -> Award | None:
    figures = [contest.figure(player) for player in game.players]
    most = max(figures)
    people = tuple(person for person, figure in enumerate(figures) if figure == most)
    everybody = len(people) == len(figures)
    if most < contest.enough or len(people) > _MOST_SHARING or everybody:
        return None
    # a turn and a character belong to one person
    if contest.turn is not None and len(people) > 1:
        people = (min(people, key=lambda person: _turn(contest, game, person)),)
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
