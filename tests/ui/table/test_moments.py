"""The countdown before cards are turned and the verdict, as rendered on pages."""

from dataclasses import astuple, replace
from typing import Any

import flet as ft
import pytest

from companion.core.commands import Announce, Claim, Entry, Transfer
from companion.ui.layout import geometry
from companion.ui.layout.stage import Stage
from companion.ui.layout.tokens import MOVING
from companion.ui.table.phone_signs import DEED_SECONDS
from companion.ui.table.seats.stage_body import free_among_cards
from companion.ui.table.verdict.banner import READING_SECONDS
from companion.ui.table.verdict.reveal_countdown import COUNTS
from companion.ui.table.verdict.win_scene import WIN_SECONDS
from tests.async_runner import async_test
from tests.simulated_time import pass_time
from tests.ui.control_tree import controls, words
from tests.ui.pages import OPENING, SETUP, OpenPage, open_page, start_game

BRUNO = 1
DISPUTE: tuple[Entry, ...] = (*OPENING, Announce("king"), Claim(BRUNO))
CALL = "Adele and Bruno: reveal your cards now. Who is the King?"
PAINTED = 0.1
"""Seconds after which the client has painted something at its start and animates it."""
LANDED = 1.0
"""Seconds after which the last coin has landed."""
VERDICT = "True King: Bruno, Bruno +3, Courthouse +1, Adele −1, Bruno’s turn"


def labels(page: OpenPage) -> list[str]:
    return [each.label for each in page.controls() if isinstance(each, ft.Semantics) and each.label]


async def called(**shown: Any) -> tuple[OpenPage, OpenPage]:
    """Two pages of a game; the cards were called for on the first."""
    _, shared = start_game(*DISPUTE)
    one, other = await open_page(shared, **shown), await open_page(shared)
    assert CALL not in labels(one)
    await one.tap(one.button("Reveal the cards"))
    await other.settle()
    return one, other


@async_test
async def test_countdown_is_shown_on_all_pages_until_each_taps() -> None:
    one, other = await called()
    assert CALL in labels(one)
    assert CALL in labels(other)
    await one.press(CALL)
    assert CALL not in labels(one)
    assert CALL in labels(other)
    await one.choose(str(BRUNO))
    await one.tap(one.button("Confirm: 4 coins move"))
    await other.settle()
    assert CALL not in labels(other)


@async_test
async def test_countdown_ends_by_itself() -> None:
    one, _ = await called()
    await pass_time(COUNTS * MOVING.count / 1000)
    assert CALL in labels(one)
    await pass_time(PAINTED)
    assert CALL not in labels(one)


@pytest.mark.parametrize("shown", [{"reduced_motion": True}, {"countdown": False}])
@async_test
async def test_countdown_is_left_out_with_reduced_motion_or_by_the_setting(shown: Any) -> None:
    one, _ = await called(**shown)
    assert CALL not in labels(one)
    assert one.options().value is None


@async_test
async def test_countdown_is_not_shown_on_a_page_opened_later() -> None:
    one, _ = await called()
    late = await open_page(one.actions.context.services)
    assert CALL in labels(one)
    assert CALL not in labels(late)


async def decided(**shown: Any) -> OpenPage:
    """A page on which Bruno was just confirmed as the King."""
    _, shared = start_game(*DISPUTE)
    page = await open_page(shared, **shown)
    assert VERDICT not in labels(page)
    await page.choose(str(BRUNO))
    await page.tap(page.button("Confirm: 4 coins move"))
    assert VERDICT in labels(page)
    return page


@async_test
async def test_verdict_stays_until_the_next_tap() -> None:
    page = await decided()
    await page.tap(page.button("Announce"))
    assert VERDICT not in labels(page)
    await page.tap(page.button("Back"))
    assert VERDICT not in labels(page)


@async_test
async def test_verdict_stands_both_ways_up_where_people_sit_on_both_sides() -> None:
    page = await decided()
    (verdict,) = (each for each in page.controls() if getattr(each, "key", None) == "verdict")
    assert turns_inside(verdict) == []
    page.actions.table.game.undo()
    page.actions.preferences.face_outwards(outwards=True)
    await page.settle()
    await page.choose(str(BRUNO))
    await page.tap(page.button("Confirm: 4 coins move"))
    (verdict,) = (each for each in page.controls() if getattr(each, "key", None) == "verdict")
    assert turns_inside(verdict) == [2]
    assert list(words(verdict)).count("Bruno") == 2


def turns_inside(control: ft.BaseControl) -> list[int | None]:
    return [each.quarter_turns for each in controls(control) if isinstance(each, ft.RotatedBox)]


@async_test
async def test_verdict_goes_once_it_was_read() -> None:
    phone = await decided(width=390, height=844)
    table = await decided()
    await pass_time(READING_SECONDS - 0.1)
    assert VERDICT in labels(phone)
    await pass_time(0.2)
    assert VERDICT not in labels(phone)
    # among the cards, it covers nothing that is asked
    assert VERDICT in labels(table)


@async_test
async def test_verdict_is_gone_after_undo() -> None:
    page = await decided()
    page.actions.table.game.undo()
    await page.settle()
    assert VERDICT not in labels(page)


WIN = (
    "Bruno wins, Bruno really was the Cheat (not Adele). "
    "As the Cheat, with 10 or more coins., Bruno 11, Sharpest eye · Bruno: 1 true call"
)


async def won(**shown: Any) -> OpenPage:
    """A page on which Bruno has just won as the Cheat."""
    _, shared = start_game(*OPENING, Transfer("bank", BRUNO, 5), Announce("cheat"), Claim(BRUNO))
    page = await open_page(shared, **shown)
    await page.tap(page.button("Reveal the cards"))
    await page.choose(str(BRUNO))
    await page.tap(page.button("Confirm"))
    return page


@pytest.mark.parametrize("shown", [{}, {"reduced_motion": True}, {"width": 390, "height": 844}])
@async_test
async def test_win_is_shown_until_a_tap(shown: Any) -> None:
    page = await won(**shown)
    await pass_time(LANDED)
    assert WIN in labels(page)
    late = await open_page(page.actions.context.services)
    assert WIN not in labels(late)
    await page.press(WIN)
    assert WIN not in labels(page)


@async_test
async def test_win_goes_once_it_was_read() -> None:
    page = await won()
    assert WIN not in labels(page)
    await pass_time(LANDED)
    assert WIN in labels(page)
    await pass_time(WIN_SECONDS - LANDED)
    assert WIN in labels(page)
    await pass_time(LANDED)
    assert WIN not in labels(page)


@async_test
async def test_what_a_phone_did_stands_between_the_name_plates_for_a_moment() -> None:
    service, shared = start_game(*OPENING, setup=replace(SETUP, version=2, rules=1))
    tablet = await open_page(shared)
    service.submit((Announce("king"),), service.snapshot.revision, by=0)
    await tablet.settle()
    (sign,) = tablet.named("phone-deed")
    assert isinstance(sign, ft.Container)
    assert [*words(sign)]
    view = tablet.holder.view
    body = geometry.layout(view.width, view.height, 4).body
    assert isinstance(body, Stage)
    (free,) = free_among_cards(body).rects
    assert (sign.left, sign.top, sign.width, sign.height) == astuple(free)
    await pass_time(DEED_SECONDS)
    (sign,) = tablet.named("phone-deed")
    assert not [*words(sign)]
