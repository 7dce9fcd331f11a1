"""The table seen from above: where seat cards, pots and centre are, in logical pixels."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Self

MARGIN: Final = 20.0
GAP: Final = 12.0
CARD_RATIO: Final = 0.70
"""Height of a seat card divided by its width."""

_CARD_WIDTH: Final = 188.0
_SMALLEST_CARD: Final = 104.0
_CARD_SHARE: Final = 0.235
"""Width of a card at most, as a share of the stage's: pots and characters need room too."""
_POT: Final = 192.0
_SMALLEST_POT: Final = 84.0
_BETWEEN_POTS: Final = 24.0
BELOW_POTS: Final = 52.0
"""Height below a pot for its coming change."""
_ABOVE_POTS: Final = 96.0
"""Minimum height of the centre above the pots."""

# Plaques on the top, right, bottom and left edge for 2, 3 ... 13 places: on a stage at least about
# as wide as high, and on a taller one.
# fmt: off
_WIDE: Final = (
    (1, 0, 1, 0), (1, 1, 0, 1), (1, 1, 1, 1), (2, 1, 1, 1),
    (2, 1, 2, 1), (3, 1, 2, 1), (3, 1, 3, 1), (3, 2, 2, 2),
    (3, 2, 3, 2), (4, 2, 3, 2), (4, 2, 4, 2), (4, 3, 3, 3),
)
_TALL: Final = (
    (1, 0, 1, 0), (1, 1, 0, 1), (1, 1, 1, 1), (1, 2, 0, 2),
    (1, 2, 1, 2), (2, 2, 1, 2), (2, 2, 2, 2), (2, 3, 1, 3),
    (2, 3, 2, 3), (3, 3, 2, 3), (3, 3, 3, 3), (3, 4, 2, 4),
)
# fmt: on

