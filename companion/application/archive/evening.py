"""Who has won tonight: the games of one evening, whoever plays them."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from companion.application.archive.game_reader import GameReader, setup_of
from companion.application.ports import GameId
from companion.core.game import Game
from companion.statistics import GameStatistics

EVENING: Final = timedelta(hours=12)
"""Games created within this time belong to one evening, also past midnight."""


@dataclass(frozen=True, slots=True)
class Tonight:
    """The finished games of the same people this evening."""

    game_id: GameId | None
    """The game it was counted for."""
    games: int
    wins: tuple[tuple[str, int], ...]
    """The winners by name, with their wins; shared wins count for each."""


class Evening:
    """Counts the games of this evening. May be called from any thread."""

    def __init__(self, games: GameReader, clock: Callable[[], datetime]) -> None:
        self._games = games
        self._clock = clock

    def is_tonight(self, game: GameStatistics) -> bool:
        """Return whether a game was begun this evening; False for a record without times."""
        return game.started is not None and game.started >= self._start()

    def tonight(self, game_id: GameId | None, game: Game) -> Tonight:
        """Count the wins of these people's finished games this evening. Raises StorageFault."""
        people, since = _people(game.table.names), self._start()
        wins: Counter[str] = Counter()
        games = 0
        for stored in self._games.newest_games():
            if stored.created < since:
                break
            setup = setup_of(stored)
            if setup is None or len(setup.players) != len(people):
                continue
            # a name may have been put right during the game
            found = self._games.statistics(stored)
            if found is None or found.end is None or _people(found.names) != people:
                continue
            games += 1
            wins.update(found.names[person].strip() for person in found.winners)
        return Tonight(game_id, games, tuple(wins.most_common()))

    def _start(self) -> datetime:
        return self._clock().astimezone(UTC) - EVENING


def _people(names: Iterable[str]) -> frozenset[str]:
    return frozenset(name.strip() for name in names)
