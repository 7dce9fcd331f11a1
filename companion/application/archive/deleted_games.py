"""Deleted games: hidden for some days before a start removes them, so that they can be restored."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import Annotated, Final

from pydantic import AwareDatetime, Field

from companion.application.archive.statistics_cache import statistics_key
from companion.application.group.recently_deleted import KEPT_FOR
from companion.application.group.stored import Stored
from companion.application.ports import GameId, GameSummary, Store, UnknownGame
from companion.model import Model

AT_THE_NEXT_START: Final = datetime.fromtimestamp(0, UTC)
"""When a game counts as deleted that nobody would miss."""


class _DeletedGames(Model):
    deleted: dict[int, AwareDatetime] = Field(default_factory=dict, max_length=100_000)
    games: Annotated[frozenset[int], Field(max_length=100_000)] = frozenset()
    """Those deleted by earlier versions, until the next start."""


def _read(text: str) -> Mapping[int, datetime]:
    found = _DeletedGames.model_validate_json(text)
    return dict.fromkeys(found.games, AT_THE_NEXT_START) | found.deleted


DELETED_GAMES: Final[Stored[Mapping[int, datetime]]] = Stored(
    key="deleted-games-since",
    old_keys=("deleted-games",),
    read=_read,
    default={},
    write=lambda games: _DeletedGames(deleted=dict(games)).model_dump_json(exclude={"games"}),
)
"""When each was deleted, by its id."""


def listed_games(store: Store) -> tuple[GameSummary, ...]:
    """Return the games that are not deleted, the newest first. Raises StorageFault."""
    deleted = DELETED_GAMES.load(store)
    games = [game for game in store.games() if game.id not in deleted]
    # those of a backup were created before they were added
    return tuple(sorted(games, key=lambda game: (game.created, game.id), reverse=True))


def recently_deleted_games(store: Store) -> tuple[GameSummary, ...]:
    """Return the deleted games that are still stored, newest first. Raises StorageFault."""
    deleted = DELETED_GAMES.load(store)
    return tuple(game for game in reversed(store.games()) if game.id in deleted)


def delete_game(store: Store, game: GameId, when: datetime = AT_THE_NEXT_START) -> None:
    """Hide a game that was deleted at this time, to be removed later. Raises StorageFault."""
    DELETED_GAMES.save(store, {**DELETED_GAMES.load(store), game: when})


def restore_game(store: Store, game: GameId) -> None:
    """Bring a deleted game back; one that is not deleted stays as it is. Raises StorageFault."""
    deleted = DELETED_GAMES.load(store)
    if game in deleted:
        DELETED_GAMES.save(store, {each: when for each, when in deleted.items() if each != game})


def remove_deleted_games(store: Store, now: datetime) -> None:
    """Remove the games deleted long enough ago from the store for good. Raises StorageFault."""
    deleted, current = DELETED_GAMES.load(store), store.current()
    due = {each for each, when in deleted.items() if when < now - KEPT_FOR}
    for game in map(GameId, due):
        if game != current:
            store.set_setting(statistics_key(game), None)
            # one is unknown if an earlier start was interrupted here
            with suppress(UnknownGame):
                store.remove(game)
    if due:
        # ids are given anew
        left = {each: when for each, when in deleted.items() if each not in due}
        DELETED_GAMES.save(store, left)
