"""A device that one player has in hand."""

from dataclasses import replace

import flet as ft
import pytest

from companion.application.table.service import TableService
from companion.core.commands import Announce, Claim, Rename, Undo
from companion.ui.page.dialog_kinds import MoreDialog, OwnSeatDialog, PlayerDialog
from companion.ui.page.own_seat import newly_asked
from companion.ui.page.view import View
from tests.async_runner import async_test
from tests.ui.pages import OPENING, SETUP, OpenPage, open_page, start_game

SIGNED = replace(SETUP, version=2, rules=1)


def authors(service: TableService) -> list[object]:
    game = service.snapshot.game
    assert game is not None
    return [step.line.by for step in game.steps()]


def names_in_order(page: OpenPage) -> list[str]:
    wanted = {*SETUP.players, *(f"{name} ·\u00a0you" for name in SETUP.players)}
    return [text for text in page.texts() if text in wanted]


@async_test
async def test_seat_is_taken_in_the_sheet_of_the_player_and_left_there() -> None:
    _, shared = start_game()
    page = await open_page(shared, dialog=PlayerDialog(1))
    await page.tap(page.button("I sit here"))
    assert page.holder.view.own_name == "Bruno"
    assert page.holder.view.dialog is None
    assert "Bruno ·\u00a0you" in page.texts()
    page.show(dialog=PlayerDialog(1))
    await page.settle()
    await page.tap(page.button("I don’t sit here anymore"))
    assert page.holder.view.own_name is None


@async_test
async def test_seat_is_chosen_among_the_players_and_nobody() -> None:
    _, shared = start_game()
    page = await open_page(shared, dialog=OwnSeatDialog())
    await page.choose("seat-of-2")
    assert page.holder.view.own_name == "Cedric"
    page.show(dialog=OwnSeatDialog())
    await page.settle()
    await page.choose("seat-of-nobody")
    assert page.holder.view.own_name is None


@async_test
async def test_phone_lists_the_own_seat_last_after_those_at_the_left() -> None:
    _, shared = start_game()
    page = await open_page(shared, own_name="Bruno", width=390.0, height=844.0)
    assert names_in_order(page)[:4] == ["Cedric", "David", "Adele", "Bruno ·\u00a0you"]


@async_test
async def test_taps_are_signed_by_the_player_of_the_device() -> None:
    service, shared = start_game(setup=SIGNED)
    page, tablet = await open_page(shared, own_name=" adele"), await open_page(shared)
    await page.tap(page.button("Swap or not"))
    await tablet.settle()
    await tablet.tap(tablet.button("Swap or not"))
    assert authors(service) == [0, "bank"]


@async_test
async def test_heading_says_whose_turn_it_is_and_who_is_asked() -> None:
    service, shared = start_game(*OPENING)
    adele, bruno = (
        await open_page(shared, own_name="Adele"),
        await open_page(shared, own_name="Bruno"),
    )
    assert ("Your turn" in adele.texts(), "Your turn" in bruno.texts()) == (True, False)
    service.submit([Announce("king")], service.snapshot.revision)
    await adele.settle()
    await bruno.settle()
    assert "Waiting for you" not in adele.texts()
    assert "Waiting for you" in bruno.texts()


@async_test
async def test_own_claim_is_made_and_taken_back_by_one_button() -> None:
    service, shared = start_game(*OPENING, Announce("king"))
    page = await open_page(shared, own_name="Bruno")
    await page.tap(page.button("I’m the King too"))
    game = service.snapshot.game
    assert game is not None
    assert game.table.opened().claimants == (1,)
    await page.tap(page.button("Take back my call"))
    game = service.snapshot.game
    assert game is not None
    assert game.table.opened().claimants == ()


@async_test
async def test_own_claim_counts_after_another_one() -> None:
    service, shared = start_game(*OPENING, Announce("king"))
    page = await open_page(shared, own_name="Bruno")
    claim = page.button("I’m the King too")
    service.submit([Claim(2)], service.snapshot.revision)
    await page.settle()
    await page.tap(claim)
    game = service.snapshot.game
    assert game is not None
    assert game.table.opened().claimants == (1, 2)


@async_test
async def test_seat_follows_a_new_name() -> None:
    service, shared = start_game(setup=SIGNED)
    page = await open_page(shared, own_name="Bruno")
    service.submit([Rename(1, "Bruna")], service.snapshot.revision)
    await page.settle()
    assert page.holder.view.own_name == "Bruna"
    assert page.line.asked.count("set") > 0


@async_test
async def test_panel_of_a_device_in_hand_is_not_turned() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, turning=True, own_name="Adele", dialog=MoreDialog())
    assert not [each for each in page.texts() if "panel" in each.lower()]


@pytest.mark.parametrize(
    ("seat", "signals"), [("Adele", [True, False, True]), ("Bruno", [False, True, False])]
)
def test_device_signals_only_what_is_newly_asked(seat: str, signals: list[bool]) -> None:
    service, _ = start_game(*OPENING[:3])
    told = []
    for entry in (OPENING[0], Announce("king"), Undo()):
        before = View(service.snapshot, own_name=seat)
        after = View(service.submit([entry], service.snapshot.revision), own_name=seat)
        told.append(newly_asked(before, after))
    assert told == signals


@async_test
async def test_phone_of_the_player_who_is_asked_vibrates() -> None:
    service, shared = start_game(*OPENING)
    adele, bruno = (
        await open_page(shared, own_name="Adele"),
        await open_page(shared, own_name="Bruno"),
    )
    for page in (adele, bruno):
        await page.receive(platform=ft.PagePlatform.ANDROID)
    service.submit([Announce("king")], service.snapshot.revision)
    await adele.settle()
    await bruno.settle()
    assert "light_impact" not in adele.line.asked
    assert bruno.line.asked.count("light_impact") == 1
