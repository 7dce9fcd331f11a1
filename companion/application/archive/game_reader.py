"""The one reader of stored games: for the list, the statistics, series, and the game to resume."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from threading import Lock
from time import monotonic
from typing import Final

from companion.application.archive.deleted_games import listed_games, recently_deleted_games
from companion.application.archive.file_names import game_file_name
from companion.application.archive.overviews import GameOverview, OverviewCache
from companion.application.archive.record_import import Record
from companion.application.archive.statistics_cache import StatisticsCache
from companion.application.ports import GameId, GameSummary, Store, UnknownGame
from companion.core.errors import RuleViolation
from companion.core.game import Game
from companion.core.record import UnreadableGame, parse_setup
from companion.core.setup import Setup
from companion.core.table import Table
from companion.statistics import GameStatistics, game_statistics

MOST_GAMES: Final = 5000
"""Games that the players' figures are added up from."""
_MOST_LINES: Final = 1000
"""Lines of a record that is played here. A game has about a tenth of them."""
_SAVED_AT_ONCE: Final = 50
"""Games whose statistics are stored in one transaction: each waits for the disk."""
_LIST_SECONDS: Final = 0.05
"""How long a browser without threads may be busy."""
_STATISTICS_SECONDS: Final = 0.02
"""The same while somebody may play: less than a tap takes."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A stored game that may be continued."""

    id: GameId
    created: datetime
    """When the game was created, in UTC."""
    setup: Setup
    table: Table | None
    """The last table; None for a record that cannot be played or has too many lines."""


