"""A new version of the app: offered between two games, and during one only to those who ask."""

from dataclasses import replace

import pytest

from companion import __version__
from companion.i18n import SOURCE_LANGUAGE
from companion.i18n.messages import messages
from companion.ui.page.dialog_kinds import AboutDialog
from companion.ui.page.services import Services, Updates
from companion.ui.page.updates import UpdateState, UpdateStatus, is_older
from tests.async_runner import async_test
from tests.ui.pages import OPENING, OpenPage, open_page, services_on, start_game

SAY = messages(SOURCE_LANGUAGE)
TAKE, LOOK = SAY.text("update-take"), SAY.text("update-look")
UPDATED = SAY.text("updated", version=__version__)


class PageOfSite:
    """The page of a site, which notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    @property
    def updates(self) -> Updates:
        return Updates(lambda: self.asked.append("look"), lambda: self.asked.append("take"))


async def opened(services: Services, route: str, site: PageOfSite) -> OpenPage:
    page = await open_page(replace(services, updates=site.updates))
    await page.visit(route)
    return page


@async_test
async def test_version_that_is_ready_is_offered_between_two_games_and_taken_with_a_tap() -> None:
    site = PageOfSite()
    page = await opened(services_on(), "/", site)
    assert TAKE not in page.texts()
    page.actions.updates.tell(UpdateStatus.READY)
    await page.settle()
    await page.tap(page.button(TAKE))
    assert site.asked == ["take"]


@pytest.mark.parametrize("route", ["/", "/table"])
@async_test
async def test_game_that_is_being_played_shows_nothing_of_it(route: str) -> None:
    _, shared = start_game(*OPENING)
    page = await opened(shared, route, PageOfSite())
    page.show(UpdateState(UpdateStatus.READY, updated=True))
    await page.settle()
    assert TAKE not in page.texts()
    assert UPDATED not in page.texts()


@async_test
async def test_reader_who_asks_is_answered_also_during_a_game() -> None:
    site = PageOfSite()
    _, shared = start_game(*OPENING)
    page = await opened(shared, "/table", site)
    page.actions.dialogs.open(AboutDialog())
    await page.settle()
    await page.tap(page.button(LOOK))
    assert SAY.text("update-looking") in page.texts()
    for status in (UpdateStatus.CURRENT, UpdateStatus.UNREACHABLE):
        page.actions.updates.tell(status)
        await page.settle()
        assert SAY.text(f"update-{status}") in page.texts()
    page.actions.updates.tell(UpdateStatus.READY)
    await page.settle()
    await page.tap(page.button(TAKE))
    assert site.asked == ["look", "take"]


@async_test
async def test_app_that_comes_with_its_server_looks_for_no_version() -> None:
    page = await open_page(services_on())
    page.actions.dialogs.open(AboutDialog())
    await page.settle()
    assert LOOK not in page.texts()


@async_test
async def test_update_is_said_until_it_is_tapped() -> None:
    page = await opened(services_on(), "/", PageOfSite())
    page.show(UpdateState(updated=True))
    await page.settle()
    assert UPDATED in page.texts()
    await page.tap(page.button(SAY.text("close")))
    assert UPDATED not in page.texts()


@pytest.mark.parametrize(
    ("version", "older"),
    [(None, False), (__version__, False), ("0.9.10", True), ("99.0", False), ("nonsense", True)],
)
def test_versions_are_compared_by_their_numbers(version: str | None, older: bool) -> None:
    assert is_older(version) is older
