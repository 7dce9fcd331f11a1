"""Runs coroutines in tests."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextvars import copy_context
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from tests.simulated_time import REAL_SECONDS, SimulatedTimeLoop

P = ParamSpec("P")
Result = TypeVar("Result")


def run_in_thread(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in a new thread in simulated time, and return its result.

    The calling thread may already have an event loop, that of a browser.
    """
    return _run(coroutine, SimulatedTimeLoop)


def run_in_real_time(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in a new thread in real time, and return its result."""

    async def within_limit() -> Result:
        async with asyncio.timeout(REAL_SECONDS):
            return await coroutine

    return _run(within_limit(), asyncio.new_event_loop)


def async_test(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Make a test of an async function, in simulated time: see `tests/simulated_time.py`."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        run_in_thread(test(*args, **kwargs))

    return run


def _run(
    coroutine: Coroutine[Any, Any, Result], new_loop: Callable[[], asyncio.AbstractEventLoop]
) -> Result:
    outcome: Future[Result] = Future()

    def run() -> None:
        try:
            with asyncio.Runner(loop_factory=new_loop) as runner:
                result = runner.run(coroutine)
        except BaseException as error:
            outcome.set_exception(error)
        else:
            outcome.set_result(result)

    # nothing waits for the thread when the test's time limit ends it
    Thread(target=copy_context().run, args=(run,), daemon=True).start()
    return outcome.result()
