"""The games of a group of people, added up."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.statistics.game import CardSet, GameStatistics
from companion.statistics.players import PlayerTotals, player_totals


@dataclass(frozen=True, slots=True)
class GroupTotals:
    """The finished games of a group."""

    games: int
    players: tuple[PlayerTotals, ...]
    """Those of the group who have played in these games, the most successful first."""
    by_guests: int
    """Games that nobody of the group has won."""
    sets: tuple[tuple[CardSet, int], ...]
    """How often each set was played, the most played first."""

    @property
    def longest_streak(self) -> PlayerTotals | None:
        """Who has won the most games one after the other; None below two."""
        best = max(self.players, key=lambda each: each.longest_streak, default=None)
        return best if best is not None and best.longest_streak > 1 else None


def group_totals(games: Iterable[GameStatistics], people: Sequence[str]) -> GroupTotals:
    """Return the figures of the games of a group, which `belongs` tells."""
    group = frozenset(people)
    own = [game for game in games if game.end is not None and belongs(game, group)]
    players = (each for each in player_totals(own) if each.name in group)
    sets = Counter(game.cards for game in own)
    return GroupTotals(
        games=len(own),
        players=tuple(players),
        by_guests=sum(
            group.isdisjoint(game.names[person].strip() for person in game.winners) for game in own
        ),
        sets=tuple(sorted(sets.items(), key=lambda each: (-each[1], each[0].scenario or "~"))),
    )


def belongs(game: GameStatistics, group: frozenset[str]) -> bool:
    """Return whether more than half of the players of a game are of the group."""
    return 2 * sum(name.strip() in group for name in game.names) > len(game.names)
