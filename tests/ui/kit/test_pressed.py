"""A press counts however long it lasts."""

from typing import Any

import flet as ft
import pytest

from companion.core.commands import Announce, Claim, Entry
from companion.ui.page.dialog_kinds import AppearanceDialog, CorrectCoinsDialog, MoreDialog
from tests.async_runner import async_test
from tests.ui.pages import OPENING, open_page, start_game

CLAIMED = (Announce("king"), Claim(1))


@pytest.mark.parametrize(
    ("shown", "entries"),
    [
        ({}, ()),
        ({}, CLAIMED),
        ({"width": 390, "height": 844}, CLAIMED),
        ({"far": True}, ()),
        ({"dialog": MoreDialog()}, ()),
        ({"dialog": AppearanceDialog()}, ()),
        ({"dialog": CorrectCoinsDialog()}, ()),
        *(({"route": route}, ()) for route in ("/", "/new", "/new/set", "/new/own", "/setup")),
        *(({"route": route}, ()) for route in ("/players", "/games", "/rules", "/aid")),
    ],
    ids=str,
)
@async_test
async def test_every_button_takes_a_long_press_for_a_short_one(
    shown: dict[str, Any], entries: tuple[Entry, ...]
) -> None:
    _, shared = start_game(*OPENING, *entries)
    page = await open_page(shared, **shown)
    found = [each for each in page.controls() if isinstance(each, ft.Button | ft.TextButton)]
    assert found
    assert [each for each in found if each.on_long_press != each.on_click] == []


@async_test
async def test_long_press_swaps() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.hold(page.button("Swap or not"))
    game = service.snapshot.game
    assert game is not None
    assert game.table.turn == len(OPENING) + 2
