"""What a phone asks, shows and answers while the game goes on."""

from dataclasses import replace

import flet as ft
import pytest

from companion.core.commands import Announce, Claim, NoMoreClaims, Transfer
from companion.core.table import Phase
from companion.ui.page.dialog_kinds import (
    PlayerDialog,
    PrivateNotesDialog,
)
from tests.async_runner import async_test
from tests.ui.page.phones import (
    FOOL,
    game_of_phones,
    has_button,
    new_phone,
    pass_of,
    phone,
    table_of,
)
from tests.ui.pages import open_page


@async_test
async def test_tapping_a_name_during_claims_claims_nothing() -> None:
    service, shared = game_of_phones(Announce("king"))
    page = await new_phone(shared, "a")
    await page.tap(page.button("Bruno"))
    assert table_of(service).opened().claimants == ()
    await page.press("Bruno: 6 coins, you")
    assert page.holder.view.dialog == PlayerDialog(1)
    assert has_button(page, "I don’t sit here anymore")
    assert table_of(service).opened().claimants == ()


@async_test
async def test_phone_at_rest_shows_its_coins_and_waits_for_the_others() -> None:
    _, shared = game_of_phones()
    page = await phone(shared, "Bruno")
    assert "Waiting for the others" in page.texts()
    assert "Waiting for you" not in page.texts()
    assert not page.named("undo")
    assert not page.named("back")


@async_test
async def test_phone_passes_and_all_see_the_tick() -> None:
    service, shared = game_of_phones(Announce("king"))
    host = await open_page(shared)
    page = await phone(shared, "Bruno")
    assert {"If you’re the King: +3", "If you aren’t: −1"} <= set(page.texts())
    await page.tap(page.button("Pass"))
    assert service.snapshot.passed == {1}
    assert "You passed" in page.texts()
    assert not has_button(page, "I’m the King too")
    for seen in (host, page):
        await seen.settle()
        assert "passes" in seen.texts()
    await page.tap(page.button("Take back my pass"))
    assert service.snapshot.passed == frozenset()
    await page.tap(page.button("I’m the King too"))
    assert table_of(service).opened().claimants == (1,)
    assert "Waiting for the others" in page.texts()


@async_test
async def test_phone_of_a_caller_neither_turns_cards_nor_judges() -> None:
    _, shared = game_of_phones(Announce("king"), Claim(2))
    for name in ("Bruno", "Cedric"):
        page = await phone(shared, name)
        assert not page.named("turn-cards")
        assert not has_button(page, "Cedric")
    _, shared = game_of_phones(Announce("king"), Claim(2), NoMoreClaims())
    page = await phone(shared, "Cedric")
    assert "Show your card. The host device records the outcome." in page.texts()


@async_test
async def test_announcer_takes_back_until_somebody_has_answered_and_ends_after_all_have() -> None:
    service, shared = game_of_phones()
    announcer = await phone(shared, "Adele")
    announcer.actions.table.announce("king")
    await announcer.settle()
    assert {"If no one calls: +3", "Waiting for the others"} <= set(announcer.texts())
    assert has_button(announcer, "Undo")
    for name in ("Bruno", "Cedric", "David"):
        assert not has_button(announcer, "No one calls")
        page = await phone(shared, name)
        await page.tap(page.button("Pass"))
        await announcer.settle()
        assert not has_button(announcer, "Undo")
    await announcer.tap(announcer.button("No one calls"))
    assert table_of(service).turn == 6


@pytest.mark.parametrize("route", ["/aid", "/rules", "/practice"])
@async_test
async def test_question_stands_above_every_other_page_of_a_phone(route: str) -> None:
    service, shared = game_of_phones()
    page = await phone(shared, "Bruno", route=route)
    assert not has_button(page, "Pass")
    service.submit([Announce("king")], service.snapshot.revision)
    await page.settle()
    assert "Who else is the King?" in page.texts()
    await page.tap(page.button("Pass"))
    assert service.snapshot.passed == {1}
    assert not has_button(page, "Pass")
    assert page.holder.view.route == route


@async_test
async def test_question_stands_in_an_open_dialog_of_a_phone() -> None:
    service, shared = game_of_phones(Announce("king"))
    page = await phone(shared, "Bruno", dialog=PrivateNotesDialog())
    await page.tap(page.button("I’m the King too"))
    assert table_of(service).opened().claimants == (1,)