FEWEST: Final = 2
MOST: Final = FEWEST + len(_WIDE) - 1


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle; `x` and `y` are its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Self:
        """Return a rectangle of this size around a point."""
        return cls(x - width / 2, y - height / 2, width, height)

    @property
    def middle(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the bottom edge."""
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class SeatBox:
    """One seat's card: position, rotation and type sizes."""

    rect: Rect
    """On the stage, after rotation."""
    turns: int
    """Quarter turns clockwise towards its person; 0 if it faces the dock."""

    @property
    def long_side(self) -> float:
        """The card's width before rotation; all sizes in it derive from it."""
        return max(self.rect.width, self.rect.height)

    @property
    def digits(self) -> float:
        """Type size of the coins."""
        return 0.468 * self.long_side

    @property
    def name(self) -> float:
        """Type size of the name."""
        return 0.128 * self.long_side


@dataclass(frozen=True, slots=True)
class Stage:
    """The table seen from above. Nothing on it overlaps."""

    width: float
    height: float
    table: Rect
    """Bounds of the oval."""
    seats: tuple[SeatBox, ...]
    """By seat, clockwise from the top left."""
    court: Rect
    bank: Rect
    centre: Rect
    """Above the pots: the characters in play, or the announced one."""

    @property
    def both_sides(self) -> bool:
        """Whether somebody reads it upside down: a card is turned to the top."""
        return any(seat.turns == 2 for seat in self.seats)

    @property
    def inside(self) -> Rect:
        """The whole room between the seats, pots included."""
        return Rect(
            self.centre.x, self.centre.y, self.centre.width, self.height - 2 * self.centre.y
        )


def fitting_stage(
    width: float, height: float, people: int, *, outwards: bool = False, near: int | None = None
) -> Stage | None:
    """Return the stage of this size, or None where cards would be too small to read.

    `outwards` turns each card towards its person; the seat `near` is at the bottom.
    """
    card = _card_width(width, height, people)
    if card < _SMALLEST_CARD or not _pots_fit(width, height, card):
        return None
    edges = _edges(width, height, people)
    if near is None:
        return _stage(width, height, card, edges, outwards=outwards)
    edges = _with_bottom(edges)
    stage = _stage(width, height, card, edges, outwards=outwards)
    return replace(stage, seats=_turned(stage.seats, edges, near))


def _edges(width: float, height: float, people: int) -> tuple[int, int, int, int]:
    table = _WIDE if width >= 0.95 * height else _TALL
    return table[people - FEWEST]


def _with_bottom(edges: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """Return the edges upside down if there is no seat at the bottom."""
    top, right, bottom, left = edges
    return edges if bottom else (bottom, right, top, left)


def _turned(
    boxes: tuple[SeatBox, ...], edges: tuple[int, int, int, int], near: int
) -> tuple[SeatBox, ...]:
    """Return the boxes by seat, turned so that the seat `near` has the middle one at the bottom."""
    top, right, bottom, _ = edges
    shift = top + right + bottom // 2 - near
    return tuple(boxes[(seat + shift) % len(boxes)] for seat in range(len(boxes)))


def _card_width(width: float, height: float, people: int) -> float:
    """Return the largest card width at which every row and column fits."""
    top, right, bottom, left = _edges(width, height, people)
    in_row, in_column = max(top, bottom), max(right, left)
    scale = _clamp(1, min(width, height) / 800, 1.3)
    card = min(
        _CARD_WIDTH * scale,
        max(_SMALLEST_CARD, _CARD_SHARE * width),
        (width - 2 * MARGIN - (in_row - 1) * GAP) / in_row,
        (width - 2 * _SMALLEST_POT - GAP) / 2 - 2 * MARGIN,
    )
    while card >= _SMALLEST_CARD and not _column_fits(height, card, in_column):
        card -= 2
    return card


def _column_fits(height: float, card: float, count: int) -> bool:
    first, last = _column(height, card)
    return count * CARD_RATIO * card + (count - 1) * GAP <= last - first


def _column(height: float, card: float) -> tuple[float, float]:
    """Return where the columns at the sides begin and end."""
    first = MARGIN + CARD_RATIO * card + GAP
    return first, height - first


def _pot(width: float, card: float) -> float:
    return min(_POT, (width - 2 * card - 4 * MARGIN - GAP) / 2)


def _pots_fit(width: float, height: float, card: float) -> bool:
    first, last = _column(height, card)
    return _ABOVE_POTS + _pot(width, card) + BELOW_POTS <= last - first


def _stage(
    width: float, height: float, card: float, edges: tuple[int, int, int, int], *, outwards: bool
) -> Stage:
    first, last = _column(height, card)
    pot = _pot(width, card)
    apart = pot + min(_BETWEEN_POTS, width - 2 * card - 4 * MARGIN - 2 * pot)
    below_middle = min(height * 0.578, last - BELOW_POTS - pot / 2)
    court = Rect.around((width - apart) / 2, below_middle, pot, pot)
    bank = Rect.around((width + apart) / 2, below_middle, pot, pot)
    beside = MARGIN + card + GAP
    inset_x, inset_y = MARGIN + 0.32 * card, MARGIN + 0.32 * CARD_RATIO * card
    return Stage(
        width=width,
        height=height,
        table=Rect(inset_x, inset_y, width - 2 * inset_x, height - 2 * inset_y),
        seats=tuple(_seats(width, height, card, edges, outwards=outwards)),
        court=court,
        bank=bank,
        centre=Rect(beside, first, width - 2 * beside, court.y - first),
    )


def _seats(
    width: float, height: float, card: float, edges: tuple[int, int, int, int], *, outwards: bool
) -> Iterator[SeatBox]:
    top, right, bottom, left = edges
    high = CARD_RATIO * card
    for i in range(top):
        at = Rect.around(width * (i + 0.5) / top, MARGIN + high / 2, card, high)
        yield SeatBox(at, 2 if outwards else 0)
    for i in range(right):
        yield _side_seat(width, height, card, (i, right), at_right=True, outwards=outwards)
    for i in reversed(range(bottom)):
        at = Rect.around(width * (i + 0.5) / bottom, height - MARGIN - high / 2, card, high)
        yield SeatBox(at, 0)
    for i in reversed(range(left)):
        yield _side_seat(width, height, card, (i, left), at_right=False, outwards=outwards)


def _side_seat(
    width: float,
    height: float,
    card: float,
    nth: tuple[int, int],
    *,
    at_right: bool,
    outwards: bool,
) -> SeatBox:
    index, count = nth
    first, last = _column(height, card)
    if outwards:
        tall = min(card, (last - first - (count - 1) * GAP) / count)
        wide, turns = CARD_RATIO * tall, 3 if at_right else 1
    else:
        wide, tall, turns = card, CARD_RATIO * card, 0
    x = MARGIN + wide / 2
    y = first + (last - first) * (index + 0.5) / count
    return SeatBox(Rect.around(width - x if at_right else x, y, wide, tall), turns)


def _clamp(least: float, value: float, most: float) -> float:
    return max(least, min(value, most))
