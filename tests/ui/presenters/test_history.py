"""The history in sentences, and what undo would take back."""

from dataclasses import replace

import pytest

from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    Answer,
    CardSlot,
    Choose,
    Claim,
    Entry,
    Look,
    MistakenLook,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.game import new_game
from companion.core.setup import Setup
from companion.ui.actions.page_actions import PageActions
from companion.ui.dialogs import open_dialog
from companion.ui.presenters.history import step_sentences
from companion.ui.state.view import Dialog
from tests.async_runner import run_in_thread
from tests.ui.control_tree import words
from tests.ui.pages import OPENING, SETUP, open_page, start_game

SECOND = Setup(
    EditionId.SECOND,
    ("Adele", "Bruno", "Cedric", "David"),
    ("judge", "king", "empress", "thief", "princess", "fool"),
    0,
    1,
    house_set=True,
)
TWO = Setup(
    EditionId.FIRST,
    ("Adele", "Bruno"),
    ("bishop", "fool", "judge", "queen", "king", "witch"),
    0,
    1,
)
KING = (Announce("king"),)
ON_THE_LEFT = (Announce("king", CardSlot.LEFT),)
SHOWN = Claim(1, CardSlot.PROTECTED)
WITCH = (Announce("witch"), NoMoreClaims())
INQUISITOR = (Announce("inquisitor"), NoMoreClaims())
ALL_ASKING = replace(
    SETUP, cards=("judge", "king", "queen", "witch", "inquisitor", "cheat"), house_set=True
)
OPPOSED = (*KING, Claim(1), NoMoreClaims())


@pytest.mark.parametrize(
    ("done", "headline", "followed"),
    [
        ((Transfer("bank", 1, 2),), "Correction: bank → Bruno, 2 coins", ()),
        ((*KING, NoMoreClaims()), "No one claims", ("bank → Adele: 3",)),
        ((*KING, Claim(1)), "Bruno claims to be the King too", ()),
        (OPPOSED, "All claims are in: cards are revealed", ()),
        (
            (*OPPOSED, Reveal((1,))),
            "True King: Bruno",
            ("bank → Bruno: 3", "Fine: Adele → court: 1"),
        ),
        (
            (*OPPOSED, Reveal(())),
            "No one is the King",
            ("Fine: Adele → court: 1", "Fine: Bruno → court: 1"),
        ),
        ((MistakenLook(3),), "David saw their own card by mistake", ()),
        ((*WITCH, Choose((2,))), "Chosen: Cedric", ("Adele and Cedric swap fortunes",)),
        ((*WITCH, Choose(())), "The power isn’t used", ("Adele doesn’t swap fortunes",)),
        ((*INQUISITOR, Choose((1,))), "Chosen: Bruno", ()),
        ((*INQUISITOR, Choose((1,)), Answer(right=True)), "Bruno names the right card", ()),
        (
            (*INQUISITOR, Choose((1,)), Answer(right=False)),
            "Bruno names the wrong card",
            ("Bruno → Adele: 4",),
        ),
    ],
)
def test_history_has_command_and_consequences(
    done: tuple[Entry, ...], headline: str, followed: tuple[str, ...], actions: PageActions
) -> None:
    game = new_game(ALL_ASKING)
    for each in (*OPENING, *done):
        game = game.append(each)
    assert game.last is not None
    assert step_sentences(game.last, game, actions.say) == (headline, followed)


@pytest.mark.parametrize(
    ("setup", "done", "headline"),
    [
        (SECOND, (Announce("princess"), NoMoreClaims(), Choose((1,))), "Bruno shows their card"),
        (TWO, (Look(),), "Adele looks at one of their cards"),
        (TWO, ON_THE_LEFT, "Adele announces the King · left card"),
        (TWO, (*ON_THE_LEFT, SHOWN), "Bruno claims to be the King too · protected card"),
    ],
)
def test_history_says_whose_card_and_which_slot(
    setup: Setup, done: tuple[Entry, ...], headline: str, actions: PageActions
) -> None:
    game = new_game(setup)
    for each in (*OPENING, *done):
        game = game.append(each)
    assert game.last is not None
    assert step_sentences(game.last, game, actions.say)[0].startswith(headline)


def test_undo_names_the_turn() -> None:
    async def play() -> None:
        _, shared = start_game(*OPENING)
        page = await open_page(shared)
        assert "Turn 4 · David: swap or not" in page.sent_on_reconnect()

    run_in_thread(play())


def test_history_starts_with_the_latest_step() -> None:
    async def play() -> None:
        _, shared = start_game(*OPENING)
        page = await open_page(shared, dialog=Dialog.HISTORY)
        read = list(words(open_dialog(page.holder.view, page.actions)))
        at = read.index("4")
        assert read[at : at + 4] == ["4", "David: swap or not", "3", "Cedric: swap or not"]

    run_in_thread(play())


def test_history_of_a_long_game_reaches_the_first_turn() -> None:
    async def play() -> None:
        _, shared = start_game(*OPENING, *[Swap()] * 100)
        page = await open_page(shared, dialog=Dialog.HISTORY)
        read = list(words(open_dialog(page.holder.view, page.actions)))
        turns = [int(each) for each in read if each.isdecimal()]
        assert turns == [*range(104, 0, -1)]

    run_in_thread(play())
