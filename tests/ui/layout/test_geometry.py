"""The layout of the table screen: order of seats, no overlaps."""

import math
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ui.layout.geometry import Side, layout
from companion.ui.layout.seat_rows import HEAD, ORNAMENTS, SeatList
from companion.ui.layout.stage import Rect, Stage

TABLETS = [
    (1280, 800),
    (800, 1280),
    (1024, 768),
    (768, 1024),
    (1920, 1200),
    (1200, 1920),
    (1180, 820),
    (820, 1180),
]
PHONES = [(390, 844), (360, 640), (844, 390)]
PEOPLE = range(2, 14)


def apart(one: Rect, other: Rect) -> bool:
    return (
        one.right <= other.x
        or other.right <= one.x
        or one.bottom <= other.y
        or other.bottom <= one.y
    )


def inside(inner: Rect, stage: Stage) -> bool:
    return (
        inner.x >= 0
        and inner.y >= 0
        and inner.right <= stage.width
        and inner.bottom <= stage.height
    )


def rects(stage: Stage) -> list[Rect]:
    return [seat.rect for seat in stage.seats] + [stage.court, stage.bank, stage.centre]


def check(stage: Stage, people: int) -> None:
    assert len(stage.seats) == people
    for rect in rects(stage):
        assert inside(rect, stage), rect
    for one, other in combinations(rects(stage), 2):
        assert apart(one, other), (one, other)


@pytest.mark.parametrize("outwards", [False, True])
@pytest.mark.parametrize(("size", "people"), list(product(TABLETS, PEOPLE)))
def test_tablet_has_a_stage_for_all_players(
    size: tuple[int, int], people: int, outwards: bool
) -> None:
    body = layout(*size, people, outwards=outwards).body
    assert isinstance(body, Stage)
    check(body, people)
    for seat in body.seats:
        assert seat.digits >= 48, "coins are read from across the table"


@pytest.mark.parametrize(("size", "people"), list(product(TABLETS, PEOPLE)))
def test_seats_run_clockwise_from_the_top_left(size: tuple[int, int], people: int) -> None:
    body = layout(*size, people).body
    assert isinstance(body, Stage)
    middle_x, middle_y = body.width / 2, body.height / 2
    # screens count y downwards, so angles grow clockwise
    angles = [
        math.atan2(seat.rect.middle[1] - middle_y, seat.rect.middle[0] - middle_x)
        for seat in body.seats
    ]
    turned = [(angle - angles[0]) % math.tau for angle in angles]
    assert turned == sorted(turned)
    first_x, first_y = body.seats[0].rect.middle
    assert first_y < middle_y
    assert first_x <= middle_x


@pytest.mark.parametrize(("size", "people"), list(product(TABLETS, PEOPLE)))
def test_own_seat_is_at_the_bottom_and_the_order_stays(size: tuple[int, int], people: int) -> None:
    unturned = layout(*size, people, near=0).body
    assert isinstance(unturned, Stage)
    ring = [*unturned.seats, *unturned.seats]
    for near in range(people):
        body = layout(*size, people, near=near).body
        assert isinstance(body, Stage)
        own = body.seats[near].rect
        assert own.bottom == max(each.rect.bottom for each in body.seats)
        assert abs(own.middle[0] - body.width / 2) <= body.width / 4
        assert list(body.seats) == ring[people - near : 2 * people - near]


@pytest.mark.parametrize(("size", "people"), list(product(PHONES, PEOPLE)))
def test_phone_has_a_list(size: tuple[int, int], people: int) -> None:
    division = layout(*size, people)
    assert isinstance(division.body, SeatList)
    assert 48 <= division.body.row <= 120
    assert division.fits
    assert division.body.width >= 360 or division.body.width == size[0]


def test_dock_is_beside_on_wide_and_below_on_tall_screens() -> None:
    assert layout(1280, 800, 7).dock.side is Side.RIGHT
    assert layout(1280, 800, 7).dock.size == 400
    assert layout(800, 1280, 7).dock.side is Side.BELOW
    assert layout(800, 1280, 7).dock.size == 376
    assert layout(944, 656, 7).dock.side is Side.RIGHT, "a tablet with larger texts is no phone"


def test_outward_cards_face_their_edge() -> None:
    body = layout(1280, 800, 8, outwards=True).body
    assert isinstance(body, Stage)
    assert [seat.turns for seat in body.seats] == [2, 2, 2, 3, 0, 0, 0, 1]
    right, left = body.seats[3], body.seats[7]
    assert right.rect.height > right.rect.width
    assert right.rect.right == pytest.approx(body.width - 20)
    assert left.rect.x == pytest.approx(20)


@pytest.mark.parametrize("people", [0, 1, 14])
def test_table_has_two_to_thirteen_seats(people: int) -> None:
    with pytest.raises(ValueError, match="places"):
        layout(1280, 800, people)


@given(
    width=st.integers(320, 4000),
    height=st.integers(320, 4000),
    people=st.integers(2, 13),
    outwards=st.booleans(),
    near=st.none() | st.just(0),
)
def test_nothing_overlaps_in_any_window(
    width: int, height: int, people: int, outwards: bool, near: int | None
) -> None:
    division = layout(width, height, people, outwards=outwards, near=near)
    body = division.body
    if isinstance(body, Stage):
        check(body, people)
    elif division.fits and not body.facing:
        assert body.row >= 48
        rows = -(-people // body.columns)
        ornaments = ORNAMENTS if body.ornaments else 0
        assert HEAD + body.pots + ornaments + rows * body.row <= body.height
