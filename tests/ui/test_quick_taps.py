"""Taps that reach the companion together, as after a line that stood still for a moment."""

from companion.application.group import load_group
from companion.core.commands import Announce, CardSlot, Claim
from companion.core.table import Phase
from companion.ui.state.character_draft import OFFERED_BLOCKS, CharacterDraft, block_kind
from companion.ui.state.draft import Draft
from tests.async_runner import run_in_thread
from tests.ui.pages import OPENING, begun, empty_store, fresh, opened
from tests.ui.test_table_variants import few
from tests.ui.test_taps import EIGHT, announced, table_of

PEOPLE = ("Adele", "Bruno", "Cedric", "David")


def test_what_comes_of_the_person_named_last_is_shown_before_it_is_confirmed() -> None:
    async def play() -> None:
        service, shared = begun(*OPENING, Announce("king"), Claim(1))
        page = await opened(shared)
        await page.choose("0")
        confirm = page.button("Confirm: 4 coins move")
        await page.tap(page.row("1"), confirm)
        assert page.holder.view.selection.true == (1,)
        assert table_of(service).phase is Phase.CLAIMS
        await page.tap(page.button("Confirm: 4 coins move"))
        assert table_of(service).coins == (5, 9, 6, 6)

    run_in_thread(play())


def test_a_character_is_announced_with_the_hand_tapped_last() -> None:
    async def play() -> None:
        service, shared = begun(*OPENING, setup=few(3, "pl"))
        page = await opened(shared)
        await page.tap(page.button("Announce: left card"))
        await page.choose("right")
        await page.tap(page.row("left"), page.button("King"))
        assert announced(service).slot is CardSlot.LEFT

    run_in_thread(play())


def test_a_game_starts_with_what_was_tapped_last() -> None:
    async def play() -> None:
        store = empty_store()
        page = fresh(store)
        page.show(draft=Draft(names=PEOPLE))
        await page.visit("/new/set")
        start = page.button("Start the game")
        await page.tap(page.row("tablet"), page.button("Gold Rush"), start)
        group = load_group(store)
        assert group is not None
        assert (group.tablet_holds_coins, group.scenario) == (True, "gold-rush-4")

    run_in_thread(play())


def test_with_several_cards_somebody_may_claim_after_another_was_named() -> None:
    async def play() -> None:
        service, shared = begun(
            *OPENING, Announce("king", CardSlot.LEFT), Claim(2, CardSlot.LEFT), setup=few(3, "pl")
        )
        page = await opened(shared)
        await page.tap(page.row("2"))
        await page.tap(page.button("Adele: right card"))
        assert announced(service).claimants == (2, 0)

    run_in_thread(play())


def test_a_second_tap_takes_back_that_it_was_nobody() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING, Announce("peasant"), Claim(5), Claim(6), setup=EIGHT)
        page = await opened(shared)
        await page.tap(page.row("nobody"))
        await page.tap(page.row("nobody"))
        assert page.holder.view.selection.true is None

    run_in_thread(play())


def test_one_part_too_many_of_a_power_is_not_ticked_and_the_reason_said() -> None:
    async def play() -> None:
        page = fresh()
        making = CharacterDraft(name="Cook")
        for block in OFFERED_BLOCKS:
            making = making.toggled(block_kind(block))
        page.show(draft=Draft(making=making))
        await page.visit("/new/house")
        await page.tick("by-hand")
        assert page.holder.view.draft.making == making
        assert page.holder.view.notice == "A power has up to 6 parts: remove one first"
        assert not page.is_ticked("by-hand")

    run_in_thread(play())


def test_a_figure_goes_no_further_than_it_may() -> None:
    async def play() -> None:
        page = fresh()
        most = CharacterDraft(minimum=13).toggled("win-at").with_coins("win-at", 3)
        page.show(draft=Draft(making=most))
        await page.visit("/new/house")
        assert page.locked() == {
            "One more coin: Win with 13 or more coins.",
            "One more player",
        }
        page.show(draft=Draft(making=CharacterDraft().toggled("take-from-neighbours")))
        await page.settle()
        assert page.locked() == {
            "One fewer coin: Take 1 from the player on each side.",
            "One fewer player",
        }

    run_in_thread(play())


def test_with_two_people_the_fool_is_told_that_nothing_is_swapped() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING, Announce("fool", CardSlot.LEFT), setup=few(2, "pl"))
        page = await opened(shared)
        told = page.told_when_back()
        assert "There aren’t two other players, so no cards are swapped." in told

    run_in_thread(play())
