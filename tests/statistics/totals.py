"""Totals over several games at once."""

from collections.abc import Iterable, Sequence

from companion.statistics import GameStatistics, GroupTotals, PlayerTotals
from companion.statistics.groups import GroupSums
from companion.statistics.players import PlayerSums


def player_totals(games: Iterable[GameStatistics]) -> tuple[PlayerTotals, ...]:
    """The totals of all players of these games."""
    sums = PlayerSums()
    for game in games:
        sums.add(game)
    return sums.totals()


def group_totals(games: Iterable[GameStatistics], people: Sequence[str]) -> GroupTotals:
    """The totals of a group over those of these games that belong to it."""
    sums = GroupSums(people)
    for game in games:
        sums.add(game)
    return sums.totals()
