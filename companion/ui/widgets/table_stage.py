"""The table seen from above: everything on it, in the order it is painted."""

from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.widgets import pictures
from companion.ui.widgets.badge_placement import raised
from companion.ui.widgets.coin_animation import flight
from companion.ui.widgets.coin_paths import Flow
from companion.ui.widgets.control_cache import ControlCache, use_control_cache
from companion.ui.widgets.geometry import Rect, Seat, Stage
from companion.ui.widgets.palette import current_palette, set_palette
from companion.ui.widgets.pots import PotView, pot
from companion.ui.widgets.preview_arcs import arcs
from companion.ui.widgets.seat_card import SeatCardView, State, plaque, rim
from companion.ui.widgets.tokens import MOVING, Motion, Palette

_CANDLE: Final = 760.0
_LEAN: Final = 0.22
"""How far the candle stands from the active plaque towards the table's middle."""


@dataclass(frozen=True, slots=True)
class StageView:
    """What is on the table."""

    plaques: tuple[SeatCardView, ...]
    """By place."""
    court: PotView
    bank: PotView
    preview: tuple[Flow, ...] = ()
    """Moves not yet confirmed: drawn as dotted arcs."""
    moved: tuple[Flow, ...] = ()
    """Moves just made: their coins fly once for each new `revision`."""
    revision: int = 0


@ft.component
def stage(
    palette: Palette,
    view: StageView,
    geometry: Stage,
    centre: ft.Control | None = None,
    motion: Motion = MOVING,
) -> ft.Control:
    """The whole stage; `centre` stands above the pots, in `geometry.centre`."""
    set_palette(palette)
    shelf = use_control_cache()
    layers: list[ft.Control] = [
        shelf.keep("dark", geometry, lambda: _dark(geometry)),
        _lit_table(shelf, view, geometry, motion),
    ]
    if centre is not None:
        middle = (geometry.centre, centre)
        layers.append(shelf.keep("centre", middle, lambda: _centre(*middle)))
    layers.append(_kept_pot(shelf, view.court, geometry.court))
    layers.append(_kept_pot(shelf, view.bank, geometry.bank))
    shown = (view.preview, geometry)
    layers.append(shelf.keep("preview", shown, lambda: arcs(*shown)))
    # The client's list of children is patched in place, and a child that changes its position takes
    # others' changes with it: every layer keeps its position, whatever it shows.
    seated = [(shown, geometry.seats[shown.place]) for shown in view.plaques]
    layers.extend(_kept_plaque(shelf, shown, seat) for shown, seat in seated)
    above = raised(geometry, frozenset(each.place for each in view.plaques if each.badge))
    layers.extend(
        _kept_rim(shelf, shown, seat, above=shown.place in above) for shown, seat in seated
    )
    layers.append(_kept_flight(shelf, view, geometry, motion))
    return ft.Stack(
        layers,
        width=geometry.width,
        height=geometry.height,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )


def _kept_flight(
    shelf: ControlCache, view: StageView, geometry: Stage, motion: Motion
) -> ft.Control:
    # a revision that moves no coins is none to the flight: it has nothing to draw and to await
    flown = (view.moved, view.revision if view.moved else None, geometry, motion)
    return shelf.keep("flight", flown, lambda: flight(current_palette(), *flown))


def _kept_plaque(shelf: ControlCache, view: SeatCardView, seat: Seat) -> ft.Control:
    return shelf.keep(f"place-{view.place}", (view, seat), lambda: plaque(view, seat))


def _kept_rim(shelf: ControlCache, view: SeatCardView, seat: Seat, *, above: bool) -> ft.Control:
    shown = (view.badge, view.state, seat, above)
    return shelf.keep(f"rim-{view.place}", shown, lambda: rim(view, seat, above=above))


def _kept_pot(shelf: ControlCache, view: PotView, rect: Rect) -> ft.Control:
    return shelf.keep(f"pot-{view.pot}", (view, rect), lambda: pot(view, rect))


def _dark(geometry: Stage) -> ft.Control:
    """The room around the table."""
    return ft.Container(
        key="dark",
        left=0,
        top=0,
        width=geometry.width,
        height=geometry.height,
        bgcolor=current_palette().edge,
    )


def _lit_table(shelf: ControlCache, view: StageView, geometry: Stage, motion: Motion) -> ft.Control:
    """The table, and the light that falls on it and nowhere else."""
    palette = current_palette()
    rect = geometry.table
    over = Rect(0, 0, rect.width, rect.height)
    return ft.Stack(
        [
            shelf.keep("table", rect, lambda: _stretched("table", pictures.table(palette), over)),
            _kept_candle(shelf, view, geometry, motion),
            shelf.keep("frame", rect, lambda: _stretched("frame", pictures.frame(palette), over)),
        ],
        key="lit",
        left=rect.x,
        top=rect.y,
        width=rect.width,
        height=rect.height,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )


def _stretched(key: str, source: str, over: Rect) -> ft.Image:
    return ft.Image(
        key=key,
        src=source,
        left=over.x,
        top=over.y,
        width=over.width,
        height=over.height,
        fit=ft.BoxFit.FILL,
        gapless_playback=True,
        exclude_from_semantics=True,
    )


def _kept_candle(
    shelf: ControlCache, view: StageView, geometry: Stage, motion: Motion
) -> ft.Control:
    """One light, leaning to whoever plays; in the middle when nobody does."""
    middle = geometry.width / 2, geometry.height / 2
    x, y = next(
        (
            geometry.seats[shown.place].rect.middle
            for shown in view.plaques
            if shown.state is State.ACTIVE
        ),
        middle,
    )
    at = (
        x + _LEAN * (middle[0] - x) - geometry.table.x,
        y + _LEAN * (middle[1] - y) - geometry.table.y,
    )
    shown = (at, motion)
    return shelf.keep("candle", shown, lambda: _candle(*shown))


def _candle(at: tuple[float, float], motion: Motion) -> ft.Control:
    light = _stretched(
        "candle", pictures.candle(current_palette()), Rect.around(*at, _CANDLE, _CANDLE)
    )
    light.animate_position = ft.Animation(motion.marker, ft.AnimationCurve.EASE_IN_OUT_CUBIC)
    return light


def _centre(slot: Rect, centre: ft.Control) -> ft.Control:
    return ft.Container(
        key="centre",
        left=slot.x,
        top=slot.y,
        width=slot.width,
        height=slot.height,
        alignment=ft.Alignment.CENTER,
        content=centre,
    )
