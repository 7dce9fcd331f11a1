"""Flying coins after a move. They take no input and delay nothing."""

import asyncio
from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.board.coin_paths import disc_count, where
from companion.ui.board.table_view import Flow
from companion.ui.kit.emblems import coin
from companion.ui.kit.palette import set_palette
from companion.ui.layout.geometry import Stage
from companion.ui.layout.tokens import Motion, Palette

_COIN: Final = 40.0
_FIRST_FRAME: Final = 0.05
"""Seconds until the client has painted the coins at their start."""


@ft.component
def flight(
    palette: Palette,
    flows: tuple[Flow, ...],
    revision: int | None,
    geometry: Stage,
    motion: Motion,
    on_landed: Callable[[], object],
) -> ft.Control:
    """Animate the coins of `flows` from source to target, once per `revision`, then report it.

    `revision` is None without flows. Nothing is animated on the first render: those moves are past.
    """
    set_palette(palette)
    seen, set_seen = ft.use_state(revision)
    flying, set_flying = ft.use_state(False)

    async def fly() -> None:
        if revision == seen or not flows or not motion.coin:
            set_seen(revision)
            return
        await asyncio.sleep(_FIRST_FRAME)
        set_flying(True)
        await asyncio.sleep(motion.flight / 1000)
        set_flying(False)
        set_seen(revision)
        on_landed()

    ft.use_effect(fly, [revision])
    shown = flows if revision != seen and motion.coin else ()
    discs = [
        _disc(flow, nth, geometry, motion, arrived=flying)
        for flow in shown
        for nth in range(disc_count(flow))
    ]
    return ft.Container(
        key="flight",
        left=0,
        top=0,
        ignore_interactions=True,
        content=ft.Stack(discs, width=geometry.width, height=geometry.height),
    )


def _disc(flow: Flow, nth: int, geometry: Stage, motion: Motion, *, arrived: bool) -> ft.Control:
    """One coin; later coins take longer, so that they follow each other."""
    x, y = where(geometry, flow.target if arrived else flow.source).middle
    disc = coin(_COIN, fine=flow.fine)
    disc.key = f"{flow.source}-{flow.target}-{nth}"
    disc.left, disc.top = x - _COIN / 2, y - _COIN / 2
    disc.animate_position = ft.Animation(
        motion.coin + nth * motion.stagger, ft.AnimationCurve.EASE_OUT_CUBIC
    )
    return disc
