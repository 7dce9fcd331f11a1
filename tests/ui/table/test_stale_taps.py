"""Taps on a revision that another page has changed."""

import pytest

from companion.core.commands import Announce, Claim, Command, MistakenLook, NoMoreClaims, Swap
from tests.async_runner import async_test
from tests.ui.pages import OPENING, open_page, start_game


@pytest.mark.parametrize(
    ("before", "words", "elsewhere"),
    [
        ((), "Swap or not", (Swap(),)),
        ((), "Look at your card", (Swap(),)),
        ((), "Undo", (Swap(),)),
        ((Announce("king"),), "No one calls", (Claim(1),)),
        ((Announce("king"),), "Bruno", (Claim(1),)),
        ((Announce("king"),), "Cedric", (NoMoreClaims(),)),
    ],
    ids=["swap", "look", "undo", "nobody claims", "same claim", "claim that is too late"],
)
@async_test
async def test_tap_on_an_older_revision_is_ignored(
    before: tuple[Command, ...], words: str, elsewhere: tuple[Command, ...]
) -> None:
    service, shared = start_game(*OPENING, *before)
    page = await open_page(shared)
    button = page.button(words)
    page.line.slow = True
    service.submit(elsewhere, service.snapshot.revision)
    after = service.record()
    await page.settle()
    await page.tap(button)
    assert service.record() == after
    assert page.holder.view.snapshot is service.snapshot


@pytest.mark.parametrize("rendered", [True, False])
@async_test
async def test_claims_tapped_on_two_pages_at_once_both_count(rendered: bool) -> None:
    service, shared = start_game(*OPENING, Announce("king"))
    here, there = await open_page(shared), await open_page(shared)
    cedric = there.button("Cedric")
    there.line.slow = True
    bruno = here.button("Bruno")
    if rendered:
        await here.tap(bruno)
    else:
        here.actions.table.game.submit(Claim(1))
    await there.tap(cedric)
    game = service.snapshot.game
    assert game is not None
    assert game.table.opened().claimants == (1, 2)
    assert there.holder.view.notice is None


@async_test
async def test_repeated_tap_on_a_mistaken_look_counts_once() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    page.line.slow = True
    for _ in range(2):
        page.actions.table.game.submit(MistakenLook(1))
        await page.settle()
    assert service.snapshot.line_count == len(OPENING) + 2


@async_test
async def test_tap_before_the_page_has_rendered_a_change_shows_a_notice() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    button = page.button("Swap or not")
    service.submit([Swap()], service.snapshot.revision)
    after = service.record()
    await page.tap(button)
    assert service.record() == after
    assert page.holder.view.notice == page.actions.say.text("error-stale-tap")


@pytest.mark.parametrize("words", ["Swap or not", "Undo"])
@async_test
async def test_second_tap_before_the_first_is_rendered_is_ignored(words: str) -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    button = page.button(words)
    page.line.slow = True
    await page.tap(button)
    after = service.record()
    await page.tap(button)
    assert service.record() == after


@async_test
async def test_selection_on_an_older_revision_is_ignored() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    button = page.button("Announce")
    page.line.slow = True
    service.submit([Swap()], service.snapshot.revision)
    await page.settle()
    await page.tap(button)
    assert not page.holder.view.selection.announcing


@async_test
async def test_ignored_option_is_not_shown_as_chosen() -> None:
    service, shared = start_game(*OPENING, Announce("king"))
    page = await open_page(shared)
    page.line.slow = True
    service.submit([Claim(1)], service.snapshot.revision)
    await page.settle()
    before = len(page.line.sent)
    await page.choose("1")
    assert page.holder.view.selection.true is None
    assert page.options().value is None
    assert any(b"value" in sent for sent in page.line.sent[before:])


@async_test
async def test_tap_counts_once_the_client_has_rendered_the_change() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    service.submit([Swap()], service.snapshot.revision)
    await page.settle()
    await page.tap(page.button("Swap or not"))
    assert service.snapshot.game is not None
    assert service.snapshot.game.table.turn == 7


@async_test
async def test_taps_count_after_a_reconnect() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    page.line.slow = True
    service.submit([Swap()], service.snapshot.revision)
    await page.settle()
    await page.disconnect()
    page.line.slow = False
    await page.reconnect()
    await page.tap(page.button("Swap or not"))
    assert service.snapshot.game is not None
    assert service.snapshot.game.table.turn == 7


@async_test
async def test_tap_on_the_newest_revision_counts() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.tap(page.button("Swap or not"))
    assert service.snapshot.game is not None
    assert service.snapshot.game.table.turn == 6
