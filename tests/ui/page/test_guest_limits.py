"""Who sits on which phone, what its page offers, and what the host makes of it."""

import flet as ft
import pytest

from companion.application.group.guests import GUEST_RIGHTS, GuestRights
from companion.core.commands import Announce, NoMoreClaims, Transfer
from companion.ui.page.dialog_kinds import (
    HistoryDialog,
    MaskDialog,
    MoreDialog,
    OwnSeatDialog,
    PhonesDialog,
    PlayerDialog,
)
from tests.async_runner import async_test
from tests.simulated_time import pass_time
from tests.ui.page.phones import (
    ONLY_ANSWER,
    ONLY_LOOK,
    WHO,
    asks_who,
    game_of_phones,
    has_button,
    new_phone,
    phone,
    table_of,
)
from tests.ui.pages import open_page, services_on, start_game


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


@async_test
async def test_phone_before_the_game_is_told_to_wait() -> None:
    page = await new_phone(services_on(), "a", route="/")
    assert "Please wait: a game is being set up on the host device." in page.texts()
    assert not any("choose your seat" in words for words in page.texts())


@async_test
async def test_phone_that_only_watches_chooses_a_seat_at_the_table() -> None:
    _, shared = game_of_phones()
    page = await phone(shared, None)
    await page.tap(page.button("Where do you sit?"))
    await page.choose("seat-of-2")
    assert "Cedric ·\u00a0you" in page.texts()


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
