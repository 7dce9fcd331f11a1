"""Moving a game to another device, in the link of a QR code."""

from companion.application.archive.record_import import Record
from companion.sharing import decode_game, encode_game
from companion.ui.page.dialog_kinds import MoveGameDialog
from companion.ui.page.routes import GAME_PREFIX
from companion.ui.replay.steps import ReplayActions


class SharedGameActions:
    """Shows links of games, and replays games of links on this page; these are not stored."""

    def __init__(self, replay: ReplayActions) -> None:
        self._replay = replay
        self._opened: str | None = None

    def show_link(self) -> None:
        """Show the link of the current game in a dialog, or that the game is too long for one."""
        with self._replay.context.reporting_errors():
            code = encode_game(self._replay.context.services.table.record())
            link = code and self._replay.phones.url_elsewhere(f"{GAME_PREFIX}{code}")
            self._replay.dialogs.open(MoveGameDialog(link))

    def open_route(self, route: str) -> None:
        """Replay the game of a route that is the link of one; a notice says why it cannot be.

        Only once: going back to the route leads home.
        """
        if not route.startswith(GAME_PREFIX):
            return
        if route == self._opened:
            self._replay.navigation.go("/")
            return
        self._opened = route
        self.open(route.removeprefix(GAME_PREFIX))

    def open(self, code: str) -> None:
        """Replay the game of a code; a notice says why it cannot be."""
        with self._replay.context.reporting_errors():
            self._replay.open(Record.of(decode_game(code)), None)
