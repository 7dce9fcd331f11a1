"""The totals of a group over its games."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from companion.statistics.game import CardSet, GameStatistics
from companion.statistics.players import PlayerSums, PlayerTotals


@dataclass(frozen=True, slots=True)
class GroupTotals:
    """The totals of a group's finished games."""

    games: int
    players: tuple[PlayerTotals, ...]
    """The people of the group who played in these games, the most successful first."""
    by_guests: int
    """Games that nobody of the group won."""
    sets: tuple[tuple[CardSet, int], ...]
    """The sets and how often each was played, the most played first."""

    @property
    def longest_streak(self) -> PlayerTotals | None:
        """The player with the most games won in a row; None if that is less than two."""
        best = max(self.players, key=lambda player: player.longest_streak, default=None)
        return best if best is not None and best.longest_streak > 1 else None


class GroupSums:
    """The figures of a group over the games added so far that belong to it."""

    def __init__(self, people: Sequence[str]) -> None:
        self._group = frozenset(people)
        self._players = PlayerSums()
        self._by_guests = 0
        self._sets: Counter[CardSet] = Counter()

    def add(self, game: GameStatistics) -> None:
        """Add a game; one that is not finished or does not belong to the group does not count."""
        if game.end is None or not belongs(game, self._group):
            return
        self._players.add(game)
        self._sets[game.cards] += 1
        winners = (game.names[person].strip() for person in game.winners)
        self._by_guests += self._group.isdisjoint(winners)

    def totals(self) -> GroupTotals:
        """Return the totals of the group."""
        players = (player for player in self._players.totals() if player.name in self._group)
        return GroupTotals(
            games=self._sets.total(),
            players=tuple(players),
            by_guests=self._by_guests,
            sets=tuple(
                sorted(
                    self._sets.items(), key=lambda played: (-played[1], played[0].scenario or "~")
                )
            ),
        )


def belongs(game: GameStatistics, group: frozenset[str]) -> bool:
    """Return whether more than half of the players of a game are in the group."""
    return 2 * sum(name.strip() in group for name in game.names) > len(game.names)
