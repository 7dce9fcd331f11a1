"""Saving a game as a file and continuing one, from the dialog."""

import pytest

from companion.flet_adapter.device import Device
from companion.ui.page.dialog_kinds import MoreDialog
from tests.async_runner import async_test
from tests.ui.pages import OPENING, open_page, saved_files, start_game


class Drawer:
    """The files of a device."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.files = files
        self.picked: bytes | None = None

    async def pick(self) -> bytes | None:
        return self.picked


@pytest.fixture
def drawer(monkeypatch: pytest.MonkeyPatch) -> Drawer:
    drawer = Drawer(saved_files(monkeypatch))
    monkeypatch.setattr(Device, "pick_file", lambda _: drawer.pick())
    return drawer


@async_test
async def test_saved_file_is_the_record(drawer: Drawer) -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=MoreDialog())
    await page.tap(page.button("Save game as a file"))
    ((name, saved),) = drawer.files.items()
    assert name.endswith("-adele-bruno-cedric-david.jsonl")
    assert saved.decode().splitlines() == list(service.record())


@async_test
async def test_picked_record_is_replayed(drawer: Drawer) -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=MoreDialog())
    drawer.picked = "\n".join(service.record()[:3]).encode()
    await page.tap(page.button("Open a saved game"))
    assert (page.holder.view.route, page.holder.view.dialog) == ("/games/file", None)
    assert "Turn 2 of 2" in page.texts()


@pytest.mark.parametrize(
    "picked",
    [b"\x89PNG\r\n\x1a\n", b"%PDF-1.4\n{", b"Dear Ewa,\n", b"", b"\xef\xbb\xbf\xff"],
    ids=["picture", "PDF", "letter", "empty", "other bytes"],
)
@async_test
async def test_error_for_another_kind_of_file_names_no_line(drawer: Drawer, picked: bytes) -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=MoreDialog())
    drawer.picked = picked
    await page.tap(page.button("Open a saved game"))
    assert page.holder.view.notice == "This isn’t a game from this app."


@async_test
async def test_error_for_a_damaged_record_names_the_line(drawer: Drawer) -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=MoreDialog())
    drawer.picked = b"\xef\xbb\xbf\n" + "\n".join(service.record()).encode()[:-4]
    await page.tap(page.button("Open a saved game"))
    assert "line 6" in (page.holder.view.notice or "")


@pytest.mark.parametrize(
    "picked", [None, b"Dear Ewa", b'{"do": "setup"}'], ids=["none", "letter", "bad record"]
)
@async_test
async def test_unreadable_record_changes_nothing(drawer: Drawer, picked: bytes | None) -> None:
    service, shared = start_game(*OPENING)
    page = await open_page(shared, dialog=MoreDialog())
    before = service.record()
    drawer.picked = picked
    await page.tap(page.button("Open a saved game"))
    assert service.record() == before
    assert bool(page.holder.view.notice) is (picked is not None)
