"""What the list shows of each game, cached in the store as one setting: it shows all at once.

Nothing here is lost with the cache: records give it again.
"""

import logging
from collections.abc import Collection
from threading import Lock
from typing import Annotated, Final, Self

from pydantic import AwareDatetime, Field

from companion.application.group.stored import Stored
from companion.application.ports import GameId, GameSummary, StorageFault, Store
from companion.core.boxes import EditionId
from companion.core.events import End
from companion.core.setup import Setup
from companion.core.table import Table
from companion.model import Model

_log = logging.getLogger(__name__)


class Winner(Model):
    """A winner of a finished game, with coins."""

    name: str
    coins: int


class GameOverview(Model):
    """What the list shows of one game."""

    id: int
    created: AwareDatetime
    """When the game was created, in UTC."""
    lines: int
    """Lines of the record that the overview was computed from."""
    players: tuple[str, ...] = ()
    """Empty for a record whose setup cannot be read."""
    edition: EditionId = EditionId.FIRST
    cards: tuple[str, ...] = ()
    scenario: str | None = None
    turns: int | None = None
    """None for a record that cannot be played or has too many lines."""
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
                Winner(name=players[person], coins=table.coins_of(person))
                for person in winners
                if table is not None
            ),
        )

    def is_of(self, game: GameSummary) -> bool:
        """Return whether it was computed from the present record of the game."""
        # a removed game's id may have been given to another one; early versions stored no `how`
        same = (self.lines, self.created) == (game.line_count, game.created)
        return same and (self.how is not None or not self.ended)

    def renamed(self, old: str, new: str) -> Self:
        """Return the overview with another name of a person."""

        def named(name: str) -> str:
            return new if name.strip() == old else name

        winners = (each.model_copy(update={"name": named(each.name)}) for each in self.winners)
        players = tuple(map(named, self.players))
        return self.model_copy(update={"players": players, "winners": tuple(winners)})


class _Overviews(Model):
    games: Annotated[tuple[GameOverview, ...], Field(max_length=100_000)] = ()


OVERVIEWS: Final = Stored(
    key="game-overviews", read=_Overviews.model_validate_json, default=_Overviews.model_construct()
)


class OverviewCache:
    """Keeps the overviews of games. May be called from any thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = Lock()
        self._known: dict[int, GameOverview] | None = None
        self._unsaved = False

    def find(self, game: GameSummary) -> GameOverview | None:
        """Return the overview of a game; None until there is one. Raises StorageFault."""
        with self._lock:
            known = self._load().get(game.id)
        return known if known is not None and known.is_of(game) else None

    def add(self, overview: GameOverview) -> None:
        """Keep an overview, in memory until `save` is called. Raises StorageFault."""
        with self._lock:
            self._load()[overview.id] = overview
            self._unsaved = True

    def save(self) -> None:
        """Store what was added; a full disk is ignored."""
        with self._lock:
            if self._unsaved:
                self._write()

    def load(self) -> None:
        """Read what is stored, which a change of names removes. Raises StorageFault."""
        with self._lock:
            self._load()

    def rename(self, games: Collection[GameId], old: str, new: str) -> None:
        """Give a person of these games another name, which their records have already."""
        with self._lock:
            known = self._load()
            known |= {id: known[id].renamed(old, new) for id in games if id in known}
            self._write()

    def forget(self, games: Collection[GameId]) -> None:
        """Drop the overviews of these games."""
        with self._lock:
            for game in games:
                self._load().pop(game, None)
            self._write()

    def _load(self) -> dict[int, GameOverview]:
        if self._known is None:
            self._known = {each.id: each for each in OVERVIEWS.load(self._store).games}
        return self._known

    def _write(self) -> None:
        known = self._load()
        # without games that were removed
        games = (known[game.id] for game in self._store.games() if game.id in known)
        text = OVERVIEWS.write(_Overviews(games=tuple(games)))
        self._unsaved = False
        try:
            self._store.set_setting(OVERVIEWS.key, text)
        except StorageFault:
            # they can be made again
            _log.warning("the overviews could not be stored", exc_info=True)
