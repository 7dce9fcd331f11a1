"""Replays: a game step by step on one page, until it is taken up again."""

import asyncio
from dataclasses import replace
from typing import Final

from companion.application.archive.record_import import Record
from companion.application.ports import GameId
from companion.sharing import decode_game, encode_game
from companion.ui.page.context import PageContext
from companion.ui.page.dialog_kinds import MoveGameDialog
from companion.ui.page.routes import GAME_PREFIX, segments
from companion.ui.replay.state import FROM_FILE, Replay, ReplayState
from companion.ui.result.actions import ResultActions

TURN_SECONDS: Final = 2.0
"""How long a replay that plays by itself shows the end of a turn."""
STEP_SECONDS: Final = 1.0
"""How long it shows a step before that."""


class ReplayActions(ResultActions):
    """Steps through a game without touching the table, and takes the game up on request."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._table = context.services.table
        self._opened_link = ""
        """The route of a game's link that was opened last."""
        self._played = 0
        """Counts what starts or stops a replay that plays by itself."""

    @property
    def _loaded(self) -> Replay | None:
        """The replay loaded last, perhaps for another screen than the one shown."""
        return self.context.state(ReplayState).replay

    @property
    def _shown(self) -> Replay | None:
        """The replay, if it is the screen shown."""
        return self.context.state(ReplayState).on(self.view.route)

    def _put(self, replay: Replay | None) -> None:
        self.context.put(replace(self.context.state(ReplayState), replay=replay))

    def open_stored(self, game: GameId) -> None:
        """Show a stored game, not where it was left."""
        self._put(None)
        self.navigation.go(f"/games/{game}")

    def open(self, record: Record, game: GameId | None = None, position: int | None = None) -> None:
        """Show a game after a number of steps.

        By default, the result of a finished game is shown, another game as it is now. `game` is its
        id, None for a record from a file.
        """
        replay = Replay(record, game, position or 0)
        if position is None and replay.ended:
            replay = replace(replay, summary=True)
        elif position is None:
            replay = replace(replay, position=replay.last)
        self._put(replay)
        self.navigation.go(f"/games/{replay.segment}")

    def show_link(self) -> None:
        """Show the link of the current game in a dialog, or that the game is too long for one."""
        with self.context.reporting_errors():
            code = encode_game(self._table.record())
            link = code and self.phones.url_elsewhere(f"{GAME_PREFIX}{code}")
            self.dialogs.open(MoveGameDialog(link))

    def open_link(self, route: str) -> None:
        """Show the game of a route that is the link of one; a notice says why it cannot be shown.

        Only once: going back to the route leads home.
        """
        if route == self._opened_link:
            self.navigation.go("/")
            return
        self._opened_link = route
        self.open_code(route.removeprefix(GAME_PREFIX))

    def open_code(self, code: str) -> None:
        """Show the game of a code, to be continued or watched; a notice says why it cannot be read.

        Nothing is stored until the reader continues it: a link alone changes nothing.
        """
        with self.context.reporting_errors():
            self.open(Record.of(decode_game(code)), None)
            replay = self._loaded
            if replay is not None and not replay.ended:
                self._put(replace(replay, arrived=True))

    def watch(self) -> None:
        """Show the steps of a game that came with a link."""
        replay = self._loaded
        if replay is not None:
            self._put(replace(replay, arrived=False))

    def turn_history(self) -> None:
        """Show the history from its other end."""
        state = self.context.state(ReplayState)
        self.context.put(replace(state, oldest_first=not state.oldest_first))

    def look_back(self, position: int) -> None:
        """Show the game of the history after a number of steps."""
        snapshot = self.view.snapshot
        if self._shown is not None:
            self.show(position)
            self.dialogs.close()
        elif snapshot.game is not None and snapshot.game_id is not None:
            with self.context.reporting_errors():
                record = Record(self._table.record(), snapshot.game)
                self.open(record, snapshot.game_id, position)

    async def load(self) -> None:
        """Load the game of the route of a replay; without it, show the list and why."""
        match segments(self.view.route):
            case ["games", segment]:
                replay = self._loaded
                if replay is None or replay.segment != segment or self._has_grown(replay):
                    await self._load(segment)
            case ["games", _, *_]:
                self.navigation.go("/games")

    def _has_grown(self, replay: Replay) -> bool:
        """Return whether a game was played on since it was loaded."""
        snapshot = self.view.snapshot
        is_current = replay.game_id is not None and replay.game_id == snapshot.game_id
        return is_current and replay.record.game is not snapshot.game

    async def _load(self, segment: str) -> None:
        context = self.context
        if segment == FROM_FILE or not segment.isdecimal() or len(segment) > 10:
            self.navigation.go("/games")
            return
        game, snapshot = GameId(int(segment)), self.view.snapshot
        if snapshot.game is not None and snapshot.game_id == game:
            # its steps are those of the table, which "go back to here" counts
            with context.reporting_errors():
                self.open(Record(self._table.record(), snapshot.game), game)
            return
        try:
            # in a thread: playing a long record must not block the other pages
            record = await asyncio.to_thread(self._table.games.record, game)
        except Exception as error:
            self.navigation.go("/games")
            context.show_error(error)
            return
        if record is None:
            self.navigation.go("/games")
            context.show_notice(self.say.text("games-gone"))
        elif segments(self.view.route) == ["games", segment]:
            self.open(record, game)

    def show(self, position: int) -> None:
        """Show the table after a number of steps, and no longer play by itself."""
        self.pause()
        replay = self._loaded
        if replay is not None:
            self._put(replay.at(position))

    def show_summary(self) -> None:
        """Show the result of the finished game instead of its steps."""
        self.pause()
        replay = self._loaded
        if replay is not None:
            self._put(replace(replay, summary=True))

    async def play(self) -> None:
        """Show step after step up to the end, from the start if the end is shown."""
        replay = self._shown
        if replay is None or not replay.last:
            return
        self._played += 1
        started = self._played
        if replay.summary or replay.position == replay.last:
            replay = replay.at(0)
        self._put(replace(replay, playing=True))
        while (replay := self._shown) is not None and replay.position < replay.last:
            await asyncio.sleep(_seconds(replay))
            replay = self._shown
            if started != self._played or replay is None:
                return
            self._put(replay.at(replay.position + 1))
        self._stop()

    def pause(self) -> None:
        """Stay at the step shown."""
        self._played += 1
        self._stop()

    def _stop(self) -> None:
        replay = self._loaded
        if replay is not None and replay.playing:
            self._put(replace(replay, playing=False))

    def press(self, key: str) -> None:
        """Step with the arrow keys while a replay is shown; Home and End lead to its ends."""
        replay = self._shown
        if self.view.dialog is not None or replay is None:
            return
        at = replay.position
        reached = {"Arrow Left": at - 1, "Arrow Right": at + 1, "Home": 0, "End": replay.last}
        if key in reached:
            self.show(reached[key])

    def take_up(self) -> None:
        """Put the game on the table of all devices; a running one is asked about first."""
        guard, replay, running = self.context.tap_guard, self._loaded, self.view.snapshot.game_id
        if replay is None or guard.reject_if_stale():
            return
        if replay.game_id is not None and replay.game_id == running:
            self.navigation.go("/table")
        elif replay.asked != running:
            # the steps have room for the question
            steps = replay.at(replay.last) if replay.summary else replay
            self._put(replace(steps, asked=running))
        elif self._put_on_table(replay, guard.revision):
            self._put(None)
            self.navigation.go("/table")

    def _put_on_table(self, replay: Replay, revision: int) -> bool:
        table, game = self._table, replay.game_id
        if game is None:
            return self.context.attempt(lambda: table.adopt(replay.record, revision))
        return self.context.attempt(lambda: table.resume(game, revision))

    def keep_running_game(self) -> None:
        """Answer the question about the running game with no."""
        replay = self._loaded
        if replay is not None:
            self._put(replace(replay, asked=None, asked_back=False))

    def go_back(self) -> None:
        """Take back everything on the table after the position, after a question."""
        replay, snapshot = self._loaded, self.view.snapshot
        if replay is None or snapshot.game is None or replay.game_id != snapshot.game_id:
            return
        undos = snapshot.game.undos_to(replay.game.last)
        if not undos:
            return
        if not replay.asked_back:
            self._put(replace(replay, asked_back=True))
        elif self.links.go_back(undos):
            self.navigation.go("/table")


def _seconds(replay: Replay) -> float:
    """Return how long a replay that plays by itself stays at its position."""
    steps = replay.record.game.steps()
    at = replay.position
    ends_turn = at in (0, len(steps)) or steps[at].turn != steps[at - 1].turn
    return TURN_SECONDS if ends_turn else STEP_SECONDS
