"""Which tasks of a game's setup checklist are completed; stored apart from the game's record."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from companion.application.ports import GameId, Store
from companion.application.settings_store import read_setting, write_setting

_KEY = "unpacking"

TaskId = Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,60}$")]
"""The id of a task of the checklist."""


class SetupProgress(BaseModel):
    """The completed tasks of one game; only those of the game set up last are stored."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    game: int
    done: Annotated[frozenset[TaskId], Field(max_length=100)]


def load_progress(store: Store, game: GameId) -> frozenset[str]:
    """The completed tasks of a game; none where they are not stored or cannot be read.

    Raises StorageFault.
    """
    progress = read_setting(store, _KEY, SetupProgress)
    return progress.done if progress is not None and progress.game == game else frozenset()


def save_progress(store: Store, game: GameId, done: frozenset[str]) -> None:
    """Store the completed tasks. Raises StorageFault, or ValidationError for an invalid id."""
    write_setting(store, _KEY, SetupProgress(game=game, done=done))
