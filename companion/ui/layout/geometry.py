"""Positions on the table screen, in logical pixels.

Seats run clockwise from the top left. The dock takes one side of the screen, the stage the rest; if
seat cards would become too small to read, the stage is replaced by a list.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, Self, TypeVar

from companion.ui.layout.breakpoints import NARROW, Breakpoint, is_phone

MARGIN: Final = 20.0
GAP: Final = 12.0
CARD_RATIO: Final = 0.70
"""Height of a seat card divided by its width."""

_CARD_WIDTH: Final = 188.0
_SMALLEST_CARD: Final = 132.0
_POT: Final = 192.0
_BETWEEN_POTS: Final = 24.0
_ROOM_BETWEEN_COLUMNS: Final = 340.0
BELOW_POTS: Final = 52.0
"""Height below a pot for its coming change."""
_ABOVE_POTS: Final = 96.0
"""Minimum height of the centre above the pots."""

_PHONE_AROUND_LIST: Final = 396.0
"""Head, pots and dock of an upright phone: the height not available to the list."""
_PHONE_ABOVE_LIST: Final = 140.0
"""Head and pots alone."""
_ROW: Final = (48.0, 64.0)
_ROW_OF_TWO_LINES: Final = 80.0
_LOWEST_FACING: Final = 400.0
"""Height from which two seats can be halves."""

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

_Seat = TypeVar("_Seat")

FEWEST: Final = 2
MOST: Final = FEWEST + len(_WIDE) - 1


class Side(Enum):
    """The side of the screen that the dock takes."""

    RIGHT = "right"
    BELOW = "below"


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
class Dock:
    """The side of the dock, and its width or height."""

    side: Side
    size: float


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


@dataclass(frozen=True, slots=True)
class SeatList:
    """The seats as a list, for screens too small for a stage."""

    width: float
    height: float
    row: float
    """Height of a row."""
    facing: bool = False
    """Two seats are halves that face each other, instead of rows."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A screen divided into a dock and a stage or list."""

    dock: Dock
    body: Stage | SeatList


def layout(
    width: float, height: float, people: int, *, outwards: bool = False, near: int | None = None
) -> Layout:
    """Divide a screen for this many seats.

    `outwards` turns each card towards its person; the seat `near` is at the bottom. Raises
    ValueError for fewer than 2 or more than 13 seats.
    """
    if not FEWEST <= people <= MOST:
        raise ValueError(f"{people} places: between {FEWEST} and {MOST} fit around a table")
    if is_phone(width, height):
        return _phone(width, height, people)
    dock = _dock(width, height)
    stage_width = width - dock.size if dock.side is Side.RIGHT else width
    stage_height = height - dock.size if dock.side is Side.BELOW else height
    card = _card_width(stage_width, stage_height, people)
    if card < _SMALLEST_CARD or not _pots_fit(stage_width, stage_height, card):
        row = _clamp(_ROW[0], (stage_height - _PHONE_ABOVE_LIST) / people, _ROW[1])
        return Layout(dock, SeatList(stage_width, stage_height, row))
    edges = _edges(stage_width, stage_height, people)
    if near is not None:
        edges = _with_bottom(edges)
    stage = _stage(stage_width, stage_height, card, edges, outwards=outwards)
    if near is not None:
        stage = replace(stage, seats=_turned(stage.seats, edges, near))
    return Layout(dock, stage)


def with_near_last(seats: tuple[_Seat, ...], near: int | None) -> tuple[_Seat, ...]:
    """Return seats clockwise, ending with the seat `near`; as they are if it is None."""
    after = 0 if near is None else near + 1
    return (*seats[after:], *seats[:after])


def _phone(width: float, height: float, people: int) -> Layout:
    if width > height:
        dock = Dock(Side.RIGHT, min(_clamp(320, 0.45 * width, 400), width / 2))
        least, most = _row_heights(width - dock.size)
        row = _clamp(least, (height - _PHONE_ABOVE_LIST) / people, most)
        return Layout(dock, SeatList(width - dock.size, height, row))
    least, most = _row_heights(width)
    row = _clamp(least, (height - _PHONE_AROUND_LIST) / people, most)
    dock = Dock(Side.BELOW, _PHONE_AROUND_LIST - _PHONE_ABOVE_LIST)
    return Layout(dock, SeatList(width, height - dock.size, row, facing=_can_face(height, people)))


def _can_face(height: float, people: int) -> bool:
    return people == FEWEST and height >= _LOWEST_FACING


def _row_heights(width: float) -> tuple[float, float]:
    """The lowest and the highest row of a phone; narrow ones have two lines."""
    return (_ROW_OF_TWO_LINES, _ROW_OF_TWO_LINES) if width - 2 * 16 < NARROW else _ROW


def _dock(width: float, height: float) -> Dock:
    if width > height and width >= Breakpoint.DOCK_BESIDE:
        return Dock(Side.RIGHT, _clamp(340, 0.3125 * width, 400))
    return Dock(Side.BELOW, _clamp(320, 0.30 * height, 344))


def _edges(width: float, height: float, people: int) -> tuple[int, int, int, int]:
    table = _WIDE if width >= 0.95 * height else _TALL
    return table[people - FEWEST]


def _with_bottom(edges: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The edges upside down if there is no seat at the bottom."""
    top, right, bottom, left = edges
    return edges if bottom else (bottom, right, top, left)


def _turned(
    boxes: tuple[SeatBox, ...], edges: tuple[int, int, int, int], near: int
) -> tuple[SeatBox, ...]:
    """The boxes by seat, turned so that the seat `near` has the middle one at the bottom."""
    top, right, bottom, _ = edges
    shift = top + right + bottom // 2 - near
    return tuple(boxes[(seat + shift) % len(boxes)] for seat in range(len(boxes)))


def _card_width(width: float, height: float, people: int) -> float:
    """The largest card width at which every row and column fits."""
    top, right, bottom, left = _edges(width, height, people)
    in_row, in_column = max(top, bottom), max(right, left)
    scale = _clamp(1, min(width, height) / 800, 1.3)
    card = min(
        _CARD_WIDTH * scale,
        (width - 2 * MARGIN - (in_row - 1) * GAP) / in_row,
        (width - _ROOM_BETWEEN_COLUMNS) / 2 - MARGIN,
    )
    while card >= _SMALLEST_CARD and not _column_fits(height, card, in_column):
        card -= 2
    return card


def _column_fits(height: float, card: float, count: int) -> bool:
    first, last = _column(height, card)
    return count * CARD_RATIO * card + (count - 1) * GAP <= last - first


def _column(height: float, card: float) -> tuple[float, float]:
    """Where the columns at the sides begin and end."""
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
