"""The statistics of games, cached in the store: playing a record takes thirty times as long.

Nothing here is lost with the cache: records give it again. Those of a game are valid while its
record has the same number of lines and the same setup.
"""

import logging
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cache
from threading import Lock
from typing import Final
from zlib import crc32

from pydantic import TypeAdapter, ValidationError

from companion import __version__
from companion.application.ports import GameId, GameSummary, StorageFault, Store
from companion.statistics import GameStatistics

_log = logging.getLogger(__name__)

_PREFIX: Final = "statistics-"
_IN_MEMORY: Final = 200
"""Games whose statistics stay in memory, about 20 KB each."""


@dataclass(frozen=True, slots=True)
class _Entry:
    made_by: str
    """The version of the figures."""
    record: str
    """When the game was created and how many lines it has: the record without its names."""
    setup: int
    """Checksum of the record's first line, which has the names."""
    statistics: GameStatistics | None
    """None for a game that cannot be played."""

    def is_of(self, game: GameSummary) -> bool:
        """Return whether it was computed from the present record of the game."""
        return self.is_but_for_names_of(game) and self.setup == crc32(game.first_line.encode())

    def is_but_for_names_of(self, game: GameSummary) -> bool:
        """Return whether it was computed from the present record, perhaps with other names."""
        return (self.made_by, self.record) == (_figures_version(), _record(game))


class StatisticsCache:
    """Keeps the statistics of games. May be called from any thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = Lock()
        self._recent: OrderedDict[GameId, _Entry] = OrderedDict()
        self._unsaved: dict[str, str | None] = {}

    def find(self, game: GameSummary) -> tuple[bool, GameStatistics | None]:
        """Return whether a game's statistics are known, and what they are. Raises StorageFault."""
        with self._lock:
            recent = self._recent.get(game.id)
        if recent is not None and recent.is_of(game):
            return True, recent.statistics
        stored = self._load(game.id)
        if stored is None or not stored.is_of(game):
            return False, None
        with self._lock:
            self._remember(game.id, stored)
        return True, stored.statistics

    def add(self, game: GameSummary, statistics: GameStatistics | None) -> None:
        """Keep the statistics of a game, in memory until `save` is called."""
        entry = _Entry(
            _figures_version(), _record(game), crc32(game.first_line.encode()), statistics
        )
        text = _entries().dump_json(entry, exclude_defaults=True).decode()
        with self._lock:
            self._remember(game.id, entry)
            self._unsaved[statistics_key(game.id)] = text

    def save(self, at_least: int = 1) -> None:
        """Store what was added, in one transaction, if it is enough; a full disk is ignored."""
        with self._lock:
            if len(self._unsaved) < at_least:
                return
            texts, self._unsaved = self._unsaved, {}
        try:
            self._store.rewrite((), texts)
        except StorageFault:
            # they can be made again
            _log.warning("statistics could not be stored", exc_info=True)

    def rename(self, games: Collection[GameId], old: str, new: str) -> None:
        """Give a person the name that these games' records have already. Raises StorageFault."""
        renamed: list[tuple[GameSummary, GameStatistics | None]] = []
        for game in self._store.games():
            entry = self._load(game.id) if game.id in games else None
            if entry is None or entry.statistics is None or not entry.is_but_for_names_of(game):
                continue
            names = tuple(new if name.strip() == old else name for name in entry.statistics.names)
            renamed.append((game, replace(entry.statistics, names=names)))
        self.forget(games)
        for game, statistics in renamed:
            self.add(game, statistics)
        self.save()

    def forget(self, games: Collection[GameId]) -> None:
        """Drop the statistics of these games. Raises StorageFault."""
        with self._lock:
            for game in games:
                self._recent.pop(game, None)
                self._unsaved.pop(statistics_key(game), None)
        self._store.rewrite((), dict.fromkeys(map(statistics_key, games)))

    def _load(self, game: GameId) -> _Entry | None:
        text = self._store.setting(statistics_key(game))
        if text is None:
            return None
        try:
            return _entries().validate_json(text)
        except ValidationError:
            # another version's; it is made again
            return None

    def _remember(self, game: GameId, entry: _Entry) -> None:
        self._recent[game] = entry
        self._recent.move_to_end(game)
        while len(self._recent) > _IN_MEMORY:
            self._recent.popitem(last=False)


def statistics_key(game: GameId) -> str:
    """Return the key of the setting that has the statistics of a game."""
    return f"{_PREFIX}{game}"


def is_statistics_key(key: str) -> bool:
    """Return whether a setting has the statistics of a game."""
    return key.startswith(_PREFIX)


def _record(game: GameSummary) -> str:
    return f"{game.created.isoformat()} {game.line_count}"


@cache
def _entries() -> TypeAdapter[_Entry]:
    return TypeAdapter(_Entry)


@cache
def _figures_version() -> str:
    """Return what changes with the figures: a new version may count differently."""
    return f"{__version__} {crc32(repr(_entries().json_schema()).encode()):x}"
