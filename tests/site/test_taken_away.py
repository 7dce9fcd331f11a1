"""What a browser takes away from a page that sleeps, or when memory is short, comes back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.screens import Screen
from tests.site.conftest import SUB_PATH, new_tablet
from tests.site.file_server import FileServer, serving
from tests.site.games import begin_game
from tests.site.tablet import DRAWN_MS, Tablet, app_on

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


class Play:
    """A game on a tablet, played turn by turn."""

    def __init__(self, tablet: Tablet, server: FileServer) -> None:
        self.tablet = tablet
        self.table = f"{server.url}{SUB_PATH}#/table"
        self.screen = begin_game(server, tablet)
        self._turn = 1

    @property
    def page(self) -> Page:
        """The tablet's page."""
        return self.screen.page

    def swap(self, screen: Screen) -> None:
        """Tap for whoever is on turn, and wait until the next one is asked."""
        self.screen = screen
        screen.see(SAY.text("turn-number", turn=self._turn))
        screen.tap(SAY.text("action-swap"))
        self._turn += 1
        screen.see(SAY.text("turn-number", turn=self._turn))


@pytest.fixture(scope="module")
def play(host: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Play]:
    """A game for all tests here: each leaves it on an open page."""
    with serving(host) as server, new_tablet(tmp_path_factory.mktemp("tablet")) as tablet:
        yield Play(tablet, server)


def in_python(page: Page, script: str) -> None:
    (worker,) = (each for each in page.workers if "python-worker" in each.url)
    worker.evaluate(script)


def test_page_comes_back_if_its_worker_was_ended(play: Play) -> None:
    play.swap(play.screen)
    with play.page.expect_navigation(timeout=DRAWN_MS):
        in_python(play.page, "() => self.close()")
    play.swap(app_on(play.page))


def test_page_comes_back_if_its_files_were_taken_away(play: Play) -> None:
    in_python(play.page, _TAKE_FILES_AWAY)
    with play.page.expect_navigation(timeout=DRAWN_MS):
        play.screen.tap(SAY.text("action-swap"))
    play.swap(app_on(play.page))


def test_game_goes_on_after_the_page_was_frozen(play: Play) -> None:
    devtools = play.page.context.new_cdp_session(play.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    devtools.send("Memory.simulatePressureNotification", {"level": "critical"})
    play.page.wait_for_timeout(_FROZEN_MS)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    play.swap(play.screen)
    play.tablet.kill()

    play.tablet.start()
    play.swap(play.tablet.open(play.table))
