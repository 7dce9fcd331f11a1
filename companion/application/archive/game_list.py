"""The list of games: what each comes to, played once and stored.

The stored overviews hold nothing that the records do not give again.
"""

import logging
from collections.abc import Collection
from threading import Lock
from time import monotonic
from typing import Annotated, Final, Self

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from companion.application.archive.deleted_games import listed_games, recently_deleted_games
from companion.application.archive.record_import import Record
from companion.application.group.stored import Stored
from companion.application.ports import GameId, GameSummary, StorageFault, Store
from companion.core.boxes import EditionId
from companion.core.errors import RuleViolation
from companion.core.events import End
from companion.core.record import UnreadableGame, parse_setup
from companion.core.setup import Setup
from companion.core.table import Table

_log = logging.getLogger(__name__)

_MOST_LINES = 1000
"""Lines of a record that is played for the list. A game has about a tenth of them."""
_AT_ONCE = 0.05
"""Seconds that a browser without threads may be busy."""


class Winner(BaseModel):
    """A winner of a finished game, with coins."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    coins: int


class GameOverview(BaseModel):
    """What the list shows of one game."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: int
    created: AwareDatetime
    """When the game was created, in UTC."""
    lines: int
    """Lines of the record that the overview was made from."""
    players: tuple[str, ...] = ()
    """Empty for a record whose setup cannot be read."""
    edition: EditionId = EditionId.FIRST
    cards: tuple[str, ...] = ()
    scenario: str | None = None
    turns: int | None = None
    """None for a record that cannot be played or has over 1000 lines."""
    ended: bool = False
    how: End | None = None
    """How it ended; None for an unfinished game."""
    winners: tuple[Winner, ...] = ()

    @property
    def game_id(self) -> GameId:
        """The game's id in the store."""
        return GameId(self.id)

    @classmethod
    def of(cls, game: GameSummary, setup: Setup | None, table: Table | None) -> Self:
        """Return the overview of a game whose last table is `table`."""
        if setup is None:
            return cls(id=game.id, created=game.created, lines=game.line_count)
        winners = () if table is None else table.winners or ()
        # a name may have been put right during the game
        players = setup.players if table is None else table.names
        return cls(
            id=game.id,
            created=game.created,
            lines=game.line_count,
            players=players,
            edition=setup.edition,
            cards=setup.cards,
            scenario=setup.scenario,
            turns=None if table is None else table.turn,
            ended=table is not None and table.end is not None,
            how=None if table is None else table.end,
            winners=tuple(
                Winner(name=players[person], coins=_coins(table, person))
                for person in winners
                if table is not None
            ),
        )


class _Overviews(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    games: Annotated[tuple[GameOverview, ...], Field(max_length=100_000)] = ()


OVERVIEWS: Final = Stored(
    key="game-overviews", read=_Overviews.model_validate_json, default=_Overviews()
)


class GameList:
    """Lists the games of a store. May be called from any thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = Lock()
        self._known: dict[int, GameOverview] | None = None
        self._unsaved = False

    def prepare(self, seconds: float = _AT_ONCE) -> bool:
        """Play records that are new or have grown for about `seconds`; return whether all are.

        Call it until then before `overviews`, which plays all others at once. Raises StorageFault.
        """
        end = monotonic() + seconds
        with self._lock:
            known = dict(self._known if self._known is not None else _load(self._store))
            self._known = known
            for game in listed_games(self._store):
                found = self._overview(game, known)
                if found == known.get(game.id):
                    continue
                known[game.id] = found
                self._unsaved = True
                if monotonic() >= end:
                    return False
        return True

    def overviews(self) -> tuple[GameOverview, ...]:
        """The games that are not deleted, the newest first, without unreadable setups.

        Plays only the records that are new or have grown. Raises StorageFault.
        """
        with self._lock:
            before = self._known if self._known is not None else _load(self._store)
            now = {int(game.id): self._overview(game, before) for game in listed_games(self._store)}
            self._known = {**before, **now}
            if self._unsaved or any(before.get(id) is not found for id, found in now.items()):
                self._unsaved = False
                self._save(tuple(now.values()))
        return tuple(found for found in now.values() if found.players)

    def recently_deleted(self) -> tuple[GameOverview, ...]:
        """The games deleted since the last start, which can be restored. Raises StorageFault."""
        with self._lock:
            known = self._known or {}
            found = [self._overview(game, known) for game in recently_deleted_games(self._store)]
        return tuple(each for each in found if each.players)

    def load(self) -> None:
        """Read the stored overviews, which a change of names removes. Raises StorageFault."""
        with self._lock:
            if self._known is None:
                self._known = _load(self._store)

    def rename(self, games: Collection[GameId], old: str, new: str) -> None:
        """Give a person of these games another name, which their records have already."""

        def named(name: str) -> str:
            return new if name.strip() == old else name

        def renamed(found: GameOverview) -> GameOverview:
            winners = (each.model_copy(update={"name": named(each.name)}) for each in found.winners)
            players = tuple(map(named, found.players))
            return found.model_copy(update={"players": players, "winners": tuple(winners)})

        with self._lock:
            known = self._known or {}
            self._known = {
                id: renamed(found) if id in games else found for id, found in known.items()
            }
            self._save(tuple(self._known.values()))

    def forget(self, games: Collection[GameId]) -> None:
        """Make the overviews of these games anew when they are listed next."""
        with self._lock:
            known = self._known or {}
            self._known = {id: found for id, found in known.items() if id not in games}
            self._save(tuple(self._known.values()))

    def _save(self, games: tuple[GameOverview, ...]) -> None:
        try:
            self._store.set_setting(OVERVIEWS.key, OVERVIEWS.write(_Overviews(games=games)))
        except StorageFault:
            # they can be made again
            _log.warning("the overviews could not be stored", exc_info=True)

    def _overview(self, game: GameSummary, before: dict[int, GameOverview]) -> GameOverview:
        known = before.get(game.id)
        # a removed game's id may have been given to another one
        if (
            known
            and (known.lines, known.created) == (game.line_count, game.created)
            and (known.how is not None or not known.ended)
        ):
            return known
        try:
            setup = parse_setup(game.first_line)
        except RuleViolation:
            return GameOverview.of(game, None, None)
        return GameOverview.of(game, setup, self._last_table(game))

    def _last_table(self, game: GameSummary) -> Table | None:
        if game.line_count > _MOST_LINES:
            return None
        try:
            return Record.of(self._store.lines(game.id)).game.table
        except UnreadableGame:
            return None


def _load(store: Store) -> dict[int, GameOverview]:
    return {each.id: each for each in OVERVIEWS.load(store).games}


def _coins(table: Table, person: int) -> int:
    return table.coins[table.place_of(person)]
