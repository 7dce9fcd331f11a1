"""What is shown once, for a few seconds, and not to those who come later."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

FIRST_FRAME: Final = 0.05
"""Seconds until the client has painted something at its start."""

When = tuple[object, object]
"""What something belongs to, such as a game, and the moment of it, such as a revision."""


def use_shown_once(
    when: When,
    *waits: float | Callable[[], Awaitable[object]],
    due: bool,
    on_end: Callable[[], object] = lambda: None,
) -> tuple[int | None, Callable[[], None]]:
    """Return the stage of what is shown once for each `when`, and what ends it early. A hook.

    The stage counts from 0 how many of `waits` are over, each a number of seconds or a coroutine
    function. It is None unless something is `due`, after the last wait, which calls `on_end`, and
    for what was due at the first render or when it was interrupted: that is past.
    """
    reached, set_reached = ft.use_state((when, 0))
    ended, set_ended = ft.use_state(when)
    past, latest = ft.use_ref(when), ft.use_ref(when)
    if not due or past.current is None or past.current[0] != when[0]:
        past.current = when
    latest.current = when
    shown = when not in (ended, past.current)

    async def run() -> None:
        if not shown:
            return
        for stage, wait in enumerate(waits, 1):
            await (asyncio.sleep(wait) if isinstance(wait, int | float) else wait())
            if latest.current != when:
                return
            if stage < len(waits):
                set_reached((when, stage))
        set_ended(when)
        on_end()

    ft.use_effect(run, [when, due])
    stage = reached[1] if reached[0] == when else 0
    return stage if shown else None, lambda: set_ended(when)
