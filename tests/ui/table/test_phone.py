"""The table on a phone: two halves for two players, and pictures of the characters."""

import flet as ft
import pytest

from companion.core.commands import Announce, CardSlot
from companion.core.setup import Setup
from companion.ui.kit import pictures
from companion.ui.layout.tokens import DARK
from tests.async_runner import async_test
from tests.ui.pages import CARDS, OPENING, SETUP, OpenPage, open_page, start_game

TWO = Setup(SETUP.edition, ("Adele", "Bruno"), CARDS, 0, 1)


def pictures_on(page: OpenPage) -> list[str]:
    return [str(each.src) for each in page.controls() if isinstance(each, ft.Image)]


@pytest.mark.parametrize("outwards", [False, True])
@async_test
async def test_half_of_the_opponent_is_turned_if_seats_face_outwards(outwards: bool) -> None:
    _, shared = start_game(*OPENING, setup=TWO)
    page = await open_page(shared, width=390, height=844, outwards=outwards)
    (far,), (near,) = page.named("half-0"), page.named("half-1")
    assert [
        isinstance(each, ft.Container) and isinstance(each.content, ft.RotatedBox)
        for each in (far, near)
    ] == [outwards, False]


@async_test
async def test_characters_in_play_and_the_announced_one_are_pictures() -> None:
    service, shared = start_game(*OPENING, setup=TWO)
    page = await open_page(shared, width=390, height=844)
    assert {pictures.small(each, DARK) for each in CARDS} <= {*pictures_on(page)}
    service.submit((Announce("king", CardSlot.LEFT),), service.snapshot.revision)
    await page.settle()
    shown = pictures_on(page)
    assert pictures.small("king", DARK) in shown
    assert pictures.small("queen", DARK) not in shown
