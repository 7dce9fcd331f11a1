"""Every button shows the keyboard focus with a ring that stands out on both sides."""

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest

from companion.core.commands import Announce, Claim
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.kit.menus import Choice, choice_menu
from companion.ui.kit.palette import set_palette
from companion.ui.layout.tokens import DARK, FOCUS_RING, LIGHT, Palette
from companion.ui.page.dialog_kinds import AppearanceDialog, CorrectCoinsDialog, MoreDialog
from tests.async_runner import async_test
from tests.ui.control_tree import controls
from tests.ui.layout.test_tokens import contrast
from tests.ui.pages import OPENING, open_page, start_game

PALETTES = pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
ROUTES = [
    *("/", "/new", "/new/own", "/table", "/setup", "/players"),
    *("/rules", "/rules/first/character-king"),
]


@PALETTES
@pytest.mark.parametrize("announced", [True, False])
@pytest.mark.parametrize("route", ROUTES)
@async_test
async def test_every_button_has_a_ring(route: str, announced: bool, palette: Palette) -> None:
    claims = (Announce("king"), Claim(1)) if announced else ()
    _, services = start_game(*OPENING, *claims)
    page = await open_page(services, route=route, dark=palette.is_dark)
    found = [each for each in page.controls() if is_button(each)]
    assert len(found) > 2
    assert [each for each in found if not stands_out(each, palette)] == []


@PALETTES
@pytest.mark.parametrize("dialog", [MoreDialog, AppearanceDialog, CorrectCoinsDialog])
@async_test
async def test_every_button_of_a_dialog_has_a_ring(
    dialog: Callable[[], Any], palette: Palette
) -> None:
    _, services = start_game(*OPENING)
    page = await open_page(services, dialog=dialog(), dark=palette.is_dark)
    found = [each for each in page.controls() if is_button(each)]
    assert [each for each in found if not stands_out(each, palette)] == []


def is_button(control: object) -> bool:
    return isinstance(control, ft.Button | ft.TextButton) and not control.disabled


def stands_out(button: Any, palette: Palette) -> bool:
    """Whether the ring has 3:1 to what is on both sides of it."""
    ring = button.style.side[ft.ControlState.FOCUSED]
    assert isinstance(ring, ft.BorderSide)
    assert ring.width >= FOCUS_RING
    fill = button.style.bgcolor
    grounds = (palette.bg, palette.surface, palette.dock, palette.edge, *palette.table)
    filled = [fill] if isinstance(fill, str) and fill.startswith("#") else []
    if ring.stroke_inset > 2 * ring.width - 1:
        # the fill is on both sides; a layer over an active seat card, or a chosen tile, has none
        below = (
            palette.active if ring.color == palette.on_active else (palette.high, palette.surface)
        )
        sides = filled or [*below]
    else:
        sides = [*grounds, *filled]
    return all(contrast(str(ring.color), each) >= 3 for each in sides)


@PALETTES
def test_menus_show_the_focus_around_their_pill_and_their_rows(palette: Palette) -> None:
    set_palette(palette)
    rows = (Choice("One", chosen=True, on_tap=print), Choice("Two", chosen=False, on_tap=print))
    menu = [*controls(choice_menu(messages(Language.EN), "Label", rows))]
    (button,) = (each for each in menu if isinstance(each, ft.PopupMenuButton))
    pill = next(each for each in controls(button) if isinstance(each, ft.Container))
    assert pill.padding == FOCUS_RING
    for ground in (palette.bg, palette.surface, palette.dock):
        assert contrast(palette.focus_fill, ground) >= 3
    # the mark of the chosen row stands on it
    assert contrast(palette.text, palette.focus_fill) >= 3


@PALETTES
def test_chosen_tiles_differ_by_their_edge_where_their_fill_is_pale(palette: Palette) -> None:
    fills = contrast(palette.gold_fill, palette.high)
    edge = contrast(palette.gold, palette.high)
    assert max(fills, edge) >= 3
