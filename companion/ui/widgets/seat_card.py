"""A place's plaque: who sits there and how many coins lie there."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Final

import flet as ft

from companion.ui.widgets import pictures
from companion.ui.widgets.badge_placement import BADGE_BEYOND
from companion.ui.widgets.badges import Badge, Change, badge, change, scale_within
from companion.ui.widgets.emblems import coin, emblem
from companion.ui.widgets.geometry import Seat
from companion.ui.widgets.palette import cache_by_palette, current_palette
from companion.ui.widgets.semantics import silent, spoken, tap_layer
from companion.ui.widgets.text_fit import LINE, fit
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Radius, Space

_FLAME: Final = 46.0
_INSET: Final = 5.0
"""Between a plaque's edge and its frame."""
_FRAMED: Final = 2 * (_INSET + 1)
"""What edge and frame take of a plaque's height."""
DIMMED: Final = 0.62
"""Opacity of what is written on a dimmed plaque."""
_SMALLEST_NAME: Final = 11.0
_CROWDED: Final = 0.87
"""Digits beside a name on two lines, or two of them beside a change, are smaller."""


class State(Enum):
    """What a place has to do with what is going on. Every state has a shape besides its colour."""

    REST = "rest"
    ACTIVE = "active"
    """Whose turn it is: filled, with a flame."""
    DIMMED = "dimmed"
    """Not concerned by what is being settled."""
    MOVED = "moved"
    """A power gives it coins, or takes some."""
    FINED = "fined"


@dataclass(frozen=True, slots=True)
class SeatCardView:
    """What a plaque, or a row of the list, shows of one place."""

    place: int
    name: str
    coins: int
    label: str
    """Who sits there and how many coins lie there, in words."""
    state: State = State.REST
    change: Change | None = None
    badge: Badge | None = None
    on_tap: Callable[[], object] | None = None
    """None where a tap means nothing."""

    @property
    def heard(self) -> str:
        """What a screen reader tells of the place: its label, and what its badge says."""
        # nobody sees the comma, and it is a pause in every language
        return self.label if self.badge is None else f"{self.label}, {self.badge.text}"


def plaque(view: SeatCardView, seat: Seat) -> ft.Control:
    """The plaque as a child of the stage's stack, turned to face its person."""
    width, height = _upright(seat)
    face = _face(view, seat, width, height)
    face = spoken(view.heard, face) if view.on_tap is None else silent(face)
    # patched in place, a face that was silent would stay so: each kind is a child of its own
    face.key = f"{'face' if view.on_tap is None else 'tapped'}-{view.place}"
    layers: list[ft.Control] = [face]
    if view.on_tap is not None:
        tap = tap_layer(view.heard, view.on_tap)
        tap.key = f"tap-{view.place}"
        layers.append(tap)
    return _turned(layers, f"place-{view.place}", seat)


def rim(view: SeatCardView, seat: Seat, *, above: bool) -> ft.Control:
    """What reaches beyond the plaque, to lie above all neighbours: its badge and its flame.

    The badge stands on the upper rim if it is to be `above`.
    """
    if view.badge is None and view.state is not State.ACTIVE:
        return ft.Container(key=f"rim-{view.place}", width=0, height=0)
    width, _ = _upright(seat)
    marks: list[ft.Control] = []
    if view.badge is not None:
        beside_flame = above and view.state is State.ACTIVE
        marks.append(_on_rim(view.badge, width, above=above, beside_flame=beside_flame))
    if view.state is State.ACTIVE:
        marks.append(_flame_at(width - _FLAME / 2 - 6, 8 - _FLAME / 2))
    turned = _turned(marks, f"rim-{view.place}", seat)
    turned.ignore_interactions = True
    return turned


def _upright(seat: Seat) -> tuple[float, float]:
    return seat.long_side, min(seat.rect.width, seat.rect.height)


def _turned(layers: list[ft.Control], key: str, seat: Seat) -> ft.Container:
    width, height = _upright(seat)
    stack = ft.Stack(layers, width=width, height=height, clip_behavior=ft.ClipBehavior.NONE)
    return ft.Container(
        key=key,
        left=seat.rect.x,
        top=seat.rect.y,
        width=seat.rect.width,
        height=seat.rect.height,
        content=ft.RotatedBox(quarter_turns=seat.turns, content=stack) if seat.turns else stack,
    )


def _on_rim(view: Badge, width: float, *, above: bool, beside_flame: bool) -> ft.Control:
    """The badge, half over the rim; at the left of the flame where that stands on the same one."""
    beyond = Space.XS if beside_flame else Space.M
    room = width + 2 * beyond
    if beside_flame:
        room -= beyond + _FLAME / 2 + 6
    return ft.Container(
        key="badge",
        left=-beyond,
        top=-BADGE_BEYOND if above else None,
        bottom=None if above else -BADGE_BEYOND,
        width=room,
        alignment=ft.Alignment.CENTER,
        content=silent(badge(view, room)),
    )


