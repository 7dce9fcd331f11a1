"""The stage as a page has drawn it: coins that will move, coins that fly, and whom it faces."""

import math
from collections import Counter
from dataclasses import replace
from typing import Any

import flet as ft
import flet.canvas as cv
import pytest

from companion.core.commands import Announce, Claim, Entry
from companion.ui.screens.table import table_screen
from companion.ui.widgets import coin_animation, pictures
from companion.ui.widgets.coin_paths import Flow, Point, Spot, curve, where
from companion.ui.widgets.geometry import Stage, layout
from companion.ui.widgets.tokens import DARK, MOVING, STILL, Motion
from tests.async_runner import run_in_thread
from tests.ui.drawn import controls
from tests.ui.pages import OPENING, OpenPage, begun, opened
from tests.ui.presenters.test_card_names import stage_of

ON = stage_of(1280, 800)
ADELE, BRUNO, CEDRIC = 0, 1, 2
SPOTS: tuple[Spot, ...] = (*range(4), "court", "bank")
KING: tuple[Entry, ...] = (*OPENING, Announce("king"), Claim(BRUNO))
"""If it is Bruno, 3 coins go from the bank to him, and 1 from Adele to the court."""
LONG = 60_000
"""Milliseconds after which nobody looks any more."""


def layer(page: OpenPage, key: str) -> list[ft.BaseControl]:
    """Everything in a layer of the stage, as the page shows it now."""
    (found,) = page.named(key)
    return list(controls(found))


def coins(drawn: list[ft.BaseControl]) -> list[tuple[Point, bool]]:
    """The middles of the coins in a layer, and whether each is one of a fine."""
    pictured = {pictures.small_coin(DARK, fine=fine): fine for fine in (False, True)}
    found = []
    for each in drawn:
        if isinstance(each, ft.Image) and each.src in pictured:
            half = (each.width or 0) / 2
            at = (each.left or 0) + half, (each.top or 0) + half
            found.append((at, pictured[each.src]))
    return found


def flying(page: OpenPage) -> dict[tuple[Spot | None, bool], int]:
    """How many coins are drawn flying, by the spot they are at or on their way to.

    Those of a fine are counted by themselves.
    """
    found = coins(layer(page, "flight"))
    return Counter(
        (next((spot for spot in SPOTS if math.dist(at, where(ON, spot).middle) < 1), None), fine)
        for at, fine in found
    )


async def paid(**shown: Any) -> OpenPage:
    """A page on which it has just been confirmed that Bruno is the King."""
    _, shared = begun(*KING)
    page = await opened(shared, **shown)
    await page.choose(str(BRUNO))
    assert flying(page) == {}
    await page.tap(page.button("Confirm: 4 coins move"))
    return page


@pytest.mark.parametrize(
    ("first_frame", "at"),
    [
        (LONG / 1000, {("bank", False): 3, (ADELE, True): 1}),
        (0.0, {(BRUNO, False): 3, ("court", True): 1}),
    ],
    ids=["before the first frame", "after it"],
)
def test_coins_fly_from_where_they_were_to_where_they_are(
    monkeypatch: pytest.MonkeyPatch, first_frame: float, at: dict[tuple[Spot, bool], int]
) -> None:
    monkeypatch.setattr(coin_animation, "_FIRST_FRAME", first_frame)
    monkeypatch.setattr(table_screen, "MOVING", Motion(marker=0, coin=LONG, stagger=0))

    async def play() -> None:
        assert flying(await paid()) == at

    run_in_thread(play())


def test_coins_that_have_landed_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coin_animation, "_FIRST_FRAME", 0.0)
    monkeypatch.setattr(table_screen, "MOVING", Motion(marker=0, coin=1, stagger=0))

    async def play() -> None:
        page = await paid()
        await page.settle()
        assert flying(page) == {}

    run_in_thread(play())


def test_on_a_device_that_asks_for_no_motion_no_coin_flies_and_the_candle_jumps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_screen, "MOVING", replace(MOVING, coin=LONG))

    async def play() -> None:
        for reduced_motion in (False, True):
            page = await paid(reduced_motion=reduced_motion)
            assert bool(flying(page)) is not reduced_motion
            (candle,) = page.named("candle")
            assert isinstance(candle, ft.Image)
            glide = candle.animate_position
            assert isinstance(glide, ft.Animation)
            assert glide.duration == (STILL if reduced_motion else MOVING).marker

    run_in_thread(play())


def test_what_would_move_is_shown_by_dotted_arcs_with_coins_along_them() -> None:
    async def play() -> None:
        _, shared = begun(*KING)
        page = await opened(shared)
        assert coins(layer(page, "preview")) == []
        await page.choose(str(BRUNO))
        drawn = layer(page, "preview")
        flows = (Flow("bank", BRUNO, 3), Flow(ADELE, "court", 1, fine=True))
        ways = [curve(ON, flow) for flow in flows]
        assert coins(drawn) == [
            (pytest.approx(at), flow.fine)
            for way, flow in zip(ways, flows, strict=True)
            for at in way.discs(flow.discs)
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

    run_in_thread(play())


@pytest.mark.parametrize(
    ("key", "colours"),
    [
        (f"place-{CEDRIC}", {DARK.court_fill}),
        (f"place-{BRUNO}", {DARK.gold_fill}),
        ("pot-court", {DARK.court_fill}),
        ("pot-bank", {DARK.gold_fill}),
    ],
)
def test_a_fine_has_the_colour_of_the_court_and_nothing_else_has(
    key: str, colours: set[str]
) -> None:
    async def play() -> None:
        _, shared = begun(*KING, Claim(CEDRIC))
        page = await opened(shared)
        await page.choose(str(BRUNO))
        boxes = [each for each in layer(page, key) if isinstance(each, ft.Container)]
        filled = {each.bgcolor for each in boxes}
        shadows = [one for each in boxes if isinstance(each.shadow, list) for one in each.shadow]
        rings = {one.color for one in shadows}
        marks = {DARK.court_fill, DARK.gold_fill}
        assert filled & marks == colours
        assert rings & marks == (colours if key.startswith("place") else set())

    run_in_thread(play())


@pytest.mark.parametrize("outwards", [False, True])
def test_plaques_are_turned_to_their_people_where_that_is_asked_for(outwards: bool) -> None:
    async def play() -> None:
        _, shared = begun()
        page = await opened(shared, outwards=outwards)
        turned = []
        for place in range(4):
            boxes = [
                each for each in layer(page, f"place-{place}") if isinstance(each, ft.RotatedBox)
            ]
            turned.append(sum(each.quarter_turns for each in boxes))
        body = layout(1280, 800, 4, outwards=outwards).body
        assert isinstance(body, Stage)
        assert turned == [seat.turns for seat in body.seats]
        assert any(turned) is outwards

    run_in_thread(play())