@async_test
async def test_phone_whose_turn_it_is_leads_back_to_the_table() -> None:
    _, shared = game_of_phones()
    page = await phone(shared, "Adele", route="/aid")
    assert "Your turn" in page.texts()
    await page.tap(page.button("Back to the table"))
    assert page.holder.view.route == "/table"


@async_test
async def test_announcers_phone_says_one_thing_at_a_time() -> None:
    service, shared = game_of_phones(Announce("king"))
    page = await phone(shared, "Adele")
    waits, asks = "Waiting for the others", "Who else is the King?"
    assert {waits, asks} <= set(page.texts())
    assert "Waiting for you" not in page.texts()
    for name in ("Bruno", "Cedric", "David"):
        pass_of(shared, name)
    await page.settle()
    assert {"Waiting for you", "Everyone has answered"} <= set(page.texts())
    assert not {waits, asks} & set(page.texts())
    await page.tap(page.button("No one calls"))
    assert table_of(service).turn == 6


@async_test
async def test_user_of_the_fool_is_not_told_to_wait() -> None:
    _, shared = game_of_phones(Announce("fool"), NoMoreClaims(), cards=FOOL)
    adele, bruno = await phone(shared, "Adele"), await phone(shared, "Cedric")
    assert "Waiting for the others" not in adele.texts()
    assert "Waiting for the others" in bruno.texts()


@async_test
async def test_phone_names_the_character_whose_power_it_tells() -> None:
    _, shared = game_of_phones(Announce("king"))
    page = await phone(shared, "Bruno")
    assert any(words.startswith("King ·") for words in page.texts())


@pytest.mark.parametrize(
    ("character", "coins", "told"),
    [
        ("king", 6, ["If no one calls: +3", "If someone calls and you aren’t the King: −1"]),
        ("judge", 6, ["If someone calls and you aren’t the Judge: −1"]),
        (
            "cheat",
            10,
            ["If no one calls, Adele would win", "If someone calls and you aren’t the Cheat: −1"],
        ),
    ],
)
@async_test
async def test_announcers_phone_tells_what_is_at_stake(
    character: str, coins: int, told: list[str]
) -> None:
    given = [Transfer("bank", 0, coins - 6)] if coins > 6 else []
    _, shared = game_of_phones(*given, Announce(character))
    page = await phone(shared, "Adele")
    # what is at stake for all also stands turned, for the other side of the table
    assert [words for words in dict.fromkeys(page.texts()) if words.startswith("If ")] == told


@async_test
async def test_phone_answers_before_it_sees_what_others_have_answered() -> None:
    service, shared = game_of_phones(Announce("king"))
    announcer, asked = await phone(shared, "Adele"), await phone(shared, "Bruno")
    pass_of(shared, "David")
    service.submit([Claim(2)], service.snapshot.revision)
    await announcer.settle()
    await asked.settle()
    assert "passes" in announcer.texts()
    assert "passes" not in asked.texts()
    await asked.tap(asked.button("Pass"))
    assert "passes" in asked.texts()


@async_test
async def test_verdict_chosen_on_the_tablet_outlasts_that_a_phone_closes_the_claims() -> None:
    service, shared = game_of_phones(Announce("king"), Claim(1))
    host = await open_page(shared)
    await phone(shared, "Adele")
    for name in ("Cedric", "David"):
        pass_of(shared, name)
    host.actions.table.select(lambda now: replace(now, true=(1,)))
    adele = shared.table.for_guest("phone of Adele")
    adele.submit([NoMoreClaims()], adele.snapshot.revision)
    await host.settle()
    assert host.holder.view.selection.true == (1,)
    assert table_of(service).phase is Phase.REVEAL


@async_test
async def test_claim_at_the_table_says_that_it_replaces_a_pass() -> None:
    service, shared = game_of_phones(Announce("king"))
    pass_of(shared, "Bruno")
    host = await open_page(shared)
    labels = [each.label for each in host.controls() if isinstance(each, ft.Semantics)]
    assert "Bruno, passes" in labels
    host.actions.table.game.submit(Claim(1))
    assert host.holder.view.notice == "Bruno had passed on their own phone and now calls."
    assert service.snapshot.passed == frozenset()


@async_test
async def test_question_ends_the_view_from_afar() -> None:
    service, shared = game_of_phones()
    page = await phone(shared, "Bruno", far=True)
    service.submit([Announce("king")], service.snapshot.revision)
    await page.settle()
    assert has_button(page, "Pass")
