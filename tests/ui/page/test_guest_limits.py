"""What a page on another device asks and shows, and what the host makes of it."""

from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion.application.group.guests import GUEST_RIGHTS, GuestRights
from companion.application.table.service import TableService
from companion.core.commands import Announce, Claim, Entry, NoMoreClaims, Transfer
from companion.core.table import Phase, Table
from companion.ui.page.dialog_kinds import (
    HistoryDialog,
    MaskDialog,
    MoreDialog,
    OwnSeatDialog,
    PhonesDialog,
    PlayerDialog,
    PrivateNotesDialog,
)
from companion.ui.page.services import Services
from tests.async_runner import async_test
from tests.simulated_time import pass_time
from tests.ui.pages import OPENING, SETUP, OpenPage, open_page, services_on, start_game

ONLY_LOOK = "This device can only watch. The host device can allow more."
ONLY_ANSWER = "This device can only play for its own seat. The host device can allow more."
WHO = "Who are you?"
FOOL = tuple("fool" if each == "thief" else each for each in SETUP.cards)


async def phone(
    shared: Services, name: str | None, device: str = "", *, route: str = "/table", **shown: Any
) -> OpenPage:
    """The page of a phone with a seat; None for one that only watches."""
    device = device or f"phone of {name}"
    table = shared.table.for_guest(device)
    table.seats.sit(name)
    services = replace(shared, table=table)
    return await open_page(services, guest_device=device, route=route, **shown)


async def new_phone(shared: Services, device: str, **shown: Any) -> OpenPage:
    """The page of a phone whose reader has not said who they are."""
    services = replace(shared, table=shared.table.for_guest(device))
    return await open_page(services, guest_device=device, **shown)


def asks_who(page: OpenPage) -> bool:
    # the client removes a closed dialog
    return any(isinstance(each, ft.AlertDialog) and each.open for each in page.controls())


def game_of_phones(
    *entries: Entry, cards: tuple[str, ...] = SETUP.cards
) -> tuple[TableService, Services]:
    """A game whose record says who has tapped."""
    setup = replace(SETUP, version=2, rules=1, cards=cards)
    return start_game(*OPENING, *entries, setup=setup)


def pass_of(shared: Services, name: str) -> None:
    """Let the open announcement pass on the phone of this player."""
    table = shared.table.for_guest(f"phone of {name}")
    table.seats.sit(name)
    table.pass_announcement(table.snapshot.revision)


def table_of(service: TableService) -> Table:
    game = service.snapshot.game
    assert game is not None
    return game.table


def has_button(page: OpenPage, words: str) -> bool:
    try:
        page.button(words)
    except AssertionError:
        return False
    return True


@async_test
async def test_phone_asks_who_you_are_before_anything_else() -> None:
    service, shared = game_of_phones()
    page = await new_phone(shared, "a")
    assert {WHO, "Adele", "Bruno", "Cedric", "David"} <= set(page.texts())
    assert page.named("who-0")
    (dialog,) = (each for each in page.controls() if isinstance(each, ft.AlertDialog))
    assert dialog.modal
    assert not has_button(page, "Close")
    await page.tap(page.button("Adele"))
    assert not asks_who(page)
    assert table_of(service).turn == 5
    await page.tap(page.button("Look at your card"))
    assert table_of(service).turn == 6


@async_test
async def test_phone_that_only_watches_can_change_nothing() -> None:
    service, shared = game_of_phones()
    page = await new_phone(shared, "a")
    await page.tap(page.button("Just watching"))
    assert not asks_who(page)
    assert has_button(page, "Where do you sit?")
    await page.press_keys("Z", ctrl=True)
    assert table_of(service).turn == 5


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
async def test_taken_seat_is_given_by_the_host() -> None:
    service, shared = game_of_phones()
    host = await open_page(shared)
    await phone(shared, "Bruno")
    page = await new_phone(shared, "b")
    assert "taken" in page.texts()
    await page.tap(page.button("Bruno"))
    assert {WHO, "requested"} <= set(page.texts())
    assert any("another phone has this seat" in words for words in page.texts())
    assert "A phone is asking for this seat: Bruno" in host.texts()
    await host.tap(host.button("Hand over the seat"))
    await page.settle()
    assert not asks_who(page)
    assert not service.snapshot.group_state.devices.requests


@async_test
async def test_seat_of_another_game_is_asked_for_again() -> None:
    _, shared = game_of_phones()
    page = await phone(shared, "Zoe")
    assert WHO in page.texts()


@async_test
async def test_host_chooses_what_phones_may_do() -> None:
    service, shared = start_game()
    await phone(shared, "Bruno")
    host = await open_page(shared, dialog=PhonesDialog())
    await host.choose("guests-look")
    assert service.snapshot.group_state.guest_rights is GuestRights.LOOK
    assert not [row for row in host.texts() if row == "Plays for its own seat"]
    assert "Phones with a seat:" in host.texts()
    guest = await phone(shared, "Cedric", dialog=PhonesDialog())
    assert "Other phones can:" not in guest.texts()
    assert "Phones with a seat:" not in guest.texts()


