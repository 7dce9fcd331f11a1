"""The results of stored games, each played once."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from time import monotonic

from companion.application.archive.deleted_games import listed_games
from companion.application.archive.record_import import Record
from companion.application.archive.statistics_cache import StatisticsCache
from companion.application.ports import GameId, GameSummary, Store, UnknownGame
from companion.core.errors import RuleViolation
from companion.core.game import Game
from companion.core.record import UnreadableGame, parse_setup
from companion.core.setup import Setup
from companion.statistics import GameStatistics, game_statistics

EVENING = timedelta(hours=12)
"""Games created within this time belong to one evening, also past midnight."""
MOST_GAMES = 5000
"""Games that the players' figures are added up from."""
_MOST_LINES = 1000
"""Lines of a record that is played for its result. A game has about a tenth of them."""
_SAVED_AT_ONCE = 50
"""Games whose statistics are stored in one transaction: each waits for the disk."""
_AT_ONCE = 0.02
"""Seconds that a browser without threads may be busy: less than a tap takes."""


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
        self._cache = StatisticsCache(store)

    def statistics(self, game: GameSummary) -> GameStatistics | None:
        """Return the statistics of a stored game.

        None if it cannot be played, is too long, or was deleted. Raises StorageFault.
        """
        known, found = self._cache.find(game)
        if known:
            return found
        found = self._play(game)
        self._cache.save()
        return found

    def known(self, games: Collection[GameId]) -> dict[GameId, GameStatistics]:
        """Return the statistics of these games as far as they are stored. Raises StorageFault."""
        found = (
            (game.id, self._cache.find(game)[1])
            for game in listed_games(self._store)
            if game.id in games
        )
        return {game: statistics for game, statistics in found if statistics is not None}

    def some(
        self, games: Sequence[GameSummary], seconds: float = _AT_ONCE
    ) -> tuple[list[GameStatistics], int]:
        """Return the statistics of the first of these games, and how many games they are.

        At least one game, and as many as take `seconds`; those that cannot be played are left out.
        Raises StorageFault.
        """
        found: list[GameStatistics | None] = []
        end = monotonic() + seconds
        for game in games:
            known, statistics = self._cache.find(game)
            if not known:
                statistics = self._play(game)
            found.append(statistics)
            if monotonic() >= end:
                break
        self._cache.save(at_least=1 if len(found) == len(games) else _SAVED_AT_ONCE)
        return [each for each in found if each is not None], len(found)

    def _play(self, game: GameSummary) -> GameStatistics | None:
        changes = self._cache.changes
        try:
            found = _statistics(self._store.lines(game.id))
        except UnknownGame:
            return None
        self._cache.add(game, found, changes)
        return found

    def rename(self, games: Collection[GameId], old: str, new: str) -> None:
        """Give a person of these games another name, which their records have already.

        Raises StorageFault.
        """
        self._cache.rename(games, old, new)

    def forget(self, games: Collection[GameId]) -> None:
        """Play these games anew when their statistics are asked for next. Raises StorageFault."""
        self._cache.forget(games)

    def games(self) -> tuple[GameSummary, ...]:
        """Return the newest `MOST_GAMES` games, the newest first. Raises StorageFault."""
        return listed_games(self._store)[:MOST_GAMES]

    def is_tonight(self, game: GameStatistics) -> bool:
        """Return whether a game was begun this evening; False for a record without times."""
        return game.started is not None and game.started >= self._evening()

    def _evening(self) -> datetime:
        return self._clock().astimezone(UTC) - EVENING

    def tonight(self, game_id: GameId | None, game: Game) -> Tonight:
        """Count the wins of this evening's finished games of the people of `game`.

        Raises StorageFault.
        """
        people = _people(game.table.names)
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
            found = self.statistics(stored)
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
