"""The checklist ticked off on several screens at once: a tap says what is done, or is not."""

from dataclasses import replace

import pytest

from companion.application.group import Group, save_group
from companion.application.table_service import TableService
from companion.core.record import dump_line
from tests.looping import alone
from tests.ui.pages import SETUP, OpenPage, begun, empty_store, opened, shared_on

NEXT = replace(SETUP, players=("Ada", "Ben", "Cleo", "Dan"))


async def two_screens(*ticked: str) -> tuple[TableService, OpenPage, OpenPage]:
    """The checklist of a game on two screens, with these tasks done."""
    live, services = begun()
    for task in ticked:
        live.tick(live.snapshot.game_id, task, done=True)
    pages = OpenPage(services), OpenPage(services)
    for page in pages:
        await page.visit("/setup")
    return live, *pages


@pytest.mark.parametrize("ticked", [(), ("court",)], ids=["ticked off", "taken back"])
def test_two_who_mean_the_same_at_once_both_get_it(ticked: tuple[str, ...]) -> None:
    async def play() -> None:
        live, here, there = await two_screens(*ticked)
        row = there.row("court")
        there.line.slow = True
        await here.tap(here.row("court"))
        await there.settle()
        await there.tap(row)
        assert ("court" in live.snapshot.completed_tasks) is not bool(ticked)

    alone(play())


def test_two_who_tick_different_tasks_at_once_keep_nobody_from_it() -> None:
    async def play() -> None:
        live, here, there = await two_screens()
        there.line.slow = True
        await here.tap(here.row("court"))
        await there.tap(there.row("deal"))
        assert live.snapshot.completed_tasks == {"court", "deal"}

    alone(play())


@pytest.mark.parametrize("players", [SETUP.players, NEXT.players], ids=["these", "others"])
def test_only_whose_tablet_holds_the_coins_leave_them_in_the_box(players: tuple[str, ...]) -> None:
    async def play() -> None:
        store = empty_store()
        group = Group.of(replace(SETUP, players=players), tablet_holds_coins=True)
        save_group(store, group)
        store.create([dump_line(SETUP)])
        page = await opened(shared_on(store), route="/setup")
        told = page.actions.say.text("check-coins-tablet") in page.told_when_back()
        assert told is (players == SETUP.players)

    alone(play())


def test_a_tick_is_taken_back_on_any_screen_that_shows_it() -> None:
    async def play() -> None:
        live, here, there = await two_screens()
        await here.tap(here.row("court"))
        await there.settle()
        await there.tap(there.row("court"))
        assert live.snapshot.completed_tasks == frozenset()

    alone(play())


def test_a_tick_on_its_way_is_none_for_a_game_that_was_begun_meanwhile() -> None:
    async def play() -> None:
        live, here, _ = await two_screens()
        row = here.row("court")
        here.line.slow = True
        live.start(NEXT, live.snapshot.revision)
        await here.settle()
        await here.tap(row)
        assert live.snapshot.completed_tasks == frozenset()

    alone(play())
