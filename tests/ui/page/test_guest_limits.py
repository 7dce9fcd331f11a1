"""What a page on another device shows if the host limits it."""

from dataclasses import replace
from typing import Any

import pytest

from companion.application.group.guests import GUEST_RIGHTS, GuestRights
from companion.application.table.service import TableService
from companion.core.commands import Announce, Claim, Entry
from companion.core.table import Table
from companion.ui.page.dialog_kinds import PhonesDialog
from tests.async_runner import async_test
from tests.ui.pages import OPENING, OpenPage, open_page, start_game

ONLY_LOOK = "This device can only watch. The host device can allow more."
ONLY_ANSWER = "This device can only play for its own seat. The host device can allow more."


async def guest_page(
    rights: GuestRights, *entries: Entry, **shown: Any
) -> tuple[TableService, OpenPage]:
    service, shared = start_game(*entries)
    service.group.change(GUEST_RIGHTS, lambda _: rights)
    shared = replace(shared, table=shared.table.for_guest())
    return service, await open_page(shared, guest=True, **shown)


def table_of(service: TableService) -> Table:
    game = service.snapshot.game
    assert game is not None
    return game.table


@async_test
async def test_host_chooses_what_other_phones_may_do() -> None:
    service, shared = start_game()
    host = await open_page(shared, dialog=PhonesDialog())
    await host.choose("guests-answer")
    assert service.snapshot.group_state.guest_rights is GuestRights.ANSWER
    guest = await open_page(
        replace(shared, table=shared.table.for_guest()), guest=True, dialog=PhonesDialog()
    )
    assert "Other phones can:" not in guest.texts()


@pytest.mark.parametrize(
    ("rights", "words"), [(GuestRights.LOOK, ONLY_LOOK), (GuestRights.ANSWER, ONLY_ANSWER)]
)
@async_test
async def test_limited_page_says_why_it_cannot_undo(rights: GuestRights, words: str) -> None:
    service, page = await guest_page(rights, *OPENING, own_name="Bruno")
    assert words in page.texts()
    with pytest.raises(AssertionError, match="no button"):
        page.button("Announce")
    await page.press_keys("Z", ctrl=True)
    assert table_of(service).turn == 5
    assert page.holder.view.notice == words


@async_test
async def test_guest_plays_for_the_own_seat() -> None:
    service, page = await guest_page(GuestRights.ANSWER, *OPENING, own_name="Adele")
    await page.tap(page.button("Look at your card"))
    assert table_of(service).turn == 6


@async_test
async def test_guest_claims_for_the_own_seat_alone() -> None:
    service, page = await guest_page(
        GuestRights.ANSWER, *OPENING, Announce("king"), own_name="Bruno"
    )
    with pytest.raises(AssertionError, match="no button"):
        page.button("Cedric")
    await page.tap(page.button("I’m the King too"))
    assert table_of(service).opened().claimants == (1,)


@async_test
async def test_only_whoever_shows_a_card_calls_for_the_cards() -> None:
    opposed = (*OPENING, Announce("king"), Claim(2))
    _, page = await guest_page(GuestRights.ANSWER, *opposed, own_name="Bruno")
    assert page.named("turn-cards") == []
    _, page = await guest_page(GuestRights.ANSWER, *opposed, own_name="Cedric")
    assert page.button("Reveal the cards")


@async_test
async def test_guest_without_a_seat_is_told_to_choose_one() -> None:
    _, page = await guest_page(GuestRights.ANSWER, *OPENING)
    assert "To play from this device, choose your seat under “More”." in page.texts()


@async_test
async def test_home_of_a_limited_page_offers_no_game() -> None:
    _, page = await guest_page(GuestRights.ANSWER, *OPENING, route="/")
    assert page.button("Back to the table")
    with pytest.raises(AssertionError, match="no button"):
        page.button("New game")
