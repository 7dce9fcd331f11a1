"""The games that are stored, as a list tells them apart: who played, when, and how far it came."""

from dataclasses import dataclass
from datetime import datetime

from companion.application.ports import GameId, GameSummary, Store
from companion.application.record_import import Record
from companion.core.errors import RuleViolation
from companion.core.record import UnreadableGame, parse_setup
from companion.core.setup import Setup
from companion.core.table import Table

_LISTED = 20
"""Games at most: nobody continues what is older."""
_PLAYED = 1000
"""Lines a record may have to be played for a list. An evening has a tenth of them."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One stored game."""

    id: GameId
    created: datetime
    """When the game was created, in UTC."""
    setup: Setup
    table: Table | None
    """As it stood last; None of a record that cannot be read to its end, or is far too long."""


def earlier_games(store: Store) -> tuple[SavedGame, ...]:
    """The newest games, the newest first, without those whose beginning cannot be read.

    Raises StorageFault.
    """
    return tuple(
        SavedGame(game.id, game.created, setup, _table(store, game.id))
        for game in store.games()[:_LISTED]
        if (setup := _setup(game)) is not None
    )


def _setup(game: GameSummary) -> Setup | None:
    try:
        return parse_setup(game.first_line)
    except RuleViolation:
        return None


def _table(store: Store, game: GameId) -> Table | None:
    lines = store.lines(game)
    if len(lines) > _PLAYED:
        return None
    try:
        return Record.of(lines).game.table
    except UnreadableGame:
        return None
