"""What of the checklist for a game is ticked off, kept beside the game and not in its record."""

import logging
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.session.ports import GameId, Store

_KEY = "unpacking"
_log = logging.getLogger(__name__)

Step = Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,60}$")]
"""The id of a step of the checklist."""


class Ticks(BaseModel):
    """The steps done for one game; only the game set up last is remembered."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    game: int
    done: Annotated[frozenset[Step], Field(max_length=100)]


def ticks_of(store: Store, game: GameId) -> frozenset[str]:
    """What is done for a game; nothing where that was never noted or cannot be read.

    Raises StorageFault.
    """
    stored = store.setting(_KEY)
    if stored is None:
        return frozenset()
    try:
        ticks = Ticks.model_validate_json(stored)
    except ValidationError:
        _log.warning("what was ticked cannot be read and is passed over")
        return frozenset()
    return ticks.done if ticks.game == game else frozenset()


def keep_ticks(store: Store, game: GameId, done: frozenset[str]) -> None:
    """Note what is done. Raises StorageFault, or ValidationError for an impossible step."""
    store.set_setting(_KEY, Ticks(game=game, done=done).model_dump_json())
