"""What of the checklist for a game is ticked off, kept beside the game and not in its record."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from companion.application.ports import GameId, Store
from companion.application.settings_store import note, noted

_KEY = "unpacking"

TaskId = Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,60}$")]
"""The id of a task of the checklist."""


class SetupProgress(BaseModel):
    """The tasks done for one game; only the game set up last is remembered."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    game: int
    done: Annotated[frozenset[TaskId], Field(max_length=100)]


def ticks_of(store: Store, game: GameId) -> frozenset[str]:
    """What is done for a game; nothing where that was never noted or cannot be read.

    Raises StorageFault.
    """
    ticks = noted(store, _KEY, SetupProgress)
    return ticks.done if ticks is not None and ticks.game == game else frozenset()


def keep_ticks(store: Store, game: GameId, done: frozenset[str]) -> None:
    """Note what is done. Raises StorageFault, or ValidationError for an impossible task."""
    note(store, _KEY, SetupProgress(game=game, done=done))
