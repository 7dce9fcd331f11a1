"""Where a verdict stands, how large it is, and what of it is shown: `place` alone decides."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import product
from typing import Final

from companion.ui.board.moment_views import Gain, VerdictView
from companion.ui.board.verdict_gains import crossing_height, gains_height
from companion.ui.layout.breakpoints import Breakpoint
from companion.ui.layout.stage import Rect
from companion.ui.layout.text_fit import LINE, SMALLER_ON_TWO, Fit, fit
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.table.verdict.parts import head_with_mask, heights_of_words, title_height

_SMALLEST: Final = 18.0
"""The smallest type of a title."""
_SMALLEST_BETWEEN: Final = 15.0
"""The same between two halves."""
_SMALLEST_ON_ONE: Final = 12.0
"""The smallest type of a title on the only line left for it."""
_SMALLEST_ON_TWO: Final = 8.0
"""The smallest type of a title that stands alone, on enlarged pages."""
_CROSSING: Final = (64, 48, 40, 34, 28, 24)
"""Type sizes of swapped fortunes, the largest that fits."""
_EDGES: Final = 4
"""Height of both edges of the frame."""
_SPARE: Final = 2 * Space.M + 4 * Space.XS - (2 * Space.S + 3 * Space.XS)
"""How much higher than its parts a verdict on the table is estimated, at least."""


class Around(Enum):
    """What lies around the free rectangles."""

    CARDS = "cards of people on one side of the table"
    CARDS_ON_BOTH_SIDES = "cards of people who sit opposite each other"
    ROWS = "rows of a list, and the dock"
    HALVES = "two halves of a phone"


@dataclass(frozen=True, slots=True)
class FreeRects:
    """Where a verdict covers neither people's coins nor what is asked."""

    around: Around
    rects: tuple[Rect, ...]
    """The best first."""
    title: Rect | None = None
    """The best place for a title alone; None if it is among `rects`."""


@dataclass(frozen=True, slots=True)
class Placed:
    """What of a verdict is shown, how large, and where."""

    view: VerdictView
    title: Fit
    rect: Rect
    around: Around
    height: float | None = None
    """Of the frame; None if it is as high as its content."""
    mask: bool = False
    """The headline stands beside the mask, in place of the title."""
    smaller: bool = False
    """That head is smaller."""
    twice: bool = False
    """It also stands upside down, at the top of `rect`."""
    small: bool = False
    """Everything is as small as it may be, and the title stands on one line."""
    digits: int = 0
    """Type size of swapped fortunes; 0 if they stand among the gains."""

    @property
    def words(self) -> str:
        """The title."""
        exchange = self.view.exchange if self.digits else None
        return self.view.title if exchange is None else exchange.title

    @property
    def gains(self) -> tuple[Gain, ...]:
        """What is shown of the gains."""
        exchange = self.view.exchange if self.digits else None
        return self.view.gains if exchange is None else exchange.gains

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


def place(view: VerdictView, free: FreeRects) -> Placed:
    """Return what of a verdict is shown, and where."""
    first = free.rects[0]
    match free.around:
        case Around.HALVES | Around.ROWS:
            return _between(view, free)
        case Around.CARDS:
            return _on_table(view, first, free.around)
        case Around.CARDS_ON_BOTH_SIDES:
            half = replace(first, height=(first.height - Space.XS) / 2)
            placed = _on_table(view, half, free.around)
            if view.gains and not placed.gains:
                # better once with the coins
                return _on_table(view, first, free.around)
            return replace(placed, rect=first, twice=True)


def _on_table(view: VerdictView, rect: Rect, around: Around) -> Placed:
    """Return a verdict that fills `rect`, with its headline large; less of it if it must."""
    filling = None
    if view.exchange is None:
        filling = _with_mask(view, rect, around) if view.headline else _titled(view, rect, around)
        filling = filling or _brief(view, rect, around)
    return filling or replace(_between(view, FreeRects(around, (rect,))), height=rect.height)


