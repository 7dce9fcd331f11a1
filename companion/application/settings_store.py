"""What a group keeps beside its games: read strictly, and passed over where it cannot be read."""

import logging
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from companion.application.ports import Store

_Note = TypeVar("_Note", bound=BaseModel)
_log = logging.getLogger(__name__)

_UNREADABLE = "-unreadable"
"""Ends the key that a note is set aside under."""


def noted(store: Store, key: str, kind: type[_Note]) -> _Note | None:
    """What is noted under `key`; None where nothing is, or nothing that can be read.

    Raises StorageFault.
    """
    stored = store.setting(key)
    if stored is None:
        return None
    try:
        return kind.model_validate_json(stored)
    except ValidationError:
        # an older program's note, or a damaged one, must not keep the group from playing
        _log.warning("what is noted under %r cannot be read and is passed over", key)
        return None


def note(store: Store, key: str, what: BaseModel) -> None:
    """Keep it under `key`; a note that cannot be read is set aside first. Raises StorageFault."""
    before = store.setting(key)
    if before is not None and noted(store, key, type(what)) is None:
        # a later program's perhaps, which would find it lost
        store.set_setting(key + _UNREADABLE, before)
    store.set_setting(key, what.model_dump_json())
