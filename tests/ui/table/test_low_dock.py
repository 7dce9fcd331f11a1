"""The dock of a phone with enlarged texts: undo and the confirming button are always visible."""

from dataclasses import replace

import flet as ft
import pytest

from companion.core.commands import Announce, CardSlot, Claim, Command, NoMoreClaims, Transfer
from companion.core.setup import Setup
from companion.ui.board.selection import Selection
from companion.ui.kit.height_estimate import estimated_height
from companion.ui.layout.seat_rows import SLIM_HALF
from companion.ui.page.appearance import page_scale
from tests.async_runner import async_test
from tests.ui.control_tree import children, words
from tests.ui.pages import CARDS, OPENING, SETUP, OpenPage, open_page, start_game

LONG = ("Александра", "Константин Львович", "Ия", "Екатерина", "Лев", "Владислав", "Юля")
TWO = replace(SETUP, players=LONG[:2])
SEVEN = replace(SETUP, players=LONG, cards=(*CARDS, "witch"), house_set=True)
UNDO, CONFIRM = "undo", "confirm"


def pinned(page: OpenPage) -> list[ft.BaseControl]:
    """The controls of the dock that do not scroll."""
    found: list[ft.BaseControl] = []
    (dock,) = page.named("dock")
    left = [dock]
    while left:
        each = left.pop()
        if getattr(each, "scroll", None) is None:
            found.append(each)
            left += children(each)
    return found


async def phone(
    width: float, height: float, *entries: Command, setup: Setup, text: float = 2.0
) -> OpenPage:
    """A phone of this many pixels, with the largest texts unless others are asked for."""
    scale = page_scale(width, height, text)
    _, shared = start_game(*OPENING, *entries, setup=setup)
    return await open_page(shared, width=width / scale, height=height / scale, scale=scale)


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (412, 915)])
@pytest.mark.parametrize("setup", [TWO, SEVEN])
@async_test
async def test_undo_and_confirm_stay_in_sight(size: tuple[float, float], setup: Setup) -> None:
    hand = CardSlot.LEFT if setup is TWO else None
    claimed = [Announce("king", hand), Claim(1, hand)]

    for entries in ([], [Announce("king", hand)], claimed, [*claimed, NoMoreClaims()]):
        page = await phone(*size, *entries, setup=setup)
        assert UNDO in [each.key for each in pinned(page)]
        if entries:
            now = page.holder.view.snapshot.revision
            page.show(stored_selection=Selection(now, true=(1,)), draft_revision=now)
            await page.settle()
            assert [each for each in pinned(page) if each.key == CONFIRM]
        (dock,) = page.named("dock")
        assert isinstance(dock, ft.Container)
        view = page.holder.view.scaled_for_table(len(setup.players))
        taken = dock.height or estimated_height(dock, view.width)
        assert taken < 0.72 * view.height


@async_test
async def test_halves_give_way_to_the_dock() -> None:
    page = await phone(390, 844, Announce("king", CardSlot.LEFT), setup=TWO)
    (dock,) = page.named("dock")
    assert isinstance(dock, ft.Container)
    view = page.holder.view.scaled_for_table(2)
    taken = dock.height or estimated_height(dock, view.width)
    assert view.height / 2 < taken <= view.height - 2 * SLIM_HALF
    for seat, name in enumerate(TWO.players):
        (half,) = page.named(f"half-{seat}")
        assert {name, "6"} <= {*words(half)}


@async_test
async def test_dispute_stays_where_it_is() -> None:
    """An answer that would end the game, or not, moves nothing in the dock of two players."""
    rich = (Transfer("bank", 0, 6), Transfer("bank", "court", 3))
    dispute = (*rich, Announce("judge", CardSlot.LEFT), Claim(1, CardSlot.RIGHT))

    found = set()
    for entries in (dispute, (*dispute, NoMoreClaims())):
        page = await phone(390, 844, *entries, setup=TWO, text=1.0)
        for answer in (None, (0,), (1,), ()):
            now = page.holder.view.snapshot.revision
            page.show(stored_selection=Selection(now, true=answer), draft_revision=now)
            await page.settle()
            (dock,) = page.named("dock")
            assert isinstance(dock, ft.Container)
            found.add(dock.height)
    (height,) = found
    assert height


@async_test
async def test_answer_given_before_the_device_was_turned_waits_for_its_question() -> None:
    claimed = (Announce("king"), Claim(1))
    page = await phone(844, 390, *claimed, setup=SEVEN, text=1.25)
    now = page.holder.view.snapshot.revision
    page.show(stored_selection=Selection(now, true=(1,)), draft_revision=now)
    await page.settle()
    assert "Reveal the cards" in page.texts()
    assert not page.named("nobody")

    page.show(width=1180, height=820, scale=1)
    await page.settle()
    assert "Reveal the cards" not in page.texts()
    assert page.named("nobody")
