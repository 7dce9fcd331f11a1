"""The totals of a group over its games."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.statistics.game import CardSet, GameStatistics
from companion.statistics.players import PlayerTotals, player_totals


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


def group_totals(games: Iterable[GameStatistics], people: Sequence[str]) -> GroupTotals:
    """Return the totals of a group over the games that belong to it, as `belongs` says."""
    group = frozenset(people)
    own = [game for game in games if game.end is not None and belongs(game, group)]
    players = (player for player in player_totals(own) if player.name in group)
    sets = Counter(game.cards for game in own)
    return GroupTotals(
        games=len(own),
        players=tuple(players),
        by_guests=sum(
            group.isdisjoint(game.names[person].strip() for person in game.winners) for game in own
        ),
        sets=tuple(
            sorted(sets.items(), key=lambda played: (-played[1], played[0].scenario or "~"))
        ),
    )


def belongs(game: GameStatistics, group: frozenset[str]) -> bool:
    """Return whether more than half of the players of a game are in the group."""
    return 2 * sum(name.strip() in group for name in game.names) > len(game.names)
