"""Positions on the table screen, in logical pixels.

Seats run clockwise from the top left. The dock takes one side of the screen, the stage the rest; if
seat cards would become too small to read, the stage is replaced by a list, in as many columns as
show everybody.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from math import ceil
from typing import Final, Self, TypeVar

from companion.ui.layout.breakpoints import is_phone
from companion.ui.layout.panel_height import panel_height

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

_BESIDE: Final = 760.0
"""Width of a screen, wider than high, from which the dock stands beside the stage."""
_DOCK: Final = (304.0, 400.0)
"""The least and the largest width of a dock beside the seats."""
_DOCK_SHARE: Final = 0.3125
_BELOW_SHARE: Final = 0.32
_HIGHEST_BELOW: Final = 376.0
_SIDEWAYS_SHARE: Final = 0.42
HEAD: Final = 48.0
"""Height of the head of a list."""
POTS: Final = 60.0
LOW_POTS: Final = 48.0
"""Height of the pots of a low list."""
ORNAMENTS: Final = 56.0
"""Height of the line below the pots, for the characters in play or the end at stake."""
BETWEEN: Final = 6.0
"""Between head, pots, seats, and the edge of the screen or the dock."""
_ROW: Final = (48.0, 64.0)
_HIGHEST_ROW: Final = 88.0
"""Height of a row of few people."""
_LOWEST_ROW: Final = 20.0
"""Height of a row in windows smaller than any phone's."""
_COLUMNS: Final = (1, 2, 3)
_LOWEST_FACING: Final = 400.0
"""Height from which two seats can be halves."""
_FACING_DOCK: Final = 256.0

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
    """The seats as a list, for screens too small for a stage. It never scrolls."""

    width: float
    height: float
    row: float
    """Height of a row."""
    columns: int = 1
    pots: float = POTS
    """Height of the pots above the rows."""
    ornaments: bool = True
    """Whether there is room for a line below the pots."""
    facing: bool = False
    """Two seats are halves that face each other, instead of rows."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A screen divided into a dock and a stage or list."""

    dock: Dock
    body: Stage | SeatList
    fits: bool = True
    """Whether every seat and every step of a turn is whole."""


def layout(
    width: float, height: float, people: int, *, outwards: bool = False, near: int | None = None
) -> Layout:
    """Divide a screen for this many seats.

    `outwards` turns each card towards its person; the seat `near` is at the bottom. Raises
    ValueError for fewer than 2 or more than 13 seats.
    """
    if not FEWEST <= people <= MOST:
        raise ValueError(f"{people} places: between {FEWEST} and {MOST} fit around a table")
    dock = _dock(width, height, people)
    if people == FEWEST and is_phone(width, height) and _can_face(width, height):
        body = SeatList(width, height - _FACING_DOCK, _ROW[1], facing=True)
        return Layout(Dock(Side.BELOW, _FACING_DOCK), body)
    stage_width = width - dock.size if dock.side is Side.RIGHT else width
    stage_height = height - dock.size if dock.side is Side.BELOW else height
    card = _card_width(stage_width, stage_height, people)
    too_small = card < _SMALLEST_CARD or not _pots_fit(stage_width, stage_height, card)
    if too_small or is_phone(width, height):
        return _with_list(width, height, people, dock)
    edges = _edges(stage_width, stage_height, people)
    if near is not None:
        edges = _with_bottom(edges)
    stage = _stage(stage_width, stage_height, card, edges, outwards=outwards)
    if near is not None:
        stage = replace(stage, seats=_turned(stage.seats, edges, near))
    beside = dock.side is Side.RIGHT
    return Layout(dock, stage, fits=not beside or _panel_fits(dock, height, people, tools=True))


def with_near_last(seats: tuple[_Seat, ...], near: int | None) -> tuple[_Seat, ...]:
    """Return seats clockwise, ending with the seat `near`; as they are if it is None."""
    after = 0 if near is None else near + 1
    return (*seats[after:], *seats[:after])


def _dock(width: float, height: float, people: int) -> Dock:
    """Return the dock; below the seats, it is as high as any step of a turn needs."""
    if width <= height:
        needed = panel_height(width, people, with_tools=True)
        return Dock(Side.BELOW, max(needed, min(_BELOW_SHARE * height, _HIGHEST_BELOW)))
    share = _SIDEWAYS_SHARE if width < _BESIDE else _DOCK_SHARE
    return Dock(Side.RIGHT, min(_clamp(_DOCK[0], share * width, _DOCK[1]), width / 2))


def _with_list(width: float, height: float, people: int, dock: Dock) -> Layout:
    """Return the seats in the fewest columns in which everybody is seen.

    A dock below them gets the height that is left.
    """
    below = dock.side is Side.BELOW
    list_width = width if below else width - dock.size
    room = height - HEAD - LOW_POTS - 3 * BETWEEN
    if below:
        room -= panel_height(width, people, with_tools=False)
    enough = (each for each in _COLUMNS if _rows(people, each) * _ROW[0] <= room)
    columns = next(enough, _COLUMNS[-1])
    rows = _rows(people, columns)
    spare = room - rows * _ROW[1]
    pots = POTS if spare >= POTS - LOW_POTS else LOW_POTS
    ornaments = spare >= ORNAMENTS + POTS - LOW_POTS
    left = (room - (pots - LOW_POTS) - ornaments * ORNAMENTS) / rows
    # below the seats, the panel has half of what is left
    shared = (_ROW[0] + max(_ROW[0], left)) / 2 if below else left
    row = max(_LOWEST_ROW, min(left, shared, _HIGHEST_ROW))
    taken = HEAD + pots + ornaments * ORNAMENTS + rows * row + 3 * BETWEEN
    if below:
        dock = Dock(Side.BELOW, height - taken)
    body = SeatList(
        list_width,
        height - dock.size if below else height,
        row,
        columns,
        pots,
        ornaments,
    )
    return Layout(dock, body, fits=row >= _ROW[0] and (below or _panel_fits(dock, height, people)))


def _panel_fits(dock: Dock, height: float, people: int, *, tools: bool = False) -> bool:
    return panel_height(dock.size, people, with_tools=tools) <= height


def _rows(people: int, columns: int) -> int:
    return ceil(people / columns)


def _can_face(width: float, height: float) -> bool:
    return width <= height and height >= _LOWEST_FACING


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