class GameReader:
    """Reads the games of a store. May be called from any thread; every method raises StorageFault.

    What the list and the statistics show of a game is computed once, and kept while its record
    stays as it is.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._overviews = OverviewCache(store)
        self._statistics = StatisticsCache(store)
        self._listing = Lock()
        self._adding = Lock()
        self._name_changes = 0

    # one game

    def lines(self, game: GameId | None) -> tuple[str, ...]:
        """Return the lines of a game's record; empty without it."""
        try:
            return () if game is None else self._store.lines(game)
        except UnknownGame:
            return ()

    def record(self, game: GameId) -> Record | None:
        """Return the record of a game, played; None without it. Raises UnreadableGame."""
        lines = self.lines(game)
        return Record.of(lines) if lines else None

    def summary(self, game: GameId | None) -> GameSummary | None:
        """Return a game that is not deleted; None without it."""
        return next((each for each in listed_games(self._store) if each.id == game), None)

    def find(self, game: GameId | None) -> SavedGame | None:
        """Return a game that is not deleted; None without it, or if its setup is unreadable."""
        return self._saved(self.summary(game))

    def newest(self) -> SavedGame | None:
        """Return the game created last; None without one, or if its setup is unreadable."""
        return self._saved(next(iter(listed_games(self._store)), None))

    def created(self, game: GameId | None) -> datetime | None:
        """Return when a game was created, in UTC; None without it."""
        found = self.summary(game)
        return None if found is None else found.created

    def file_name(self, game: GameId | None) -> str:
        """Return the file name of a game's record."""
        found = self.summary(game)
        setup = None if found is None else setup_of(found)
        if found is None or setup is None:
            return "mascarade.jsonl"
        return game_file_name(found.created, setup.players, ".jsonl")

    # the list

    def count(self) -> int:
        """Return how many games are not deleted."""
        return len(listed_games(self._store))

    def prepare(self, seconds: float = _LIST_SECONDS) -> bool:
        """Play records that are new or have grown for about `seconds`; return whether all are.

        Call it until then before `overviews`, which plays all others at once.
        """
        end = monotonic() + seconds
        with self._listing:
            for game in listed_games(self._store):
                if self._overviews.find(game) is None:
                    self._overview(game)
                    if monotonic() >= end:
                        return False
        return True

    def overviews(self) -> tuple[GameOverview, ...]:
        """Return the games that are not deleted, the newest first, without unreadable setups."""
        with self._listing:
            found = [self._overview(game) for game in listed_games(self._store)]
            self._overviews.save()
        return tuple(each for each in found if each.players)

    def recently_deleted(self) -> tuple[GameOverview, ...]:
        """Return the games deleted in the last days, which can be restored."""
        with self._listing:
            found = [self._overview(game) for game in recently_deleted_games(self._store)]
        return tuple(each for each in found if each.players)

    # statistics

    def newest_games(self) -> tuple[GameSummary, ...]:
        """Return the newest `MOST_GAMES` games, the newest first."""
        return listed_games(self._store)[:MOST_GAMES]

    def statistics(self, game: GameSummary) -> GameStatistics | None:
        """Return the statistics of a game; None if it cannot be played, or is too long."""
        found = self._counted(game)
        self._statistics.save()
        return found

    def known_statistics(self, games: Collection[GameId]) -> dict[GameId, GameStatistics]:
        """Return the statistics of these games as far as they are stored."""
        listed = (game for game in listed_games(self._store) if game.id in games)
        found = ((game.id, self._statistics.find(game)[1]) for game in listed)
        return {game: statistics for game, statistics in found if statistics is not None}

    def some_statistics(
        self, games: Sequence[GameSummary], seconds: float = _STATISTICS_SECONDS
    ) -> tuple[list[GameStatistics], int]:
        """Return the statistics of the first of these games, and how many games they are.

        At least one game, and as many as take `seconds`; those that cannot be played are left out.
        """
        found: list[GameStatistics | None] = []
        end = monotonic() + seconds
        for game in games:
            found.append(self._counted(game))
            if monotonic() >= end:
                break
        self._statistics.save(at_least=1 if len(found) == len(games) else _SAVED_AT_ONCE)
        return [each for each in found if each is not None], len(found)

    # names

    def load_overviews(self) -> None:
        """Read the stored overviews, which a change of names removes."""
        self._overviews.load()

    def rename(self, games: Collection[GameId], old: str, new: str) -> None:
        """Give a person of these games another name, which their records have already."""
        self._refuse_old_names()
        self._overviews.rename(games, old, new)
        self._statistics.rename(games, old, new)

    def forget(self, games: Collection[GameId]) -> None:
        """Play these games anew when they are asked for next."""
        self._refuse_old_names()
        self._overviews.forget(games)
        self._statistics.forget(games)

    def _refuse_old_names(self) -> None:
        """Keep nothing of records that were read until now."""
        with self._adding:
            self._name_changes += 1

    def _overview(self, game: GameSummary) -> GameOverview:
        known = self._overviews.find(game)
        if known is not None:
            return known
        changes = self._name_changes
        overview = _overview_of(game, self._play(game))
        with self._adding:
            if changes == self._name_changes:
                self._overviews.add(overview)
        return overview

    def _counted(self, game: GameSummary) -> GameStatistics | None:
        known, found = self._statistics.find(game)
        if known:
            return found
        changes = self._name_changes
        played = self._play(game)
        found = None if played is None else game_statistics(played)
        with self._adding:
            if changes == self._name_changes:
                self._overviews.add(_overview_of(game, played))
                self._statistics.add(game, found)
        return found

    def _saved(self, game: GameSummary | None) -> SavedGame | None:
        setup = None if game is None else setup_of(game)
        if game is None or setup is None:
            return None
        played = self._play(game)
        return SavedGame(game.id, game.created, setup, None if played is None else played.table)

    def _play(self, game: GameSummary) -> Game | None:
        """Return the game after its last line; None if it cannot be played, or is too long."""
        if game.line_count > _MOST_LINES:
            return None
        try:
            return Record.of(self._store.lines(game.id)).game
        except (UnreadableGame, UnknownGame):
            return None


def setup_of(game: GameSummary) -> Setup | None:
    """Return the setup of a stored game; None if it is unreadable."""
    try:
        return parse_setup(game.first_line)
    except RuleViolation:
        return None


def _overview_of(game: GameSummary, played: Game | None) -> GameOverview:
    setup = setup_of(game) if played is None else played.start.setup
    return GameOverview.of(game, setup, None if played is None else played.table)
