"""Stores the draft of a new game on the device, where a reloaded page finds it.

In a browser alone it goes to the store, which survives a crash at any moment.
"""

import asyncio
from functools import cache
from typing import Final

import flet as ft
from pydantic import TypeAdapter, ValidationError

from companion.application.table.service import TableService
from companion.flet_adapter.device import Device, ask_device
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.view import ViewHolder

_KEY: Final = "companion.draft"
DELAY_SECONDS: Final = 0.5
"""So that not every letter of a name being typed is stored."""
_LONGEST: Final = 100_000
"""Characters of a stored draft that is read; real ones have a tenth at most."""


async def store_draft(holder: ViewHolder, device: Device) -> None:
    """Store the page's draft, unless it changes within half a second.

    A draft whose game has begun is removed from the device.
    """
    draft = holder.view.state(NewGameState).draft
    await asyncio.sleep(DELAY_SECONDS)
    if holder.view.state(NewGameState).draft is draft:
        await device.store(_KEY, "" if draft.begun else _adapter().dump_json(draft).decode())


def save_draft(table: TableService, draft: Draft) -> None:
    """Put the draft into the store at once, or remove it once its game has begun."""
    table.group.save_draft(None if draft.begun else _adapter().dump_json(draft).decode())


async def load_draft(table: TableService | None = None) -> Draft | None:
    """Return the draft in a store, or without one on the device; None if none can be read."""
    if table is not None:
        stored: object = table.group.draft()
    else:
        preferences = ft.SharedPreferences()
        stored = await ask_device(lambda: preferences.get(_KEY))
    return _parse(stored) if isinstance(stored, str) and len(stored) <= _LONGEST else None


def _parse(stored: str) -> Draft | None:
    try:
        draft = _adapter().validate_json(stored)
    except ValidationError:
        return None
    # another version of the companion may know other characters
    known = set(draft.cards) <= draft.box.characters.keys()
    return draft if known and draft.first < len(draft.names) else None


@cache
def _adapter() -> TypeAdapter[Draft]:
    return TypeAdapter(Draft)
