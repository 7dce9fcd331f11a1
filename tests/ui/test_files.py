"""A game saved as a file, and continued from one, by taps on the sheet that offers both."""

from datetime import UTC, datetime

import pytest

from companion.content import Library
from companion.core.commands import Swap
from companion.core.editions import EditionId
from companion.core.setup import Setup
from companion.session.live import LiveTable
from companion.storage.memory import MemoryStore
from companion.ui.desk import Services
from companion.ui.device import Device
from companion.ui.state import Sheet
from tests.looping import alone
from tests.ui.pages import OpenPage

CARDS = ("judge", "bishop", "king", "queen", "thief", "cheat")
SETUP = Setup(EditionId.FIRST, ("Adele", "Bruno", "Cedric", "David"), CARDS, 0, 1)


class Drawer:
    """Where a device keeps its files."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.picked: bytes | None = None

    async def save(self, name: str, data: bytes) -> None:
        self.files[name] = data

    async def pick(self) -> bytes | None:
        return self.picked


@pytest.fixture
def drawer(monkeypatch: pytest.MonkeyPatch) -> Drawer:
    drawer = Drawer()
    monkeypatch.setattr(Device, "save", lambda _, name, data: drawer.save(name, data))
    monkeypatch.setattr(Device, "pick", lambda _: drawer.pick())
    return drawer


async def opened() -> tuple[LiveTable, OpenPage]:
    """A game four turns old, and a page on which the sheet with both buttons lies open."""
    store = MemoryStore(lambda: datetime(2026, 1, 1, tzinfo=UTC))
    live = LiveTable(store)
    live.start(SETUP, live.now.revision)
    live.submit((Swap(),) * 4, live.now.revision)
    page = OpenPage(Services(live, store, Library.load()))
    page.screen.change(sheet=Sheet.MORE)
    await page.settle()
    return live, page


def test_a_saved_game_is_the_record_line_by_line(drawer: Drawer) -> None:
    async def play() -> None:
        live, page = await opened()
        await page.tap(page.button("Save the game as a file"))
        assert drawer.files["mascarade.jsonl"].decode().splitlines() == list(live.record())

    alone(play())


def test_a_picked_record_is_continued(drawer: Drawer) -> None:
    async def play() -> None:
        live, page = await opened()
        drawer.picked = "\n".join(live.record()[:3]).encode()
        await page.tap(page.button("Open a saved game"))
        assert live.now.game is not None
        assert live.now.game.table.turn == 3
        assert (page.screen.view.route, page.screen.view.sheet) == ("/table", None)

    alone(play())


@pytest.mark.parametrize("picked", [None, b"no record"], ids=["none", "bad"])
def test_without_a_record_that_can_be_read_nothing_changes(
    drawer: Drawer, picked: bytes | None
) -> None:
    async def play() -> None:
        live, page = await opened()
        before = live.record()
        drawer.picked = picked
        await page.tap(page.button("Open a saved game"))
        assert live.record() == before
        assert bool(page.screen.view.notice) is (picked is not None)

    alone(play())
