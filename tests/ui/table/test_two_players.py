"""A game of two on the screen: what asks, states and shows only what two people need."""

import flet as ft
import pytest

from companion.core.boxes import EditionId
from companion.core.commands import Announce, CardSlot, Claim, NoMoreClaims, Swap, Transfer
from companion.core.setup import Setup
from companion.ui.board.seat_list import CAST_HEIGHT
from companion.ui.layout.seat_rows import HEAD, POTS
from companion.ui.layout.tokens import Space
from companion.ui.page.dialog_kinds import (
    CorrectCoinsDialog,
    Correction,
    MistakenLookDialog,
    MoreDialog,
)
from companion.ui.table.seats.protected_cards import HEIGHT
from companion.ui.table.seats.seat_halves import LOWEST_HALF
from tests.async_runner import async_test
from tests.flet_client import control_id
from tests.ui.control_tree import controls, words
from tests.ui.pages import OPENING, SETUP, open_page, start_game

TWO = Setup(
    EditionId.FIRST,
    ("Adele", "Mara"),
    ("bishop", "fool", "judge", "queen", "king", "witch"),
    0,
    1,
    scenario="first-2",
    printing="pl",
)
INQUISITORS = Setup(
    EditionId.FIRST,
    ("Adele", "Mara"),
    ("bishop", "fool", "judge", "queen", "king", "inquisitor"),
    0,
    1,
    house_set=True,
)
WITCH = (Transfer("bank", 1, 3), Announce("witch", CardSlot.LEFT), NoMoreClaims())


@async_test
async def test_witch_chooses_whether_she_swaps_with_her_only_opponent() -> None:
    service, shared = start_game(*OPENING, *WITCH, setup=TWO)
    page = await open_page(shared)
    assert "Adele: swap fortunes with Mara?" in page.texts()
    assert page.options().value is None

    await page.choose("1")
    await page.tap(page.button("Confirm: 3 coins move"))
    assert service.snapshot.game is not None
    assert service.snapshot.game.table.coins == (9, 6)
    said = "Fortunes swapped: Adele 6~→~9, Mara 9~→~6, Adele +3, Mara −3"
    said = said.replace("~", "\N{NO-BREAK SPACE}")
    assert any(str(getattr(each, "label", None)).startswith(said) for each in page.controls())


@async_test
async def test_witch_declines() -> None:
    service, shared = start_game(*OPENING, *WITCH, setup=TWO)
    page = await open_page(shared)
    await page.choose("nobody")
    await page.tap(page.button("Confirm"))
    assert service.snapshot.game is not None
    assert service.snapshot.game.table.coins == (6, 9)


@async_test
async def test_question_with_one_answer_is_a_statement() -> None:
    _, shared = start_game(
        *OPENING, Announce("inquisitor", CardSlot.LEFT), NoMoreClaims(), setup=INQUISITORS
    )
    page = await open_page(shared)
    assert "Mara must name their card" in page.texts()
    await page.tap(page.button("Confirm"))
    assert "Mara names their card, then reveals it" in page.texts()


@async_test
async def test_correction_opened_from_a_seat_takes_from_that_seat() -> None:
    _, shared = start_game(*OPENING, setup=TWO)
    page = await open_page(shared)
    await page.press("Mara: 6 coins")
    await page.tap(page.button("Correct coins"))
    assert page.holder.view.dialog == CorrectCoinsDialog(Correction(source=1))
    await page.dismiss()
    # a change begun in the seat's sheet is kept
    await page.press("Mara: 6 coins")
    await page.press("One more coin")
    await page.tap(page.button("Correct coins"))
    assert page.holder.view.dialog == CorrectCoinsDialog(Correction("bank", 1, 1))


@async_test
async def test_protected_card_of_whoever_acts_is_swapped_from_its_sheet() -> None:
    service, shared = start_game(*OPENING, setup=TWO)
    page = await open_page(shared, width=390.0, height=844.0)
    await page.press("Mara: protected card")
    assert "Swap or not · protected card" not in page.texts()
    await page.dismiss()
    await page.press("Adele: protected card")
    assert page.actions.say.text("few-protected") in page.texts()
    await page.tap(page.button("Swap or not · protected card"))
    game = service.snapshot.game
    assert game is not None
    assert game.last is not None
    assert game.last.command == Swap(card=CardSlot.PROTECTED)


