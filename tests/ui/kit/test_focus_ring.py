"""Every button shows the keyboard focus with a ring."""

import flet as ft
import pytest

from companion.core.commands import Announce
from companion.ui.layout.tokens import DARK, FOCUS_RING, LIGHT
from tests.async_runner import async_test
from tests.ui.pages import OPENING, open_page, start_game

ROUTES = [
    *("/", "/new", "/new/own", "/table", "/setup", "/players"),
    *("/rules", "/rules/first/character-king"),
]


@pytest.mark.parametrize("dark", [True, False])
@pytest.mark.parametrize("announced", [True, False])
@pytest.mark.parametrize("route", ROUTES)
@async_test
async def test_every_button_has_a_focus_ring(route: str, announced: bool, dark: bool) -> None:
    palette = DARK if dark else LIGHT
    _, services = start_game(*OPENING, *([Announce("king")] if announced else []))
    page = await open_page(services, route=route, dark=dark)
    found = [
        ring_of(each)
        for each in page.controls()
        if isinstance(each, ft.Button | ft.TextButton) and not each.disabled
    ]
    assert len(found) > 2
    allowed = [ft.BorderSide(FOCUS_RING, colour) for colour in (palette.focus, palette.on_gold)]
    assert [each for each in found if each not in allowed] == []


def ring_of(button: ft.Button | ft.TextButton) -> object:
    side = button.style.side if button.style else None
    return side.get(ft.ControlState.FOCUSED) if isinstance(side, dict) else None
