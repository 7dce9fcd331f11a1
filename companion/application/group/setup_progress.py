"""Which tasks of a game's setup checklist are completed; stored apart from the game's record."""

from typing import Annotated, Final

from pydantic import Field

from companion.application.group.stored import Stored
from companion.application.ports import GameId, Store
from companion.model import Model

TaskId = Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,60}$")]
"""The id of a task of the checklist."""


class SetupProgress(Model):
    """The completed tasks of one game; only those of the game set up last are stored."""

    game: int
    done: Annotated[frozenset[TaskId], Field(max_length=100)]


SETUP_PROGRESS: Final[Stored[SetupProgress | None]] = Stored(
    key="setup-progress",
    old_keys=("unpacking",),
    read=SetupProgress.model_validate_json,
    default=None,
)


def completed_tasks(store: Store, game: GameId) -> frozenset[str]:
    """Return the completed tasks of a game. Raises StorageFault."""
    progress = SETUP_PROGRESS.load(store)
    return progress.done if progress is not None and progress.game == game else frozenset()
