"""The stage as rendered on a page: preview, flying coins, turned seat cards."""

import math
from collections import Counter
from typing import Any

import flet as ft
import flet.canvas as cv
import pytest

from companion.core.boxes import EditionId
from companion.core.commands import Announce, Choose, Claim, Entry, NoMoreClaims, Transfer
from companion.core.setup import Setup
from companion.ui.board.coin_paths import Point, curve, disc_count, where
from companion.ui.board.table_view import Flow, Spot
from companion.ui.kit import pictures
from companion.ui.layout.geometry import layout
from companion.ui.layout.stage import Stage
from companion.ui.layout.tokens import DARK, MOVING, STILL
from tests.async_runner import async_test
from tests.simulated_time import pass_time
from tests.ui.control_tree import controls, words
from tests.ui.pages import OPENING, OpenPage, open_page, start_game
from tests.ui.wording.test_card_names import stage_of

ON = stage_of(1280, 800)
ADELE, BRUNO, CEDRIC = 0, 1, 2
SPOTS: tuple[Spot, ...] = (*range(4), "court", "bank")
KING: tuple[Entry, ...] = (*OPENING, Announce("king"), Claim(BRUNO))
"""With Bruno as the King, 3 coins go from the bank to him, and 1 from Adele to the court."""
PAINTED = 0.1
"""Seconds after which the client has painted coins at their start and moves them."""
LANDED = 1.0
"""Seconds after which the last coin has landed."""


def layer(page: OpenPage, key: str) -> list[ft.BaseControl]:
    """All controls in a layer of the stage."""
    (found,) = page.named(key)
    return list(controls(found))


def coins(drawn: list[ft.BaseControl]) -> list[tuple[Point, bool]]:
    """The centres of the coins in a layer, and whether each is of a fine."""
    pictured = {pictures.small_coin(DARK, fine=fine): fine for fine in (False, True)}
    found = []
    for each in drawn:
        if isinstance(each, ft.Image) and each.src in pictured:
            half = (each.width or 0) / 2
            at = (each.left or 0) + half, (each.top or 0) + half
            found.append((at, pictured[each.src]))
    return found


def flying(page: OpenPage) -> dict[tuple[Spot | None, bool], int]:
    """The number of flying coins by the spot they are at or fly to, and by being a fine."""
    found = coins(layer(page, "flight"))
    return Counter(
        (next((spot for spot in SPOTS if math.dist(at, where(ON, spot).middle) < 1), None), fine)
        for at, fine in found
    )


async def paid(**shown: Any) -> OpenPage:
    """A page on which Bruno has just been confirmed as the King."""
    _, shared = start_game(*KING)
    page = await open_page(shared, **shown)
    await page.choose(str(BRUNO))
    assert flying(page) == {}
    await page.tap(page.button("Confirm: 4 coins move"))
    return page


@async_test
async def test_coins_fly_from_source_to_target_and_are_removed_once_landed() -> None:
    page = await paid()
    assert flying(page) == {("bank", False): 3, (ADELE, True): 1}
    await pass_time(PAINTED)
    assert flying(page) == {(BRUNO, False): 3, ("court", True): 1}
    await pass_time(LANDED)
    assert flying(page) == {}


@async_test
async def test_reduced_motion_shows_no_flying_coins_and_moves_the_candle_at_once() -> None:
    for reduced_motion in (False, True):
        page = await paid(reduced_motion=reduced_motion)
        assert bool(flying(page)) is not reduced_motion
        (candle,) = page.named("candle")
        assert isinstance(candle, ft.Image)
        glide = candle.animate_position
        assert isinstance(glide, ft.Animation)
        assert glide.duration == (STILL if reduced_motion else MOVING).marker


@async_test
async def test_preview_has_dotted_arcs_with_coins() -> None:
    _, shared = start_game(*KING)
    page = await open_page(shared)
    assert coins(layer(page, "preview-coins")) == []
    await page.choose(str(BRUNO))
    drawn = layer(page, "preview")
    flows = (Flow("bank", BRUNO, 3), Flow(ADELE, "court", 1, fine=True))
    ways = [curve(ON, flow) for flow in flows]
    assert coins(layer(page, "preview-coins")) == [
        (pytest.approx(at), flow.fine)
        for way, flow in zip(ways, flows, strict=True)
        for at in way.discs(disc_count(flow))
    ]
    (canvas,) = (each for each in drawn if isinstance(each, cv.Canvas))
    dotted = [
        each
        for each in canvas.shapes
        if isinstance(each, cv.Path) and each.paint.stroke_dash_pattern
    ]
    assert [each.paint.color for each in dotted] == [DARK.gold, DARK.court]
    begin = [each.elements[0] for each in dotted]
    assert begin == [cv.Path.MoveTo(*way.start) for way in ways]


