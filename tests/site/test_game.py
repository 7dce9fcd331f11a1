"""A game on a tablet alone: in Japanese, without a network, over a reload and a crash."""

from pathlib import Path

from companion.i18n import CharacterName, Language
from companion.i18n.messages import messages
from companion.site_build.build import later_files
from tests.browser.screens import Screen, comes_true, plain
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer
from tests.site.games import PEOPLE, begin_game
from tests.site.tablet import DRAWN_MS, Tablet, app_on

SAY = messages(Language.JA)
KING = CharacterName("king")

_HELD = """
async (names) => {
  const held = (name) => caches.match(new URL(name, document.baseURI), { ignoreSearch: true });
  return (await Promise.all(names.map(held))).every(Boolean);
}
"""

_DAMAGE = """
async () => {
  const root = await navigator.storage.getDirectory();
  let damaged = 0;
  for await (const folder of root.values()) {
    for await (const file of folder.values()) {
      const { size } = await file.getFile();
      if (size <= 4096) continue;
      const stream = await file.createWritable({ keepExistingData: true });
      const data = new Uint8Array(size - 4096).fill(7);
      await stream.write({ type: "write", position: 4096, data });
      await stream.close();
      damaged += 1;
    }
  }
  return damaged;
}
"""
"""Overwrites the content of every file behind the page with its name."""


def test_game_goes_on_without_network_after_reload_and_crash(
    host: Path, server: FileServer, tablet: Tablet
) -> None:
    url = server.url + SUB_PATH
    screen = tablet.open(url)
    wait_until_whole(screen, host / SUB_PATH)
    server.stop()
    new_game(screen)
    for person in PEOPLE:
        screen.see(SAY.text("await-turn", person=person))
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
    screen.see(SAY.text("await-turn", person="Bruno"))
    screen.picture("site-table-ja")


def test_damaged_file_is_set_aside_and_the_next_start_has_a_new_one(
    server: FileServer, tablet: Tablet
) -> None:
    url = server.url + SUB_PATH
    begin_game(server, tablet)
    tablet.kill()

    tablet.start()
    assert tablet.tab(server.url).evaluate(_DAMAGE)
    screen = tablet.open(url)
    damaged = plain(SAY.text("error-damaged", path="|")).partition("|")[0]
    assert comes_true(screen, lambda: damaged in screen.text())
    tablet.kill()

    tablet.start()
    screen = tablet.open(url)
    screen.see(SAY.text("home-new"))


def wait_until_whole(screen: Screen, site: Path) -> None:
    """Wait until the service worker has fetched what the first screen did without."""
    names = [each.relative_to(site).as_posix() for each in site.rglob("*") if each.is_file()]
    later = later_files(dict.fromkeys(names, b""))
    assert later
    screen.page.wait_for_function(_HELD, arg=later, timeout=DRAWN_MS)


def new_game(screen: Screen) -> None:
    screen.tap(SAY.text("home-new"))
    screen.type(SAY.text("people-name", place=1), PEOPLE[0])
    for place, name in enumerate(PEOPLE[1:], start=2):
        screen.enter(SAY.text("people-name", place=place), name)
    screen.tap(SAY.text("people-next"))
    screen.tap(SAY.text("start-game"))


def announce_king(screen: Screen) -> None:
    screen.see(SAY.text("await-turn", person="Adele"))
    screen.tap(SAY.text("action-announce"))
    screen.tap(SAY.text("name-of-character", character=KING), beside=SAY.text("back"))
    screen.see(SAY.text("claims-title", character=KING))