def _with_mask(view: VerdictView, rect: Rect, around: Around) -> Placed | None:
    """Return a verdict with its headline large; None if it does not fit."""
    room, smaller = _room(rect), around is Around.CARDS_ON_BOTH_SIDES
    title = _head(view, room, smaller=smaller)
    shown = _with_voice_if_it_fits(replace(view, announced=""), rect, title)
    if _height_on_table(shown, room, title) > rect.height:
        # the fines tell it too
        shown = replace(shown, unmasked="", gains=_of_players(shown))
    large = Placed(shown, title, rect, around, mask=True, smaller=smaller)
    return _filling(large) or _filling(replace(large, small=True))


def _head(view: VerdictView, room: float, *, smaller: bool) -> Fit:
    """Return the headline beside the mask as a title of its height."""
    _, high = head_with_mask(view, room, smaller=smaller)
    return Fit((high - 2) / LINE, 1)


def _brief(view: VerdictView, rect: Rect, around: Around) -> Placed | None:
    """Return headline and coins, perhaps of how many people instead of whose; None if too high."""
    room, mask = _room(rect), bool(view.headline)
    if mask:
        title = _head(view, room, smaller=True)
    else:
        title = fit(view.title, room, Size.AWAITED_PHONE, _SMALLEST, Font.TITLE)
    bare = replace(view, announced="", sentences=(), unmasked="", court="", now="", voice="")
    for gains in (view.gains, _of_players(view), _counted(_of_players(view))):
        placed = Placed(
            *(replace(bare, gains=gains), title, rect, around),
            height=rect.height,
            mask=mask,
            smaller=True,
            small=True,
        )
        if _height_between(placed) <= rect.height:
            return placed
    return None


def _of_players(view: VerdictView) -> tuple[Gain, ...]:
    """Return the gains without the court's, which has its own figure."""
    return tuple(gain for gain in view.gains if not gain.pot)


def _counted(gains: tuple[Gain, ...]) -> tuple[Gain, ...]:
    """Return how many people gain or lose the same; one alone keeps the name."""
    alike = Counter((gain.change.delta, gain.change.fine) for gain in gains)
    counted = dict[tuple[int, bool], Gain]()
    for gain in gains:
        same = gain.change.delta, gain.change.fine
        many = f"{alike[same]}\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}"
        counted.setdefault(same, gain if alike[same] == 1 else replace(gain, who=many))
    return tuple(counted.values())


def _titled(view: VerdictView, rect: Rect, around: Around) -> Placed | None:
    title = fit(view.title, _room(rect), Size.AWAITED, _SMALLEST, Font.TITLE)
    shown = _with_voice_if_it_fits(replace(view, unmasked=""), rect, title)
    return _filling(Placed(shown, title, rect, around))


def _with_voice_if_it_fits(view: VerdictView, rect: Rect, title: Fit) -> VerdictView:
    """Return the verdict, without its voice if it would not fit."""
    fits = _height_on_table(view, _room(rect), title) - _SPARE <= rect.height
    return view if fits else replace(view, voice="")


def _filling(placed: Placed) -> Placed | None:
    """Return the verdict as high as its rectangle; None if it does not fit."""
    needed = _height_on_table(placed.view, placed.room, placed.title, small=placed.small) - _SPARE
    return replace(placed, height=placed.rect.height) if needed <= placed.rect.height else None


def _height_on_table(view: VerdictView, room: float, title: Fit, *, small: bool = False) -> float:
    """Return the estimated height, rather too high; `small` with small gains."""
    emphasized = sum(bool(words) for words in (view.unmasked, view.court, view.now, view.voice))
    return (
        2 * Space.M
        + title.lines * (title.size * LINE + 2)
        + gains_height(view.gains, room, small=small)
        + sum(heights_of_words(view, room))
        + (4 + emphasized) * Space.XS
    )


