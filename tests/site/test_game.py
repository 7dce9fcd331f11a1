"""A game on a tablet alone: in Japanese, without a network, over a reload and a crash."""

from companion.i18n import CharacterName, Language
from companion.i18n.messages import messages
from tests.browser.screens import Screen
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer
from tests.site.tablet import Tablet, app_on

SAY = messages(Language.JA)
PEOPLE = ("Adele", "Bruno", "Cedric", "David")
KING = CharacterName("king")


def test_game_goes_on_without_network_after_reload_and_crash(
    server: FileServer, tablet: Tablet
) -> None:
    url = server.url + SUB_PATH
    screen = tablet.open(url)
    server.stop()
    begin_game(screen)
    for person in PEOPLE:
        screen.see(SAY.text("await-opening", person=person))
        screen.tap(SAY.text("action-swap"))
    announce_king(screen)

    screen.page.reload()
    screen = app_on(screen.page)
    screen.see(SAY.text("claims-title", character=KING))
    tablet.kill()

    tablet.start()
    screen = tablet.open(f"{url}#/table")
    screen.see(SAY.text("claims-title", character=KING))
    screen.tap(SAY.text("claims-nobody"))
    screen.see(SAY.text("await-any", person="Bruno"))
    screen.picture("site-table-ja")


def begin_game(screen: Screen) -> None:
    screen.tap(SAY.text("home-new"))
    for place, name in enumerate(PEOPLE, start=1):
        screen.type(SAY.text("people-name", place=place), name)
    screen.tap(SAY.text("people-next"))
    screen.tap(SAY.text("start-game"))


def announce_king(screen: Screen) -> None:
    screen.see(SAY.text("await-any", person="Adele"))
    screen.tap(SAY.text("action-announce"))
    screen.tap(SAY.text("name-of-character", character=KING), beside=SAY.text("back"))
    screen.see(SAY.text("claims-title", character=KING))
