"""Which rim of its seat card each badge stands on."""

from collections.abc import Callable, Iterator
from typing import Final

from companion.ui.board.badges import BADGE_HEIGHT
from companion.ui.layout.geometry import MARGIN, SeatBox, Stage
from companion.ui.layout.tokens import Space

BADGE_OVERLAP: Final = 12.0
"""Pixels of a badge that lie on its card."""
BADGE_BEYOND: Final = BADGE_HEIGHT - BADGE_OVERLAP
"""Pixels of a badge that reach beyond its card."""


def raised(stage: Stage, badged: frozenset[int]) -> frozenset[int]:
    """Return the seats whose badge stands on the upper rim; the others' hang from the lower rim.

    Cards facing outwards have their badge on the rim towards the table. Other cards have it on the
    upper rim in the lower part of the stage, and on the lower rim in the upper part. If two badges
    of neighbours would collide, one moves to the other rim, and so do further badges in its way.
    """
    seats = stage.seats
    above = {seat for seat in badged if _usually_above(seats[seat])}

    def neighbours(seat: int, *, below: bool) -> Iterator[int]:
        for other in sorted(badged - {seat}):
            pair = (seat, other) if below else (other, seat)
            if _close(seats[pair[0]], seats[pair[1]]):
                yield other

    def run(first: int, *, below: bool) -> tuple[int, ...]:
        """Return the seats whose badges must change rims together with this one."""
        moving = [first]
        for seat in moving:
            moving += [
                other
                for other in neighbours(seat, below=below)
                if (other in above) == below and other not in moving
            ]
        return tuple(moving)

    def may(places: tuple[int, ...], fits: Callable[[SeatBox], bool]) -> bool:
        return all(fits(seats[seat]) for seat in places)

    for upper in sorted(badged - above):
        lower = next((seat for seat in neighbours(upper, below=True) if seat in above), None)
        if lower is None or upper in above:
            continue
        if may(down := run(lower, below=True), lambda seat: _hangs(seat, stage)):
            above.difference_update(down)
        elif may(up := run(upper, below=False), _stands):
            above.update(up)
    return frozenset(above)


def _usually_above(seat: SeatBox) -> bool:
    high = min(seat.rect.width, seat.rect.height)
    return seat.turns != 0 or seat.rect.y > 2.5 * high + MARGIN


def _close(upper: SeatBox, lower: SeatBox) -> bool:
    """Return whether a badge below `upper` would collide with a badge above `lower`."""
    if upper.turns or lower.turns:
        return False
    apart = lower.rect.y - upper.rect.bottom
    beside = max(upper.rect.x, lower.rect.x) - min(upper.rect.right, lower.rect.right)
    return 0 <= apart < 2 * BADGE_BEYOND and beside < 2 * Space.M


def _hangs(seat: SeatBox, stage: Stage) -> bool:
    return seat.rect.bottom + BADGE_BEYOND <= stage.height


def _stands(seat: SeatBox) -> bool:
    return seat.rect.y >= BADGE_BEYOND
