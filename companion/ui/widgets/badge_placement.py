"""On which rim of its plaque each badge stands."""

from collections.abc import Callable, Iterator
from typing import Final

from companion.ui.widgets.badges import BADGE_HEIGHT
from companion.ui.widgets.geometry import MARGIN, Seat, Stage
from companion.ui.widgets.tokens import Space

BADGE_OVERLAP: Final = 6.0
"""How much of a badge lies on its plaque."""
BADGE_BEYOND: Final = BADGE_HEIGHT - BADGE_OVERLAP
"""How far a badge reaches out of its plaque."""


def raised(stage: Stage, badged: frozenset[int]) -> frozenset[int]:
    """Those of the places with a badge where it stands on the upper rim, not hangs from the lower.

    A plaque that faces outwards has its badge on the rim towards the table. Others have it above in
    the lower part of the stage and below in the upper; where two badges would meet between
    neighbours, one of them goes to the other rim, and so do those beyond it that would be met then.
    """
    seats = stage.seats
    above = {place for place in badged if _usually_above(seats[place])}

    def neighbours(place: int, *, below: bool) -> Iterator[int]:
        for other in sorted(badged - {place}):
            pair = (place, other) if below else (other, place)
            if _close(*(seats[each] for each in pair)):
                yield other

    def run(first: int, *, below: bool) -> tuple[int, ...]:
        """Who all would have to change rims with this one."""
        found = [first]
        for place in found:
            found += [
                other
                for other in neighbours(place, below=below)
                if (other in above) == below and other not in found
            ]
        return tuple(found)

    def may(places: tuple[int, ...], fits: Callable[[Seat], bool]) -> bool:
        return all(fits(seats[place]) for place in places)

    for upper in sorted(badged - above):
        lower = next((each for each in neighbours(upper, below=True) if each in above), None)
        if lower is None or upper in above:
            continue
        if may(down := run(lower, below=True), lambda seat: _hangs(seat, stage)):
            above.difference_update(down)
        elif may(up := run(upper, below=False), _stands):
            above.update(up)
    return frozenset(above)


def _usually_above(seat: Seat) -> bool:
    high = min(seat.rect.width, seat.rect.height)
    return seat.turns != 0 or seat.rect.y > 2.5 * high + MARGIN


def _close(upper: Seat, lower: Seat) -> bool:
    """Whether a badge that hangs from the one would meet one that stands on the other."""
    if upper.turns or lower.turns:
        return False
    apart = lower.rect.y - upper.rect.bottom
    beside = max(upper.rect.x, lower.rect.x) - min(upper.rect.right, lower.rect.right)
    return 0 <= apart < 2 * BADGE_BEYOND and beside < 2 * Space.M


def _hangs(seat: Seat, stage: Stage) -> bool:
    return seat.rect.bottom + BADGE_BEYOND <= stage.height


def _stands(seat: Seat) -> bool:
    return seat.rect.y >= BADGE_BEYOND
