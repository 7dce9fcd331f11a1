"""A step taken with the keyboard gives the focus to the controls of the next one."""

import flet as ft
import pytest

from companion.core.commands import Announce, Claim, Entry
from companion.ui.page.dialog_kinds import MoreDialog
from companion.ui.table.step_focus import moved
from tests.async_runner import async_test
from tests.flet_client import control_id
from tests.ui.control_tree import controls, words
from tests.ui.pages import OPENING, OpenPage, open_page, start_game

TABLET, PHONE = (1280.0, 800.0), (390.0, 844.0)


def focused(page: OpenPage) -> list[str]:
    """The first words of the buttons that were given the focus, in order."""
    said = {
        control_id(button): next(words(each), "")
        # of an option, all around the button, which has no words itself
        for each in reversed(page.controls())
        if isinstance(each, ft.Button | ft.MergeSemantics) and [*words(each)]
        for button in controls(each)
        if isinstance(button, ft.Button | ft.TextButton)
    }
    return [said[each] for each in page.line.focused]


async def press(page: OpenPage, key: str, label: str) -> None:
    await page.press_keys(key)
    await page.tap(page.button(label))


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
@pytest.mark.parametrize(
    ("before", "pressed", "then"),
    [
        ((), "Announce", "Judge"),
        ((Announce("king"),), "No one calls", "Swap or not"),
    ],
    ids=["to the characters", "to the next turn"],
)
@async_test
async def test_first_control_of_the_next_step_gets_the_focus(
    before: tuple[Entry, ...], pressed: str, then: str, size: tuple[float, float]
) -> None:
    _, shared = start_game(*OPENING, *before)
    page = await open_page(shared, width=size[0], height=size[1])
    await press(page, "Enter", pressed)
    assert focused(page) == [then]


@async_test
async def test_character_leads_to_the_claimants() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.tap(page.button("Announce"))
    await press(page, " ", "King")
    assert focused(page) == ["Bruno"]


@async_test
async def test_claim_keeps_the_focus_and_turned_cards_lead_to_the_first_answer() -> None:
    _, shared = start_game(*OPENING, Announce("king"))
    page = await open_page(shared, width=TABLET[0], height=TABLET[1])
    await press(page, "Enter", "Bruno")
    assert focused(page) == []
    await press(page, "Enter", "Reveal the cards")
    assert focused(page) == ["No one"]


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
@async_test
async def test_home_end_and_arrows_go_from_answer_to_answer(size: tuple[float, float]) -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, width=size[0], height=size[1])
    await press(page, "Enter", "Announce")
    for key in ("Arrow Right", "Arrow Left", "Arrow Left", "End", "Home"):
        await page.press_keys(key)
    assert focused(page) == ["Judge", "Bishop", "Judge", "Back", "Back", "Judge"]


@async_test
async def test_after_tab_arrows_go_to_the_seats_again() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await press(page, "Enter", "Announce")
    await page.press_keys("Tab")
    await page.press_keys("Arrow Right")
    assert page.focused()[-1].startswith("Adele")


MOST_KEYS = 6


@pytest.mark.parametrize(
    ("count", "columns"), [*((8, 1), (14, 2), (14, 3), (15, 4)), *((n, 1) for n in range(1, 8))]
)
def test_every_answer_is_at_most_six_keys_away(count: int, columns: int) -> None:
    keys = {0: 1}
    """How many keys press an answer: those that lead to it, and Enter."""
    reached = [0]
    for at in reached:
        for key in ("Home", "End", "Arrow Right", "Arrow Left", "Arrow Down", "Arrow Up"):
            to = moved(key, at, count, columns)
            if to not in keys:
                keys[to] = keys[at] + 1
                reached.append(to)
    assert sorted(keys) == [*range(count)]
    assert max(keys.values()) <= MOST_KEYS


@async_test
async def test_undo_keeps_the_focus() -> None:
    _, shared = start_game(*OPENING, Announce("king"), Claim(1))
    page = await open_page(shared)
    await press(page, "Enter", "Undo")
    assert focused(page) == []


@async_test
async def test_tap_moves_no_focus() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.press_keys("Tab")
    await page.tap(page.button("Announce"))
    assert focused(page) == []


@async_test
async def test_keys_of_a_dialog_move_no_focus_later() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=MoreDialog())
    await page.press_keys("Enter")
    page.actions.dialogs.close()
    await page.tap(page.button("Announce"))
    assert focused(page) == []


@async_test
async def test_key_that_opens_a_dialog_moves_no_focus_after_it() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.press_keys("Enter")
    page.actions.dialogs.open(MoreDialog())
    await page.settle()
    before = [*page.line.focused]
    page.actions.dialogs.close()
    await page.tap(page.button("Announce"))
    assert page.line.focused == before
