"""The site without its graphics takes no taps, and comes back as it was.

With Flet's other build: `test_firefox.py`.
"""

from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.graphics import LOSABLE, RETURN, lose_graphics
from tests.browser.test_lost_graphics import tap_without_graphics
from tests.site.file_server import FileServer
from tests.site.games import PEOPLE, begin_game
from tests.site.tablet import Tablet, app_on

SAY = messages(Language.JA)


def test_site_without_graphics_takes_no_taps_and_comes_back_with_its_dialog(
    server: FileServer, tablet: Tablet
) -> None:
    screen = begin_game(server, tablet, LOSABLE)
    tap_without_graphics(screen, SAY.text("action-swap"))
    with screen.page.expect_navigation():
        screen.page.evaluate(RETURN)
    screen = app_on(screen.page)
    screen.see(SAY.text("await-turn", person=PEOPLE[0]))
    screen.tap(SAY.text("action-swap"))
    screen.see(SAY.text("await-turn", person=PEOPLE[1]))

    screen.tap(PEOPLE[1])
    screen.tap(SAY.text("player-rename"))
    screen.wait_for_caret(SAY.text("rename-name"))
    screen.page.keyboard.type("ne", delay=60)
    with screen.page.expect_navigation():
        lose_graphics(screen.page)
    screen = app_on(screen.page)
    screen.tap(SAY.text("rename-do"))
    screen.see(f"{PEOPLE[1]}ne")
