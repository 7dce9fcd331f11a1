"""An event loop in simulated time: nothing in it depends on how fast the machine is."""

import asyncio
import selectors
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

REAL_SECONDS = 60.0
"""Limit for all that runs in one loop; a hundred times what the longest test needs."""
_SIMULATED_SECONDS = 86_400.0
"""More than any test lets pass; a task that repeats itself for ever would otherwise never end."""


class SimulatedTimeLoop(asyncio.SelectorEventLoop):
    """Its clock stands still while anything can run, and then jumps to the next timer.

    Work in threads takes no simulated time. Sockets need both of their ends in this loop: data of
    another process would come late.
    Raises TimeoutError in what runs it if that takes too long or waits for what never comes.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._deadline = time.monotonic() + REAL_SECONDS
        self._last = _SIMULATED_SECONDS
        self._threads = ThreadPoolExecutor()
        self._working = 0
        """Pieces of work in threads that have not ended."""
        self._waiting: list[asyncio.Future[None]] = []
        """Completed when only timers are left."""
        super().__init__(_Selector(self))

    def time(self) -> float:
        return self._now

    def run_in_executor(
        self,
        executor: Executor | None,
        func: Callable[[*Arguments], Result],
        *args: *Arguments,
    ) -> asyncio.Future[Result]:
        work = super().run_in_executor(executor or self._threads, func, *args)
        self._working += 1
        work.add_done_callback(self._end_work)
        return work

    def _end_work(self, _: object) -> None:
        self._working -= 1

    def stall(self, seconds: float) -> None:
        """Let time pass at once, as while a program computes and listens to nothing."""
        self._now += seconds

    async def until_idle(self) -> None:
        """Return when nothing is left to do, also in threads, before time passes."""
        idle = self.create_future()
        self._waiting.append(idle)
        await idle

    def seconds_to_wait(self, timeout: float | None) -> float:
        """Return how long to wait in real time when nothing can run until the next timer."""
        if self._working:
            return max(0.0, self._deadline - time.monotonic())
        if self._waiting:
            for each in self._waiting:
                each.set_result(None)
            self._waiting.clear()
        elif timeout is None:
            self._give_up("waits for what never comes")
        else:
            self._now += timeout
            if self._now > self._last:
                self._give_up("repeats itself for ever")
        return 0

    def check_deadline(self) -> None:
        """Raise TimeoutError when the real time is over."""
        if time.monotonic() > self._deadline:
            self._give_up(f"has not ended after {REAL_SECONDS:.0f} seconds")

    def _give_up(self, why: str) -> None:
        # the tasks are cancelled next, which needs this loop
        self._deadline, self._last = time.monotonic() + REAL_SECONDS, float("inf")
        tasks = "\n".join(map(repr, asyncio.all_tasks(self)))
        raise TimeoutError(f"The test {why}. Its tasks:\n{tasks}")

    def close(self) -> None:
        self._threads.shutdown()
        super().close()


class _Selector(selectors.DefaultSelector):
    """Lets a loop decide how long to wait when nothing can run."""

    def __init__(self, loop: SimulatedTimeLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self._loop.check_deadline()
        found = super().select(0)
        if found or timeout == 0:
            return found
        return super().select(self._loop.seconds_to_wait(timeout))


async def until_idle() -> None:
    """Return when nothing is left to do, also in threads; no time passes."""
    await _loop().until_idle()


async def pass_time(seconds: float) -> None:
    """Let simulated time pass, and return when nothing is left to do then."""
    await asyncio.sleep(seconds)
    await until_idle()


def stall(seconds: float) -> None:
    """Let simulated time pass in which the loop runs nothing."""
    _loop().stall(seconds)


def _loop() -> SimulatedTimeLoop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SimulatedTimeLoop), "time passes by itself here"
    return loop