@async_test
async def test_protected_card_claims_against_the_opponent() -> None:
    service, shared = start_game(*OPENING, Announce("king", CardSlot.LEFT), setup=TWO)
    page = await open_page(shared, width=390.0, height=844.0)
    await page.press("Mara: protected card")
    await page.tap(page.button("Calls: “I’m the King!” · protected card"))
    game = service.snapshot.game
    assert game is not None
    assert game.table.opened().claimants == (1,)
    assert game.last is not None
    assert game.last.command == Claim(1, CardSlot.PROTECTED)


@async_test
async def test_own_claim_has_a_button_of_its_own_for_each_card() -> None:
    service, shared = start_game(*OPENING, Announce("king", CardSlot.LEFT), setup=TWO)
    page = await open_page(shared, own_name="Mara", width=390.0, height=844.0)
    found = [str(getattr(each, "key", "")) for each in page.controls()]
    keys = [key for key in found if "-own-" in key]
    assert len({*keys}) == len(keys) == len(CardSlot)
    await page.tap(page.button("I’m the King too · right card"))
    game = service.snapshot.game
    assert game is not None
    assert game.last is not None
    assert game.last.command == Claim(1, CardSlot.RIGHT)


@pytest.mark.parametrize(
    ("setup", "size"), [(TWO, (360.0, 640.0)), (SETUP, (390.0, 844.0))], ids=["low", "four"]
)
@async_test
async def test_protected_cards_are_shown_only_to_two_on_a_phone_with_room(
    setup: Setup, size: tuple[float, float]
) -> None:
    _, shared = start_game(*OPENING, setup=setup)
    page = await open_page(shared, width=size[0], height=size[1])
    assert not page.named("protected-cards")


@async_test
async def test_verdict_stands_between_the_halves() -> None:
    _, shared = start_game(*OPENING, *WITCH, setup=TWO)
    page = await open_page(shared, width=390.0, height=844.0)
    await page.choose("1")
    await page.tap(page.button("Confirm: 3 coins move"))
    (verdict,) = page.named("verdict")
    assert isinstance(verdict, ft.Container)
    top, height = float(verdict.top or 0), float(verdict.height or 0)
    # pots and protected cards are between the halves, and nothing else is covered
    assert top >= HEAD + LOWEST_HALF
    assert POTS + HEIGHT <= height <= POTS + HEIGHT + CAST_HEIGHT + 3 * Space.XS


@async_test
async def test_rematch_shows_the_printing_of_the_last_game_and_changes_it() -> None:
    _, shared = start_game(*OPENING, Transfer("bank", 0, 7), Swap(), setup=TWO)
    page = await open_page(shared)
    await page.visit("/")
    await page.tap(page.button("Rematch"))
    (rematch,) = page.named("rematch")
    assert "Polish printing" in [*words(rematch)]
    (russian,) = (
        each
        for each in controls(rematch)
        if isinstance(each, ft.PopupMenuItem) and "Russian printing" in [*words(each)]
    )
    await page.tap(control_id(russian))
    (rematch,) = page.named("rematch")
    assert "Russian printing" in [*words(rematch)]
    await page.tap(page.button("Start the game"))
    game = page.actions.view.snapshot.game
    assert game is not None
    assert game.table.rules.setup.printing == "ru"


@async_test
async def test_halves_are_turned_to_face_each_other_from_more() -> None:
    _, shared = start_game(*OPENING, setup=TWO)
    page = await open_page(shared, width=390.0, height=844.0, dialog=MoreDialog())
    await page.tap(page.button("Turn each half toward its player"))
    assert page.holder.view.outwards
    page.show(dialog=MoreDialog())
    await page.settle()
    await page.tap(page.button("Turn each half toward its player"))
    assert not page.holder.view.outwards


@async_test
async def test_mistaken_look_of_two_says_that_any_card_counts() -> None:
    for setup, said in ((TWO, True), (SETUP, False)):
        _, shared = start_game(*OPENING, setup=setup)
        page = await open_page(shared, dialog=MistakenLookDialog())
        words_of_dialog = "It makes no difference which of their cards it was."
        assert (words_of_dialog in page.texts()) is said


@async_test
async def test_half_of_a_player_close_to_the_end_says_so() -> None:
    _, shared = start_game(*OPENING, Transfer("bank", 0, 6), setup=TWO)
    page = await open_page(shared, width=390.0, height=844.0)
    (half,) = page.named("half-0")
    assert "1 to win" in [*words(half)]
