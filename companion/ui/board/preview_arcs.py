"""Moves not yet confirmed: dotted arcs, and coins along them."""

from collections.abc import Sequence
from typing import Final

import flet as ft
import flet.canvas as cv

from companion.ui.board.coin_paths import Point, curve, disc_count
from companion.ui.board.table_view import Flow
from companion.ui.kit.emblems import coin
from companion.ui.kit.palette import current_palette
from companion.ui.layout.stage import Stage

_COIN: Final = 34.0


def arcs(flows: Sequence[Flow], geometry: Stage) -> ft.Control:
    """Return dotted arrows along which coins would travel."""
    palette = current_palette()
    shapes: list[cv.Shape] = []
    for flow in flows:
        path = curve(geometry, flow)
        color = palette.court if flow.fine else palette.gold
        shapes.append(
            cv.Path(
                [cv.Path.MoveTo(*path.start), cv.Path.QuadraticTo(*path.control, *path.end)],
                paint=ft.Paint(
                    color=color,
                    style=ft.PaintingStyle.STROKE,
                    stroke_width=3,
                    stroke_cap=ft.StrokeCap.ROUND,
                    stroke_dash_pattern=[1, 8],
                ),
            )
        )
        tip, left, right = path.arrowhead(14)
        shapes.append(
            cv.Path(
                [
                    cv.Path.MoveTo(*tip),
                    cv.Path.LineTo(*left),
                    cv.Path.LineTo(*right),
                    cv.Path.Close(),
                ],
                paint=ft.Paint(color=color),
            )
        )
    return _layer(
        "preview",
        [cv.Canvas(shapes, width=geometry.width, height=geometry.height)],
        flows,
        geometry,
    )


def coins_on_arcs(flows: Sequence[Flow], geometry: Stage) -> ft.Control:
    """Return the coins that would travel, to lie above the cards beside their arrows."""
    discs = [
        _disc(flow, at) for flow in flows for at in curve(geometry, flow).discs(disc_count(flow))
    ]
    return _layer("preview-coins", discs, flows, geometry)


def _layer(key: str, shown: list[ft.Control], flows: Sequence[Flow], geometry: Stage) -> ft.Control:
    return ft.Container(
        key=key,
        left=0,
        top=0,
        ignore_interactions=True,
        content=ft.Stack(
            shown,
            key="-".join(f"{flow.source}>{flow.target}:{flow.coins}" for flow in flows),
            width=geometry.width,
            height=geometry.height,
        ),
    )


def _disc(flow: Flow, at: Point) -> ft.Control:
    disc = coin(_COIN, fine=flow.fine)
    disc.left, disc.top = at[0] - _COIN / 2, at[1] - _COIN / 2
    return disc
