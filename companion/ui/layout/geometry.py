"""How the table screen is divided, in logical pixels.

The dock takes one side of the screen, the stage the rest; where its cards would be too small to
read, it gives way to a list, in as many columns as show everybody.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from companion.ui.layout.breakpoints import DOCK, SIDE_DOCK, is_phone
from companion.ui.layout.panel_height import panel_height
from companion.ui.layout.seat_rows import LEAST_HALVES, SeatList, seat_list
from companion.ui.layout.stage import FEWEST, MOST, Stage, fitting_stage

_BESIDE: Final = 760.0
"""Width of a screen, wider than high, from which the dock stands beside the stage."""
_DOCK_SHARE: Final = 0.3125
_BELOW_SHARE: Final = 0.32
_HIGHEST_BELOW: Final = 376.0
_SIDEWAYS_SHARE: Final = 0.42
_LOWEST_FACING: Final = 400.0
"""Height from which two seats can be halves."""
_FACING_DOCK: Final = 256.0


class Side(Enum):
    """The side of the screen that the dock takes."""

    RIGHT = "right"
    BELOW = "below"


@dataclass(frozen=True, slots=True)
class Dock:
    """The side of the dock, and its width or height."""

    side: Side
    size: float


@dataclass(frozen=True, slots=True)
class Layout:
    """A screen divided into a dock and a stage or list."""

    dock: Dock
    body: Stage | SeatList
    fits: bool = True
    """Whether every seat and every step of a turn is whole."""

    @property
    def is_crowded(self) -> bool:
        """Whether seats stand so close to each other that names are small."""
        return isinstance(self.body, SeatList) and self.body.is_crowded


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
    if is_phone(width, height):
        faces = people == FEWEST and _can_face(width, height)
        return _facing(width, height) if faces else _with_list(width, height, people, dock)
    beside = dock.side is Side.RIGHT
    stage = fitting_stage(
        width - dock.size if beside else width,
        height if beside else height - dock.size,
        people,
        outwards=outwards,
        near=near,
    )
    if stage is None:
        return _with_list(width, height, people, dock)
    return Layout(dock, stage, fits=not beside or _panel_fits(dock, height, people, tools=True))


def _facing(width: float, height: float) -> Layout:
    """Return two seats as halves."""
    dock = Dock(Side.BELOW, _FACING_DOCK)
    body = SeatList(width, height - dock.size, facing=True)
    needed = LEAST_HALVES + panel_height(width, FEWEST, with_tools=False)
    return Layout(dock, body, fits=needed <= height)


def _dock(width: float, height: float, people: int) -> Dock:
    """Return the dock; below the seats, it is as high as any step of a turn needs."""
    if width <= height:
        needed = panel_height(width, people, with_tools=True)
        return Dock(Side.BELOW, max(needed, min(_BELOW_SHARE * height, _HIGHEST_BELOW)))
    share = _SIDEWAYS_SHARE if width < _BESIDE else _DOCK_SHARE
    return Dock(Side.RIGHT, min(max(SIDE_DOCK, share * width), DOCK, width / 2))


def _with_list(width: float, height: float, people: int, dock: Dock) -> Layout:
    """Return the seats as a list. A dock below it gets the height that is left."""
    if dock.side is Side.RIGHT:
        body = seat_list(width - dock.size, height, people)
        return Layout(dock, body, fits=body.fits and _panel_fits(dock, height, people))
    panel = panel_height(width, people, with_tools=False)
    body = seat_list(width, height, people, panel=panel)
    return Layout(Dock(Side.BELOW, height - body.height), body, fits=body.fits)


def _panel_fits(dock: Dock, height: float, people: int, *, tools: bool = False) -> bool:
    return panel_height(dock.size, people, with_tools=tools) <= height


def _can_face(width: float, height: float) -> bool:
    return width <= height and height >= _LOWEST_FACING
