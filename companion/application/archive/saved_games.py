"""A stored game that may be continued: who played, when, and its last table."""

from dataclasses import dataclass
from datetime import datetime

from companion.application.archive.deleted_games import listed_games
from companion.application.archive.record_import import Record
from companion.application.ports import GameId, GameSummary, Store
from companion.core.errors import RuleViolation
from companion.core.record import UnreadableGame, parse_setup
from companion.core.setup import Setup
from companion.core.table import Table

__all__ = ["GameId", "SavedGame", "find_saved_game", "newest_saved_game"]

_MOST_LINES = 1000
"""Lines of a record that is played here. A game has about a tenth of them."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One stored game."""

    id: GameId
    created: datetime
    """When the game was created, in UTC."""
    setup: Setup
    table: Table | None
    """The last table; None for a record that cannot be played or has over 1000 lines."""


def newest_saved_game(store: Store) -> SavedGame | None:
    """The game created last; None without one, or if its setup cannot be read.

    Raises StorageFault.
    """
    newest = next(iter(listed_games(store)), None)
    return None if newest is None else _saved_game(store, newest)


def find_saved_game(store: Store, game_id: GameId) -> SavedGame | None:
    """A stored game; None without it, or if its setup cannot be read. Raises StorageFault."""
    found = next((game for game in listed_games(store) if game.id == game_id), None)
    return None if found is None else _saved_game(store, found)


def _saved_game(store: Store, game: GameSummary) -> SavedGame | None:
    setup = _setup(game)
    if setup is None:
        return None
    return SavedGame(game.id, game.created, setup, _last_table(store, game.id))


def _setup(game: GameSummary) -> Setup | None:
    try:
        return parse_setup(game.first_line)
    except RuleViolation:
        return None


def _last_table(store: Store, game: GameId) -> Table | None:
    lines = store.lines(game)
    if len(lines) > _MOST_LINES:
        return None
    try:
        return Record.of(lines).game.table
    except UnreadableGame:
        return None
