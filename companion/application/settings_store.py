"""Settings in the store: read strictly; what cannot be read counts as absent."""

import logging
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from companion.application.ports import Store

_Model = TypeVar("_Model", bound=BaseModel)
_log = logging.getLogger(__name__)

_UNREADABLE_SUFFIX = "-unreadable"


def read_setting(store: Store, key: str, model: type[_Model]) -> _Model | None:
    """The setting under `key`; None where there is none, or none that can be read.

    Raises StorageFault.
    """
    stored = store.setting(key)
    if stored is None:
        return None
    try:
        return model.model_validate_json(stored)
    except ValidationError:
        # a setting of another version, or a damaged one, must not keep the group from playing
        _log.warning("ignored the unreadable setting %r", key)
        return None


def write_setting(store: Store, key: str, value: BaseModel) -> None:
    """Store a setting under `key`; one that cannot be read is set aside first.

    Raises StorageFault.
    """
    before = store.setting(key)
    if before is not None and read_setting(store, key, type(value)) is None:
        # a later version may have written it, and may be started again
        store.set_setting(key + _UNREADABLE_SUFFIX, before)
    store.set_setting(key, value.model_dump_json(by_alias=True))
