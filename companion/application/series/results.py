"""Standings of series, computed from the stored games each time.

Unfinished and deleted games do not count. A person is a name, ignoring spaces around it; somebody
who was renamed during a game stays the same person.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256

from companion.application.archive.deleted_games import listed_games
from companion.application.archive.game_reader import GameReader, setup_of
from companion.application.archive.record_import import Record
from companion.application.ports import GameId, GameSummary, Store
from companion.application.series.book import SERIES_BOOK, ImportedResult, Series, SeriesBook
from companion.core.setup import Setup
from companion.series import Deal, Finish, Score, score
from companion.statistics import GameStatistics, game_statistics

_AT_THE_END = datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class SeriesGame:
    """One game of a series."""

    created: datetime | None
    """When it was begun; None if a result from another device does not say."""
    game_id: GameId | None
    """None for a result from another device."""
    finish: Finish | None
    """With the names that people have now; None while it is unfinished."""
    counts: bool


@dataclass(frozen=True, slots=True)
class SeriesOverview:
    """A series with its games and standings, under the names that people have now."""

    series: Series
    people: tuple[str, ...]
    games: tuple[SeriesGame, ...]
    """In the order they were begun."""
    score: Score
    played: tuple[Deal, ...]
    """Seats and starters of the games that count."""


@dataclass(frozen=True, slots=True)
class SeriesList:
    """All series, the newest first."""

    series: tuple[SeriesOverview, ...] = ()

    def find_series(self, id: str) -> SeriesOverview | None:
        """Return a series; None without it."""
        return next((each for each in self.series if each.series.id == id), None)


class SeriesResults:
    """Computes the standings of a store's series. May be called from any thread."""

    def __init__(self, store: Store, games: GameReader) -> None:
        self._store = store
        self._games = games

    def overviews(self) -> SeriesList:
        """Return all series of the book. Raises StorageFault."""
        return self._overviews(SERIES_BOOK.load(self._store))

    def overview(self, id: str) -> SeriesOverview | None:
        """Return one series; None without it. Raises StorageFault."""
        found = SERIES_BOOK.load(self._store).find_series(id)
        return None if found is None else self._overviews(SeriesBook(series=(found,))).series[0]

    def _overviews(self, book: SeriesBook) -> SeriesList:
        games = {game.created: game for game in listed_games(self._store)}
        return SeriesList(tuple(self._series(each, games) for each in reversed(book.series)))

    def _series(self, series: Series, stored: dict[datetime, GameSummary]) -> SeriesOverview:
        here = [game for each in series.games if (game := self._played(stored.get(each)))]
        everything = self._once(here, series.imported)
        roster, found = _Roster(series.people), list[SeriesGame]()
        for each in everything:
            found.append(_game(each, roster))
        finished = [each.finish for each in found if each.finish is not None]
        result = score(series.people, series.scoring, finished)
        counted = [each for each in found if each.finish is not None][: result.counted]
        played = [
            roster.deal(each.setup)
            for each, game in zip(everything, found, strict=True)
            if isinstance(each, _Played) and game in counted
        ]
        return SeriesOverview(
            series,
            roster.now,
            tuple(roster.renamed(replace(each, counts=each in counted)) for each in found),
            Score(
                tuple(replace(each, name=roster.name(each.name)) for each in result.standings),
                result.counted,
                tuple(map(roster.name, result.winners)),
            ),
            tuple(played),
        )

    def _once(
        self, here: list["_Played"], imported: Sequence[ImportedResult]
    ) -> list["_Played | ImportedResult"]:
        """Return each game once, in the order they began; one may have ended on another device."""
        if not imported:
            return sorted(here, key=_began)
        known = {self._fingerprint(each.summary.id): each for each in here}
        for each in imported:
            played = known.get(each.game)
            if played is not None and played.statistics is None:
                del known[each.game]
        ended = [each for each in imported if each.game not in known]
        return sorted((*known.values(), *ended), key=_began)

    def _played(self, summary: GameSummary | None) -> "_Played | None":
        """Return a stored game; None if it was deleted or its setup is unreadable."""
        setup = None if summary is None else setup_of(summary)
        if summary is None or setup is None:
            return None
        found = self._games.statistics(summary)
        return _Played(summary, setup, found if found is not None and found.end else None)

    def _fingerprint(self, game: GameId) -> str:
        lines = self._games.lines(game)
        return fingerprint(lines) if lines else ""


