"""The list of stored games: who played, when, and the last table of each."""

from dataclasses import dataclass
from datetime import datetime

from companion.application.ports import GameId, GameSummary, Store
from companion.application.record_import import Record
from companion.core.errors import RuleViolation
from companion.core.record import UnreadableGame, parse_setup
from companion.core.setup import Setup
from companion.core.table import Table

__all__ = ["GameId", "SavedGame", "list_saved_games"]

_MOST_GAMES = 20
"""Games in the list: nobody continues an older one."""
_MOST_LINES = 1000
"""Lines of a record that is played for the list. A game has about a tenth of them."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One stored game."""

    id: GameId
    created: datetime
    """When the game was created, in UTC."""
    setup: Setup
    table: Table | None
    """The last table; None for a record that cannot be played or has over 1000 lines."""


def list_saved_games(store: Store) -> tuple[SavedGame, ...]:
    """Up to 20 games, the newest first, without those whose setup cannot be read.

    Raises StorageFault.
    """
    return tuple(
        SavedGame(game.id, game.created, setup, _last_table(store, game.id))
        for game in store.games()[:_MOST_GAMES]
        if (setup := _setup(game)) is not None
    )


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
