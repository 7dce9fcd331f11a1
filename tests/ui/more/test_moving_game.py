"""A game as the link of a QR code: offered in a browser alone, opened as a replay on any device."""

from dataclasses import replace
from hashlib import sha256

import flet as ft
import pytest

from companion.application.table.service import TableService
from companion.core.commands import Rename, Undo
from companion.sharing import encode_game
from companion.ui.kit.qr_code import qr_svg
from companion.ui.page.dialog_kinds import MoreDialog
from companion.ui.replay.state import ReplayState
from tests.async_runner import async_test
from tests.ui.pages import OPENING, SETUP, OpenPage, open_page, services_on, start_game

SITE = "https://example.org/companion/"
TITLE = "Continue on another device"


def link_of(record: tuple[str, ...]) -> str:
    return f"/game/{encode_game(record)}"


@async_test
async def test_code_has_the_whole_record() -> None:
    service, shared = start_game(*OPENING, Undo())
    page = await open_page(replace(shared, site_url=SITE), dialog=MoreDialog())
    await page.tap(page.button(TITLE))
    pictures = [each.src for each in page.controls() if isinstance(each, ft.Image)]
    assert qr_svg(f"{SITE}#{link_of(service.record())}", redundant=False) in pictures


@async_test
async def test_game_too_long_for_a_code_is_to_be_saved_as_a_file() -> None:
    names = (sha256(bytes([number])).hexdigest()[:30] for number in range(99))
    _, shared = start_game(
        *(Rename(0, name) for name in names), setup=replace(SETUP, version=2, rules=2)
    )
    page = await open_page(replace(shared, site_url=SITE), dialog=MoreDialog())
    await page.tap(page.button(TITLE))
    assert "This game is too long for a code. Save it as a file instead." in page.texts()


@async_test
async def test_served_app_offers_no_code() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=MoreDialog())
    assert TITLE not in page.texts()


@async_test
async def test_link_replays_the_game_which_can_be_continued() -> None:
    other, _ = start_game(*OPENING)
    service, page = table_without_game()
    link = link_of(other.record())
    await page.browser_back(link)
    assert page.holder.view.route == "/games/file"
    assert service.snapshot.game is None
    await page.browser_back(link)
    assert page.holder.view.route == "/"
    page.actions.replay.take_up()
    assert service.record() == other.record()


@async_test
async def test_game_of_a_link_is_continued_with_one_tap() -> None:
    other, _ = start_game(*OPENING)
    service, page = table_without_game()
    await page.browser_back(link_of(other.record()))
    assert not any(isinstance(each, ft.CupertinoSlider) for each in page.controls())
    await page.tap(page.button("Continue this game"))
    assert page.holder.view.route == "/table"
    assert service.record() == other.record()


@async_test
async def test_game_of_a_link_may_be_watched_only() -> None:
    other, _ = start_game(*OPENING)
    service, page = table_without_game()
    await page.browser_back(link_of(other.record()))
    await page.tap(page.button("Watch only"))
    assert any(isinstance(each, ft.CupertinoSlider) for each in page.controls())
    assert page.holder.view.route == "/games/file"
    assert service.snapshot.game is None


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("12", "This isn’t a game code, or it’s damaged. Nothing was changed."),
        ("22", "This game code was made with a newer version of the app. Nothing was changed."),
    ],
)
@async_test
async def test_unreadable_link_says_why(code: str, said: str) -> None:
    service, page = table_without_game()
    await page.browser_back(f"/game/{code}")
    assert said in page.texts()
    assert service.snapshot.game is None


@async_test
async def test_link_with_lines_against_the_rules_changes_nothing() -> None:
    other, _ = start_game(*OPENING)
    service, page = table_without_game()
    setup, *rest = other.record()
    await page.browser_back(link_of((setup, rest[0], '{"do": "reveal", "true": [0]}')))
    assert page.holder.view.state(ReplayState).replay is None
    assert page.holder.view.notice
    assert service.snapshot.game is None


def table_without_game() -> tuple[TableService, OpenPage]:
    services = services_on()
    return services.table, OpenPage(services)
