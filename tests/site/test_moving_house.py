"""Games move from a served app to the site and back: as a link, as a record, all as one file."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

from companion.application.backup import make_backup, read_backup, restore_backup
from companion.application.ports import Store
from companion.application.table.service import TableService, utc_now
from companion.core.boxes import EditionId
from companion.core.commands import Announce, Swap, Undo
from companion.core.setup import Setup
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.sharing import encode_game
from companion.storage.sqlite.store import SqliteStore
from tests.browser.screens import Screen
from tests.site.conftest import SUB_PATH
from tests.site.file_server import FileServer
from tests.site.tablet import Tablet

SAY = messages(Language.JA)
CARDS = ("judge", "bishop", "king", "queen", "thief", "cheat")


def setup_of(*players: str) -> Setup:
    return Setup.new(EditionId.FIRST, players, CARDS)


def records(store: Store) -> set[tuple[str, ...]]:
    return {store.lines(game.id) for game in store.games()}


def play(store: Store, setup: Setup, *taps: Sequence[object]) -> None:
    table = TableService(store)
    now = table.start(setup, table.snapshot.revision)
    for tap in taps:
        now = table.submit(tap, now.revision)  # type: ignore[arg-type]


def choose_file(screen: Screen, button: str, file: Path) -> None:
    with screen.page.expect_file_chooser() as chosen:
        screen.tap(button)
    chosen.value.set_files(file)


def link_shown_by(screen: Screen) -> str:
    """The link that a camera reads off the screen."""
    screen.tap(SAY.text("more-title"))
    screen.tap(SAY.text("move-title"))
    screen.see(SAY.text("move-scan"))
    screen.rest()
    picture = screen.page.screenshot()
    screen.tap(SAY.text("close"))
    read = subprocess.run(
        ["zbarimg", "-q", "--raw", "-"], input=picture, capture_output=True, check=True
    )
    return read.stdout.decode().strip()


def test_games_of_a_served_app_come_to_the_site_and_back(
    server: FileServer, tablet: Tablet, tmp_path: Path
) -> None:
    url = server.url + SUB_PATH
    served = SqliteStore(tmp_path / "served", utc_now)
    opened = [[Swap()]] * 4
    play(served, setup_of("Adele", "Bruno", "Cedric", "David"), *opened, [Announce("king")])
    play(served, setup_of("Ewa", "Łukasz", "Gosia", "花子"), *opened, [Swap()], [Undo()])
    current = served.current()
    assert current is not None
    record = served.lines(current)
    (tmp_path / "game.jsonl").write_text("".join(f"{line}\n" for line in record))
    (tmp_path / "everything").write_bytes(make_backup(served, utc_now()))

    screen = tablet.open(f"{url}#/game/{encode_game(record)}")
    screen.tap(SAY.text("replay-take-up"))
    screen.see(SAY.text("await-turn", person="Ewa"))
    assert link_shown_by(screen) == f"{url}#/game/{encode_game(record)}"
    screen.page.goto(f"{url}#/games")
    choose_file(screen, SAY.text("backup-restore"), tmp_path / "everything")
    screen.see(SAY.text("backup-added", count=1), SAY.text("backup-kept", count=1))
    with screen.page.expect_download() as saved:
        screen.tap(SAY.text("backup-save"))
    back = SqliteStore(tmp_path / "back", utc_now)
    restore_backup(back, read_backup(Path(saved.value.path()).read_bytes()))
    assert records(back) == records(served)

    screen.page.goto(f"{url}#/")
    screen.tap(SAY.text("more-title"))
    choose_file(screen, SAY.text("more-open"), tmp_path / "game.jsonl")
    screen.see(SAY.text("replay-take-up"))
