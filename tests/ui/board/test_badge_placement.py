"""Badges do not overlap."""

from itertools import combinations, pairwise, product

import pytest

from companion.ui.board.badge_placement import BADGE_BEYOND, BADGE_OVERLAP, raised
from companion.ui.board.badges import BADGE_HEIGHT
from companion.ui.layout.geometry import MOST, Rect, Stage, layout

TABLETS = [(1280, 800), (800, 1280), (1024, 768), (768, 1024), (1920, 1200)]
PEOPLE = range(4, MOST + 1)


def table(size: tuple[int, int], people: int) -> Stage:
    body = layout(*size, people).body
    assert isinstance(body, Stage)
    return body


def badge_at(stage: Stage, place: int, *, above: bool) -> Rect:
    """The rectangle of a seat's badge as wide as its card."""
    plaque = stage.seats[place].rect
    top = plaque.y - BADGE_BEYOND if above else plaque.bottom - BADGE_OVERLAP
    return Rect(plaque.x, top, plaque.width, BADGE_HEIGHT)


def on_one_another(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


@pytest.mark.parametrize(("size", "people"), list(product(TABLETS, PEOPLE)))
def test_no_badges_of_any_four_seats_overlap(size: tuple[int, int], people: int) -> None:
    stage = table(size, people)
    for some in combinations(range(people), 4):
        above = raised(stage, frozenset(some))
        rects = [badge_at(stage, place, above=place in above) for place in some]
        assert all(each.y >= 0 and each.bottom <= stage.height for each in rects)
        assert not any(on_one_another(*pair) for pair in combinations(rects, 2))


@pytest.mark.parametrize(("size", "people"), list(product(TABLETS, PEOPLE)))
def test_single_badge_hangs_in_the_upper_and_stands_in_the_lower_part(
    size: tuple[int, int], people: int
) -> None:
    stage = table(size, people)
    alone = [bool(raised(stage, frozenset({place}))) for place in range(people)]
    from_the_top = sorted(range(people), key=lambda place: stage.seats[place].rect.y)
    stands = [alone[place] for place in from_the_top]
    assert all(upper <= lower for upper, lower in pairwise(stands))
    assert not stands[0]
    assert stands[-1]


def test_badges_of_outward_cards_stand_towards_the_table() -> None:
    body = layout(1280, 800, 13, outwards=True).body
    assert isinstance(body, Stage)
    everybody = frozenset(range(13))
    assert raised(body, everybody) == everybody
