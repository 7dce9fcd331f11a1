"""The sheets of players, pots and characters, opened by taps on the table."""

from dataclasses import replace

import pytest

from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    CardSlot,
    Claim,
    Entry,
    MistakenLook,
    NoMoreClaims,
    Rename,
    Transfer,
)
from companion.core.game import Step
from companion.ui.page import tap_guard
from companion.ui.page.dialog_kinds import (
    CorrectCoinsDialog,
    Correction,
    HistoryDialog,
    MaskDialog,
    PlayerDialog,
    RenameDialog,
)
from companion.ui.shell.dialogs import open_dialog
from tests.async_runner import async_test
from tests.ui.control_tree import words
from tests.ui.pages import OPENING, SETUP, OpenPage, open_page, start_game
from tests.ui.table.tables import multi_card_setup
from tests.ui.table.test_taps import tap_seat


def last(page: OpenPage) -> Step:
    """The last step of the game. Fails without one."""
    game = page.holder.view.snapshot.game
    assert game is not None
    assert game.last is not None
    return game.last


def shown(page: OpenPage) -> list[str]:
    """The words in the open dialog, with plain spaces."""
    drawn = words(open_dialog(page.holder.view, page.actions))
    return [each.replace("\N{NO-BREAK SPACE}", " ") for each in drawn]


@async_test
async def test_seat_in_a_turn_opens_the_players_sheet() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    tap_seat(page, 2)
    await page.settle()
    assert shown(page)[:2] == ["Cedric", "6"]
    await page.press("One more coin")
    await page.press("One more coin")
    assert {"6 → 8", "bank → Cedric"} <= set(shown(page))
    await page.tap(page.button("Move 2 coins"))
    assert last(page).command == Transfer("bank", 2, 2)
    assert page.holder.view.dialog is None


@async_test
async def test_coins_go_back_to_the_bank_down_to_none() -> None:
    _, shared = start_game(*OPENING, Transfer(2, "bank", 5))
    page = await open_page(shared)
    tap_seat(page, 2)
    await page.settle()
    await page.press("One fewer coin")
    assert "One fewer coin" in page.locked()
    assert any("the game ends after this turn" in each for each in shown(page))
    await page.tap(page.button("Move 1 coin"))
    assert last(page).command == Transfer(2, "bank", 1)


@async_test
async def test_mistaken_look_takes_two_taps() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    tap_seat(page, 1)
    await page.settle()
    await page.tap(page.button("Saw own card by mistake"))
    assert last(page).command == MistakenLook(1)
    assert page.holder.view.dialog is None


@async_test
async def test_sheet_asks_for_the_card_claimed_with() -> None:
    setup = multi_card_setup(2, "pl")
    _, shared = start_game(*OPENING, Announce("king", CardSlot.LEFT), setup=setup)
    page = await open_page(shared)
    tap_seat(page, 1)
    await page.settle()
    await page.tap(page.button("Calls: “I’m the King!” · protected card"))
    assert last(page).command == Claim(1, CardSlot.PROTECTED)


@async_test
async def test_bouncing_tap_on_a_seat_does_not_take_its_claim_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, shared = start_game(*OPENING, Announce("king"))
    page = await open_page(shared)
    monkeypatch.setattr(tap_guard, "DEBOUNCE_SECONDS", 60.0)
    tap_seat(page, 2)
    await page.settle()
    tap_seat(page, 2)
    assert last(page).command == Claim(2)
    assert page.holder.view.selection.true is None
    assert page.holder.view.dialog is None


@pytest.mark.parametrize("width", [1280.0, 390.0])
@async_test
async def test_pot_opens_the_correction_with_that_pot_as_its_source(width: float) -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, width=width)
    await page.press("Bank: 170 coins")
    view = page.holder.view
    assert view.dialog == CorrectCoinsDialog(Correction(source="bank"))


