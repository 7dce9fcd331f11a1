"""A game that one screen has begun is not ended by a tap that another made on the game before."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from companion.application.group import Group
from companion.application.ports import GameId
from companion.application.table_service import TableService
from companion.core.commands import Entry, Swap, Transfer
from companion.flet_adapter.device import Device
from companion.ui.actions.page_actions import PageActions
from companion.ui.state.view import Dialog
from tests.looping import alone
from tests.ui.pages import OPENING, SETUP, OpenPage, begun, empty_store

NEXT = replace(SETUP, players=("Ada", "Ben", "Cleo", "Dan"))
WON = (*OPENING, Transfer("bank", 0, 7), Swap())
"""Thirteen coins at the end of a turn."""


def page_on(*entries: Entry) -> tuple[TableService, OpenPage]:
    """The second of two stored games in which this has happened, and a page that shows it."""
    store = empty_store()
    begun(store=store)
    live, services = begun(*entries, store=store)
    return live, OpenPage(services)


def begin_another(live: TableService) -> None:
    """What another screen does meanwhile."""
    live.start(NEXT, live.snapshot.revision)


@pytest.mark.parametrize("drawn", [False, True], ids=["not yet drawn", "drawn, not yet shown"])
@pytest.mark.parametrize(
    ("entries", "dialog", "route", "words"),
    [
        ((), Dialog.MORE, "/table", "Put this game away"),
        (WON, None, "/table", "Home"),
        ((), Dialog.GAMES, "/", "Adele, Bruno, Cedric, and David"),
    ],
    ids=["put away", "home", "continue an earlier one"],
)
def test_a_tap_on_its_way_leaves_a_new_game_alone(
    entries: tuple[Entry, ...], dialog: Dialog | None, route: str, words: str, drawn: bool
) -> None:
    async def play() -> None:
        live, page = page_on(*entries)
        page.show(route=route)
        if dialog is not None:
            page.actions.dialogs.open(dialog)
        await page.settle()
        button = page.button(words)
        page.line.slow = True
        begin_another(live)
        if drawn:
            await page.settle()
        begun = live.snapshot
        await page.tap(button)
        assert live.snapshot is begun
        assert page.holder.view.snapshot is begun

    alone(play())


@pytest.mark.parametrize(
    ("dialog", "route", "words", "then"),
    [
        (Dialog.MORE, "/table", "Put this game away", None),
        (Dialog.GAMES, "/", "Adele, Bruno, Cedric, and David", GameId(1)),
    ],
    ids=["put away", "continue an earlier one"],
)
def test_a_tap_on_the_game_as_it_is_counts(
    dialog: Dialog, route: str, words: str, then: GameId | None
) -> None:
    async def play() -> None:
        live, page = page_on()
        page.show(route=route)
        page.actions.dialogs.open(dialog)
        await page.settle()
        await page.tap(page.button(words))
        assert live.snapshot.game_id == then
        assert page.holder.view.dialog is None

    alone(play())


def test_a_record_picked_while_another_game_was_begun_leaves_that_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        live, page = page_on()
        record = "\n".join(live.record()).encode()

        async def pick(_: Device) -> bytes:
            begin_another(live)
            await page.settle()
            return record

        monkeypatch.setattr(Device, "pick_file", pick)
        page.show(dialog=Dialog.MORE)
        await page.settle()
        await page.tap(page.button("Open a saved game"))
        assert live.snapshot.game is not None
        assert live.snapshot.game.table.rules.setup == NEXT
        assert page.holder.view.notice == page.actions.say.text("error-stale-tap")

    alone(play())


def from_home(actions: PageActions) -> None:
    actions.navigation.go("/new")


def the_same_people(actions: PageActions) -> None:
    actions.navigation.go("/new")
    actions.new_game.start_over_with(Group.of(SETUP, tablet_holds_coins=False))


@pytest.mark.parametrize("put_together", [from_home, the_same_people])
def test_a_game_put_together_while_another_was_begun_is_begun_on_the_second_tap(
    put_together: Callable[[PageActions], None],
) -> None:
    async def play() -> None:
        live, page = page_on()
        put_together(page.actions)
        await page.settle()
        begin_another(live)
        await page.settle()
        begun = live.snapshot
        page.actions.new_game.start(SETUP, tablet_holds_coins=False)
        assert live.snapshot is begun
        assert page.holder.view.notice == page.actions.say.text("error-stale-tap")
        page.actions.new_game.start(SETUP, tablet_holds_coins=False)
        assert live.snapshot.game_id != begun.game_id

    alone(play())


def test_a_game_is_begun_once_however_often_it_is_tapped_before_that_is_shown() -> None:
    async def play() -> None:
        live, page = page_on()
        page.actions.navigation.go("/new")
        await page.settle()
        page.line.slow = True
        for _ in range(3):
            page.actions.new_game.start(NEXT, tablet_holds_coins=False)
            await page.settle()
        assert live.snapshot.game_id == GameId(3)
        assert page.holder.view.notice is None

    alone(play())


@pytest.mark.parametrize("dialog", [Dialog.MORE, Dialog.CORRECT, Dialog.GAMES])
def test_a_dialog_goes_with_the_game_it_was_opened_over(dialog: Dialog) -> None:
    async def play() -> None:
        live, page = page_on()
        page.actions.dialogs.open(dialog)
        await page.settle()
        live.submit([Swap()], live.snapshot.revision)
        await page.settle()
        assert page.holder.view.dialog is dialog
        begin_another(live)
        await page.settle()
        assert page.holder.view.dialog is None

    alone(play())
