"""When a tap on the table counts: taps right after a new step of the game are ignored."""

import time
from collections.abc import Callable
from contextlib import suppress
from urllib.request import urlopen

from companion.ui.page.tap_guard import turn_debounce

_ANSWER_SECONDS = 2.0
_APPEARING_SECONDS = 0.3
"""What a tap leads to appears within this time, where a test does not wait for it."""


class Settling:
    """Tracks when taps in one window count again."""

    def __init__(self) -> None:
        self._counts_from = 0.0

    def appeared(self, url: str, wait_for_report: Callable[[], None] | None = None) -> None:
        """Note that something has appeared in the page at `url`.

        `wait_for_report` returns once the page has reported to the companion that it is drawn.
        """
        if wait_for_report is not None:
            # once the companion answers, it has asked the page
            _be_answered(url)
            wait_for_report()
        # once the companion answers, it has processed the page's report
        _be_answered(url)
        self._counts_from = time.monotonic() + turn_debounce() + 0.05

    def tapped(self) -> None:
        """Note a tap."""
        self._counts_from = time.monotonic() + _APPEARING_SECONDS + turn_debounce() + 0.15

    def seconds_left(self) -> float:
        """Seconds until a tap counts."""
        return max(0.0, self._counts_from - time.monotonic())


def _be_answered(url: str) -> None:
    with suppress(OSError):
        urlopen(f"{url}/manifest.json", timeout=_ANSWER_SECONDS).close()
