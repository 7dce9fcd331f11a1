"""Keys lead into dialogs and screens, and back; the focus follows."""

from typing import Any

import flet as ft
import pytest

from companion.core.boxes import EditionId
from companion.core.commands import Announce, Transfer
from companion.ui.page.dialog_kinds import MoreDialog, PlayerDialog
from companion.ui.page.reading import NoteDraft, Reading
from companion.ui.table.verdict.win_scene import WIN_SECONDS
from tests.async_runner import async_test
from tests.flet_client import control_id
from tests.simulated_time import pass_time
from tests.ui.control_tree import words
from tests.ui.pages import OPENING, OpenPage, open_page, services_on, start_game

NOTE = NoteDraft(EditionId.FIRST, "swap", "")


def focused(page: OpenPage) -> str:
    """The label, or the first words, of what was given the focus last."""
    last = page.line.focused[-1]
    control = next(each for each in page.controls() if control_id(each) == last)
    around = [
        each.label
        for each in page.controls()
        if isinstance(each, ft.Semantics) and each.label and each.content is control
    ]
    return around[-1] if around else next(words(control), "")


@pytest.mark.parametrize(
    ("dialog", "first"),
    [
        (MoreDialog(), "Mistaken look"),
        (PlayerDialog(1), "One fewer coin"),
    ],
    ids=["buttons", "a person"],
)
@async_test
async def test_key_that_opens_a_dialog_leads_to_its_first_control(dialog: Any, first: str) -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.press_keys("Enter")
    page.actions.dialogs.open(dialog)
    await page.settle()
    assert focused(page).startswith(first)


@async_test
async def test_tap_that_opens_a_dialog_moves_no_focus() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.tap(page.button("More"))
    assert page.line.focused == []


@async_test
async def test_key_that_opens_a_screen_leads_to_its_first_control() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.press_keys("Enter")
    await page.tap(page.button("Rules"))
    assert page.holder.view.route == "/rules"
    assert len(page.line.focused) == 1


@async_test
async def test_field_that_takes_the_focus_by_itself_keeps_it() -> None:
    page = await open_page(services_on(), route="/")
    await page.press_keys("Enter")
    await page.tap(page.button("New game"))
    assert page.holder.view.route == "/new"
    assert page.line.focused == []


@async_test
async def test_escape_leads_from_the_rules_to_the_question() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.press_keys("Enter")
    await page.tap(page.button("Rules"))
    await page.press_keys("Escape")
    assert page.holder.view.route == "/table"
    assert focused(page) == "Swap or not"


@async_test
async def test_escape_discards_no_note_that_is_being_written() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, Reading(origin="/table", note=NOTE), route="/rules")
    await page.press_keys("Escape")
    assert page.holder.view.route == "/rules"


@async_test
async def test_escape_leaves_the_large_view() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, far=True)
    await page.press_keys("Escape")
    assert not page.holder.view.far


@async_test
async def test_escape_leads_back_from_the_characters() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.press_keys("Enter")
    await page.tap(page.button("Announce"))
    await page.press_keys("Escape")
    assert not page.holder.view.selection.announcing


@async_test
async def test_end_of_a_game_takes_the_focus_and_no_stray_key_begins_another() -> None:
    _, shared = start_game(*OPENING, Transfer("bank", 0, 6), Announce("king"))
    page = await open_page(shared)
    await page.press_keys("Enter")
    await page.tap(page.button("No one calls"))
    await pass_time(1)
    await page.settle()
    assert focused(page).startswith("Adele wins")
    await page.press_keys("Enter")
    await pass_time(WIN_SECONDS + 1)
    await page.settle()
    assert focused(page) != "Rematch"
    for key in ("Home", "End", "Arrow Left"):
        await page.press_keys(key)
        assert focused(page) != "Rematch"
