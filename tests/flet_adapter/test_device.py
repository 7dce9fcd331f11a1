"""What a page asks of the device that it is open on."""

import flet as ft
import pytest

from companion.core.commands import Announce, Claim, Swap, Transfer, Undo
from tests.looping import alone
from tests.ui.pages import OPENING, begun, opened


def test_a_device_is_kept_awake_until_the_game_has_ended() -> None:
    async def play() -> None:
        live, shared = begun(*OPENING, Transfer("bank", 0, 7))
        page = await opened(shared)
        for entry in (Swap(), Undo()):
            live.submit([entry], live.now.revision)
            await page.settle()
        asked = [each for each in page.line.asked if each in ("enable", "disable")]
        assert asked == ["enable", "disable", "enable"]

    alone(play())


@pytest.mark.parametrize(
    ("platform", "felt"),
    [
        (ft.PagePlatform.ANDROID, True),
        (ft.PagePlatform.IOS, True),
        (ft.PagePlatform.LINUX, False),
    ],
)
def test_coins_that_move_are_felt_by_the_hand_that_holds_the_device(
    platform: ft.PagePlatform, felt: bool
) -> None:
    async def play() -> None:
        _, shared = begun(*OPENING, Announce("king"), Claim(1))
        page = await opened(shared)
        await page.turn_out_to_be(platform=platform)
        await page.choose("1")
        await page.tap(page.button("Confirm: 4 coins move"))
        assert ("light_impact" in page.line.asked) is felt

    alone(play())


def test_where_no_coins_move_nothing_is_felt() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING, Announce("judge"))
        page = await opened(shared)
        await page.turn_out_to_be(platform=ft.PagePlatform.ANDROID)
        await page.tap(page.button("Nobody claims"))
        assert "light_impact" not in page.line.asked

    alone(play())
