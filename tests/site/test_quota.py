"""A browser without room for more: the game says so, loses nothing, and goes on with room again."""

from companion.i18n import Language
from companion.i18n.messages import messages
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer
from tests.site.games import PEOPLE, begin_game
from tests.site.tablet import Tablet, app_on

SAY = messages(Language.JA)


def test_full_quota_refuses_taps_until_there_is_room(server: FileServer, tablet: Tablet) -> None:
    screen = begin_game(server, tablet)
    devtools = screen.page.context.new_cdp_session(screen.page)
    origin = server.url.rstrip("/")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    # a page that is open has room set aside
    screen.page.reload()
    screen = app_on(screen.page)
    screen.see(SAY.text("await-turn", person=PEOPLE[0]))
    screen.tap(SAY.text("action-swap"))
    screen.see(SAY.text("site-full"), SAY.text("await-turn", person=PEOPLE[0]))

    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    # its long form begins with the same word
    screen.tap(SAY.text("action-swap-short"))
    screen.see(SAY.text("await-turn", person=PEOPLE[1]))
    tablet.kill()

    tablet.start()
    screen = tablet.open(f"{server.url}{SUB_PATH}#/table")
    screen.see(SAY.text("await-turn", person=PEOPLE[1]))
