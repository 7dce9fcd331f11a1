"""A page whose line was cut: what its client is told first when it is back, and what after that.

A client compares all it is told first with all it had, for seconds if that is a table.
"""

import pytest

from companion.core.commands import Swap
from companion.i18n import Language
from companion.ui.actions import draft_storage
from companion.ui.state.draft import Draft
from companion.ui.state.view import Dialog
from tests.async_runner import run_in_thread
from tests.ui.pages import OPENING, begun, fresh, opened


@pytest.mark.parametrize("dialog", [None, Dialog.MORE, Dialog.CORRECT])
def test_disconnected_page_is_empty(dialog: Dialog | None) -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared, dialog=dialog)
        assert "swap, look or announce" in page.told_when_back()
        await page.lose_line()
        assert "swap, look or announce" not in page.told_when_back()

    run_in_thread(play())


def test_reconnected_page_shows_changes() -> None:
    async def play() -> None:
        service, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.MORE)
        await page.lose_line()
        service.submit([Swap()], service.snapshot.revision)
        await page.come_back()
        assert page.holder.view.dialog is None
        told = page.told_when_back()
        assert "Adele" in told
        assert "Turn 6" in told

    run_in_thread(play())


def test_reconnected_page_is_uncovered_again() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared)
        assert page.uncovered == 1
        await page.lose_line()
        await page.come_back()
        assert page.uncovered == 2

    run_in_thread(play())


def test_page_survives_repeated_disconnects() -> None:
    async def play() -> None:
        service, shared = begun(*OPENING)
        page = await opened(shared)
        for _ in range(3):
            await page.lose_line()
            await page.come_back()
        await page.tap(page.button("Swap or not"))
        assert service.snapshot.game is not None
        assert service.snapshot.game.table.turn == 6

    run_in_thread(play())


def test_dialogs_of_disconnected_pages_do_not_accumulate() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared)
        told = []
        for _ in range(3):
            page.actions.dialogs.open(Dialog.HISTORY)
            await page.settle()
            await page.lose_line()
            told.append(page.told_when_back().count("AlertDialog"))
            await page.come_back()
        assert told == [1, 1, 1]

    run_in_thread(play())


def test_reconnected_page_has_changed_settings() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page, other = await opened(shared), await opened(shared)
        await page.lose_line()
        other.actions.group.change_settings(lambda customs: customs.with_card_language(Language.JA))
        await page.come_back()
        assert page.holder.view.group_state.settings.card_language is Language.JA

    run_in_thread(play())


def test_reconnected_page_has_its_new_size() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared, width=844, height=390)
        await page.lose_line()
        await page.come_back(width=390, height=844)
        assert (page.holder.view.width, page.holder.view.height) == (390, 844)

    run_in_thread(play())


def test_page_reloaded_before_its_address_changed_shows_the_screen_of_its_address() -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared)
        await page.visit("/rules")
        page.actions.navigation.go("/table")
        await page.lose_line()
        await page.come_back(route="/rules")
        assert page.holder.view.route == "/rules"
        assert "Search the rules" in page.told_when_back()

    run_in_thread(play())


def test_draft_is_stored_again_after_a_reconnect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(draft_storage, "DELAY_SECONDS", 0.0)

    async def play() -> None:
        page = fresh()
        await page.visit("/new")
        await page.lose_line()
        page.show(draft=Draft(names=("Zofia", "")))
        page.line.sent.clear()
        await page.come_back()
        assert any(b"companion.draft" in sent and b"Zofia" in sent for sent in page.line.sent)

    run_in_thread(play())
