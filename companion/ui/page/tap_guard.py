"""Tracks which revision the client has rendered; taps on older revisions are ignored."""

import asyncio
from collections import deque

from companion.application.table.snapshot import Snapshot
from companion.flet_adapter.device import Device
from companion.ui.page.view import ViewHolder

DEBOUNCE_SECONDS = 0.3
"""Taps this soon after the controls have changed were aimed at those before.

Times the `patience` that is chosen for the device.
"""
_TURN_PATIENCE = 7 / 3
"""The least after the end of a turn: the second of two quick taps would play or undo a turn."""
_LISTEN_SECONDS = 0.02
"""Seconds between checks, while waiting for the client, that the event loop is free."""


class TapGuard:
    """What one client is known to show of the shared state."""

    def __init__(self, holder: ViewHolder, device: Device) -> None:
        self._holder = holder
        self._device = device
        self._rendered = holder.view.snapshot
        self._waiting: set[asyncio.Task[None]] = set()
        """Unanswered questions to the client; the event loop itself holds no reference to tasks."""
        self._debounced_until = 0.0
        """In seconds of the event loop's clock."""
        self._seats_debounced_until = 0.0
        """The same for taps on seats, pots and characters."""
        self._undo_debounced_until = 0.0
        """The same for undo and redo, of which several quick taps count otherwise."""

    @property
    def rendered(self) -> Snapshot:
        """The newest snapshot that the client is known to show."""
        return self._rendered

    @property
    def revision(self) -> int:
        """The revision of the rendered snapshot: what a tap is made on."""
        return self._rendered.revision

    def track_render(self) -> None:
        """Take the view's snapshot as rendered once the client has processed it."""
        sent = self._holder.view.snapshot

        async def wait() -> None:
            answered = await self._answer_time()
            if sent.revision >= self.revision:
                if _ends_turn(self._rendered, sent):
                    self._undo_debounced_until = answered + turn_debounce(self._patience)
                    self._debounced_until = max(self._debounced_until, self._undo_debounced_until)
                elif _step(sent) != _step(self._rendered):
                    until = answered + self._debounce_seconds
                    self._debounced_until = max(self._debounced_until, until)
                self._rendered = sent
            await self._device.uncover()

        # a page's `run_task` would let all other pages render before this client is asked
        task = asyncio.create_task(wait())
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    def forget(self) -> None:
        """Stop waiting for a client that has left."""
        for task in self._waiting:
            task.cancel()

    async def _answer_time(self) -> float:
        """Return the earliest time at which the client can have answered that it shows the view.

        While the program is busy, the answer waits, and taps made long after it wait behind it.
        """
        listening = _Listening()
        try:
            await self._device.wait_until_rendered()
        finally:
            listening.end()
        return listening.before_last

    @property
    def _debounce_seconds(self) -> float:
        return DEBOUNCE_SECONDS * self._patience

    @property
    def _patience(self) -> float:
        return self._holder.view.patience

    def start_debounce(self) -> None:
        """Ignore taps for a moment: a second tap of a bouncing finger would hit other controls than
        the first."""
        self._debounced_until = _now() + self._debounce_seconds

    def start_seat_debounce(self) -> None:
        """Ignore taps on the table for a moment: a claim changes what seats do."""
        self._seats_debounced_until = _now() + self._debounce_seconds

    @property
    def is_stale(self) -> bool:
        """Whether the client does not show the view's revision yet."""
        return self.revision < self._holder.view.snapshot.revision

    def reject_if_stale(self) -> bool:
        """Return whether a tap is ignored because the client does not show the view's revision yet.

        The view is rendered again then: the client shows a tapped option as chosen.
        """
        stale = self.is_stale
        if stale:
            self._holder.ignore_tap()
        return stale

    def reject_if_bounced(self) -> bool:
        """Return whether a tap is ignored as the controls have just changed; renders likewise."""
        return self._reject_before(self._debounced_until)

    def reject_if_undo_bounced(self) -> bool:
        """Return whether a tap on undo or redo is ignored because a turn has just ended."""
        return self._reject_before(self._undo_debounced_until)

    def reject_if_seat_bounced(self) -> bool:
        """Return whether a tap on the table is ignored because what it does has just changed."""
        return self._reject_before(max(self._debounced_until, self._seats_debounced_until))

    def _reject_before(self, moment: float) -> bool:
        bounced = _now() < moment
        if bounced:
            self._holder.ignore_tap()
        return bounced


def turn_debounce(patience: float = 1.0) -> float:
    """Return the seconds after the end of a turn in which no tap on the game counts."""
    return DEBOUNCE_SECONDS * max(patience, _TURN_PATIENCE)


class _Listening:
    """Notes when the event loop, which may be busy, looks for messages; times are its clock's."""

    def __init__(self) -> None:
        # what came before the last of them is read after it
        self._times = deque([_now()], maxlen=2)
        self._wait()

    @property
    def before_last(self) -> float:
        """Messages read now arrived after this time."""
        return self._times[0]

    def end(self) -> None:
        """Stop."""
        self._timer.cancel()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(_LISTEN_SECONDS, self._note)

    def _note(self) -> None:
        self._times.append(_now())
        self._wait()


def _now() -> float:
    return asyncio.get_running_loop().time()


def _step(snapshot: Snapshot) -> tuple[object, ...]:
    """Equal for snapshots with the same controls in the same places."""
    game = snapshot.game
    turn = None if game is None else (game.table.turn, game.table.phase)
    return snapshot.game_id, turn


def _ends_turn(before: Snapshot, after: Snapshot) -> bool:
    """Return whether the game has gone on from one turn to the next or to its end, not back."""
    old, new = before.game, after.game
    if old is None or new is None or before.game_id != after.game_id or new.redos:
        return False
    ended = new.table.end is not None and old.table.end is None
    return new.table.turn > old.table.turn or ended
