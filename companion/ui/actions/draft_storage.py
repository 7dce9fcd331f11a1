"""A new game half put together: its device keeps it, and a page loaded again goes on with it."""

import asyncio
from functools import cache
from typing import Final

import flet as ft
from pydantic import TypeAdapter, ValidationError

from companion.flet_adapter.device import Device, ask_device
from companion.ui.presenters.available_sets import box_of
from companion.ui.state.view import Draft, Screen

_KEY: Final = "companion.draft"
_RESTING_SECONDS: Final = 0.5
"""A device need not keep every letter of a name that is being typed."""
_LONGEST: Final = 100_000
"""Characters of a note that is read; one of ours has a tenth of it at the most."""


async def note_draft(screen: Screen, device: Device) -> None:
    """Have the device keep the new game, unless it is changed again in a moment.

    Once it has begun there is nothing to go on with.
    """
    draft = screen.view.draft
    await asyncio.sleep(_RESTING_SECONDS)
    if screen.view.draft is draft:
        await device.store(_KEY, "" if draft.begun else _drafts().dump_json(draft).decode())


async def earlier_draft() -> Draft | None:
    """The new game that this device has kept; None if there is none, or none that can be read."""
    preferences = ft.SharedPreferences()
    kept = await ask_device(lambda: preferences.get(_KEY))
    return _read(kept) if isinstance(kept, str) and len(kept) <= _LONGEST else None


def _read(kept: str) -> Draft | None:
    try:
        draft = _drafts().validate_json(kept)
    except ValidationError:
        return None
    # another version of the companion may have had other characters
    known = set(draft.cards) <= box_of(draft).characters.keys()
    return draft if known and draft.first < len(draft.names) else None


@cache
def _drafts() -> TypeAdapter[Draft]:
    return TypeAdapter(Draft)
