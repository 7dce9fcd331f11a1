"""Simulated time, which the tests of screens rely on."""

import asyncio
import time

import pytest

from tests.async_runner import async_test, run_in_thread
from tests.simulated_time import pass_time, until_idle

HOUR = 3600.0


@async_test
async def test_time_passes_only_when_it_is_waited_for() -> None:
    rung: list[str] = []
    loop = asyncio.get_running_loop()
    loop.call_later(HOUR, rung.append, "alarm")
    loop.call_soon(rung.append, "at once")
    await until_idle()
    assert rung == ["at once"]
    await pass_time(HOUR - 1)
    assert rung == ["at once"]
    await pass_time(1)
    assert rung == ["at once", "alarm"]
    assert loop.time() == HOUR


@async_test
async def test_work_in_a_thread_is_waited_for_and_takes_no_simulated_time() -> None:
    done: list[str] = []

    async def work() -> None:
        await asyncio.to_thread(time.sleep, 0.05)
        done.append("work")

    running = asyncio.create_task(work())
    await until_idle()
    assert done == ["work"]
    assert asyncio.get_running_loop().time() == 0
    await running


def test_waiting_for_what_never_comes_fails_at_once_and_names_the_task() -> None:
    async def wait_in_vain() -> None:
        await asyncio.Event().wait()

    with pytest.raises(TimeoutError, match=r"(?s)waits for what never comes.*wait_in_vain"):
        run_in_thread(wait_in_vain())


def test_repeating_for_ever_fails() -> None:
    async def tick() -> None:
        while True:
            await asyncio.sleep(HOUR)

    with pytest.raises(TimeoutError, match="repeats itself for ever"):
        run_in_thread(tick())


def test_real_time_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.simulated_time.REAL_SECONDS", 0.1)

    async def spin() -> None:
        while True:
            await asyncio.sleep(0)

    with pytest.raises(TimeoutError, match="has not ended after"):
        run_in_thread(spin())
