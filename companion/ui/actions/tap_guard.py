"""What a device shows by now: a tap is a tap on that, and counts for nothing on anything else."""

import asyncio
import time

from companion.application.table_service import Snapshot
from companion.flet_adapter.device import Device
from companion.ui.state.view import Screen

SETTLING_SECONDS = 0.3
"""So long after another step of the game has come in sight, a tap was meant for the one before."""


class TapGuard:
    """What one device is known to show of the table."""

    def __init__(self, screen: Screen, device: Device) -> None:
        self._screen = screen
        self._device = device
        self._shown = screen.view.snapshot
        self._asked: set[asyncio.Task[None]] = set()
        """What the device has not answered yet; the event loop itself holds on to no task."""
        self._settled = 0.0
        """When taps are taken to be meant for the step that is in sight."""

    @property
    def shown(self) -> Snapshot:
        """The newest table that the device is known to show."""
        return self._shown

    @property
    def revision(self) -> int:
        """Its revision: what a tap is a tap on."""
        return self._shown.revision

    def drew(self) -> None:
        """Have taps count as taps on what was drawn last, as soon as the device shows it."""
        drawn = self._screen.view.snapshot

        async def shown() -> None:
            await self._device.wait_until_rendered()
            if drawn.revision >= self.revision:
                if _step(drawn) != _step(self._shown):
                    self.settle()
                self._shown = drawn
            await self._device.uncover()

        # a page's `run_task` would let all other screens be drawn before the device is asked
        asked = asyncio.create_task(shown())
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)

    def settle(self) -> None:
        """Another step comes in sight: a finger that bounces would already take it."""
        self._settled = time.monotonic() + SETTLING_SECONDS

    def drop_if_unseen(self) -> bool:
        """True if a tap must be ignored because the device does not show the newest table yet.

        The screen is drawn again then: an option that was tapped looks chosen on the device.
        """
        unseen = self.revision < self._screen.view.snapshot.revision
        if unseen:
            self._screen.draw_again()
        return unseen

    def drop_if_unsettled(self) -> bool:
        """True if a tap must be ignored within SETTLING_SECONDS of a new step on the device.

        The screen is drawn again then, as by `drop_if_unseen`.
        """
        unsettled = time.monotonic() < self._settled
        if unsettled:
            self._screen.draw_again()
        return unsettled


def _step(snapshot: Snapshot) -> tuple[object, ...]:
    """What is awaited of whom: while that is the same, controls stay where they are."""
    game = snapshot.game
    turn = None if game is None else (game.table.turn, game.table.phase)
    return snapshot.game_id, turn
