"""The checklist on several pages."""

from dataclasses import replace

import pytest

from companion.application.group.last_group import LAST_GROUP, Group
from companion.application.table.service import TableService
from companion.core.record import dump_line
from companion.ui.new_game.state import Draft
from tests.async_runner import async_test
from tests.ui.pages import SETUP, OpenPage, empty_store, open_page, services_on, start_game

NEXT = replace(SETUP, players=("Ada", "Ben", "Cleo", "Dan"))


async def two_screens(*ticked: str) -> tuple[TableService, OpenPage, OpenPage]:
    """The checklist of a game on two pages, with these tasks completed."""
    service, services = start_game()
    for task in ticked:
        service.group.tick(service.snapshot.game_id, task, done=True)
    pages = OpenPage(services), OpenPage(services)
    for page in pages:
        await page.visit("/setup")
    return service, *pages


@pytest.mark.parametrize("ticked", [(), ("court",)], ids=["ticked off", "taken back"])
@async_test
async def test_same_tick_on_two_pages_counts_once(ticked: tuple[str, ...]) -> None:
    service, here, there = await two_screens(*ticked)
    row = there.row("court")
    there.line.slow = True
    await here.tap(here.row("court"))
    await there.settle()
    await there.tap(row)
    assert ("court" in service.snapshot.completed_tasks) is not bool(ticked)


@async_test
async def test_different_ticks_on_two_pages_both_count() -> None:
    service, here, there = await two_screens()
    there.line.slow = True
    await here.tap(here.row("court"))
    await there.tap(there.row("deal"))
    assert service.snapshot.completed_tasks == {"court", "deal"}


@pytest.mark.parametrize("players", [SETUP.players, NEXT.players], ids=["these", "others"])
@async_test
async def test_coins_stay_in_the_box_only_for_the_group_whose_tablet_holds_them(
    players: tuple[str, ...],
) -> None:
    store = empty_store()
    group = Group.of(replace(SETUP, players=players), tablet_holds_coins=True)
    LAST_GROUP.save(store, group)
    store.create([dump_line(SETUP)])
    page = await open_page(services_on(store), route="/setup")
    texts = page.actions.say.text("check-coins-tablet") in page.sent_on_reconnect()
    assert texts is (players == SETUP.players)


@async_test
async def test_any_page_can_reopen_a_task() -> None:
    service, here, there = await two_screens()
    await here.tap(here.row("court"))
    await there.settle()
    await there.tap(there.row("court"))
    assert service.snapshot.completed_tasks == frozenset()


@async_test
async def test_tick_for_the_game_before_is_ignored() -> None:
    service, here, _ = await two_screens()
    row = here.row("court")
    here.line.slow = True
    service.start(NEXT, service.snapshot.revision)
    await here.settle()
    await here.tap(row)
    assert service.snapshot.completed_tasks == frozenset()


@async_test
async def test_coins_can_be_left_to_the_app_during_the_setup() -> None:
    service, here, there = await two_screens("coins")
    await here.tap(here.menu_row("Coins in the app only"))
    assert service.snapshot.group_state.group is not None
    assert service.snapshot.group_state.group.tablet_holds_coins
    await there.settle()
    assert not there.is_ticked("coins-stay")
    await there.tap(there.menu_row("Coins from the box"))
    assert there.is_ticked("coins")


@async_test
async def test_ticks_beside_the_set_are_those_of_the_checklist() -> None:
    page = await open_page(services_on(), route="/new/set")
    page.actions.new_game.change(Draft(names=SETUP.players))
    await page.settle()
    for task in ("cards", "deal"):
        await page.tap(page.row(task))
    await page.tap(page.button("Step-by-step setup"))
    snapshot = page.actions.view.snapshot
    assert page.actions.view.route == "/setup"
    assert snapshot.game is not None
    cards = {f"card-{card}" for card in snapshot.game.table.rules.setup.cards}
    assert snapshot.completed_tasks == {*cards, "deal"}
