"""Dialogs: content, layout, closing."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import cast

import flet as ft
import pytest

from companion.application.memory_store import MemoryStore
from companion.application.ports import FaultCode, StorageFault
from companion.core.commands import MistakenLook, Swap
from companion.core.record import dump_line
from companion.i18n import Language
from companion.ui.kit.qr_code import QR_EDGE
from companion.ui.page.dialog_kinds import (
    AboutDialog,
    CorrectCoinsDialog,
    Correction,
    MistakenLookDialog,
    MoreDialog,
    PhonesDialog,
)
from companion.ui.page.dialog_sizing import room
from companion.ui.shell.dialogs import open_dialog
from companion.ui.shell.home import home_screen
from tests.async_runner import async_test
from tests.ui.control_tree import controls, words
from tests.ui.pages import FakeNetwork, open_page, start_game


class Full(MemoryStore):
    """A store that refuses lines once the game has begun."""

    def append(self, *_: object) -> None:
        raise StorageFault(FaultCode.DISK_FULL, path="games")


@async_test
async def test_dialog_closes_after_a_mistaken_look() -> None:
    service, shared = start_game()
    page = await open_page(shared, dialog=MistakenLookDialog())
    await page.tap(page.button("Cedric"))
    assert service.record()[1:] == (dump_line(MistakenLook(2)),)
    assert page.holder.view.dialog is None


@async_test
async def test_browser_alone_that_is_full_says_so_without_a_path() -> None:
    service, shared = start_game(store=Full(lambda: datetime(2026, 1, 1, tzinfo=UTC)))
    site = replace(shared, site_url="https://example.org/")
    page = await open_page(site, dialog=MistakenLookDialog())
    await page.tap(page.button("Cedric"))
    assert page.actions.say.text("site-full") in page.texts()
    assert len(service.record()) == 1


@async_test
async def test_mistaken_look_dialog_marks_people_who_owe_a_look() -> None:
    _, shared = start_game(MistakenLook(2))
    page = await open_page(shared, dialog=MistakenLookDialog())
    texts = list(words(open_dialog(page.holder.view, page.actions)))
    assert texts[texts.index("Cedric") + 1] == "must look"
    assert texts.count("must look") == 1


@async_test
async def test_mistaken_look_counts_after_the_table_has_moved_on() -> None:
    service, shared = start_game()
    page = await open_page(shared, dialog=MistakenLookDialog())
    button = page.button("Cedric")
    page.line.slow = True
    service.submit([Swap()], service.snapshot.revision)
    await page.settle()
    await page.tap(button)
    assert service.record()[1:] == (dump_line(Swap()), dump_line(MistakenLook(2)))


@async_test
async def test_late_dismissal_leaves_a_reopened_dialog_open() -> None:
    _, shared = start_game()
    page = await open_page(shared)
    page.actions.dialogs.open(MoreDialog())
    before = page.holder.view.dialog_openings
    page.actions.dialogs.close()
    page.actions.dialogs.open(MoreDialog())
    page.actions.dialogs.dismissed(before)
    assert page.holder.view.dialog == MoreDialog()
    page.actions.dialogs.dismissed(page.holder.view.dialog_openings)
    assert page.holder.view.dialog is None


@async_test
async def test_tap_beside_a_dialog_closes_it() -> None:
    _, shared = start_game()
    page = await open_page(shared, dialog=MoreDialog())
    await page.dismiss()
    assert page.holder.view.dialog is None


@pytest.mark.parametrize("language", list(Language))
@async_test
async def test_home_and_about_say_that_the_app_is_unofficial(
    language: Language,
) -> None:
    _, shared = start_game()
    page = await open_page(shared, route="/", language=language)
    view, unofficial = page.holder.view, page.actions.say.text("app-unofficial")
    assert unofficial in words(home_screen(view, page.actions))
    about = open_dialog(replace(view, dialog=AboutDialog()), page.actions)
    assert unofficial in words(about)


@async_test
async def test_notice_stands_at_the_dialogs_fixed_foot() -> None:
    service, shared = start_game(store=Full(lambda: datetime.now(UTC)))
    page = await open_page(shared, dialog=MistakenLookDialog())
    await page.tap(page.button("Cedric"))
    assert len(service.record()) == 1
    view = page.holder.view
    assert view.dialog == MistakenLookDialog()
    assert view.notice is not None
    dialog = open_dialog(view, page.actions)
    assert dialog is not None
    # the body scrolls, the foot does not
    assert view.notice in [each for part in dialog.actions for each in words(part)]


@async_test
async def test_coin_counter_stands_at_the_dialogs_fixed_foot() -> None:
    _, shared = start_game()
    page = await open_page(shared, dialog=CorrectCoinsDialog())
    dialog = open_dialog(page.holder.view, page.actions)
    assert dialog is not None
    foot = [each for part in dialog.actions for each in words(part)]
    assert {"1", "Choose “From”"} <= set(foot)


@pytest.mark.parametrize(
    ("width", "height", "offered"),
    [(1280, 800, True), (800, 1280, True), (390, 844, False), (844, 390, False), (700, 620, False)],
)
@async_test
async def test_seat_cards_can_be_turned_on_a_stage_only(
    width: int, height: int, offered: bool
) -> None:
    _, shared = start_game()
    page = await open_page(shared, width=width, height=height)
    texts = words(open_dialog(replace(page.holder.view, dialog=MoreDialog()), page.actions))
    assert ("Turn nameplates toward players" in texts) is offered


@async_test
async def test_quick_taps_never_count_below_one_coin() -> None:
    _, shared = start_game()
    page = await open_page(shared, dialog=CorrectCoinsDialog())
    page.show(dialog=CorrectCoinsDialog(Correction(coins=2)))
    dialog = open_dialog(page.holder.view, page.actions)
    fewer = next(
        each
        for each in controls(dialog)
        if isinstance(each, ft.Button)
        and isinstance(each.content, ft.Icon)
        and each.content.icon is ft.Icons.REMOVE
    )
    assert fewer.on_click is not None
    for _ in range(3):
        cast(Callable[[], object], fewer.on_click)()
    assert page.holder.view.dialog == CorrectCoinsDialog(Correction(coins=1))


@pytest.mark.parametrize("width", [360, 390, 1280])
@async_test
async def test_qr_code_fits_its_dialog(width: int) -> None:
    _, shared = start_game()
    shared = replace(shared, network=FakeNetwork(("http://192.0.2.2:8550/",)))
    page = await open_page(shared, dialog=PhonesDialog(), width=width)
    dialog = open_dialog(page.holder.view, page.actions)
    code = next(each for each in controls(dialog) if isinstance(each, ft.Image))
    assert code.width is not None
    assert code.width + 2 * QR_EDGE <= room(width)


@pytest.mark.parametrize(("width", "height"), [(667, 375), (740, 360), (932, 430), (700, 180)])
@async_test
async def test_sideways_phone_shows_the_whole_qr_code_beside_its_text(
    width: int, height: int
) -> None:
    _, shared = start_game()
    shared = replace(shared, network=FakeNetwork(("http://192.0.2.2:8550/",)))
    page = await open_page(shared, dialog=PhonesDialog(), width=width, height=height)
    dialog = open_dialog(page.holder.view, page.actions)
    assert dialog is not None
    column = next(each for each in controls(dialog.content) if isinstance(each, ft.Column))
    (row,) = (each for each in column.controls if isinstance(each, ft.Row))
    code = next(each for each in controls(row) if isinstance(each, ft.Image))
    assert code.height is not None
    assert 100 <= code.height <= max(100, height / 2)
    assert "http://192.0.2.2:8550/" in words(row)


@async_test
async def test_sideways_phone_has_counter_and_button_in_one_row() -> None:
    _, shared = start_game()
    page = await open_page(shared, dialog=CorrectCoinsDialog(), width=740, height=360)
    dialog = open_dialog(page.holder.view, page.actions)
    assert dialog is not None
    (row,) = (
        each
        for each in controls(dialog.actions[0])
        if isinstance(each, ft.Row) and each.key == "do-or-close"
    )
    assert [each for each in words(row) if each][-3:] == ["1", "Choose “From”", "Close"]


@pytest.mark.parametrize("width", [360, 1280])
@async_test
async def test_close_comes_after_the_button_of_a_correction(width: int) -> None:
    _, shared = start_game()
    page = await open_page(shared, dialog=CorrectCoinsDialog(), width=width)
    dialog = open_dialog(page.holder.view, page.actions)
    assert dialog is not None
    foot = [each for part in dialog.actions for each in words(part) if each]
    assert foot[-3:] == ["1", "Choose “From”", "Close"]
