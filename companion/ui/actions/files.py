"""Files of the reader's device: the record of a game, and a set that was handed on."""

import asyncio
from codecs import BOM_UTF8

from companion.application.record_import import Record
from companion.sharing import text_of_file
from companion.ui.actions.desk import Desk

_RECORD_NAME = "mascarade.jsonl"


async def save_record(desk: Desk) -> None:
    """Offer the current game's record as a file."""
    with desk.failures_told():
        text = "".join(f"{line}\n" for line in desk.services.table.record())
        await desk.device.save_file(_RECORD_NAME, text.encode())


async def open_record(desk: Desk) -> None:
    """Let a record be picked, and continue its game; a bad one changes nothing."""
    seen = desk.sight.revision
    picked = await _picked(desk)
    if picked is None:
        return
    if not _begins_as_a_record(picked):
        desk.tell(desk.say.text("more-open-none"))
        return
    with desk.failures_told():
        # beside the event loop: while a long record is played, other screens go on
        record = await asyncio.to_thread(Record.read, picked)
        desk.adopt(record, seen)


def _begins_as_a_record(picked: bytes) -> bool:
    """Whether a file is no picture or letter, of which no line is worth to be spoken about."""
    return picked.removeprefix(BOM_UTF8).lstrip().startswith(b"{")


async def pick_text(desk: Desk) -> str | None:
    """The beginning of a file that the reader picks; None if none was picked."""
    picked = await _picked(desk)
    if picked is None:
        return None
    return text_of_file(picked)


async def _picked(desk: Desk) -> bytes | None:
    with desk.failures_told():
        return await desk.device.pick_file()
    return None
