"""A tap that was on its way when another screen moved the table on is not applied."""

import asyncio

import pytest

from companion.core.commands import Announce, Claim, Command, MistakenLook, NoMoreClaims, Swap
from tests.looping import alone
from tests.ui.pages import OPENING, begun, opened


@pytest.mark.parametrize(
    ("before", "words", "elsewhere"),
    [
        ((), "Swap, or pretend to", (Swap(),)),
        ((), "Look at own card", (Swap(),)),
        ((), "Undo", (Swap(),)),
        ((Announce("king"),), "Nobody claims", (Claim(1),)),
        ((Announce("king"),), "Bruno", (Claim(1),)),
        ((Announce("king"),), "Cedric", (NoMoreClaims(),)),
    ],
    ids=["swap", "look", "undo", "nobody claims", "same claim", "claim that is too late"],
)
def test_a_tap_on_its_way_finds_nothing_to_act_on(
    before: tuple[Command, ...], words: str, elsewhere: tuple[Command, ...]
) -> None:
    async def play() -> None:
        live, shared = begun(*OPENING, *before)
        page = await opened(shared)
        button = page.button(words)
        page.line.slow = True
        live.submit(elsewhere, live.snapshot.revision)
        after = live.record()
        await page.settle()
        await page.tap(button)
        assert live.record() == after
        assert page.holder.view.snapshot is live.snapshot

    alone(play())


@pytest.mark.parametrize("rendered", [True, False])
def test_claims_tapped_on_two_pages_at_once_both_count(rendered: bool) -> None:
    async def play() -> None:
        live, shared = begun(*OPENING, Announce("king"))
        here, there = await opened(shared), await opened(shared)
        cedric = there.button("Cedric")
        there.line.slow = True
        bruno = here.button("Bruno")
        if rendered:
            await here.tap(bruno)
        else:
            here.actions.game.submit(Claim(1))
        await there.tap(cedric)
        game = live.snapshot.game
        assert game is not None
        assert game.table.opened().claimants == (1, 2)
        assert there.holder.view.notice is None

    alone(play())


def test_repeated_tap_on_a_mistaken_look_counts_once() -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = await opened(shared)
        page.line.slow = True
        for _ in range(2):
            page.actions.game.submit(MistakenLook(1))
            await page.settle()
        assert live.snapshot.line_count == len(OPENING) + 2

    alone(play())


def test_a_tap_before_the_screen_is_drawn_anew_is_refused_and_says_so() -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = await opened(shared)
        button = page.button("Swap, or pretend to")
        live.submit([Swap()], live.snapshot.revision)
        after = live.record()
        await page.tap(button)
        assert live.record() == after
        assert page.holder.view.notice == page.actions.say.text("error-stale-tap")

    alone(play())


@pytest.mark.parametrize("words", ["Swap, or pretend to", "Undo"])
def test_a_second_tap_on_what_was_seen_before_the_first_was_answered_does_nothing(
    words: str,
) -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = await opened(shared)
        button = page.button(words)
        page.line.slow = True
        await page.tap(button)
        after = live.record()
        # longer than a finger bounces: on a slow line nothing has changed for whoever taps
        await asyncio.sleep(0.5)
        await page.tap(button)
        assert live.record() == after

    alone(play())


def test_a_choice_on_its_way_when_the_table_moves_on_is_none_for_the_next_person() -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = await opened(shared)
        button = page.button("Announce")
        page.line.slow = True
        live.submit([Swap()], live.snapshot.revision)
        await page.settle()
        await page.tap(button)
        assert not page.holder.view.selection.announcing

    alone(play())


def test_an_option_that_was_tapped_too_early_does_not_look_chosen() -> None:
    async def play() -> None:
        live, shared = begun(*OPENING, Announce("king"))
        page = await opened(shared)
        page.line.slow = True
        live.submit([Claim(1)], live.snapshot.revision)
        await page.settle()
        before = len(page.line.sent)
        await page.choose("1")
        assert page.holder.view.selection.true is None
        assert page.options().value is None
        assert any(b"value" in sent for sent in page.line.sent[before:])

    alone(play())


def test_a_tap_counts_again_once_the_device_shows_where_the_table_stands() -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = await opened(shared)
        live.submit([Swap()], live.snapshot.revision)
        await page.settle()
        await page.tap(page.button("Swap, or pretend to"))
        assert live.snapshot.game is not None
        assert live.snapshot.game.table.turn == 7

    alone(play())


def test_a_page_that_was_cut_off_counts_taps_again_when_it_is_back() -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = await opened(shared)
        page.line.slow = True
        live.submit([Swap()], live.snapshot.revision)
        await page.settle()
        await page.lose_line()
        page.line.slow = False
        await page.come_back()
        await page.tap(page.button("Swap, or pretend to"))
        assert live.snapshot.game is not None
        assert live.snapshot.game.table.turn == 7

    alone(play())


def test_a_tap_on_the_table_as_it_is_counts() -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = await opened(shared)
        await page.tap(page.button("Swap, or pretend to"))
        assert live.snapshot.game is not None
        assert live.snapshot.game.table.turn == 6

    alone(play())
