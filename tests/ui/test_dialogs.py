"""What lies over a screen stays there until the table has done what was tapped on it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import cast

import flet as ft
import pytest

from companion.application.ports import FaultCode, StorageFault
from companion.core.commands import MistakenLook, Swap
from companion.core.record import dump_line
from companion.i18n import Language
from companion.ui.components.qr_code import QR_EDGE
from companion.ui.dialogs import open_dialog
from companion.ui.dialogs.sizing import room
from companion.ui.screens.home import home_screen
from companion.ui.state.view import Correction, Dialog
from companion.ui.widgets.styles import ROLLED
from tests.async_runner import run_in_thread
from tests.storage.memory import MemoryStore
from tests.ui.drawn import controls, words
from tests.ui.pages import FakeNetwork, begun, opened


class Full(MemoryStore):
    """A store that takes no more lines once the game has begun."""

    def append(self, *_: object) -> None:
        raise StorageFault(FaultCode.DISK_FULL, path="games")


def test_the_dialog_is_closed_when_it_is_noted_who_saw_their_card() -> None:
    async def play() -> None:
        service, shared = begun()
        page = await opened(shared, dialog=Dialog.MISTAKEN)
        await page.tap(page.button("Cedric"))
        assert service.record()[1:] == (dump_line(MistakenLook(2)),)
        assert page.holder.view.dialog is None

    run_in_thread(play())


def test_whoever_must_look_already_is_told_where_it_would_be_noted_once_more() -> None:
    async def play() -> None:
        _, shared = begun(MistakenLook(2))
        page = await opened(shared, dialog=Dialog.MISTAKEN)
        told = list(words(open_dialog(page.holder.view, page.actions)))
        assert told[told.index("Cedric") + 1] == "must look"
        assert told.count("must look") == 1

    run_in_thread(play())


def test_mistaken_look_counts_after_the_table_has_moved_on() -> None:
    async def play() -> None:
        service, shared = begun()
        page = await opened(shared, dialog=Dialog.MISTAKEN)
        button = page.button("Cedric")
        page.line.slow = True
        service.submit([Swap()], service.snapshot.revision)
        await page.settle()
        await page.tap(button)
        assert service.record()[1:] == (dump_line(Swap()), dump_line(MistakenLook(2)))

    run_in_thread(play())


def test_a_dialog_opened_anew_is_not_closed_by_late_news_of_the_one_before() -> None:
    async def play() -> None:
        _, shared = begun()
        page = await opened(shared)
        page.actions.dialogs.open(Dialog.MORE)
        before = page.holder.view.dialog_openings
        page.actions.dialogs.close()
        page.actions.dialogs.open(Dialog.MORE)
        page.actions.dialogs.dismissed(before)
        assert page.holder.view.dialog is Dialog.MORE
        page.actions.dialogs.dismissed(page.holder.view.dialog_openings)
        assert page.holder.view.dialog is None

    run_in_thread(play())


def test_a_tap_beside_a_dialog_closes_it() -> None:
    async def play() -> None:
        _, shared = begun()
        page = await opened(shared, dialog=Dialog.MORE)
        await page.dismiss()
        assert page.holder.view.dialog is None

    run_in_thread(play())


@pytest.mark.parametrize("language", list(Language))
def test_home_and_what_is_told_about_the_program_say_that_it_is_unofficial(
    language: Language,
) -> None:
    async def play() -> None:
        _, shared = begun()
        page = await opened(shared, route="/", language=language)
        view, unofficial = page.holder.view, page.actions.say.text("app-unofficial")
        assert unofficial in words(home_screen(view, page.actions))
        about = open_dialog(replace(view, dialog=Dialog.ABOUT), page.actions)
        assert unofficial in words(about)

    run_in_thread(play())


def test_what_could_not_be_noted_is_told_where_no_rolling_hides_it() -> None:
    async def play() -> None:
        service, shared = begun(store=Full(lambda: datetime.now(UTC)))
        page = await opened(shared, dialog=Dialog.MISTAKEN)
        await page.tap(page.button("Cedric"))
        assert len(service.record()) == 1
        view = page.holder.view
        assert view.dialog is Dialog.MISTAKEN
        assert view.notice is not None
        dialog = open_dialog(view, page.actions)
        assert dialog is not None
        # a dialog rolls, all but what stands at its foot
        assert view.notice in [each for part in dialog.actions for each in words(part)]

    run_in_thread(play())


def test_coins_of_a_correction_are_counted_where_no_rolling_hides_it() -> None:
    async def play() -> None:
        _, shared = begun()
        page = await opened(shared, dialog=Dialog.CORRECT)
        dialog = open_dialog(page.holder.view, page.actions)
        assert dialog is not None
        foot = [each for part in dialog.actions for each in words(part)]
        assert {"1", "Move 1 coin"} <= set(foot)

    run_in_thread(play())


@pytest.mark.parametrize(
    ("width", "height", "offered"),
    [(1280, 800, True), (800, 1280, True), (390, 844, False), (844, 390, False), (700, 620, False)],
)
def test_plaques_are_turned_only_where_they_stand_around_a_table(
    width: int, height: int, offered: bool
) -> None:
    async def play() -> None:
        _, shared = begun()
        page = await opened(shared, width=width, height=height)
        told = words(open_dialog(replace(page.holder.view, dialog=Dialog.MORE), page.actions))
        assert ("Turn name plates toward players" in told) is offered

    run_in_thread(play())


def test_fingers_quicker_than_the_screen_count_no_correction_below_one_coin() -> None:
    async def play() -> None:
        _, shared = begun()
        page = await opened(shared, dialog=Dialog.CORRECT)
        page.actions.correction.change(Correction(coins=2))
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
        assert page.holder.view.correction.coins == 1

    run_in_thread(play())


@pytest.mark.parametrize("width", [360, 390, 1280])
def test_a_code_to_scan_is_no_wider_than_its_dialog(width: int) -> None:
    async def play() -> None:
        _, shared = begun()
        shared = replace(shared, network=FakeNetwork(("http://192.0.2.2:8550/",)))
        page = await opened(shared, dialog=Dialog.PHONES, width=width)
        dialog = open_dialog(page.holder.view, page.actions)
        code = next(each for each in controls(dialog) if isinstance(each, ft.Image))
        assert code.width is not None
        assert code.width + 2 * QR_EDGE <= room(width)

    run_in_thread(play())


@pytest.mark.parametrize(("width", "height"), [(667, 375), (740, 360), (932, 430), (700, 180)])
def test_on_a_phone_held_sideways_a_code_to_scan_is_whole_beside_its_words(
    width: int, height: int
) -> None:
    async def play() -> None:
        _, shared = begun()
        shared = replace(shared, network=FakeNetwork(("http://192.0.2.2:8550/",)))
        page = await opened(shared, dialog=Dialog.PHONES, width=width, height=height)
        dialog = open_dialog(page.holder.view, page.actions)
        assert dialog is not None
        assert isinstance(dialog.content, ft.Column)
        (row,) = (each for each in dialog.content.controls if isinstance(each, ft.Row))
        code = next(each for each in controls(row) if isinstance(each, ft.Image))
        assert code.height is not None
        assert 100 <= code.height <= max(100, height / 2)
        assert "http://192.0.2.2:8550/" in words(row)

    run_in_thread(play())


def test_on_a_phone_held_sideways_a_correction_is_counted_beside_what_moves_it() -> None:
    async def play() -> None:
        _, shared = begun()
        page = await opened(shared, dialog=Dialog.CORRECT, width=740, height=360)
        dialog = open_dialog(page.holder.view, page.actions)
        assert dialog is not None
        (row,) = (
            each
            for each in controls(dialog.actions[0])
            if isinstance(each, ft.Row) and each.key == "do-or-close"
        )
        assert [each for each in words(row) if each][-3:] == ["1", "Move 1 coin", "Close"]

    run_in_thread(play())


@pytest.mark.parametrize("width", [360, 1280])
def test_the_way_out_of_a_correction_stands_after_what_it_does(width: int) -> None:
    async def play() -> None:
        _, shared = begun()
        page = await opened(shared, dialog=Dialog.CORRECT, width=width)
        dialog = open_dialog(page.holder.view, page.actions)
        assert dialog is not None
        foot = [each for part in dialog.actions for each in words(part) if each]
        assert foot[-3:] == ["1", "Move 1 coin", "Close"]

    run_in_thread(play())


@pytest.mark.parametrize(
    ("dialog", "width", "height", "bar"),
    [
        (Dialog.MORE, 1024, 600, True),
        (Dialog.MORE, 800, 1280, False),
        (Dialog.CORRECT, 360, 640, True),
        (Dialog.CORRECT, 1280, 800, False),
        (Dialog.LANGUAGE, 390, 844, False),
        (Dialog.LANGUAGE, 740, 360, True),
    ],
)
def test_a_dialog_with_more_than_fits_has_a_bar_beside_it(
    dialog: Dialog, width: int, height: int, bar: bool
) -> None:
    async def play() -> None:
        _, shared = begun()
        page = await opened(shared, dialog=dialog, width=width, height=height)
        drawn = open_dialog(page.holder.view, page.actions)
        assert drawn is not None
        assert isinstance(drawn.content, ft.Column)
        assert (drawn.content.scroll is ROLLED) is bar
        assert drawn.scrollable is not bar

    run_in_thread(play())