@async_test
async def test_host_lets_one_phone_do_everything_and_takes_it_back() -> None:
    service, shared = game_of_phones()
    page = await phone(shared, "Cedric")
    host = await open_page(shared)
    assert not has_button(page, "Look at your card")
    host.actions.phones.allow_everything("phone of Cedric", allowed=True)
    await page.settle()
    await page.tap(page.button("Look at your card"))
    assert table_of(service).turn == 6
    host.actions.phones.allow_everything("phone of Cedric", allowed=False)
    await page.settle()
    assert not has_button(page, "Look at your card")


@async_test
async def test_watching_phone_says_why_it_cannot_play() -> None:
    service, shared = game_of_phones()
    service.group.change(GUEST_RIGHTS, lambda _: GuestRights.LOOK)
    page = await phone(shared, "Adele")
    assert ONLY_LOOK in page.texts()
    await page.press_keys("Z", ctrl=True)
    assert table_of(service).turn == 5
    assert page.holder.view.notice == ONLY_LOOK


@async_test
async def test_sheet_of_a_character_announces_nothing_in_others_turns() -> None:
    _, shared = game_of_phones()
    page = await phone(shared, "Bruno", dialog=MaskDialog("king"))
    assert has_button(page, "Rules")
    assert not has_button(page, "Announce")


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


@async_test
async def test_tablet_shows_what_a_phone_did_and_so_does_the_history() -> None:
    _, shared = game_of_phones()
    host = await open_page(shared)
    page = await phone(shared, "Adele")
    page.actions.table.announce("king")
    await host.settle()
    assert any(words.startswith("Adele, own phone: ") for words in host.texts())
    await pass_time(5)
    assert not any(words.startswith("Adele, own phone: ") for words in host.texts())
    host = await open_page(shared, dialog=HistoryDialog())
    assert "Adele, own phone" in host.texts()


@async_test
async def test_phone_offers_neither_files_nor_other_games() -> None:
    _, shared = game_of_phones()
    page = await phone(shared, "Bruno", dialog=MoreDialog())
    assert has_button(page, "Player statistics")
    for absent in ("Save game as a file", "Open a saved game", "Leave this game"):
        assert not has_button(page, absent)
    watcher = await phone(shared, None, route="/players")
    assert has_button(watcher, "Back to the table")


@async_test
async def test_home_of_a_phone_offers_no_game() -> None:
    _, shared = game_of_phones()
    page = await phone(shared, "Bruno", route="/")
    assert has_button(page, "Back to the table")
    assert not has_button(page, "New game")


@pytest.mark.parametrize("person", [0, 1])
@async_test
async def test_sheet_of_a_player_corrects_nothing_on_a_phone(person: int) -> None:
    _, shared = game_of_phones()
    page = await phone(shared, "Bruno", dialog=PlayerDialog(person))
    assert not has_button(page, "Correct coins")
    assert ONLY_ANSWER in page.texts()


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
async def test_phone_before_the_game_is_told_to_wait() -> None:
    page = await new_phone(services_on(), "a", route="/")
    assert "Wait: a game is being prepared on the host device." in page.texts()
    assert not any("choose your seat" in words for words in page.texts())


@async_test
async def test_phone_that_only_watches_chooses_a_seat_at_the_table() -> None:
    _, shared = game_of_phones()
    page = await phone(shared, None)
    await page.tap(page.button("Where do you sit?"))
    await page.choose("seat-of-2")
    assert "Cedric ·\u00a0you" in page.texts()


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
async def test_seat_given_by_the_host_leaves_no_refusal_behind() -> None:
    service, shared = game_of_phones()
    await phone(shared, "Bruno")
    page = await phone(shared, "Cedric")
    page.actions.preferences.take_seat("Bruno")
    assert page.holder.view.notice is not None
    (request,) = service.snapshot.group_state.devices.requests
    service.seats.answer_request(request, granted=True)
    await page.settle()
    assert page.holder.view.notice is None
    assert "Bruno ·\u00a0you" in page.texts()


@async_test
async def test_taken_seats_are_marked_where_one_is_chosen() -> None:
    _, shared = game_of_phones()
    await phone(shared, "Bruno")
    page = await phone(shared, "Cedric", dialog=OwnSeatDialog())
    assert page.texts().count("taken") == 1


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


@async_test
async def test_phone_is_offered_no_series_and_no_file() -> None:
    _, shared = game_of_phones(Transfer("bank", 0, 8))
    service = shared.table
    service.submit([Announce("king"), NoMoreClaims()], service.snapshot.revision)
    assert table_of(service).end is not None
    host, page = await open_page(shared), await phone(shared, "Bruno", width=390.0, height=844.0)
    assert "Make it a series" in host.texts()
    assert "Make it a series" not in page.texts()
    await page.visit("/aid")
    assert not has_button(page, "Save to print")
    assert not any("…" in words for words in page.texts())
