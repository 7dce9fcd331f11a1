"""Moving the keyboard focus between the seats with the arrow keys."""

from typing import Final

from companion.core.game import Game
from companion.core.table import Phase
from companion.flet_adapter.page import focus_first
from companion.ui.layout.geometry import Layout, layout
from companion.ui.layout.seat_rows import with_near_last
from companion.ui.layout.stage import Stage
from companion.ui.page.context import PageContext
from companion.ui.page.own_seat import own_place

_DIRECTIONS: Final = {
    "Arrow Left": (-1, 0),
    "Arrow Right": (1, 0),
    "Arrow Up": (0, -1),
    "Arrow Down": (0, 1),
}
_SIDEWAYS: Final = 2.0
"""How much more a pixel across the direction counts than one along it."""


class SeatFocus:
    """Remembers which seat has the focus."""

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self._seat: int | None = None
        self._tabbed: int | None = None
        """The revision at which Tab was pressed last."""

    def press(self, key: str) -> None:
        """Move the focus to the next seat in the direction of an arrow key.

        The first arrow goes to the active player. After Tab, options keep their arrow keys.
        """
        view = self._context.view
        game, revision = view.snapshot.game, view.snapshot.revision
        if key == "Tab":
            self._tabbed = revision
        hidden = view.route != "/table" or view.dialog is not None or view.far
        if key not in _DIRECTIONS or game is None or hidden:
            return
        if self._tabbed == revision and _has_options(game):
            return
        seats, near = len(game.table.seats), own_place(view, game.table)
        page = view.scaled_for_table(seats)
        division = layout(page.width, page.height, seats, outwards=view.outwards, near=near)
        self._seat = self._next(key, _middles(division, seats, near), game)
        self._context.page.run_task(
            focus_first, self._context.page, _key(self._seat, division, game)
        )

    def _next(self, key: str, middles: tuple[tuple[float, float], ...], game: Game) -> int:
        if self._seat is None or self._seat >= len(middles):
            return game.table.place_of(game.table.active)
        return next_seat(self._seat, middles, _DIRECTIONS[key])


def next_seat(
    seat: int, middles: tuple[tuple[float, float], ...], direction: tuple[int, int]
) -> int:
    """Return the nearest seat in a direction, or the same one; `middles` are those of all seats."""
    x, y = middles[seat]
    along, across = direction

    def distance(other: int) -> tuple[float, float]:
        """Return pixels in the direction, and at a right angle to it."""
        dx, dy = middles[other][0] - x, middles[other][1] - y
        return dx * along + dy * across, abs(dx * across) + abs(dy * along)

    ahead = {seat: distance(seat) for seat in range(len(middles)) if distance(seat)[0] > 1}
    if not ahead:
        return seat
    return min(ahead, key=lambda seat: ahead[seat][0] + _SIDEWAYS * ahead[seat][1])


def _middles(division: Layout, seats: int, near: int | None) -> tuple[tuple[float, float], ...]:
    """Return where the seats are; those of a list in units of its rows."""
    if isinstance(division.body, Stage):
        return tuple(box.rect.middle for box in division.body.seats)
    columns, shown = division.body.columns, with_near_last(tuple(range(seats)), near)
    cells = {
        seat: (10.0 * (nth % columns), 10.0 * (nth // columns)) for nth, seat in enumerate(shown)
    }
    return tuple(cells[seat] for seat in range(seats))


def _key(seat: int, division: Layout, game: Game) -> str:
    # on the stage, cards are keyed by person
    on_stage = isinstance(division.body, Stage)
    return f"tap-{game.table.seats[seat] if on_stage else seat}"


def _has_options(game: Game) -> bool:
    """Return whether the dock has options between which the client moves with the arrow keys."""
    table = game.table
    if table.phase is Phase.CLAIMS:
        return table.announcement is not None and bool(table.announcement.claimants)
    return table.phase in (Phase.REVEAL, Phase.CHOICE)
