"""Opening what a QR code in a picture has: a set or a game."""

import asyncio
from dataclasses import replace
from typing import Final

from companion.sharing import SetCodeDefect, SetCodeError, decode_set
from companion.ui.new_game.actions import NewGameActions
from companion.ui.page.context import PageContext
from companion.ui.page.navigation import Navigation
from companion.ui.page.routes import GAME_PREFIX
from companion.ui.replay.actions import ReplayActions

_BUILDER: Final = "/new/own"


class ScanActions:
    """Reads codes from pictures, and opens them as if they were typed; a notice says why not."""

    def __init__(
        self,
        context: PageContext,
        navigation: Navigation,
        new_game: NewGameActions,
        replay: ReplayActions,
    ) -> None:
        self._context = context
        self._navigation = navigation
        self._shared_sets = new_game.shared_sets
        self._replay = replay

    async def scan(self) -> None:
        """Let the reader pick or take a picture, and open the first code of this app in it."""
        context, reader = self._context, self._context.services.qr_reader
        if reader is None:
            return
        context.holder.view = replace(context.view, notice=None, scanning=True)
        try:
            with context.reporting_errors():
                picture = await context.pick_picture()
                if picture is not None:
                    # in a thread: it must not block the other pages
                    self._open(await asyncio.to_thread(reader.read, picture, is_ours))
        finally:
            context.holder.view = replace(context.view, scanning=False)

    def _open(self, code: str) -> None:
        if game := _game_in(code):
            self._replay.open_code(game)
        elif self._shared_sets.open(code):
            self._navigation.go(_BUILDER)


def is_ours(code: str) -> bool:
    """Return whether this app, or a later version, has made a code."""
    return bool(_game_in(code)) or _is_set(code)


def _game_in(link: str) -> str:
    """Return the digits at the end of a link of a game; empty for another link."""
    _, _, code = link.rpartition(GAME_PREFIX)
    return code if code != link and code.isascii() and code.isdecimal() else ""


def _is_set(code: str) -> bool:
    try:
        decode_set(code)
    except SetCodeError as error:
        return error.code is SetCodeDefect.NEWER
    return True