def fingerprint(lines: Sequence[str]) -> str:
    """Return what identifies the game of a record, however far it was played.

    That is its setup without the names, which may be changed later, and the time of the first tap.
    """
    setup, *taps = (json.loads(line) for line in lines[:2])
    setup["players"] = len(setup["players"])
    first = [tap.get("at", tap) for tap in taps]
    return sha256(json.dumps([setup, first], sort_keys=True).encode()).hexdigest()[:16]


def result_of(record: Record) -> ImportedResult | None:
    """Return the result of a record; None for an unfinished game."""
    found = game_statistics(record.game)
    if found.end is None:
        return None
    return ImportedResult(
        names=tuple(name.strip() for name in found.names),
        coins=found.coins[-1],
        winners=frozenset(found.winners),
        game=fingerprint(record.lines),
        began=found.started,
    )


@dataclass(frozen=True, slots=True)
class _Played:
    summary: GameSummary
    setup: Setup
    statistics: GameStatistics | None
    """None for a game that has not ended."""


def _began(each: _Played | ImportedResult) -> datetime:
    if isinstance(each, ImportedResult):
        return each.began or _AT_THE_END
    return each.summary.created


def _game(each: _Played | ImportedResult, roster: "_Roster") -> SeriesGame:
    """Return the game with the names that people had at the start of the series."""
    if isinstance(each, ImportedResult):
        names = roster.keys(each.names, each.names)
        return SeriesGame(each.began, None, replace(each.finish, names=names), counts=True)
    found, finish = each.statistics, None
    if found is not None:
        names = roster.keys(each.setup.players, found.names)
        finish = Finish(names, found.coins[-1], frozenset(found.winners))
    return SeriesGame(each.summary.created, each.summary.id, finish, counts=finish is not None)


class _Roster:
    """The people of a series: the names they began it with, and their present names."""

    def __init__(self, people: Iterable[str]) -> None:
        self._now = {name.strip(): name.strip() for name in people}

    @property
    def now(self) -> tuple[str, ...]:
        """Everybody's present name."""
        return tuple(self._now.values())

    def name(self, key: str) -> str:
        """Return the present name of whoever began the series as `key`."""
        return self._now.get(key, key)

    def keys(self, before: Sequence[str], after: Sequence[str]) -> tuple[str, ...]:
        """Return how the people of a game, by their names before and after it, began the series."""
        found = [self._key(name.strip()) for name in before]
        # a name that was put right everywhere else but in this game
        if (other := self._left_over(found)) is not None:
            found = [key if key in self._now else other for key in found]
        for key, name in zip(found, after, strict=True):
            if key in self._now:
                self._now[key] = name.strip()
        return tuple(found)

    def deal(self, setup: Setup) -> Deal:
        """Return the seats and the starter of a game under present names."""
        seats = tuple(self.name(self._key(name.strip())) for name in setup.players)
        return Deal(seats, seats[setup.first])

    def renamed(self, game: SeriesGame) -> SeriesGame:
        """Return the game under present names."""
        if game.finish is None:
            return game
        names = tuple(map(self.name, game.finish.names))
        return replace(game, finish=replace(game.finish, names=names))

    def _key(self, name: str) -> str:
        return next((key for key, now in self._now.items() if now == name), name)

    def _left_over(self, keys: Sequence[str]) -> str | None:
        """Return the one person of the series whom no name of a game belongs to."""
        others = [key for key in self._now if key not in keys]
        return others[0] if len(others) == 1 and len(keys) == len(self._now) else None
