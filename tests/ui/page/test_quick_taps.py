"""Taps that arrive together, as after a stalled connection."""

import asyncio

from companion.application.group.last_group import LAST_GROUP
from companion.core.commands import Announce, CardSlot, Claim
from companion.core.table import Phase
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.wording.character_draft import OFFERED_BLOCKS, CharacterDraft, block_kind
from tests.async_runner import async_test
from tests.ui.pages import OPENING, empty_store, open_page, page_without_game, start_game
from tests.ui.table.tables import multi_card_setup
from tests.ui.table.test_taps import EIGHT, announced, table_of

PEOPLE = ("Adele", "Bruno", "Cedric", "David")


@async_test
async def test_preview_follows_the_last_chosen_target() -> None:
    service, shared = start_game(*OPENING, Announce("king"), Claim(1))
    page = await open_page(shared)
    await page.choose("0")
    confirm = page.button("Confirm: 4 coins move")
    await page.tap(page.row("1"), confirm)
    assert page.holder.view.selection.true == (1,)
    assert table_of(service).phase is Phase.CLAIMS
    await page.tap(page.button("Confirm: 4 coins move"))
    assert table_of(service).coins == (5, 9, 6, 6)


@async_test
async def test_announcement_uses_the_slot_of_the_last_tapped_button() -> None:
    service, shared = start_game(*OPENING, setup=multi_card_setup(3, "pl"))
    page = await open_page(shared)
    await page.tap(page.button("Announce: right card"))
    await page.tap(page.button("Back"))
    await page.tap(page.button("Announce: left card"))
    await page.tap(page.button("King"))
    assert announced(service).slot is CardSlot.LEFT


@async_test
async def test_game_starts_with_the_last_tapped_options() -> None:
    store = empty_store()
    page = page_without_game(store)
    page.show(NewGameState(Draft(names=PEOPLE)))
    await page.visit("/new/set")
    start = page.button("Start the game")
    await page.tap(page.menu_row("Coins in the app only"), page.button("Gold Rush"), start)
    group = LAST_GROUP.load(store)
    assert group is not None
    assert (group.tablet_holds_coins, group.scenario) == (True, "gold-rush-4")


@async_test
async def test_with_several_cards_a_claim_is_possible_after_choosing_the_true_character() -> None:
    service, shared = start_game(
        *OPENING,
        Announce("king", CardSlot.LEFT),
        Claim(2, CardSlot.LEFT),
        setup=multi_card_setup(3, "pl"),
    )
    page = await open_page(shared)
    await page.tap(page.row("2"))
    await page.tap(page.button("Adele: right card"))
    assert announced(service).claimants == (2, 0)


@async_test
async def test_second_tap_deselects_nobody() -> None:
    _, shared = start_game(*OPENING, Announce("peasant"), Claim(5), Claim(6), setup=EIGHT)
    page = await open_page(shared)
    await page.tap(page.row("nobody"))
    await page.tap(page.row("nobody"))
    assert page.holder.view.selection.true is None


@async_test
async def test_block_beyond_the_limit_is_refused_with_a_notice() -> None:
    page = page_without_game()
    making = CharacterDraft(name="Cook")
    for block in OFFERED_BLOCKS:
        making = making.toggled(block_kind(block))
    page.show(NewGameState(Draft(making=making)))
    await page.visit("/new/house")
    await page.tick("by-hand")
    assert page.holder.view.state(NewGameState).draft.making == making
    assert page.holder.view.notice == "A power can have up to 6 parts: remove one first"
    assert not page.is_ticked("by-hand")


@async_test
async def test_counters_stay_within_limits() -> None:
    page = page_without_game()
    most = CharacterDraft(minimum=13).toggled("win-at").with_coins("win-at", 3)
    page.show(NewGameState(Draft(making=most)))
    await page.visit("/new/house")
    assert page.locked() == {
        "One more coin: Win with 13 or more coins.",
        "One more player",
    }
    page.show(NewGameState(Draft(making=CharacterDraft().toggled("take-from-neighbours"))))
    await page.settle()
    assert page.locked() == {
        "One fewer coin: Take 1 from the player on each side.",
        "One fewer player",
    }


@async_test
async def test_nothing_waits_for_a_client_that_has_left() -> None:
    page = await open_page(start_game(*OPENING)[1])
    page.line.slow = True
    page.actions.context.tap_guard.track_render()
    await asyncio.sleep(0)
    assert _waits()
    await page.disconnect()
    assert not _waits()


def _waits() -> bool:
    """Whether anything waits for the client to show what it was sent."""
    return any("TapGuard" in repr(task) for task in asyncio.all_tasks())
