"""The seats as rows, where a stage would be too small to read, in logical pixels."""

from dataclasses import dataclass
from math import ceil
from typing import Final, TypeVar

from companion.ui.layout.tokens import Space

HEAD: Final = 48.0
"""Height of the head of a list."""
POTS: Final = 60.0
LOW_POTS: Final = 48.0
"""Height of the pots of a low list."""
ORNAMENTS: Final = 56.0
"""Height of the line below the pots, for the characters in play or the end at stake."""
LIST_GAP: Final = 6.0
"""Between head, pots, seats, and the edge of the screen or the dock."""
SLIM_HALF: Final = 54.0
"""Height of a half on low screens: a name and coins in one line."""
LEAST_HALVES: Final = HEAD + LOW_POTS + 2 * SLIM_HALF + 5 * Space.XS
"""The least height of two halves, with head and pots, and the gaps around them."""
_ROW: Final = (48.0, 64.0)
"""Height of a row that can be tapped, and of one with room around it."""
_HIGHEST_ROW: Final = 120.0
"""Height of a row of few people."""
_LOWEST_ROW: Final = 20.0
"""Height of a row in windows smaller than any phone's."""
_COLUMNS: Final = (1, 2, 3)

_Seat = TypeVar("_Seat")


@dataclass(frozen=True, slots=True)
class SeatList:
    """The seats as a list, for screens too small for a stage. It never scrolls."""

    width: float
    height: float
    row: float = _ROW[1]
    """Height of a row."""
    columns: int = 1
    pots: float = POTS
    """Height of the pots above the rows."""
    ornaments: bool = True
    """Whether there is room for a line below the pots."""
    facing: bool = False
    """Two seats are halves that face each other, instead of rows."""

    @property
    def is_crowded(self) -> bool:
        """Whether so many columns stand side by side that names are small."""
        return self.columns == _COLUMNS[-1]

    @property
    def fits(self) -> bool:
        """Whether every row is high enough to be read and tapped."""
        return self.row >= _ROW[0]


def seat_list(width: float, height: float, people: int, *, panel: float = 0.0) -> SeatList:
    """Return the seats in the fewest columns in which everybody is seen.

    A panel below them needs at least `panel` pixels, and gets half of what is left; without one,
    the list has the whole height.
    """
    room = height - HEAD - LOW_POTS - 3 * LIST_GAP - panel
    enough = (each for each in _COLUMNS if ceil(people / each) * _ROW[0] <= room)
    columns = next(enough, _COLUMNS[-1])
    rows = ceil(people / columns)
    spare = room - rows * _ROW[1]
    pots = POTS if spare >= POTS - LOW_POTS else LOW_POTS
    ornaments = spare >= ORNAMENTS + POTS - LOW_POTS
    left = (room - (pots - LOW_POTS) - ornaments * ORNAMENTS) / rows
    shared = (_ROW[0] + max(_ROW[0], left)) / 2 if panel else left
    row = max(_LOWEST_ROW, min(left, shared, _HIGHEST_ROW))
    taken = HEAD + pots + ornaments * ORNAMENTS + rows * row + 3 * LIST_GAP
    return SeatList(width, taken if panel else height, row, columns, pots, ornaments)


def with_near_last(seats: tuple[_Seat, ...], near: int | None) -> tuple[_Seat, ...]:
    """Return seats clockwise, ending with the seat `near`; as they are if it is None."""
    after = 0 if near is None else near + 1
    return (*seats[after:], *seats[:after])
