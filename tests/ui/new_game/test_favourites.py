"""Favourite sets: kept in the builder, chosen among the sets, copied and shared."""

import flet as ft

from companion.core.boxes import EditionId
from companion.sharing import SharedSet, encode_set
from companion.ui.new_game.state import OWN, Draft
from tests.async_runner import async_test
from tests.ui.new_game.choosing import NAMES, VALID
from tests.ui.pages import OpenPage, open_page, services_on


async def building() -> OpenPage:
    """A page of the builder with a set that can be played."""
    elsewhere = ("http://10.0.0.2:8550/?invitation=1",)
    page = await open_page(services_on(elsewhere=elsewhere), route="/new/own")
    page.actions.new_game.change(Draft(names=NAMES, cards=VALID))
    await page.settle()
    return page


@async_test
async def test_named_set_is_kept_and_chosen_for_the_next_game() -> None:
    page = await building()
    await page.type("Name of this set", "Friday")
    await page.tap(page.button("Add to favorites"))
    assert "In your favorites" in page.sent_on_reconnect()
    page.actions.new_game.change(Draft(names=NAMES))
    await page.visit("/new/set")
    await page.tap(page.button("Friday"))
    draft = page.actions.new_game.draft
    assert (draft.set_id, draft.cards, draft.set_name) == (OWN, VALID, "Friday")
    await page.press("Delete Friday")
    assert not page.actions.view.group_state.favourites.sets
    await page.tap(page.button("Undo"))
    assert [each.name for each in page.actions.view.group_state.favourites.sets] == ["Friday"]
    await page.press("Delete Friday")
    await page.visit("/games")
    await page.tap(page.button("Restore Friday"))
    assert [each.name for each in page.actions.view.group_state.favourites.sets] == ["Friday"]
    assert page.actions.view.group_state.deleted.things == ()


@async_test
async def test_name_of_a_kept_set_goes_with_its_cards() -> None:
    page = await building()
    page.actions.new_game.change(Draft(names=NAMES, cards=VALID, set_name="Friday"))
    assert page.actions.new_game.collection.save_favourite(page.actions.new_game.draft)
    await page.settle()
    await page.tap(page.button("Random set"))
    assert page.actions.new_game.draft.set_name == ""
    assert "Add to favorites" in page.sent_on_reconnect()
    assert "Name the set first" in page.sent_on_reconnect()


@async_test
async def test_favourite_is_not_offered_to_another_number_of_players() -> None:
    page = await building()
    page.actions.new_game.change(Draft(names=NAMES, cards=VALID, set_name="Friday"))
    assert page.actions.new_game.collection.save_favourite(page.actions.new_game.draft)
    page.actions.new_game.change(Draft(names=(*NAMES, "Ewa")))
    await page.visit("/new/set")
    assert "Friday" not in page.sent_on_reconnect()


@async_test
async def test_link_of_the_set_is_copied_and_shared_within_the_tap_and_invites_nobody() -> None:
    link = f"http://10.0.0.2:8550/set/{encode_set(SharedSet(EditionId.FIRST, 4, VALID))}"

    page = await building()
    performed = [
        each.action
        for each in page.controls()
        if isinstance(each, ft.Button) and each.action is not None
    ]
    copied, shared = performed
    assert isinstance(copied, ft.CopyToClipboard)
    assert isinstance(shared, ft.ShareText)
    assert (copied.data, shared.text) == (link, link)
    await page.tap(page.button("Copy"))
    assert page.button("Copied")
