"""A game saved as a file, and continued from one, by taps on the dialog that offers both."""

import pytest

from companion.flet_adapter.device import Device
from companion.ui.state.view import Dialog
from tests.looping import alone
from tests.ui.pages import OPENING, begun, opened


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
    monkeypatch.setattr(Device, "save_file", lambda _, name, data: drawer.save(name, data))
    monkeypatch.setattr(Device, "pick_file", lambda _: drawer.pick())
    return drawer


def test_a_saved_game_is_the_record_line_by_line(drawer: Drawer) -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.MORE)
        await page.tap(page.button("Save the game as a file"))
        assert drawer.files["mascarade.jsonl"].decode().splitlines() == list(live.record())

    alone(play())


def test_a_picked_record_is_continued(drawer: Drawer) -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.MORE)
        drawer.picked = "\n".join(live.record()[:3]).encode()
        await page.tap(page.button("Open a saved game"))
        assert live.snapshot.game is not None
        assert live.snapshot.game.table.turn == 3
        assert (page.holder.view.route, page.holder.view.dialog) == ("/table", None)

    alone(play())


@pytest.mark.parametrize(
    "picked",
    [b"\x89PNG\r\n\x1a\n", b"%PDF-1.4\n{", b"Dear Ewa,\n", b"", b"\xef\xbb\xbf\xff"],
    ids=["picture", "PDF", "letter", "empty", "other bytes"],
)
def test_of_a_file_that_is_no_game_no_line_is_spoken_about(drawer: Drawer, picked: bytes) -> None:
    async def play() -> None:
        _, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.MORE)
        drawer.picked = picked
        await page.tap(page.button("Open a saved game"))
        assert page.holder.view.notice == "This file is not a saved game."

    alone(play())


def test_of_a_record_that_breaks_off_the_line_is_named(drawer: Drawer) -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.MORE)
        drawer.picked = b"\xef\xbb\xbf\n" + "\n".join(live.record()).encode()[:-4]
        await page.tap(page.button("Open a saved game"))
        assert "line 6" in (page.holder.view.notice or "")

    alone(play())


@pytest.mark.parametrize(
    "picked", [None, b"Dear Ewa", b'{"do": "setup"}'], ids=["none", "letter", "bad record"]
)
def test_without_a_record_that_can_be_read_nothing_changes(
    drawer: Drawer, picked: bytes | None
) -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = await opened(shared, dialog=Dialog.MORE)
        before = live.record()
        drawer.picked = picked
        await page.tap(page.button("Open a saved game"))
        assert live.record() == before
        assert bool(page.holder.view.notice) is (picked is not None)

    alone(play())
