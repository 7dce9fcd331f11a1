"""A new game as a link to the site: opened without typing names."""

from companion.application.memory_store import MemoryStore
from companion.application.table.service import TableService, utc_now
from companion.core.boxes import EditionId
from companion.core.setup import Setup
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.sharing import encode_game
from tests.browser.screens import Screen
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer
from tests.site.tablet import Tablet

PEOPLE = ("Adele", "Bruno", "Cedric", "David")
CARDS = ("judge", "bishop", "king", "queen", "thief", "cheat")
_SAY = messages(Language.JA)


def link_to_game(server: FileServer) -> str:
    """The address of the site that shows a new game of PEOPLE, to be taken up."""
    table = TableService(MemoryStore(utc_now))
    table.start(Setup.new(EditionId.FIRST, PEOPLE, CARDS), table.snapshot.revision)
    return f"{server.url}{SUB_PATH}#/game/{encode_game(table.record())}"


def begin_game(server: FileServer, tablet: Tablet, before: str = "") -> Screen:
    """Open the site on a Japanese tablet at the first turn of a new game.

    `before` is a script that runs before the page's.
    """
    screen = tablet.open(link_to_game(server), before)
    screen.tap(_SAY.text("replay-take-up"))
    screen.see(_SAY.text("await-turn", person=PEOPLE[0]))
    return screen
