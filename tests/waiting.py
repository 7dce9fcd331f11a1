"""Waiting in real time for other threads and processes."""

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")

LONG_SECONDS = 30.0
"""Far more than anything here takes, also on a busy machine."""


def wait_until(
    ready: Callable[[], Found], what: str | Callable[[], str], *, seconds: float = LONG_SECONDS
) -> Found:
    """Return the first true result of `ready`; fail if there is none within `seconds`.

    `what` is waited for, as the failure says.
    """
    deadline = time.monotonic() + seconds
    while not (found := ready()):
        if time.monotonic() > deadline:
            raise AssertionError(f"waited in vain for {what if isinstance(what, str) else what()}")
        time.sleep(0.02)
    return found
