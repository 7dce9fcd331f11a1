"""What has happened, in sentences: the history, and what undo would take back."""

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
from companion.ui.presenters.history import told
from companion.ui.state.view import Dialog
from tests.async_runner import run_in_thread
from tests.ui.drawn import words
from tests.ui.pages import OPENING, SETUP, begun, opened

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
        (OPPOSED, "All claims are in: reveal", ()),
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
        ((*WITCH, Choose(())), "The power is not used", ("Adele doesn’t swap fortunes",)),
        ((*INQUISITOR, Choose((1,))), "Chosen: Bruno", ()),
        ((*INQUISITOR, Choose((1,)), Answer(right=True)), "Bruno names the right card", ()),
        (
            (*INQUISITOR, Choose((1,)), Answer(right=False)),
            "Bruno names the wrong card",
            ("Bruno → Adele: 4",),
        ),
    ],
)
def test_a_command_is_told_with_what_followed(
    done: tuple[Entry, ...], headline: str, followed: tuple[str, ...], actions: PageActions
) -> None:
    game = new_game(ALL_ASKING)
    for each in (*OPENING, *done):
        game = game.append(each)
    assert game.last is not None
    assert told(game.last, game, actions.say) == (headline, followed)


@pytest.mark.parametrize(
    ("setup", "done", "headline"),
    [
        (SECOND, (Announce("princess"), NoMoreClaims(), Choose((1,))), "Bruno shows the card"),
        (TWO, (Look(),), "Adele looks at one of their cards"),
        (TWO, ON_THE_LEFT, "Adele announces the King · left card"),
        (TWO, (*ON_THE_LEFT, SHOWN), "Bruno claims to be the King too · protected card"),
    ],
)
def test_it_is_told_whose_card_it_is_and_which_of_several(
    setup: Setup, done: tuple[Entry, ...], headline: str, actions: PageActions
) -> None:
    game = new_game(setup)
    for each in (*OPENING, *done):
        game = game.append(each)
    assert game.last is not None
    assert told(game.last, game, actions.say)[0].startswith(headline)


def test_undo_says_whose_turn_it_takes_back() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared)
        assert "Turn 4 · David: swap or not" in page.told_when_back()

    run_in_thread(play())


def test_the_history_begins_with_what_was_last() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.HISTORY)
        read = list(words(open_dialog(page.holder.view, page.actions)))
        at = read.index("4")
        assert read[at : at + 4] == ["4", "David: swap or not", "3", "Cedric: swap or not"]

    run_in_thread(play())


def test_the_history_of_an_evening_goes_back_to_its_first_turn() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING, *[Swap()] * 100)
        page = await opened(shared, dialog=Dialog.HISTORY)
        read = list(words(open_dialog(page.holder.view, page.actions)))
        turns = [int(each) for each in read if each.isdecimal()]
        assert turns == [*range(104, 0, -1)]

    run_in_thread(play())
