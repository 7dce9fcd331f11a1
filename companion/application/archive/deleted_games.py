"""Deleted games: hidden until the next start removes them, so that deletion can be undone."""

from contextlib import suppress
from typing import Annotated, Final

from pydantic import Field

from companion.application.archive.statistics_cache import statistics_key
from companion.application.group.stored import Stored
from companion.application.ports import GameId, GameSummary, Store, UnknownGame
from companion.model import Model


class _DeletedGames(Model):
    games: Annotated[frozenset[int], Field(max_length=100_000)] = frozenset()


DELETED_GAMES: Final = Stored(
    key="deleted-games",
    read=lambda text: _DeletedGames.model_validate_json(text).games,
    default=frozenset[int](),
    write=lambda games: _DeletedGames(games=games).model_dump_json(),
)


def listed_games(store: Store) -> tuple[GameSummary, ...]:
    """Return the games that are not deleted, the newest first. Raises StorageFault."""
    deleted = DELETED_GAMES.load(store)
    games = [game for game in store.games() if game.id not in deleted]
    # those of a backup were created before they were added
    return tuple(sorted(games, key=lambda game: (game.created, game.id), reverse=True))


def recently_deleted_games(store: Store) -> tuple[GameSummary, ...]:
    """Return the games deleted since the last start, newest first. Raises StorageFault."""
    deleted = DELETED_GAMES.load(store)
    return tuple(game for game in reversed(store.games()) if game.id in deleted)


def delete_game(store: Store, game: GameId) -> None:
    """Hide a game, to be removed at the next start. Raises StorageFault."""
    DELETED_GAMES.save(store, DELETED_GAMES.load(store) | {game})


def restore_game(store: Store, game: GameId) -> None:
    """Bring a deleted game back; one that is not deleted stays as it is. Raises StorageFault."""
    deleted = DELETED_GAMES.load(store)
    if game in deleted:
        DELETED_GAMES.save(store, deleted - {game})


def remove_deleted_games(store: Store) -> None:
    """Remove the deleted games from the store for good. Raises StorageFault."""
    deleted, current = DELETED_GAMES.load(store), store.current()
    for game in map(GameId, deleted):
        if game != current:
            store.set_setting(statistics_key(game), None)
            # one is unknown if an earlier start was interrupted here
            with suppress(UnknownGame):
                store.remove(game)
    if deleted:
        # ids are given anew
        DELETED_GAMES.save(store, frozenset())
