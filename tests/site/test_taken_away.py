"""What a browser takes away from a page that sleeps, or when memory is short, comes back."""

from playwright.sync_api import Page

from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.screens import Screen
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer
from tests.site.tablet import DRAWN_MS, Tablet, app_on
from tests.site.test_game import PEOPLE, begin_game

SAY = messages(Language.JA)

_TAKE_FILES_AWAY = """
() => {
  const gone = () => {
    throw new DOMException("the handle is closed", "InvalidStateError");
  };
  for (const name of ["read", "write", "flush", "truncate", "getSize"]) {
    FileSystemSyncAccessHandle.prototype[name] = gone;
  }
}
"""
_FROZEN_MS = 3000


def begun(server: FileServer, tablet: Tablet) -> Screen:
    screen = tablet.open(server.url + SUB_PATH)
    begin_game(screen)
    screen.see(SAY.text("await-opening", person=PEOPLE[0]))
    return screen


def swap(screen: Screen, person: int) -> None:
    """Tap for one person, and wait until the next one is asked."""
    screen.see(SAY.text("await-opening", person=PEOPLE[person]))
    screen.tap(SAY.text("action-swap"))
    screen.see(SAY.text("await-opening", person=PEOPLE[person + 1]))


def in_python(page: Page, script: str) -> None:
    (worker,) = (each for each in page.workers if "python-worker" in each.url)
    worker.evaluate(script)


def test_game_goes_on_after_the_page_was_frozen(server: FileServer, tablet: Tablet) -> None:
    screen = begun(server, tablet)
    devtools = screen.page.context.new_cdp_session(screen.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    devtools.send("Memory.simulatePressureNotification", {"level": "critical"})
    screen.page.wait_for_timeout(_FROZEN_MS)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    swap(screen, 0)
    tablet.kill()

    tablet.start()
    swap(tablet.open(f"{server.url}{SUB_PATH}#/table"), 1)


def test_page_comes_back_if_its_worker_was_ended(server: FileServer, tablet: Tablet) -> None:
    screen = begun(server, tablet)
    swap(screen, 0)
    with screen.page.expect_navigation(timeout=DRAWN_MS):
        in_python(screen.page, "() => self.close()")
    swap(app_on(screen.page), 1)


def test_page_comes_back_if_its_files_were_taken_away(server: FileServer, tablet: Tablet) -> None:
    screen = begun(server, tablet)
    in_python(screen.page, _TAKE_FILES_AWAY)
    with screen.page.expect_navigation(timeout=DRAWN_MS):
        screen.tap(SAY.text("action-swap"))
    swap(app_on(screen.page), 0)
