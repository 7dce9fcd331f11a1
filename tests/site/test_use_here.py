"""A second window may take the app over from the first, and back."""

from playwright.sync_api import Page

from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners
from companion.i18n.messages import messages
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer
from tests.site.games import PEOPLE, begin_game
from tests.site.tablet import DRAWN_MS, Tablet, app_on

SAY = messages(Language.JA)


def use_here(page: Page) -> None:
    name = without_joiners(SAY.text("site-use-here"))
    page.get_by_role("button", name=name).click(timeout=DRAWN_MS)


def test_second_window_takes_over_and_gives_back(server: FileServer, tablet: Tablet) -> None:
    url = server.url + SUB_PATH
    first = begin_game(server, tablet)
    first.tap(SAY.text("action-swap"))

    other = tablet.tab(f"{url}#/table")
    use_here(other)
    second = app_on(other)
    second.see(SAY.text("await-turn", person=PEOPLE[1]))
    second.tap(SAY.text("action-swap"))
    second.see(SAY.text("await-turn", person=PEOPLE[2]))

    use_here(first.page)
    app_on(first.page).see(SAY.text("await-turn", person=PEOPLE[2]))
