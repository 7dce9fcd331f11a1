"""The history in sentences, and what undo would take back."""

from dataclasses import replace

import pytest

from companion.application.archive.record_import import Record
from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    Answer,
    CardSlot,
    Choose,
    Claim,
    Entry,
    Line,
    Look,
    MistakenLook,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.game import Game, new_game
from companion.core.setup import Setup
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.page.common import tools
from companion.ui.page.dialog_kinds import HistoryDialog
from companion.ui.replay.state import ReplayState
from companion.ui.shell.actions import AppActions
from companion.ui.shell.dialogs import open_dialog
from companion.ui.wording.game_history import history
from companion.ui.wording.history import step_sentences
from tests.async_runner import async_test
from tests.ui.control_tree import words
from tests.ui.pages import OPENING, SETUP, OpenPage, empty_store, open_page, start_game

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
BISHOP = (Announce("bishop"), NoMoreClaims())
INQUISITOR = (Announce("inquisitor"), NoMoreClaims())
ALL_ASKING = replace(
    SETUP, cards=("judge", "king", "bishop", "witch", "inquisitor", "cheat"), house_set=True
)
STAMPED = replace(SETUP, version=2)
OPPOSED = (*KING, Claim(1), NoMoreClaims())


@pytest.mark.parametrize(
    ("done", "headline", "followed"),
    [
        ((Transfer("bank", 1, 2),), "Correction: bank → Bruno, 2 coins", ()),
        ((*KING, NoMoreClaims()), "Adele: King, uncontested", ("bank → Adele: 3",)),
        ((*KING, Claim(1)), "Bruno calls: “No, I’m the King!”", ()),
        (OPPOSED, "No more calls: cards are revealed", ()),
        (
            (*OPPOSED, Reveal((1,))),
            "True King: Bruno",
            ("bank → Bruno: 3", "Fine: Adele → courthouse: 1"),
        ),
        (
            (*OPPOSED, Reveal(())),
            "No one is the King",
            ("Fine: Adele → courthouse: 1", "Fine: Bruno → courthouse: 1"),
        ),
        ((MistakenLook(3),), "David saw their own card by mistake", ()),
        (
            (Transfer("bank", 2, 3), *WITCH, Choose((2,))),
            "Fortunes swapped: Adele 6~→~9, Cedric 9~→~6".replace("~", "\N{NO-BREAK SPACE}"),
            (),
        ),
        ((*WITCH, Choose(())), "Adele doesn’t swap fortunes", ()),
        ((*BISHOP, Choose((3,))), "Adele takes 2 coins from David", ("David → Adele: 2",)),
        ((*INQUISITOR, Choose((1,))), "Adele points at Bruno", ()),
        ((*INQUISITOR, Choose((1,)), Answer(right=True)), "Bruno names the right card", ()),
        (
            (*INQUISITOR, Choose((1,)), Answer(right=False)),
            "Bruno names the wrong card",
            ("Bruno → Adele: 4",),
        ),
    ],
)
def test_history_has_command_and_consequences(
    done: tuple[Entry, ...], headline: str, followed: tuple[str, ...], actions: AppActions
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
        (TWO, (*ON_THE_LEFT, SHOWN), "Bruno calls: “No, I’m the King!” · protected card"),
    ],
)
def test_history_says_whose_card_and_which_slot(
    setup: Setup, done: tuple[Entry, ...], headline: str, actions: AppActions
) -> None:
    game = new_game(setup)
    for each in (*OPENING, *done):
        game = game.append(each)
    assert game.last is not None
    assert step_sentences(game.last, game, actions.say)[0].startswith(headline)


@async_test
async def test_undo_names_the_turn() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    assert "Turn 4 · David swaps or not" in page.sent_on_reconnect()


def entered(*entries: Entry) -> Game:
    game = new_game(STAMPED)
    for tap, each in enumerate(entries, start=1):
        game = game.append(Line(each, tap))
    return game


def history_read(page: OpenPage) -> list[str]:
    return list(words(open_dialog(page.holder.view, page.actions)))


@async_test
async def test_history_starts_with_the_latest_step_unless_turned_round() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=HistoryDialog())
    read = history_read(page)
    assert read[read.index("Turn 4") :][:2] == ["Turn 4", "David swaps or not"]
    await page.tap(page.button("Show oldest first"))
    assert [each for each in history_read(page) if each.startswith("Turn ")] == [
        *("Turn 1", "Turn 2", "Turn 3", "Turn 4")
    ]


@async_test
async def test_history_of_a_long_game_reaches_the_first_turn() -> None:
    _, shared = start_game(*OPENING, *[Swap()] * 100)
    page = await open_page(shared, dialog=HistoryDialog())
    turns = [each for each in history_read(page) if each.startswith("Turn ")]
    assert turns == [f"Turn {turn}" for turn in range(104, 0, -1)]


def test_history_has_the_coins_after_each_turn_and_marks_those_that_changed() -> None:
    game = entered(*OPENING, Announce("king"), NoMoreClaims(), MistakenLook(1), Transfer(2, 1, 2))
    first, *_, announced, last = history(game, messages(Language.EN), oldest_first=True, most=100)
    plain = ["Adele\u00a06", "Bruno\u00a06", "Cedric\u00a06", "David\u00a06", "courthouse\u00a00"]
    assert [each.words for each in first.totals] == plain
    assert not any(each.changed for each in first.totals)
    assert [(each.words, each.changed) for each in last.totals][1:3] == [
        ("Bruno\u00a08", True),
        ("Cedric\u00a04", True),
    ]
    assert [each.character for each in announced.lines] == ["king", ""]


@async_test
async def test_line_of_the_history_shows_the_table_as_it_was_and_goes_back_to_it() -> None:
    service, shared = start_game(setup=STAMPED)
    for entry in (*OPENING, Announce("king"), NoMoreClaims()):
        service.submit([entry], service.snapshot.revision)
    before = service.snapshot.game
    page = await open_page(shared, dialog=HistoryDialog())
    await page.tap(page.button("Bruno swaps or not"))
    assert page.holder.view.dialog is None
    assert "Turn 2 of 5" in page.texts()
    lines = len(service.record())
    await page.tap(page.button("Go back to here"))
    assert len(service.record()) == lines
    (asked,) = (each for each in page.read_out() if "takes back 4 moves" in each)
    assert "Cedric swaps or not · David swaps or not · Adele announces the King" in asked
    await page.tap(page.button("Go back"))
    assert page.holder.view.route == "/table"
    now = service.snapshot.game
    assert now is not None
    assert len(now.steps()) == 2
    assert "Redo: 4 moves" in page.sent_on_reconnect()
    await page.press("Redo: 4 moves")
    assert service.snapshot.game == before


@async_test
async def test_history_of_a_replay_is_that_of_the_game_shown() -> None:
    store = empty_store()
    start_game(*OPENING, Transfer("bank", 2, 1), store=store)
    service, shared = start_game(Swap(), store=store)
    page = await open_page(shared, route="/")
    page.actions.replay.open(
        Record(service.record(), entered(*OPENING, Transfer("bank", 2, 1))), None
    )
    page.actions.dialogs.open(HistoryDialog())
    await page.settle()
    await page.tap(page.button("Correction: bank → Cedric, 1 coin"))
    replay = page.holder.view.state(ReplayState).on(page.holder.view.route)
    assert replay is not None
    assert replay.position == 5
    assert page.holder.view.dialog is None
    assert "More" not in {each.text for each in tools(page.holder.view, page.actions)}
