"""The site without its graphics takes no taps, and comes back as it was."""

import pytest

from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.graphics import ENGINES, LOSABLE, RETURN, lose_graphics
from tests.browser.test_lost_graphics import tap_without_graphics
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer
from tests.site.tablet import Tablet, app_on
from tests.site.test_game import PEOPLE, begin_game

SAY = messages(Language.JA)


@pytest.mark.parametrize("engine", ENGINES)
def test_site_without_graphics_takes_no_taps_and_comes_back(
    engine: str, server: FileServer, tablet: Tablet
) -> None:
    screen = tablet.open(server.url + SUB_PATH, ENGINES[engine] + LOSABLE)
    begin_game(screen)
    screen.see(SAY.text("await-opening", person=PEOPLE[0]))
    tap_without_graphics(screen, SAY.text("action-swap"))
    with screen.page.expect_navigation():
        screen.page.evaluate(RETURN)

    screen = app_on(screen.page)
    screen.see(SAY.text("await-opening", person=PEOPLE[0]))
    screen.tap(SAY.text("action-swap"))
    screen.see(SAY.text("await-opening", person=PEOPLE[1]))


def test_dialog_and_what_was_typed_come_back(server: FileServer, tablet: Tablet) -> None:
    screen = tablet.open(server.url + SUB_PATH, LOSABLE)
    begin_game(screen)
    screen.see(SAY.text("await-opening", person=PEOPLE[0]))
    screen.tap(PEOPLE[1])
    screen.tap(SAY.text("player-rename"))
    screen.wait_for_caret(SAY.text("rename-name"))
    screen.page.keyboard.type("ne", delay=60)
    with screen.page.expect_navigation():
        lose_graphics(screen.page)
    screen = app_on(screen.page)
    screen.tap(SAY.text("rename-do"))
    screen.see(f"{PEOPLE[1]}ne")
