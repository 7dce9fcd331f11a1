"""Deleted games stay in the store, hidden, until the next start: a deletion can be undone."""

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from companion.application.archive.statistics_cache import statistics_key
from companion.application.group.stored import Stored
from companion.application.ports import GameId, GameSummary, Store, UnknownGame


class _DeletedGames(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    games: Annotated[frozenset[int], Field(max_length=100_000)] = frozenset()


DELETED_GAMES: Final = Stored(
    key="deleted-games", read=_DeletedGames.model_validate_json, default=_DeletedGames()
)


def listed_games(store: Store) -> tuple[GameSummary, ...]:
    """The games that are not deleted, the newest first. Raises StorageFault."""
    deleted = _deleted(store)
    games = [game for game in store.games() if game.id not in deleted]
    # those of a backup were created before they were added
    return tuple(sorted(games, key=lambda game: (game.created, game.id), reverse=True))


def recently_deleted_games(store: Store) -> tuple[GameSummary, ...]:
    """The games deleted since the last start, the newest first. Raises StorageFault."""
    deleted = _deleted(store)
    return tuple(game for game in reversed(store.games()) if game.id in deleted)


def delete_game(store: Store, game: GameId) -> None:
    """Hide a game, to be removed at the next start. Raises StorageFault."""
    _save(store, _deleted(store) | {game})


def restore_game(store: Store, game: GameId) -> None:
    """Bring a deleted game back; one that is not deleted stays as it is. Raises StorageFault."""
    deleted = _deleted(store)
    if game in deleted:
        _save(store, deleted - {game})


def remove_deleted_games(store: Store) -> None:
    """Remove the deleted games from the store for good. Raises StorageFault."""
    deleted = _deleted(store)
    if not deleted:
        return
    current = store.current()
    for game in deleted:
        if game != current:
            _remove(store, GameId(game))
    # ids are given anew
    _save(store, frozenset())


def _remove(store: Store, game: GameId) -> None:
    store.set_setting(statistics_key(game), None)
    try:
        store.remove(game)
    except UnknownGame:
        # removed before, by a start that was interrupted
        return


def _deleted(store: Store) -> frozenset[int]:
    return DELETED_GAMES.load(store).games


def _save(store: Store, games: frozenset[int]) -> None:
    DELETED_GAMES.save(store, _DeletedGames(games=games))
