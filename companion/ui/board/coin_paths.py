"""Curves along which coins travel across the stage."""

import math
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Final, Self

from companion.ui.board.table_view import Flow, Spot
from companion.ui.layout.stage import BELOW_POTS, Rect, Stage
from companion.ui.layout.tokens import DISCS

Point = tuple[float, float]

_CLEARANCE: Final = 10.0
"""Pixels between a curve's ends and its source or target."""
_BENDS: Final = (
    *(0.16, -0.16, 0.25, -0.25, 0.34, -0.34, 0.47, -0.47, 0.6, -0.6),
    *(0.85, -0.85, 1.1, -1.1, 1.4, -1.4),
)
"""Bulges of a curve by its length, the least preferred last."""
_LEANS: Final = (0.0, 0.45, -0.45)
"""How far a bulge is moved towards the target, by the curve's length."""
_DETOUR: Final = 4.0
"""Penalty for a detour of twice the distance, in sampled points on forbidden areas."""
_APART: Final = 40.0
"""The smallest distance between the curves of opposite flows."""
_SAMPLES: Final = 16
_STEPS: Final = 24
"""Pieces of a curve along which coins are laid out."""
_SHORTEST: Final = 90.0
"""Neighbouring seats almost touch; on a shorter curve a coin would hardly be visible."""
_UNSEEN: Final = 40.0
"""A shorter curve lies between the two, where a badge may cover it."""
_SHARE_FOR_DISCS: Final = 0.7
"""The share of a curve that coins may take; its ends stay free to show the direction."""
_EMBLEM: Final = 150.0
"""Width of the announced mask in the centre."""
_NAME: Final = 46.0
"""Height of its name below."""
_NAME_WIDTH: Final = 190.0
_FIGURE: Final = 6
_ANNOUNCED: Final = 8
"""Penalties for a sampled point on a seat or pot, and on the announced mask or its name."""
_GOOD_ENOUGH: Final = 1.5
"""A curve of so little cost is taken without a look at the others."""
_PLACES_FOR_COINS: Final = tuple(0.5 + step / 10 for step in range(-3, 4))
_BETWEEN_DISCS: Final = 40.0
_DISC: Final = 17.0
"""Radius of a coin, which must not be cut off by the edge of the stage."""
_CHANGE: Final = 140.0
"""Width of the change below a pot."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A quadratic Bézier curve on the stage."""

    start: Point
    control: Point
    end: Point
    coins_at: float = 0.5
    """Where on the curve the middle coin lies: from 0 at the start to 1 at the end."""

    def at(self, t: float) -> Point:
        """Return the point at `t`, from 0 at the start to 1 at the end."""
        (x0, y0), (x1, y1), (x2, y2) = self.start, self.control, self.end
        u = 1 - t
        return (
            u * u * x0 + 2 * u * t * x1 + t * t * x2,
            u * u * y0 + 2 * u * t * y1 + t * t * y2,
        )

    @property
    def length(self) -> float:
        """The approximate length."""
        points = [self.at(i / 8) for i in range(9)]
        return sum(math.dist(one, other) for one, other in pairwise(points))

    def discs(self, count: int) -> list[Point]:
        """Return up to `count` points around `coins_at`, a coin apart; fewer if short."""
        return self._discs(self._distances(), self.coins_at, count)

    def with_coins_clear_of(self, covered: Sequence[Rect]) -> Self:
        """Return the curve with its coins where they cover least, as near its middle as can be."""
        distances = self._distances()

        def cost(at: float) -> float:
            discs = self._discs(distances, at, DISCS)
            over = sum(_overlaps(disc, rect) for disc in discs for rect in covered)
            return over + abs(at - 0.5)

        return replace(self, coins_at=min(_PLACES_FOR_COINS, key=cost))

    def _distances(self) -> list[float]:
        """Return the distances from its start to points along the curve, the last its length."""
        points = [self.at(i / _STEPS) for i in range(_STEPS + 1)]
        steps = (math.dist(one, other) for one, other in pairwise(points))
        return list(accumulate(steps, initial=0.0))

    def _discs(self, distances: list[float], at: float, count: int) -> list[Point]:
        length = distances[-1]
        room = max(1, min(count, int(_SHARE_FOR_DISCS * length / _BETWEEN_DISCS)))
        first = length * at - _BETWEEN_DISCS * (room - 1) / 2
        last = length - _BETWEEN_DISCS * (room - 1)
        first = max(0.0, min(first, last))
        points = []
        for nth in range(room):
            along = first + nth * _BETWEEN_DISCS
            step = min(max(bisect(distances, along), 1), _STEPS)
            before, after = distances[step - 1], distances[step]
            part = (along - before) / (after - before) if after > before else 0.0
            points.append(self.at((step - 1 + part) / _STEPS))
        return points

    def arrowhead(self, size: float) -> tuple[Point, Point, Point]:
        """Return the triangle at the end: its tip, then its other corners."""
        angle = math.atan2(self.end[1] - self.control[1], self.end[0] - self.control[0])
        left, right = (
            (
                self.end[0] - size * math.cos(angle + side),
                self.end[1] - size * math.sin(angle + side),
            )
            for side in (0.5, -0.5)
        )
        return self.end, left, right


