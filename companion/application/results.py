"""The results of stored games, played once and cached while their lines stay the same.

The cache holds nothing that the records do not give again.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from threading import Lock

from companion.application.deleted_games import listed_games
from companion.application.ports import GameId, GameSummary, Store, UnknownGame
from companion.application.record_import import Record
from companion.core.errors import RuleViolation
from companion.core.game import Game
from companion.core.record import UnreadableGame, parse_setup
from companion.core.setup import Setup
from companion.statistics import GameStatistics, game_statistics

EVENING = timedelta(hours=12)
"""Games created within this time belong to one evening, also past midnight."""
MOST_GAMES = 500
"""Games that the players' figures are added up from."""
_MOST_LINES = 1000
"""Lines of a record that is played for its result. A game has about a tenth of them."""


@dataclass(frozen=True, slots=True)
class Tonight:
    """The finished games of the same people this evening."""

    game_id: GameId | None
    """The game it was counted for."""
    games: int
    wins: tuple[tuple[str, int], ...]
    """The winners by name, with their wins; shared wins count for each."""


class GameResults:
    """Plays stored games for their statistics. May be called from any thread."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self._lock = Lock()
        self._cache: dict[GameId, tuple[int, GameStatistics | None]] = {}

    def statistics(self, game: GameId) -> GameStatistics | None:
        """Return the statistics of a stored game.

        None if it cannot be played, is too long, or was deleted. Raises StorageFault.
        """
        try:
            lines = self._store.lines(game)
        except UnknownGame:
            return None
        # a new game may have the id of a deleted one
        content = hash(lines)
        with self._lock:
            known = self._cache.get(game)
        if known is not None and known[0] == content:
            return known[1]
        found = _statistics(lines)
        with self._lock:
            self._cache[game] = content, found
        return found

    def rename(self, games: Collection[GameId], old: str, new: str) -> None:
        """Give a person of these games another name, which their records have already.

        Raises StorageFault.
        """
        for game in games:
            with self._lock:
                known = self._cache.pop(game, None)
            if known is None or known[1] is None:
                continue
            names = tuple(new if name.strip() == old else name for name in known[1].names)
            try:
                content = hash(self._store.lines(game))
            except UnknownGame:
                continue
            with self._lock:
                self._cache[game] = content, replace(known[1], names=names)

    def forget(self, games: Collection[GameId]) -> None:
        """Play these games anew when their statistics are asked for next."""
        with self._lock:
            for game in games:
                self._cache.pop(game, None)

    def games(self) -> tuple[GameId, ...]:
        """Return the ids of the newest `MOST_GAMES` games, the newest first.

        Raises StorageFault.
        """
        return tuple(stored.id for stored in listed_games(self._store)[:MOST_GAMES])

    def is_tonight(self, game: GameStatistics) -> bool:
        """Return whether a game was begun this evening; False for a record without times."""
        return game.started is not None and game.started >= self._evening()

    def _evening(self) -> datetime:
        return self._clock().astimezone(UTC) - EVENING

    def tonight(self, game_id: GameId | None, game: Game) -> Tonight:
        """Count the wins of this evening's finished games of the people of `game`.

        Raises StorageFault.
        """
        people = _people(game.table.rules.setup.players)
        since = self._evening()
        wins: Counter[str] = Counter()
        games = 0
        for stored in listed_games(self._store):
            if stored.created < since:
                break
            setup = _setup(stored)
            if setup is None or len(setup.players) != len(people):
                continue
            # a name may have been put right during the game
            found = self.statistics(stored.id)
            if found is None or found.end is None or _people(found.names) != people:
                continue
            games += 1
            wins.update(found.names[person].strip() for person in found.winners)
        return Tonight(game_id, games, tuple(wins.most_common()))


def _people(names: Iterable[str]) -> frozenset[str]:
    return frozenset(name.strip() for name in names)


def _setup(game: GameSummary) -> Setup | None:
    try:
        return parse_setup(game.first_line)
    except RuleViolation:
        return None


def _statistics(lines: tuple[str, ...]) -> GameStatistics | None:
    if len(lines) > _MOST_LINES:
        return None
    try:
        return game_statistics(Record.of(lines).game)
    except UnreadableGame:
        return None