@async_test
async def test_character_opens_its_sheet_on_a_phone() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, width=390.0, height=844.0)
    await page.press("King")
    assert shown(page)[0] == "King"


@async_test
async def test_character_opens_a_sheet_with_its_power_and_announces_there() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.tap(page.button("King"))
    assert shown(page)[:2] == ["King", "Take 3 coins from the bank."]
    page.actions.dialogs.close()
    await page.tap(page.button("King"))
    page.actions.navigation.go("/rules")
    assert page.holder.view.dialog is None
    page.actions.navigation.go("/table")
    page.actions.dialogs.open_guarded(MaskDialog("king"))
    await page.settle()
    await page.tap(page.button("Announce"))
    assert last(page).command == Announce("king")
    assert page.holder.view.dialog is None


@pytest.mark.parametrize(
    ("entries", "says", "announces"),
    [
        (OPENING[:2], "Turns 1–4 are preparation turns: swaps only.", True),
        ((*OPENING, Announce("bishop"), NoMoreClaims()), "Take 2 coins from the richest", False),
    ],
    ids=["opening turn", "announced"],
)
@async_test
async def test_sheet_says_why_a_character_cannot_be_announced(
    entries: tuple[Entry, ...], says: str, *, announces: bool
) -> None:
    _, shared = start_game(*entries)
    page = await open_page(shared, dialog=MaskDialog("bishop"))
    assert any(says in each for each in shown(page))
    assert ("Announce" in shown(page)) is announces


@async_test
async def test_sheet_announces_with_either_card() -> None:
    _, shared = start_game(*OPENING, setup=multi_card_setup(2, "pl"))
    page = await open_page(shared, dialog=MaskDialog("king"))
    await page.tap(page.button("Announce: right card"))
    assert last(page).command == Announce("king", CardSlot.RIGHT)


@async_test
async def test_sheet_of_a_character_of_the_second_edition_has_its_own_power() -> None:
    cards = ("judge", "king", "empress", "thief", "puppet_master", "cheat")
    setup = replace(SETUP, edition=EditionId.SECOND, cards=cards, house_set=True)
    _, shared = start_game(*OPENING, setup=setup)
    page = await open_page(shared, dialog=MaskDialog("king"))
    assert shown(page)[:2] == ["King", "Take 2 coins from the bank."]


NEWER = replace(SETUP, version=2, rules=2)


@async_test
async def test_name_is_put_right_from_the_players_sheet() -> None:
    _, shared = start_game(*OPENING, setup=NEWER)
    page = await open_page(shared)
    tap_seat(page, 3)
    await page.settle()
    await page.tap(page.button("Rename"))
    assert page.holder.view.dialog == RenameDialog(3)
    await page.type("Name", "bruno")
    assert "Two players are called “bruno”." in page.read_out()
    await page.submit("Name", None)
    assert page.holder.view.dialog == RenameDialog(3, "bruno")
    await page.type("Name", " Dora ")
    await page.tap(page.button("Save name"))
    assert last(page).command == Rename(3, "Dora")
    assert page.holder.view.dialog is None
    assert last(page).table.rules.setup.players[3] == "Dora"


@async_test
async def test_enter_changes_the_name() -> None:
    _, shared = start_game(*OPENING, setup=NEWER)
    page = await open_page(shared, dialog=RenameDialog(3))
    await page.type("Name", "Dora")
    await page.submit("Name", None)
    assert last(page).command == Rename(3, "Dora")


@async_test
async def test_history_tells_a_renaming_and_uses_the_new_name_for_what_was_before() -> None:
    _, shared = start_game(*OPENING, MistakenLook(3), Rename(3, "Dora"), setup=NEWER)
    page = await open_page(shared, dialog=HistoryDialog())
    told = shown(page)
    assert "David is now called Dora" in told
    assert "Dora saw their own card by mistake" in told


@async_test
async def test_record_of_version_1_offers_no_renaming() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=PlayerDialog(3))
    assert "Rename" not in shown(page)
