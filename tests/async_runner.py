"""Runs coroutines in tests."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
Result = TypeVar("Result")


def run_in_thread(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in a new thread with its own event loop, and return its result.

    The calling thread may already have an event loop, that of a browser.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def async_test(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Make a test of an async function, which runs in a thread with its own event loop."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        run_in_thread(test(*args, **kwargs))

    return run
