"""Corrections of coins: outlook and limits."""

from dataclasses import replace
from typing import cast

import flet as ft
import pytest

from companion.application.table.service import TableService
from companion.core.commands import MistakenLook
from companion.core.revisions import CURRENT_RULES
from companion.core.table import Table
from companion.ui.kit.height_estimate import estimated_height
from companion.ui.page.dialog_kinds import (
    CorrectCoinsDialog,
    Correction,
    PlayerDialog,
    RenameDialog,
)
from companion.ui.page.dialog_sizing import room
from companion.ui.shell.dialogs import open_dialog
from tests.async_runner import async_test
from tests.flet_client import control_id
from tests.ui.control_tree import controls, words
from tests.ui.pages import OPENING, SETUP, OpenPage, open_page, start_game
from tests.ui.table.tables import SEVEN


def table_of(service: TableService) -> Table:
    """The table of the game being played."""
    game = service.snapshot.game
    assert game is not None
    return game.table


def told_of_correction(page: OpenPage) -> ft.Stack:
    """The outlook of the correction in the dialog."""
    dialog = open_dialog(page.holder.view, page.actions)
    assert dialog is not None
    (texts,) = (each for part in dialog.actions for each in controls(part) if each.key == "outlook")
    return cast(ft.Stack, texts)


@async_test
async def test_counter_does_not_move_with_the_outlook() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=CorrectCoinsDialog())
    page.show(dialog=CorrectCoinsDialog(Correction(0, 1)))
    room, figures = words(told_of_correction(page))
    assert figures == "Adele 6 → 5 · Bruno 6 → 7"
    for coins, said in ((6, "A player with 0 coins"), (7, "Not enough coins (Adele: 6).")):
        page.show(dialog=CorrectCoinsDialog(Correction(0, 1, coins)))
        same, texts = words(told_of_correction(page))
        assert said in texts
        assert same == room
        assert len(texts) <= len(room)


@async_test
async def test_of_many_people_the_chosen_one_stands_alone_until_it_is_tapped() -> None:
    _, shared = start_game(*OPENING, setup=SEVEN)
    page = await open_page(shared, dialog=CorrectCoinsDialog())

    def offered(wish: Correction) -> int:
        page.show(dialog=CorrectCoinsDialog(wish))
        dialog = open_dialog(page.holder.view, page.actions)
        assert dialog is not None
        assert dialog.content is not None
        return sum("·" in text for text in words(dialog.content))

    assert offered(Correction()) == 9
    assert offered(Correction("bank")) == 10
    assert offered(Correction("bank", 6)) == 2


@async_test
async def test_missing_coins_cannot_be_moved() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=CorrectCoinsDialog())
    for coins, locked in ((6, False), (7, True)):
        page.show(dialog=CorrectCoinsDialog(Correction(0, 1, coins)))
        dialog = open_dialog(page.holder.view, page.actions)
        assert dialog is not None
        (move,) = (
            each
            for part in dialog.actions
            for each in controls(part)
            if isinstance(each, ft.Button) and f"Move {coins} coins" in words(each)
        )
        assert bool(move.disabled) is locked


@async_test
async def test_correction_moves_coins_between_any_pots_and_starts_empty() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=CorrectCoinsDialog())
    page.show(dialog=CorrectCoinsDialog(Correction("bank", 1, 7)))
    dialog = open_dialog(page.holder.view, page.actions)
    assert dialog is not None
    assert list(words(dialog)).count("Courthouse\N{NO-BREAK SPACE}· 0") == 2
    assert told_of_correction(page).visible
    page.actions.dialogs.close()
    page.actions.dialogs.open(CorrectCoinsDialog())
    assert page.holder.view.dialog == CorrectCoinsDialog(Correction(None, None, 1))


@async_test
async def test_dialog_asks_what_becomes_of_counted_coins_before_it_closes() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=PlayerDialog(1))
    await page.press("One more coin")
    await page.tap(page.button("Close"))
    assert "These coins haven’t been moved yet." in page.texts()
    await page.tap(page.button("Move 1 coin"))
    assert page.holder.view.dialog is None
    assert table_of(service).coins_of(1) == 7

    page.actions.dialogs.open(PlayerDialog(1))
    await page.settle()
    await page.press("One more coin")
    await page.tap(page.button("Close"))
    await page.tap(page.button("Don’t move them"))
    assert page.holder.view.dialog is None
    assert table_of(service).coins_of(1) == 7


@async_test
async def test_dialog_asks_what_becomes_of_a_filled_in_transfer_before_it_closes() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=CorrectCoinsDialog(Correction(0, 1, 2)))
    await page.tap(page.button("Close"))
    assert {"These coins haven’t been moved yet.", "Adele → Bruno"} <= {*page.texts()}
    await page.tap(page.button("Move 2 coins"))
    assert page.holder.view.dialog is None
    assert table_of(service).coins_of(1) == 8

    for unfinished in (Correction(0), Correction(None, 1)):
        page.actions.dialogs.open(CorrectCoinsDialog(unfinished))
        await page.settle()
        await page.tap(page.button("Close"))
        assert page.holder.view.dialog is None


@pytest.mark.parametrize("size", [(390, 844), (1180, 820)])
@async_test
async def test_counting_coins_of_a_player_moves_nothing_in_the_dialog(
    size: tuple[int, int],
) -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=PlayerDialog(1))
    width, height = size

    def heights(counted: Correction) -> list[float]:
        page.show(dialog=PlayerDialog(1, counted), width=width, height=height)
        dialog = open_dialog(page.holder.view, page.actions)
        assert dialog is not None
        line = room(width)
        return [estimated_height(each, line) for each in (dialog.content, *dialog.actions)]

    nothing = heights(Correction())
    for counted in (("bank", 1, 1), ("bank", 1, 7), (1, "bank", 6)):
        assert heights(Correction(*counted)) == nothing


@async_test
async def test_names_on_wrong_seats_are_exchanged_and_brought_back_in_one_tap_each() -> None:
    setup = replace(SETUP, version=2, rules=CURRENT_RULES)
    service, shared = start_game(*OPENING, setup=setup)
    page = await open_page(shared, dialog=RenameDialog(0))
    page.show(own_name="Adele")
    (cedric,) = page.named("exchange-2")
    await page.tap(control_id(cedric))
    assert table_of(service).names[:3] == ("Cedric", "Bruno", "Adele")
    assert page.holder.view.dialog is None
    assert page.holder.view.own_name == "Adele"
    page.actions.table.game.undo()
    assert table_of(service).names[:3] == ("Adele", "Bruno", "Cedric")


@async_test
async def test_player_who_may_not_look_yet_is_told_when_the_owed_look_is_due() -> None:
    _, shared = start_game(MistakenLook(0))
    page = await open_page(shared)
    assert any("Adele still owes a look" in words for words in page.texts())
