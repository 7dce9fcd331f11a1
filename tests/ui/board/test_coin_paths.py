"""Curves of coins: ends, detours, opposite directions."""

import math
from itertools import pairwise, permutations, product

import pytest

from companion.core.commands import Pot
from companion.ui.board.coin_paths import curve, disc_count, where
from companion.ui.board.table_view import Flow, Spot
from companion.ui.layout.geometry import layout
from companion.ui.layout.stage import Rect, Stage

POTS: tuple[Pot, ...] = ("court", "bank")


def stage(width: int, height: int, people: int) -> Stage:
    body = layout(width, height, people).body
    assert isinstance(body, Stage)
    return body


def inside(point: tuple[float, float], rect: Rect) -> bool:
    x, y = point
    return rect.x < x < rect.right and rect.y < y < rect.bottom


@pytest.mark.parametrize(("width", "height", "people"), [(1280, 800, 7), (800, 1280, 13)])
def test_curve_starts_and_ends_beside_its_spots(width: int, height: int, people: int) -> None:
    on = stage(width, height, people)
    spots: list[Spot] = [*range(people), "court", "bank"]
    for source, target in permutations(spots, 2):
        way = curve(on, Flow(source, target, 3))
        if not isinstance(source, str):
            assert not inside(way.start, where(on, source))
        if not isinstance(target, str):
            assert not inside(way.end, where(on, target))
        assert all(0 <= x <= on.width and 0 <= y <= on.height for x, y in way.discs(3))


def test_fine_goes_around_the_bank() -> None:
    on = stage(1280, 800, 7)
    way = curve(on, Flow(4, "court", 1, fine=True))
    assert not any(inside(way.at(step / 20), on.bank) for step in range(21))


def test_opposite_flows_have_different_curves() -> None:
    on = stage(1280, 800, 7)
    there, back = curve(on, Flow(0, 2, 4)), curve(on, Flow(2, 0, 6))
    assert there.control != back.control


@pytest.mark.parametrize(("coins", "discs"), [(1, 1), (3, 3), (12, 3)])
def test_at_most_three_coins_are_drawn(coins: int, discs: int) -> None:
    flow = Flow("bank", 0, coins)
    assert disc_count(flow) == discs
    way = curve(stage(1280, 800, 4), flow)
    assert len(way.discs(disc_count(flow))) == discs
    assert len(set(way.discs(disc_count(flow)))) == discs


def test_fine_ends_at_the_courts_rim() -> None:
    on = stage(1280, 800, 7)
    middle, radius = on.court.middle, on.court.width / 2
    for place in range(7):
        end = curve(on, Flow(place, "court", 1, fine=True)).end
        assert math.dist(end, middle) <= radius + 11


def test_coins_on_a_curve_do_not_overlap() -> None:
    on = stage(800, 1280, 7)
    for source, target in permutations([*range(7), "court", "bank"], 2):
        discs = curve(on, Flow(source, target, 3)).discs(3)
        assert all(math.dist(one, other) >= 34 for one, other in pairwise(discs))


@pytest.mark.parametrize("people", range(4, 14))
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1200)])
def test_coin_between_neighbours_is_clear_of_their_badges(
    width: int, height: int, people: int
) -> None:
    on = stage(width, height, people)
    for place in range(people):
        beside = (place + 1) % people
        for source, target in ((place, beside), (beside, place)):
            assert curve(on, Flow(source, target, 1)).length >= 40


@pytest.mark.parametrize(("width", "height", "people"), [(1280, 800, 7), (1024, 768, 6)])
def test_coins_to_and_from_pots_keep_off_the_announced_mask(
    width: int, height: int, people: int
) -> None:
    on = stage(width, height, people)
    mask = Rect.around(*on.centre.middle, 120, on.centre.height)
    for place, pot in product(range(people), POTS):
        for flow in (Flow(place, pot, 3), Flow(pot, place, 3)):
            assert not any(inside(disc, mask) for disc in curve(on, flow).discs(3))
