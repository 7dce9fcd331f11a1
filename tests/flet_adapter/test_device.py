"""What a page requests of its device."""

import flet as ft
import pytest

from companion.core.commands import Announce, Claim, Swap, Transfer, Undo
from tests.async_runner import async_test
from tests.ui.pages import OPENING, open_page, start_game


@async_test
async def test_device_is_kept_awake_until_game_ends() -> None:
    live, shared = start_game(*OPENING, Transfer("bank", 0, 7))
    page = await open_page(shared)
    for entry in (Swap(), Undo()):
        live.submit([entry], live.snapshot.revision)
        await page.settle()
    calls = [each for each in page.line.asked if each in ("enable", "disable")]
    assert calls == ["enable", "disable", "enable"]


@pytest.mark.parametrize(
    ("platform", "vibrates"),
    [
        (ft.PagePlatform.ANDROID, True),
        (ft.PagePlatform.IOS, True),
        (ft.PagePlatform.LINUX, False),
    ],
)
@async_test
async def test_moving_coins_vibrate_on_phones(platform: ft.PagePlatform, vibrates: bool) -> None:
    _, shared = start_game(*OPENING, Announce("king"), Claim(1))
    page = await open_page(shared)
    await page.receive(platform=platform)
    await page.choose("1")
    await page.tap(page.button("Confirm: 4 coins move"))
    assert ("light_impact" in page.line.asked) is vibrates


@async_test
async def test_device_does_not_vibrate_without_moving_coins() -> None:
    _, shared = start_game(*OPENING, Announce("judge"))
    page = await open_page(shared)
    await page.receive(platform=ft.PagePlatform.ANDROID)
    await page.tap(page.button("No one calls"))
    assert "light_impact" not in page.line.asked
