"""A verdict between the two halves of a phone: everybody's coins are always shown whole."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from companion.ui.board.moment_views import VerdictView
from companion.ui.board.verdict_gains import crossing, crossing_height, gain_rows, gains_height
from companion.ui.layout.geometry import Rect
from companion.ui.layout.text_fit import Fit, fit
from companion.ui.layout.tokens import Size, Space
from companion.ui.table.verdict.parts import (
    besides_coins,
    framed,
    heights_of_words,
    title_line,
    titles,
)
from companion.ui.table.verdict.room import RoomBetween

_SMALLEST: Final = 15.0
"""The smallest type of a title."""
_SMALLEST_ON_ONE: Final = 12.0
"""The smallest type of a title on the only line left for it."""
_CROSSING: Final = (64, 48, 40, 34, 28)
"""Type sizes of swapped fortunes, the largest that fits."""
_EDGES: Final = 4
"""Height of both edges of the frame."""
_WIDER: Final = 1.06
"""How much wider the title font is than the one that is estimated."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What of a verdict is shown, how large, and where."""

    view: VerdictView
    title: Fit
    rect: Rect
    small: bool = False
    """Everything is as small as it may be, and the title stands on one line."""
    from_top: bool = False
    """It stands at the top of `rect`, otherwise at its bottom."""
    digits: int = 0
    """Type size of swapped fortunes."""

    @property
    def padding(self) -> int:
        """Pixels between the frame and its content."""
        return Space.XXS if self.small else Space.XS

    @property
    def spacing(self) -> int:
        """Pixels between the parts."""
        return Space.XXS if self.small else Space.XS

    @property
    def room(self) -> float:
        """Width of the content in pixels."""
        return _room(self.rect)


def plan_between(view: VerdictView, free: RoomBetween) -> Plan:
    """Return what of a verdict is shown, and where.

    What was announced is left out before the rest, then what happened besides coins. Pots are
    covered only if these have to be left out otherwise, and the dock only if the coins, in small
    type, would not fit. What the players do now stands in the dock anyway.
    """
    last = None
    for plan, height in _plans(replace(view, unmasked=""), free):
        last = _with_digits(plan, height)
        if _height(last) <= height:
            break
    assert last is not None
    return last


def banner_between(plan: Plan, revision: int) -> ft.Control:
    """Return the verdict as planned."""
    view, exchange = plan.view, plan.view.exchange
    parts = titles(view.announced, _words(view), plan.title)
    gains = view.gains
    if exchange is not None:
        parts.append(crossing(exchange, plan.room, plan.digits))
        gains = exchange.gains
    if gains:
        parts.append(gain_rows(gains, plan.room, small=plan.small))
    parts += besides_coins(view)
    return framed(
        view, revision, parts, plan.rect.width, None, padding=plan.padding, spacing=plan.spacing
    )


def _plans(view: VerdictView, free: RoomBetween) -> Iterator[tuple[Plan, float]]:
    """Yield plans, the best first, with the heights they may have."""
    shorter = replace(view, announced="", court="")
    shortest = replace(shorter, sentences=())
    bare = replace(shortest, now="")
    words, width = _words(view), _room(free.rect) / _WIDER
    between = Plan(view, fit(words, width, Size.AWAITED_PHONE, _SMALLEST), free.rect)
    on_one = fit(words, width, _SMALLEST, _SMALLEST_ON_ONE, on_two=0)
    over = replace(between, rect=free.beneath, from_top=True)
    for each in (view, shorter, shortest):
        yield replace(between, view=each), free.below_pots
    for each in (view, shorter, shortest, bare):
        yield replace(between, view=each), free.rect.height
    yield replace(between, view=bare, title=on_one, small=True), free.rect.height
    for each in (view, shorter, bare):
        yield replace(over, view=each), free.beneath.height
    yield replace(over, view=bare, title=on_one, small=True), free.beneath.height


def _room(rect: Rect) -> float:
    return rect.width - 2 * Space.M


def _words(view: VerdictView) -> str:
    """The title."""
    return view.title if view.exchange is None else view.exchange.title


def _with_digits(plan: Plan, height: float) -> Plan:
    """The plan with swapped fortunes in the largest type that fits."""
    if plan.view.exchange is None:
        return plan
    sized = [replace(plan, digits=each) for each in _CROSSING]
    return next((each for each in sized if _height(each) <= height), sized[-1])


def _height(plan: Plan) -> float:
    """The estimated height, rather too high."""
    view, title, exchange = plan.view, plan.title, plan.view.exchange
    gains = view.gains if exchange is None else exchange.gains
    parts = [
        title.lines * title_line(title),
        0 if exchange is None else crossing_height(plan.digits),
        gains_height(gains, plan.room, small=plan.small),
        *heights_of_words(view, plan.room),
    ]
    shown = [each for each in parts if each]
    return sum(shown) + (len(shown) - 1) * plan.spacing + 2 * plan.padding + _EDGES