def _between(view: VerdictView, free: FreeRects) -> Placed:
    """Return as much of a verdict as fits one of the rectangles.

    What was announced is left out before the rest, then what happened besides coins, then coins,
    which the seats show. What the players do now stands in the dock anyway.
    """
    last = None
    for plan in _plans(replace(view, unmasked="", voice=""), free):
        last = _with_digits(plan)
        if _height_between(last) <= last.rect.height:
            break
    assert last is not None
    return last


def _plans(view: VerdictView, free: FreeRects) -> Iterator[Placed]:
    """Yield what could be shown, the best first."""
    shorter = replace(view, announced="", court="")
    shortest = replace(shorter, sentences=())
    bare = replace(shortest, now="")

    def placed(shown: VerdictView, rect: Rect, largest: float, smallest: float) -> Placed:
        words = shown.title if shown.exchange is None else shown.exchange.title
        small = largest <= _SMALLEST_BETWEEN
        on_two = 0.0 if small else SMALLER_ON_TWO
        title = fit(words, _room(rect), largest, smallest, Font.TITLE, on_two)
        return Placed(shown, title, rect, free.around, small=small)

    is_wide = free.rects[0].width >= Breakpoint.PHONE
    largest = Size.AWAITED if is_wide else Size.AWAITED_PHONE
    large, small = (largest, _SMALLEST_BETWEEN), (_SMALLEST_BETWEEN, _SMALLEST_ON_ONE)
    smallest = _SMALLEST_ON_ONE, _SMALLEST_ON_ONE
    for rect in free.rects:
        yield from (placed(shown, rect, *large) for shown in (view, shorter, shortest))
    yield from (placed(bare, rect, *large) for rect in free.rects)
    plain = bare
    if view.exchange is not None:
        # its title has the swapped coins, which a fine changes again
        besides = view.exchange.gains
        words = view.exchange.title if besides else view.title
        plain = replace(bare, exchange=None, title=words, gains=besides)
    players = replace(plain, gains=_of_players(plain))
    alone = replace(plain, gains=())
    for shown in dict.fromkeys((bare, plain, players)):
        yield from (placed(shown, *each) for each in _sized(free.rects, small, smallest))
    rects = free.rects if free.title is None else (free.title,)
    for size, rect in product((largest, Size.AWAITED_PHONE, _SMALLEST_BETWEEN), rects):
        title = fit(alone.title, _room(rect), size, _SMALLEST_ON_ONE, Font.TITLE, on_two=0)
        yield Placed(alone, title, rect, free.around, small=True)
    for rect in rects:
        title = fit(alone.title, _room(rect), _SMALLEST_ON_ONE, _SMALLEST_ON_TWO, Font.TITLE, 1.0)
        yield Placed(alone, title, rect, free.around, small=True)


def _sized(
    rects: tuple[Rect, ...], *sizes: tuple[float, float]
) -> Iterator[tuple[Rect, float, float]]:
    """Yield the rectangles in one type size after the other."""
    yield from ((rect, *size) for size in sizes for rect in rects)


def _room(rect: Rect) -> float:
    return rect.width - 2 * Space.M


def _with_digits(plan: Placed) -> Placed:
    """Return the plan with swapped fortunes in the largest type that fits."""
    if plan.view.exchange is None:
        return plan
    sized = [replace(plan, digits=digits) for digits in _CROSSING]
    fitting = (plan for plan in sized if _height_between(plan) <= plan.rect.height)
    return next(fitting, sized[-1])


def _height_between(plan: Placed) -> float:
    """Return the height in pixels that a verdict needs with all its parts and its frame."""
    parts = [
        plan.title.size * LINE + 2
        if plan.mask
        else title_height(plan.words, plan.title, plan.room),
        crossing_height(plan.digits),
        gains_height(plan.gains, plan.room, small=plan.small),
        *heights_of_words(plan.view, plan.room),
    ]
    shown = [height for height in parts if height]
    return sum(shown) + (len(shown) - 1) * plan.spacing + 2 * plan.padding + _EDGES
