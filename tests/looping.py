"""Running what is asynchronous in a test."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def alone(play: Coroutine[Any, Any, Result]) -> Result:
    """What `play` comes to, in a thread and loop of its own: a browser may hold this thread's."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play).result()
