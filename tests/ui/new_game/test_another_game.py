"""Taps on a game never end another game that has begun since."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from companion.application.group.last_group import Group
from companion.application.ports import GameId
from companion.application.table.service import TableService
from companion.core.commands import Entry, Swap, Transfer
from companion.flet_adapter.device import Device
from companion.ui.page.dialog_kinds import CorrectCoinsDialog, Dialog, MoreDialog
from companion.ui.shell.actions import AppActions
from tests.async_runner import async_test
from tests.ui.pages import OPENING, SETUP, OpenPage, empty_store, start_game

NEXT = replace(SETUP, players=("Ada", "Ben", "Cleo", "Dan"))
WON = (*OPENING, Transfer("bank", 0, 7), Swap())
"""Thirteen coins at the end of a turn."""


def page_on(*entries: Entry) -> tuple[TableService, OpenPage]:
    """The second of two stored games, with these entries, and a page that shows it."""
    store = empty_store()
    start_game(store=store)
    service, services = start_game(*entries, store=store)
    return service, OpenPage(services)


def begin_another(service: TableService) -> None:
    """Begin another game on another page."""
    service.start(NEXT, service.snapshot.revision)


@pytest.mark.parametrize("drawn", [False, True], ids=["not yet drawn", "drawn, not yet shown"])
@pytest.mark.parametrize(
    ("entries", "dialog", "route", "words"),
    [
        ((), MoreDialog(), "/table", "Leave this game"),
        (WON, None, "/table", "Home"),
    ],
    ids=["put away", "home"],
)
@async_test
async def test_tap_on_the_game_before_leaves_the_new_game(
    entries: tuple[Entry, ...], dialog: Dialog | None, route: str, words: str, drawn: bool
) -> None:
    service, page = page_on(*entries)
    page.show(route=route)
    if dialog is not None:
        page.actions.dialogs.open(dialog)
    await page.settle()
    button = page.button(words)
    page.line.slow = True
    begin_another(service)
    if drawn:
        await page.settle()
    begun = service.snapshot
    await page.tap(button)
    assert service.snapshot is begun
    assert page.holder.view.snapshot is begun


@pytest.mark.parametrize(
    ("dialog", "route", "words", "then"),
    [
        (MoreDialog(), "/table", "Leave this game", None),
    ],
    ids=["put away"],
)
@async_test
async def test_tap_on_the_current_game_counts(
    dialog: Dialog, route: str, words: str, then: GameId | None
) -> None:
    service, page = page_on()
    page.show(route=route)
    page.actions.dialogs.open(dialog)
    await page.settle()
    await page.tap(page.button(words))
    assert service.snapshot.game_id == then
    assert page.holder.view.dialog is None


@async_test
async def test_record_from_a_file_is_replayed_here_and_leaves_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    service, page = page_on(*OPENING)
    record, before = "\n".join(service.record()).encode(), service.snapshot

    async def pick(_: Device) -> bytes:
        return record

    monkeypatch.setattr(Device, "pick_file", pick)
    page.show(dialog=MoreDialog())
    await page.settle()
    await page.tap(page.button("Open a saved game"))
    assert page.holder.view.route == "/games/file"
    assert service.snapshot is before
    await page.tap(page.button("Continue this game"))
    assert service.snapshot is before
    question = "The game with Adele, Bruno, Cedric, and David (turn 5) leaves the table."
    assert any(each.startswith(question) for each in page.texts())
    await page.tap(page.button("Yes, continue"))
    assert service.snapshot.game_id == GameId(3)
    assert page.holder.view.route == "/table"


@async_test
async def test_question_about_a_running_game_is_asked_anew_about_another() -> None:
    service, page = page_on(*OPENING)
    page.actions.navigation.go("/games/1")
    await page.settle()
    await page.tap(page.button("Continue this game"))
    begin_another(service)
    await page.settle()
    begun = service.snapshot
    await page.tap(page.button("Continue this game"))
    assert service.snapshot is begun
    question = "The game with Ada, Ben, Cleo, and Dan (turn 1) leaves the table."
    assert any(each.startswith(question) for each in page.texts())
    await page.tap(page.button("Yes, continue"))
    assert service.snapshot.game_id == GameId(1)


def from_home(actions: AppActions) -> None:
    actions.navigation.go("/new")


def the_same_people(actions: AppActions) -> None:
    actions.navigation.go("/new")
    actions.new_game.start_over_with(Group.of(SETUP, tablet_holds_coins=False))


@pytest.mark.parametrize("put_together", [from_home, the_same_people])
@async_test
async def test_game_prepared_while_another_begins_starts_on_the_second_tap(
    put_together: Callable[[AppActions], None],
) -> None:
    service, page = page_on()
    put_together(page.actions)
    await page.settle()
    begin_another(service)
    await page.settle()
    begun = service.snapshot
    page.actions.new_game.start(SETUP, tablet_holds_coins=False)
    assert service.snapshot is begun
    assert page.holder.view.notice == page.actions.say.text("error-stale-tap")
    page.actions.new_game.start(SETUP, tablet_holds_coins=False)
    assert service.snapshot.game_id != begun.game_id


@async_test
async def test_new_game_puts_a_running_one_away_on_the_second_tap() -> None:
    service, page = page_on(*OPENING)
    page.actions.navigation.go("/new")
    await page.settle()
    page.actions.new_game.start(NEXT, tablet_holds_coins=False)
    await page.settle()
    assert service.snapshot.game_id == GameId(2)
    assert "is still in progress (turn 5)" in " ".join(page.read_out())
    page.actions.new_game.start(NEXT, tablet_holds_coins=False)
    assert service.snapshot.game_id == GameId(3)


@async_test
async def test_new_game_after_a_finished_one_starts_at_once() -> None:
    service, page = page_on(*WON)
    page.actions.navigation.go("/new")
    await page.settle()
    page.actions.new_game.start(NEXT, tablet_holds_coins=False)
    assert service.snapshot.game_id == GameId(3)


@async_test
async def test_repeated_taps_start_one_game() -> None:
    service, page = page_on()
    page.actions.navigation.go("/new")
    await page.settle()
    page.line.slow = True
    for _ in range(3):
        page.actions.new_game.start(NEXT, tablet_holds_coins=False)
        await page.settle()
    assert service.snapshot.game_id == GameId(3)
    assert page.holder.view.notice is None


@pytest.mark.parametrize("dialog", [MoreDialog(), CorrectCoinsDialog()])
@async_test
async def test_dialog_closes_with_its_game(dialog: Dialog) -> None:
    service, page = page_on()
    page.actions.dialogs.open(dialog)
    await page.settle()
    service.submit([Swap()], service.snapshot.revision)
    await page.settle()
    assert page.holder.view.dialog is dialog
    begin_another(service)
    await page.settle()
    assert page.holder.view.dialog is None