def _face(view: SeatCardView, seat: Seat, width: float, height: float) -> ft.Control:
    palette = current_palette()
    active = view.state is State.ACTIVE
    return ft.Container(
        width=width,
        height=height,
        padding=_INSET,
        border_radius=Radius.PLAQUE,
        border=None if active else _line(palette.line),
        bgcolor=None if active else palette.surface,
        gradient=active_fill() if active else None,
        shadow=_shadows(view.state),
        clip_behavior=ft.ClipBehavior.NONE,
        content=ft.Container(
            border_radius=Radius.FRAME,
            border=_line(ft.Colors.with_opacity(0.55, palette.on_gold) if active else palette.line),
            content=ft.Stack(_inside(view, seat, width - 2 * _INSET)),
            opacity=DIMMED if view.state is State.DIMMED else 1,
        ),
    )


@cache
def _line(color: str) -> ft.Border:
    return ft.Border.all(1, color)


def _inside(view: SeatCardView, seat: Seat, width: float) -> list[ft.Control]:
    palette = current_palette()
    active = view.state is State.ACTIVE
    ink = palette.on_gold if active else palette.text
    coins = palette.on_gold if active else palette.gold
    pad = 0.065 * seat.long_side
    room = width - 2 * pad - (_FLAME / 2 - 4 if active else 0)
    fitted = fit(view.name, room, seat.name, _SMALLEST_NAME)
    crowded = fitted.lines == 2 or (view.coins >= 10 and view.change is not None)
    digits = seat.digits * (_CROWDED if crowded else 1)
    top = 0.03 * seat.long_side if fitted.lines == 1 else 0.012 * seat.long_side
    line = round(fitted.size * LINE)
    inside: list[ft.Control] = [
        ft.Text(
            view.name,
            left=pad,
            top=top,
            width=room,
            max_lines=2,
            no_wrap=fitted.lines == 1,
            style=style(Font.MEDIUM, round(fitted.size, 1), ink, line),
        ),
        ft.Text(
            str(view.coins),
            left=pad - 2,
            bottom=-0.018 * seat.long_side,
            no_wrap=True,
            style=_figures(view.coins, style(Font.BOLD, round(digits), coins, round(digits)), seat),
        ),
    ]
    if view.change is None:
        size = 0.215 * seat.long_side
        mark = coin(size, on_gold=active)
        mark.key, mark.right, mark.bottom = f"coin-{view.place}", pad, 0.075 * seat.long_side
        inside.append(mark)
    else:
        bottom = 0.05 * seat.long_side
        # not on the name's second line
        below_name = _upright(seat)[1] - _FRAMED - top - fitted.lines * line - bottom
        inside.append(
            ft.Container(
                key=f"change-{view.place}",
                right=pad - 4,
                bottom=bottom,
                content=change(
                    view.change,
                    on_gold=active,
                    stacked=True,
                    scale=min(seat.long_side / 188, scale_within(below_name)),
                ),
            )
        )
    return inside


def _figures(coins: int, plain: ft.TextStyle, seat: Seat) -> ft.TextStyle:
    """Turned away from whoever looks, a 6 is a 9: a line under it says where its foot is."""
    if not seat.turns or not {"6", "9"} & set(str(coins)):
        return plain
    return replace(plain, decoration=ft.TextDecoration.UNDERLINE, decoration_thickness=1)


def _flame_at(left: float, top: float) -> ft.Control:
    mark = flame()
    mark.key, mark.left, mark.top = "flame", left, top
    return mark


def flame(size: float = _FLAME) -> ft.Container:
    """The mark of whoever plays, so that it is not told by colour alone."""
    palette = current_palette()
    return ft.Container(
        width=size,
        height=size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=palette.on_gold,
        border=ft.Border.all(2, palette.gold_fill),
        alignment=ft.Alignment.CENTER,
        content=emblem(pictures.TURN, 0.65 * size),
    )


@cache_by_palette
def active_fill() -> ft.LinearGradient:
    """The fill of whoever plays."""
    return ft.LinearGradient(
        begin=ft.Alignment.TOP_LEFT,
        end=ft.Alignment.BOTTOM_RIGHT,
        colors=list(current_palette().active),
    )


def ring_color(state: State) -> str | None:
    """The colour of the ring around a place; None where it has none."""
    palette = current_palette()
    return {
        State.ACTIVE: palette.gold_fill,
        State.MOVED: palette.gold_fill,
        State.FINED: palette.court_fill,
    }.get(state)


@cache_by_palette
def _shadows(state: State) -> list[ft.BoxShadow]:
    """Rings are shadows without blur, painted from the outermost to the innermost."""
    palette = current_palette()
    drop = ft.BoxShadow(
        blur_radius=16, offset=ft.Offset(0, 6), color=ft.Colors.with_opacity(0.35, palette.shadow)
    )
    ring = ring_color(state)
    if ring is None:
        return [drop]
    shadows = [
        ft.BoxShadow(spread_radius=5, color=ring),
        ft.BoxShadow(spread_radius=2, color=palette.edge),
    ]
    if state is State.ACTIVE:
        glow = ft.BoxShadow(blur_radius=70, color=ft.Colors.with_opacity(0.38, palette.gold_fill))
        return [glow, *shadows]
    return [drop, *shadows]
