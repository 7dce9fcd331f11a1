"""The table as seen from afar."""

from companion.core.commands import Announce
from companion.ui.page.dialog_kinds import MoreDialog
from tests.async_runner import async_test
from tests.ui.control_tree import words
from tests.ui.pages import OPENING, open_page, start_game


@async_test
async def test_large_view_shows_coins_and_what_is_asked_until_the_next_tap() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=MoreDialog())
    await page.tap(page.button("Large view"))
    (far,) = page.named("far")
    shown = {*words(far)}
    assert {"Adele", "Bruno", "Cedric", "David", "6"} <= shown
    assert any(each.startswith("Adele’s turn") for each in shown)
    assert page.holder.view.dialog is None
    assert not page.named("dock")
    await page.press("Back")
    assert page.named("dock")
    assert not page.named("far")


@async_test
async def test_phone_says_the_line_too() -> None:
    _, shared = start_game(*OPENING, Announce("king"))
    page = await open_page(shared, far=True, width=390, height=844)
    say = page.actions.say
    assert say.text("wit-said", line=say.text("wit-announce-king")) in page.texts()
