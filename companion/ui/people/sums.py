"""The figures of people and groups, added up game by game: all games at once would fill memory."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from companion.statistics.game import GameStatistics
from companion.statistics.groups import GroupSums, GroupTotals
from companion.statistics.players import PlayerSums, PlayerTotals
from companion.ui.wording.player_names import is_unnamed


class PeopleSums:
    """The figures of all players, of this evening's, and of saved groups, so far."""

    def __init__(
        self, is_tonight: Callable[[GameStatistics], bool], groups: Mapping[int, Sequence[str]]
    ) -> None:
        self._is_tonight = is_tonight
        self._all = PlayerSums()
        self._tonight = PlayerSums()
        self._groups = {id: GroupSums(people) for id, people in groups.items()}

    def add(self, games: Iterable[GameStatistics]) -> None:
        """Add some games."""
        for game in games:
            self._all.add(game)
            if self._is_tonight(game):
                self._tonight.add(game)
            for group in self._groups.values():
                group.add(game)

    def players(self) -> tuple[PlayerTotals, ...]:
        """Return the totals of all players who have names."""
        return _named(self._all)

    def tonight(self) -> tuple[PlayerTotals, ...]:
        """Return the same over the games of this evening."""
        return _named(self._tonight)

    def groups(self) -> dict[int, GroupTotals]:
        """Return the totals of the saved groups by id."""
        return {id: sums.totals() for id, sums in self._groups.items()}


def _named(sums: PlayerSums) -> tuple[PlayerTotals, ...]:
    """Return the players who have names: "Player 3" may be somebody else in each game."""
    return tuple(each for each in sums.totals() if not is_unnamed(each.name))