@pytest.mark.parametrize(
    ("key", "colours"),
    [
        (f"seat-{CEDRIC}", {DARK.court_fill}),
        (f"seat-{BRUNO}", {DARK.gold_fill}),
        ("pot-court", {DARK.court_fill}),
        ("pot-bank", {DARK.gold_fill}),
    ],
)
@async_test
async def test_only_fines_have_the_courts_colour(key: str, colours: set[str]) -> None:
    _, shared = start_game(*KING, Claim(CEDRIC))
    page = await open_page(shared)
    await page.choose(str(BRUNO))
    boxes = [each for each in layer(page, key) if isinstance(each, ft.Container)]
    filled = {each.bgcolor for each in boxes}
    shadows = [one for each in boxes if isinstance(each.shadow, list) for one in each.shadow]
    rings = {one.color for one in shadows}
    marks = {DARK.court_fill, DARK.gold_fill}
    assert filled & marks == colours
    assert rings & marks == (colours if key.startswith("seat") else set())


@pytest.mark.parametrize("outwards", [False, True])
@async_test
async def test_seat_cards_turn_towards_their_people_if_outwards(outwards: bool) -> None:
    _, shared = start_game()
    page = await open_page(shared, outwards=outwards)
    turned = []
    for place in range(4):
        boxes = [each for each in layer(page, f"seat-{place}") if isinstance(each, ft.RotatedBox)]
        turned.append(sum(each.quarter_turns for each in boxes))
    body = layout(1280, 800, 4, outwards=outwards).body
    assert isinstance(body, Stage)
    assert turned == [seat.turns for seat in body.seats]
    assert any(turned) is outwards


def figures(page: OpenPage) -> tuple[list[str], list[str]]:
    """The coins of Adele and Bruno, and of court and bank, as drawn."""
    seats = [f"seat-{ADELE}", f"seat-{BRUNO}"]

    def of(keys: list[str]) -> list[str]:
        return [
            str(each.value)
            for key in keys
            for each in layer(page, key)
            if isinstance(each, ft.Text) and str(each.value).isdecimal()
        ]

    return of(seats), of(["pot-court", "pot-bank"])


@async_test
async def test_figures_change_when_the_coins_land() -> None:
    before, after = (["6", "6"], ["0", "170"]), (["5", "9"], ["1", "167"])

    assert figures(await paid(reduced_motion=True)) == after
    page = await paid()
    assert figures(page) == before
    await pass_time(PAINTED)
    assert figures(page) == before
    await pass_time(LANDED)
    assert figures(page) == after


@async_test
async def test_cards_move_with_people_who_change_seats() -> None:
    setup = Setup(
        EditionId.SECOND,
        ("Adele", "Bruno", "Cedric", "David"),
        ("judge", "empress", "king", "princess", "thief", "puppet_master"),
        0,
        1,
    )
    moved = (*OPENING, Announce("puppet_master"), NoMoreClaims())
    service, shared = start_game(*moved, setup=setup)
    page = await open_page(shared)
    corners = [corner(page, f"seat-{person}") for person in (BRUNO, CEDRIC)]
    service.submit((Choose((BRUNO, CEDRIC)),), service.snapshot.revision)
    await page.settle()
    assert [corner(page, f"seat-{person}") for person in (CEDRIC, BRUNO)] == corners
    assert "Bruno" in words(page.named(f"seat-{BRUNO}")[0])


def corner(page: OpenPage, key: str) -> Point:
    """Where a card stands; it must glide there."""
    (card,) = page.named(key)
    assert isinstance(card, ft.Container)
    assert isinstance(card.animate_position, ft.Animation)
    return card.left or 0, card.top or 0


@pytest.mark.parametrize(
    ("coins", "end"), [(10, "close to 13"), (2, "close to 0"), (9, None), (3, None)]
)
@async_test
async def test_seats_close_to_an_end_are_marked(coins: int, end: str | None) -> None:
    given = Transfer("bank", ADELE, coins - 6) if coins > 6 else Transfer(ADELE, "bank", 6 - coins)
    _, shared = start_game(*OPENING, given)
    page = await open_page(shared)
    labels = [
        each.label or "" for each in layer(page, f"seat-{ADELE}") if isinstance(each, ft.Semantics)
    ]
    marks = [each for each in layer(page, f"seat-{ADELE}") if isinstance(each, ft.Icon)]
    assert [f", {end}" in label for label in labels if label] == [end is not None]
    assert bool(marks) is (end is not None)


@async_test
async def test_result_appears_once_the_last_coins_have_landed() -> None:
    def centre_and_court(page: OpenPage) -> tuple[object, bool]:
        (centre,) = page.named("centre")
        assert isinstance(centre, ft.Container)
        return centre.opacity, bool(page.named("pot-court"))

    given = Transfer("bank", BRUNO, 4)
    for reduced_motion in (False, True):
        _, shared = start_game(*OPENING, given, Announce("king"), Claim(BRUNO))
        page = await open_page(shared, reduced_motion=reduced_motion)
        await page.choose(str(BRUNO))
        await page.tap(page.button("Confirm: 3 coins move"))
        assert centre_and_court(page) == ((1, False) if reduced_motion else (0, True))
        await pass_time(LANDED)
        assert centre_and_court(page) == (1, False)
