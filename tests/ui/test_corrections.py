"""Coins corrected by hand: what is told of it, and what can be tapped."""

from typing import cast

import flet as ft

from companion.ui.dialogs import open_dialog
from companion.ui.state.view import Correction, Dialog
from tests.async_runner import run_in_thread
from tests.ui.drawn import controls, words
from tests.ui.pages import OPENING, OpenPage, begun, opened


def told_of_correction(page: OpenPage) -> ft.Stack:
    """What a correction would mean, as it stands in the dialog, over the room kept for it."""
    dialog = open_dialog(page.holder.view, page.actions)
    assert dialog is not None
    (told,) = (each for part in dialog.actions for each in controls(part) if each.key == "outlook")
    return cast(ft.Stack, told)


def test_the_counter_of_a_correction_stays_whatever_is_said_of_it() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.CORRECT)
        page.actions.correction.change(Correction(0, 1))
        room, nothing = words(told_of_correction(page))
        assert nothing == ""
        for coins, said in ((6, "A player with 0 coins"), (7, "Not enough coins (Adele: 6).")):
            page.actions.correction.change(Correction(0, 1, coins))
            same, told = words(told_of_correction(page))
            assert said in told
            assert same == room
            assert len(told) <= len(room)

    run_in_thread(play())


def test_coins_that_are_not_there_cannot_be_moved() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.CORRECT)
        for coins, locked in ((6, False), (7, True)):
            page.actions.correction.change(Correction(0, 1, coins))
            dialog = open_dialog(page.holder.view, page.actions)
            assert dialog is not None
            (move,) = (
                each
                for part in dialog.actions
                for each in controls(part)
                if isinstance(each, ft.Button) and f"Move {coins} coins" in words(each)
            )
            assert bool(move.disabled) is locked

    run_in_thread(play())


def test_a_correction_is_between_all_pots_says_what_it_means_and_begins_anew() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.CORRECT)
        page.actions.correction.change(Correction("bank", 1, 7))
        dialog = open_dialog(page.holder.view, page.actions)
        assert dialog is not None
        assert list(words(dialog)).count("Court\N{NO-BREAK SPACE}· 0") == 2
        assert told_of_correction(page).visible
        page.actions.dialogs.close()
        page.actions.dialogs.open(Dialog.CORRECT)
        wish = page.holder.view.correction
        assert (wish.source, wish.target, wish.coins) == (None, None, 1)

    run_in_thread(play())
