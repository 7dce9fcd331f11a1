"""Replays: a game step by step on one page, until it is taken up again."""

import asyncio
from dataclasses import replace
from typing import Any, Final

from companion.application.archive.record_import import Record
from companion.application.ports import GameId
from companion.ui.page.context import PageContext
from companion.ui.page.routes import segments
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
        self._context = context
        self._navigation = self.navigation
        self._played = 0
        """Counts what starts or stops a replay that plays by itself."""

    def open_stored(self, game: GameId) -> None:
        """Show a stored game, not where it was left."""
        self._put(replay=None)
        self.navigation.go(f"/games/{game}")

    def open(self, record: Record, game: GameId | None = None, position: int | None = None) -> None:
        """Show a game after a number of steps.

        By default, the result of a finished game is shown, another game as it is now. `game` is its
        id, None for a record from a file.
        """
        replay = Replay(record, game, 0)
        if position is not None:
            replay = replace(replay, position=position)
        elif replay.ended:
            replay = replace(replay, summary=True)
        else:
            replay = replace(replay, position=replay.last)
        self._put(replay=replay)
        self._navigation.go(f"/games/{replay.segment}")

    @property
    def shown(self) -> Replay | None:
        """The replay, if it is the screen shown."""
        return self.context.state(ReplayState).on(self.view.route)

    def turn_history(self) -> None:
        """Show the history from its other end."""
        state = self.context.state(ReplayState)
        self.context.put(replace(state, oldest_first=not state.oldest_first))

    def look_back(self, position: int) -> None:
        """Show the game of the history after a number of steps."""
        context = self._context
        if self.shown is not None:
            self.show(position)
            context.holder.view = context.view.with_dialog(None)
            return
        snapshot = context.view.snapshot
        if snapshot.game is None or snapshot.game_id is None:
            return
        with context.reporting_errors():
            record = Record(context.services.table.record(), snapshot.game)
            self.open(record, snapshot.game_id, position)

    async def load(self) -> None:
        """Load the game of the route of a replay; without it, show the list and why."""
        match segments(self._context.view.route):
            case ["games", segment]:
                shown = self.context.state(ReplayState).replay
                if shown is None or shown.segment != segment or self._has_grown(shown):
                    await self._load(segment)
            case ["games", _, *_]:
                self._navigation.go("/games")

    def _has_grown(self, shown: Replay) -> bool:
        """Whether a game was played on since it was loaded."""
        snapshot = self._context.view.snapshot
        is_current = shown.game_id is not None and shown.game_id == snapshot.game_id
        return is_current and shown.record.game is not snapshot.game

    async def _load(self, segment: str) -> None:
        context = self._context
        if segment == FROM_FILE or not segment.isdecimal() or len(segment) > 10:
            self._navigation.go("/games")
            return
        game, snapshot = GameId(int(segment)), context.view.snapshot
        if snapshot.game is not None and snapshot.game_id == game:
            # its steps are those of the table, which "go back to here" counts
            with context.reporting_errors():
                self.open(Record(context.services.table.record(), snapshot.game), game)
            return
        try:
            # in a thread: playing a long record must not block the other pages
            record = await asyncio.to_thread(context.services.table.games.record, game)
        except Exception as error:
            self._navigation.go("/games")
            context.show_error(error)
            return
        if record is None:
            self._navigation.go("/games")
            context.show_notice(context.say.text("games-gone"))
        elif segments(context.view.route) == ["games", segment]:
            self.open(record, game)

    def show(self, position: int) -> None:
        """Show the table after a number of steps, and no longer play by itself."""
        self.pause()
        self._show(position)

    def show_summary(self) -> None:
        """Show the result of the finished game instead of its steps."""
        self.pause()
        self._update(summary=True)

    def _show(self, position: int) -> None:
        replay = self.context.state(ReplayState).replay
        if replay is None:
            return
        position = max(0, min(position, replay.last))
        if position != replay.position or replay.summary:
            forward = position == replay.position + 1 and not replay.summary
            self._update(position=position, forward=forward, summary=False, asked_back=False)

    async def play(self) -> None:
        """Show step after step up to the end, from the start if the end is shown."""
        replay = self.shown
        if replay is None or not replay.last:
            return
        self._played += 1
        started = self._played
        if replay.summary or replay.position == replay.last:
            self._show(0)
        self._update(playing=True)
        while (shown := self.shown) is not None and shown.position < shown.last:
            await asyncio.sleep(_seconds(shown))
            now = self.shown
            if started != self._played or now is None:
                return
            self._show(now.position + 1)
        self._update(playing=False)

    def pause(self) -> None:
        """Stay at the step shown."""
        self._played += 1
        replay = self.context.state(ReplayState).replay
        if replay is not None and replay.playing:
            self._update(playing=False)

    def press(self, key: str) -> None:
        """Step with the arrow keys while a replay is shown; Home and End lead to its ends."""
        view = self._context.view
        replay = self.shown
        if view.dialog is not None or replay is None:
            return
        at = replay.position
        reached = {"Arrow Left": at - 1, "Arrow Right": at + 1, "Home": 0, "End": replay.last}
        if key in reached:
            self.show(reached[key])

    def take_up(self) -> None:
        """Put the game on the table of all devices; a running one is asked about first."""
        context, guard = self._context, self._context.tap_guard
        replay, snapshot = self.context.state(ReplayState).replay, context.view.snapshot
        if replay is None or guard.reject_if_stale():
            return
        if replay.game_id is not None and replay.game_id == snapshot.game_id:
            self._navigation.go("/table")
        elif replay.asked != snapshot.game_id:
            if replay.summary:
                # the steps have room for the question
                self._show(replay.last)
            self._update(asked=snapshot.game_id)
        elif self._put_on_table(replay, guard.revision):
            self._put(replay=None)
            self._navigation.go("/table")

    def _put_on_table(self, replay: Replay, revision: int) -> bool:
        table, game = self._context.services.table, replay.game_id
        if game is None:
            return self._context.attempt(lambda: table.adopt(replay.record, revision))
        return self._context.attempt(lambda: table.resume(game, revision))

    def keep_running_game(self) -> None:
        """Answer the question about the running game with no."""
        self._update(asked=None, asked_back=False)

    def go_back(self) -> None:
        """Take back everything on the table after the position, after a question."""
        context = self._context
        replay, game = self.context.state(ReplayState).replay, context.view.snapshot.game
        if replay is None or game is None or replay.game_id != context.view.snapshot.game_id:
            return
        undos = game.undos_to(replay.game.last)
        if not undos:
            return
        if not replay.asked_back:
            self._update(asked_back=True)
        elif self.links.go_back(undos):
            self._navigation.go("/table")

    def _update(self, **changes: Any) -> None:
        replay = self.context.state(ReplayState).replay
        if replay is not None:
            self._put(replay=replace(replay, **changes))

    def _put(self, *, replay: Replay | None) -> None:
        self.context.put(replace(self.context.state(ReplayState), replay=replay))


def _seconds(replay: Replay) -> float:
    """How long a replay that plays by itself stays at its position."""
    steps = replay.record.game.steps()
    at = replay.position
    ends_turn = at in (0, len(steps)) or steps[at].turn != steps[at - 1].turn
    return TURN_SECONDS if ends_turn else STEP_SECONDS
