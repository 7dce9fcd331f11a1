"""Flying coins after a move. They take no input and delay nothing."""

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.board.coin_paths import disc_count, where
from companion.ui.board.table_view import Flow
from companion.ui.kit.emblems import coin
from companion.ui.kit.palette import set_palette
from companion.ui.kit.shown_once import FIRST_FRAME, use_shown_once
from companion.ui.layout.stage import Stage
from companion.ui.layout.tokens import Motion, Palette

_COIN: Final = 40.0


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
    stage, _ = use_shown_once(
        (None, revision),
        FIRST_FRAME,
        motion.flight / 1000,
        due=bool(flows and motion.coin),
        on_end=on_landed,
    )
    discs = [
        _disc(flow, nth, geometry, motion, arrived=stage == 1)
        for flow in (() if stage is None else flows)
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
    """Return one coin; later coins take longer, so that they follow each other."""
    x, y = where(geometry, flow.target if arrived else flow.source).middle
    disc = coin(_COIN, fine=flow.fine)
    disc.key = f"{flow.source}-{flow.target}-{nth}"
    disc.left, disc.top = x - _COIN / 2, y - _COIN / 2
    disc.animate_position = ft.Animation(
        motion.coin + nth * motion.stagger, ft.AnimationCurve.EASE_OUT_CUBIC
    )
    return disc
