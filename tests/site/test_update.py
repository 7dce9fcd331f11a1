"""A new version arrives while the old one runs, and takes over at the next start."""

from pathlib import Path

from playwright.sync_api import Page

from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages
from tests.browser.graphics import AGE, LEAVE, RETURN
from tests.site.conftest import SUB_PATH
from tests.site.file_server import serving
from tests.site.games import PEOPLE, begin_game
from tests.site.published import publish, published
from tests.site.tablet import DRAWN_MS, Tablet, app_on

SAY = messages(Language.JA)
UPDATED = without_joiners(SAY.text("site-updated"))
TITLE = "<title>Mascarade Companion</title>"
NEW_TITLE = "<title>Mascarade Companion 99</title>"

_FETCH = """
async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
}
"""
_IS_FETCHED = "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null"
_PAGE = "async () => (await fetch('index.html')).text()"
_VERSIONS = "async () => (await caches.keys()).length"


def new_version(page: str) -> str:
    """Return the page of the next version."""
    return page.replace(TITLE, NEW_TITLE)


def test_update_is_fetched_beside_a_running_app_and_takes_over_at_the_next_start(
    host: Path, tmp_path: Path, tablet: Tablet
) -> None:
    site = published(host, tmp_path / "host", lambda page: page)
    with serving(tmp_path / "host") as server:
        screen = tablet.open(server.url + SUB_PATH)
        publish(site, new_version)
        screen.page.evaluate(_FETCH)
        screen.page.wait_for_function(_IS_FETCHED, timeout=DRAWN_MS)
        assert TITLE in screen.page.evaluate(_PAGE)
        # the offer moves what a tap would hit
        screen.see(SAY.text("update-take"))
        screen.tap(SAY.text("home-new"))
        screen.see(SAY.text("people-next"))

    screen.page.reload()
    screen.page.locator("#cover p").filter(has_text=UPDATED).wait_for()
    app_on(screen.page).see(SAY.text("people-next"))
    assert NEW_TITLE in screen.page.evaluate(_PAGE)
    assert screen.page.evaluate(_VERSIONS) == 1


def test_new_version_is_offered_between_two_games_and_taken_at_once(
    host: Path, tmp_path: Path, tablet: Tablet
) -> None:
    site = published(host, tmp_path / "host", lambda page: page)
    with serving(tmp_path / "host") as server:
        screen = tablet.open(f"{server.url}{SUB_PATH}#/rules")
        publish(site, new_version)
        return_after_an_hour(screen.page)
        screen.page.goto(f"{server.url}{SUB_PATH}#/")
        with screen.page.expect_navigation(timeout=DRAWN_MS):
            screen.tap(SAY.text("update-take"))
        screen = app_on(screen.page)
        screen.see(SAY.text("home-new"))
        assert NEW_TITLE in screen.page.evaluate(_PAGE)


def test_new_version_is_neither_looked_for_nor_offered_during_a_game_unless_asked(
    host: Path, tmp_path: Path, tablet: Tablet
) -> None:
    site = published(host, tmp_path / "host", lambda page: page)
    with serving(tmp_path / "host") as server:
        screen = begin_game(server, tablet)
        publish(site, new_version)
        return_after_an_hour(screen.page)
        screen.rest()
        assert not screen.page.evaluate(_IS_FETCHED)
        screen.tap(SAY.text("more-title"))
        screen.tap(SAY.text("about-title"))
        screen.tap(SAY.text("update-look"))
        with screen.page.expect_navigation(timeout=DRAWN_MS):
            screen.tap(SAY.text("update-take"))
        screen = app_on(screen.page)
        screen.tap(SAY.text("close"))
        screen.see(SAY.text("await-turn", person=PEOPLE[0]))
        assert NEW_TITLE in screen.page.evaluate(_PAGE)


def return_after_an_hour(page: Page) -> None:
    page.evaluate(AGE)
    page.evaluate(LEAVE)
    page.evaluate(RETURN)