def disc_count(flow: Flow) -> int:
    """Return how many coins are drawn for a flow."""
    return min(flow.coins, DISCS)


@lru_cache(256)
def curve(stage: Stage, flow: Flow) -> Curve:
    """Return the curve of a flow, from rim to rim, around what lies between."""
    ends = (flow.source, flow.target)
    numbers = [
        where(stage, spot)
        for spot in (*range(len(stage.seats)), "court", "bank")
        if spot not in ends
    ]
    changes = [_change_below(pot) for pot in (stage.court, stage.bank)]
    obstacles = (
        *((_FIGURE, rect) for rect in numbers),
        *((_ANNOUNCED, rect) for rect in _announced(stage)),
        *((2, rect) for rect in changes),
    )
    reverse = None
    if _is_back(flow):
        reverse = curve(stage, Flow(flow.target, flow.source, flow.coins))

    def cost(path: Curve) -> float:
        close = reverse is not None and math.dist(path.at(0.5), reverse.at(0.5)) < _APART
        return _crossings(path, stage, obstacles) + _detour(path) + 10 * close

    candidates = (_bent(stage, flow, bend, lean) for lean in _LEANS for bend in _BENDS)
    best, least = None, math.inf
    for path in candidates:
        paid = cost(path)
        if paid < least:
            best, least = path, paid
        if least < _GOOD_ENOUGH:
            break
    assert best is not None
    covered = (*(where(stage, spot) for spot in ends), *(rect for _, rect in obstacles))
    return best.with_coins_clear_of(covered)


def _is_back(flow: Flow) -> bool:
    """Return whether this is the "back" one of a flow and its reverse; towards a pot, none is."""
    if isinstance(flow.source, str) and isinstance(flow.target, str):
        return flow.source == "bank"
    if isinstance(flow.source, str) or isinstance(flow.target, str):
        return isinstance(flow.source, str)
    return flow.source > flow.target


def _overlaps(disc: Point, rect: Rect) -> bool:
    x, y = disc
    return rect.x - _DISC < x < rect.right + _DISC and rect.y - _DISC < y < rect.bottom + _DISC


def _bent(stage: Stage, flow: Flow, bend: float, lean: float) -> Curve:
    source, target = where(stage, flow.source), where(stage, flow.target)
    (x0, y0), (x1, y1) = source.middle, target.middle
    share = 0.5 + lean
    control = (
        x0 + (x1 - x0) * share - (y1 - y0) * bend,
        y0 + (y1 - y0) * share + (x1 - x0) * bend,
    )
    return Curve(
        _rim(source, control, is_pot=isinstance(flow.source, str)),
        control,
        _rim(target, control, is_pot=isinstance(flow.target, str)),
    )


def _crossings(path: Curve, stage: Stage, obstacles: tuple[tuple[int, Rect], ...]) -> int:
    """Count sampled points of the curve on forbidden areas; points off the stage weigh most."""
    points = [path.at(i / _SAMPLES) for i in range(_SAMPLES + 1)]
    hidden = sum(
        not (_DISC <= x <= stage.width - _DISC and _DISC <= y <= stage.height - _DISC)
        for x, y in points
    )
    crossed = sum(
        weight
        for weight, rect in obstacles
        for x, y in points
        if rect.x <= x <= rect.right and rect.y <= y <= rect.bottom
    )
    cramped, unseen = path.length < _SHORTEST, path.length < _UNSEEN
    return crossed + 8 * hidden + 5 * cramped + 16 * unseen


def _detour(path: Curve) -> float:
    return _DETOUR * (path.length / max(math.dist(path.start, path.end), 1.0) - 1)


def _announced(stage: Stage) -> tuple[Rect, Rect]:
    """Return the announced mask, and its name below."""
    slot = stage.centre
    x, _ = slot.middle
    mask, wide = slot.height - _NAME, min(_NAME_WIDTH, slot.width)
    face = min(_EMBLEM, mask)
    return (
        Rect(x - face / 2, slot.y, face, mask),
        Rect(x - wide / 2, slot.y + mask, wide, _NAME),
    )


def _change_below(pot: Rect) -> Rect:
    return Rect(pot.middle[0] - _CHANGE / 2, pot.bottom, _CHANGE, BELOW_POTS)


def where(stage: Stage, spot: Spot) -> Rect:
    """Return the rectangle of a spot on the stage."""
    if spot == "court":
        return stage.court
    if spot == "bank":
        return stage.bank
    return stage.seats[spot].rect


def _rim(rect: Rect, towards: Point, *, is_pot: bool) -> Point:
    """Return the point where the line from the rectangle's middle leaves it, with clearance."""
    x, y = rect.middle
    dx, dy = towards[0] - x, towards[1] - y
    distance = math.hypot(dx, dy) or 1.0
    right, down = dx / distance, dy / distance
    reach = rect.width / 2 if is_pot else _box_reach(rect, right, down)
    share = (reach + _CLEARANCE) / distance
    return x + dx * share, y + dy * share


def _box_reach(rect: Rect, right: float, down: float) -> float:
    return 1 / max(abs(right) / (rect.width / 2), abs(down) / (rect.height / 2), 1e-6)
