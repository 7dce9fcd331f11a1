"""The table seen from above, in painting order."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import flet as ft

from companion.core.boxes import MOST_PLAYERS
from companion.ui.board.coin_animation import flight
from companion.ui.board.pots import pot
from companion.ui.board.preview_arcs import arcs, coins_on_arcs
from companion.ui.board.seat_card import seat_card
from companion.ui.board.table_view import PotView, SeatState, SeatView, StageView
from companion.ui.kit import pictures
from companion.ui.kit.control_cache import ControlCache, use_control_cache
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.layout.stage import Rect, Stage
from companion.ui.layout.tokens import MOVING, Motion, Palette

_CANDLE: Final = 760.0
_LEAN: Final = 0.22
"""Distance of the candle from the active card towards the middle, as a share."""

_READ_LAST: Final = MOST_PLAYERS + 2
"""Place of the centre among what is read: after all seats, the court and the bank."""
_FURTHER: Final = 0.125
"""Pixels between the left edges of layers read one after the other, exact in binary."""


@ft.component
def stage(
    palette: Palette,
    view: StageView,
    geometry: Stage,
    centre: ft.Control | None = None,
    motion: Motion = MOVING,
) -> ft.Control:
    """Return the whole stage; `centre` stands above the pots."""
    set_palette(palette)
    cache = use_control_cache()
    landed, set_landed = ft.use_state(view.revision)
    on_landed = cache.steady("landed", lambda: set_landed(view.revision))
    flying = bool(view.moved and motion.coin and landed != view.revision)
    if flying:
        view = view.before_landing()
    # the last coins of a game land before its result appears
    over = view.over and not flying
    layers: list[ft.Control] = [
        cache.keep("dark", geometry, lambda: _dark(geometry)),
        _lit_table(cache, view, geometry, motion),
        # below masks, names and figures
        cache.keep("preview", (view.preview, geometry), lambda: arcs(view.preview, geometry)),
    ]
    if centre is not None:
        slot = geometry.inside if view.over else geometry.centre
        middle, hidden = (slot, centre, motion), view.over and flying
        layers.append(
            cache.keep(
                "centre",
                (middle, hidden, geometry),
                lambda: _read_at(_READ_LAST, _centre(*middle, hidden=hidden), geometry),
            )
        )
    layers += _pots(cache, view, geometry, shown=not over)
    # the client patches the list of children in place, and a child that moves takes others' changes
    # with it: every layer keeps its position
    by_person = sorted(view.seats, key=lambda seat: seat.id)
    layers += (_kept_seat_card(cache, seat, geometry, motion) for seat in by_person)
    shown = view.preview, geometry
    layers.append(cache.keep("preview-coins", shown, lambda: coins_on_arcs(*shown)))
    # a revision without moves counts as none: nothing to draw or wait for
    flown = (view.moved, view.revision if view.moved else None, geometry, motion, on_landed)
    layers.append(cache.keep("flight", flown, lambda: flight(palette, *flown)))
    return ft.Stack(
        layers,
        width=geometry.width,
        height=geometry.height,
        # the layers that are read have different left edges
        alignment=ft.Alignment.TOP_RIGHT,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )


def _kept_seat_card(
    cache: ControlCache, view: SeatView, geometry: Stage, motion: Motion
) -> ft.Control:
    box = geometry.seats[view.seat]
    kept = (view, box, motion)

    def build() -> ft.Control:
        return _read_at(view.seat, _gliding(seat_card(view, box), motion), geometry)

    return cache.keep(f"seat-{view.id}", (*kept, geometry), build)


def _gliding(card: ft.LayoutControl, motion: Motion) -> ft.LayoutControl:
    """Animate the card when its person changes seats."""
    card.animate_position = ft.Animation(motion.marker, ft.AnimationCurve.EASE_IN_OUT_CUBIC)
    return card


def _pots(
    cache: ControlCache, view: StageView, geometry: Stage, *, shown: bool
) -> Iterator[ft.Control]:
    for pot_view, rect in ((view.court, geometry.court), (view.bank, geometry.bank)):
        if shown:
            kept = (pot_view, rect, geometry)
            place = MOST_PLAYERS + (pot_view.pot == "bank")
            build = partial(_read_pot, place, *kept)
            yield cache.keep(f"pot-{pot_view.pot}", kept, build)
        else:
            yield ft.Container(key=f"no-{pot_view.pot}")


def _read_pot(place: int, view: PotView, rect: Rect, geometry: Stage) -> ft.Control:
    return _read_at(place, pot(view, rect), geometry)


def _read_at(place: int, content: ft.LayoutControl, geometry: Stage) -> ft.Control:
    """Return a layer over the whole stage that screen readers read at a place.

    The client reads controls row by row, although people sit in a circle. Layers over each other it
    reads by their left edges.
    """
    edge = _FURTHER * place
    content.left = (content.left or 0.0) - edge
    layer = ft.Stack(
        [content],
        width=geometry.width - edge,
        height=geometry.height,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    return ft.Semantics(container=True, content=layer, key=f"read-{content.key}")


def _dark(geometry: Stage) -> ft.Control:
    """Return the room around the table."""
    return ft.Container(
        key="dark",
        left=0,
        top=0,
        width=geometry.width,
        height=geometry.height,
        bgcolor=current_palette().edge,
    )


def _lit_table(cache: ControlCache, view: StageView, geometry: Stage, motion: Motion) -> ft.Control:
    """Return the table and the candlelight on it."""
    palette = current_palette()
    rect = geometry.table
    over = Rect(0, 0, rect.width, rect.height)

    def ornament(key: str, source: str) -> ft.Control:
        return cache.keep(key, rect, lambda: _stretched(key, source, over))

    return ft.Stack(
        [
            ornament("table", pictures.table(palette)),
            _kept_candle(cache, view, geometry, motion),
            ornament("frame", pictures.frame(palette)),
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
    cache: ControlCache, view: StageView, geometry: Stage, motion: Motion
) -> ft.Control:
    """Return the candle, near the active player; in the middle without one."""
    across, down = geometry.width / 2, geometry.height / 2
    active = (seat.seat for seat in view.seats if seat.state is SeatState.ACTIVE)
    seat = next(active, None)
    x, y = (across, down) if seat is None else geometry.seats[seat].rect.middle
    at = (
        x + _LEAN * (across - x) - geometry.table.x,
        y + _LEAN * (down - y) - geometry.table.y,
    )
    return cache.keep("candle", (at, motion), lambda: _candle(at, motion))


def _candle(at: tuple[float, float], motion: Motion) -> ft.Control:
    light = _stretched(
        "candle", pictures.candle(current_palette()), Rect.around(*at, _CANDLE, _CANDLE)
    )
    light.animate_position = ft.Animation(motion.marker, ft.AnimationCurve.EASE_IN_OUT_CUBIC)
    return light


def _centre(slot: Rect, centre: ft.Control, motion: Motion, *, hidden: bool) -> ft.LayoutControl:
    return ft.Container(
        key="centre",
        opacity=0 if hidden else 1,
        animate_opacity=ft.Animation(motion.marker, ft.AnimationCurve.EASE_IN),
        left=slot.x,
        top=slot.y,
        width=slot.width,
        height=slot.height,
        alignment=ft.Alignment.CENTER,
        # the opacity takes time to fall, and the pots are still there
        content=None if hidden else centre,
    )
