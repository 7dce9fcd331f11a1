"""Corrections of coins: outlook and limits."""

from typing import cast

import flet as ft

from companion.ui.page.dialog_kinds import CorrectCoinsDialog, Correction
from companion.ui.shell.dialogs import open_dialog
from tests.async_runner import async_test
from tests.ui.control_tree import controls, words
from tests.ui.pages import OPENING, OpenPage, open_page, start_game


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
    room, nothing = words(told_of_correction(page))
    assert nothing == ""
    for coins, said in ((6, "A player with 0 coins"), (7, "Not enough coins (Adele: 6).")):
        page.show(dialog=CorrectCoinsDialog(Correction(0, 1, coins)))
        same, texts = words(told_of_correction(page))
        assert said in texts
        assert same == room
        assert len(texts) <= len(room)


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
