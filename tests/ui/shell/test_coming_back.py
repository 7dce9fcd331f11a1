"""Pages after a disconnect: the first message to the client, and the ones after it.

A client compares the first message with all it had, which takes seconds for a table.
"""

import pytest

from companion.core.commands import Swap
from companion.i18n import Language
from companion.ui.new_game.draft_storage import DELAY_SECONDS
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.dialog_kinds import (
    CorrectCoinsDialog,
    Dialog,
    HistoryDialog,
    MoreDialog,
    RenameDialog,
)
from tests.async_runner import async_test
from tests.simulated_time import pass_time
from tests.ui.pages import OPENING, open_page, page_without_game, start_game


@pytest.mark.parametrize("dialog", [None, MoreDialog(), CorrectCoinsDialog()])
@async_test
async def test_disconnected_page_is_empty(dialog: Dialog | None) -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=dialog)
    assert "’s turn" in page.sent_on_reconnect()
    await page.disconnect()
    assert "’s turn" not in page.sent_on_reconnect()


@async_test
async def test_reconnected_page_shows_changes() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=MoreDialog())
    await page.disconnect()
    service.submit([Swap()], service.snapshot.revision)
    await page.reconnect()
    assert page.holder.view.dialog is None
    texts = page.sent_on_reconnect()
    assert "Adele" in texts
    assert "Turn 6" in texts


@async_test
async def test_reconnected_page_has_its_dialog_and_what_was_typed_into_it() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=RenameDialog(1, typed="Brunhilde"))
    await page.disconnect()
    await page.reconnect()
    assert "Brunhilde" in page.sent_on_reconnect()
    page.actions.dialogs.close()
    await page.settle()
    await page.disconnect()
    await page.reconnect()
    assert page.holder.view.dialog is None


@async_test
async def test_reconnected_page_is_uncovered_again() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    assert page.uncovered == 1
    await page.disconnect()
    await page.reconnect()
    assert page.uncovered == 2


@async_test
async def test_page_survives_repeated_disconnects() -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared)
    for _ in range(3):
        await page.disconnect()
        await page.reconnect()
    await page.tap(page.button("Swap or not"))
    assert service.snapshot.game is not None
    assert service.snapshot.game.table.turn == 6


@async_test
async def test_dialogs_of_disconnected_pages_do_not_accumulate() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    texts = []
    for _ in range(3):
        page.actions.dialogs.open(HistoryDialog())
        await page.settle()
        await page.disconnect()
        texts.append(page.sent_on_reconnect().count("AlertDialog"))
        await page.reconnect()
    assert texts == [1, 1, 1]


@async_test
async def test_reconnected_page_has_changed_settings() -> None:
    _, shared = start_game(*OPENING)
    page, other = await open_page(shared), await open_page(shared)
    await page.disconnect()
    other.actions.change_settings(lambda customs: customs.with_card_language(Language.JA))
    await page.reconnect()
    assert page.holder.view.group_state.settings.card_language is Language.JA


@async_test
async def test_reconnected_page_has_its_new_size() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, width=844, height=390)
    await page.disconnect()
    await page.reconnect(width=390, height=844)
    assert (page.holder.view.width, page.holder.view.height) == (390, 844)


@async_test
async def test_page_reloaded_before_its_address_changed_shows_the_screen_of_its_address() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    await page.visit("/rules")
    page.actions.navigation.go("/table")
    await page.disconnect()
    await page.reconnect(route="/rules")
    assert page.holder.view.route == "/rules"
    assert "Search the rules" in page.sent_on_reconnect()


@async_test
async def test_draft_is_stored_again_after_a_reconnect() -> None:
    page = page_without_game()
    await page.visit("/new")
    await page.disconnect()
    page.show(NewGameState(Draft(names=("Zofia", ""))))
    page.line.sent.clear()
    await page.reconnect()
    await pass_time(DELAY_SECONDS)
    assert any(b"companion.draft" in sent and b"Zofia" in sent for sent in page.line.sent)
