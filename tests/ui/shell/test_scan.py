"""A picture with a QR code is opened wherever a code can be typed or opened."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace

import pytest

from companion.flet_adapter.device import Device
from companion.scanning import ZxingReader
from companion.sharing import encode_game, encode_set
from companion.ui.new_game.state import NewGameState
from companion.ui.page.dialog_kinds import Dialog, MoreDialog
from companion.ui.page.routes import GAME_PREFIX
from companion.ui.page.services import Services
from companion.ui.shell.scan import is_ours
from tests.async_runner import async_test
from tests.scanning.pictures import drawn, encoded
from tests.sharing.test_set_code import SIX
from tests.ui.pages import OPENING, OpenPage, open_page, services_on, start_game

SITE = "https://example.org/companion/"
BUTTON = "Scan a QR code"
FOREIGN = "This QR code isn’t a set or game code from this app."
# tournament codes of earlier versions
INVITATION = (
    "TA-PDNBLTBRB2ACAEAF2G57ZGSG5W3BH4AUYZRA3GEY4CJCYUAZ54XFJU54ZSFZVGYKH5ISUCFLOV7IHAPGEYATIG2UHZ"
    "JQITIGAMK5BDRVOATVNG7EL2L6FCDHYFQXBXK27JUPS7WXVYNO6-NH7ONJI"
)
TABLE_RESULT = "RAABC-DECB5-OA3AA-AMAMC-6TLNW"
ELSEWHERE = "To scan a QR code, use this device’s camera app"

Pick = Callable[[bytes | None], None]


@pytest.fixture
def pick(monkeypatch: pytest.MonkeyPatch) -> Pick:
    """Sets the picture that the reader picks."""

    def picked(picture: bytes | None) -> None:
        async def answer(_: Device) -> bytes | None:
            return picture

        monkeypatch.setattr(Device, "pick_picture", answer)

    return picked


def picture_of(text: str) -> bytes:
    return encoded(drawn(text, module=3), "PNG")


def with_reader(services: Services) -> Services:
    return replace(services, qr_reader=ZxingReader())


async def page_at(route: str, services: Services | None = None) -> OpenPage:
    return await open_page(with_reader(services or services_on()), route=route)


@pytest.mark.parametrize("route", ["/new/own", "/games"])
@pytest.mark.parametrize("begins", ["", "http://10.0.0.2:8550/set/", f"{SITE}#/set/"])
@async_test
async def test_set_is_opened_in_the_builder(pick: Pick, route: str, begins: str) -> None:
    pick(picture_of(begins + encode_set(SIX)))
    page = await page_at(route)
    await page.tap(page.button(BUTTON))
    view = page.holder.view
    assert (view.route, view.notice) == ("/new/own", None)
    assert view.state(NewGameState).draft.cards == SIX.cards
    assert "This set follows the rules." in page.texts()


@pytest.mark.parametrize("dialog", [MoreDialog(), None])
@async_test
async def test_game_is_replayed_and_not_stored(pick: Pick, dialog: Dialog | None) -> None:
    other, _ = start_game(*OPENING)
    shared = services_on()
    pick(picture_of(f"{SITE}#{GAME_PREFIX}{encode_game(other.record())}"))
    page = await open_page(with_reader(shared), route="/games", dialog=dialog)
    await page.tap(page.button(BUTTON))
    assert (page.holder.view.route, page.holder.view.dialog) == ("/games/file", None)
    assert shared.table.snapshot.game is None


@pytest.mark.parametrize(
    ("picture", "said"),
    [
        (picture_of("https://example.org/"), FOREIGN),
        (picture_of("https://example.org/game/mascarade"), FOREIGN),
        (picture_of(INVITATION), FOREIGN),
        (picture_of(TABLE_RESULT), FOREIGN),
        (picture_of(f"{SITE}#/game/22"), "made with a newer version"),
        (picture_of(f"{SITE}#/game/12"), "This isn’t a game code, or it’s damaged"),
        (encoded(drawn("A").point(lambda _: 255), "PNG"), "No QR code found in this picture."),
        (b"Dear Ewa", "This picture can’t be read."),
        (b"", "This picture can’t be read."),
        (bytes(20_000_001), "This picture is too large; the limits are 20 MB and 51 megapixels."),
    ],
    ids=[
        "foreign",
        "foreign game",
        "tournament table",
        "its result",
        "newer",
        "damaged",
        "no code",
        "letter",
        "empty",
        "too large",
    ],
)
@async_test
async def test_other_picture_changes_nothing_and_says_why(
    pick: Pick, picture: bytes, said: str
) -> None:
    pick(picture)
    page = await page_at("/new/own")
    before = page.holder.view
    await page.tap(page.button(BUTTON))
    assert said in (page.holder.view.notice or "")
    assert replace(page.holder.view, notice=None) == before


@async_test
async def test_no_picture_picked_changes_nothing(pick: Pick) -> None:
    pick(None)
    page = await page_at("/new/own")
    before = page.holder.view
    await page.tap(page.button(BUTTON))
    assert page.holder.view == before


@async_test
async def test_button_says_that_the_picture_is_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = asyncio.Event()

    async def answer(_: Device) -> bytes | None:
        await sent.wait()
        return None

    monkeypatch.setattr(Device, "pick_picture", answer)
    page = await page_at("/new/own")
    tapped = asyncio.create_task(page.tap(page.button(BUTTON)))
    await page.settle()
    assert "Loading the picture…" in page.texts()
    sent.set()
    await tapped
    assert "Loading the picture…" not in page.texts()


@async_test
async def test_picture_is_read_in_a_thread_of_its_own(pick: Pick) -> None:
    class Reader:
        thread: threading.Thread

        def read(self, picture: bytes, is_ours: Callable[[str], bool]) -> str:
            self.thread = threading.current_thread()
            return encode_set(SIX)

    pick(b"")
    reader = Reader()
    page = await open_page(replace(services_on(), qr_reader=reader), route="/new/own")
    await page.tap(page.button(BUTTON))
    assert page.holder.view.state(NewGameState).draft.cards == SIX.cards
    assert reader.thread is not threading.current_thread()


@pytest.mark.parametrize(
    ("route", "dialog", "hint"),
    [
        ("/new/own", None, True),
        ("/games", None, False),
        ("/", MoreDialog(), False),
    ],
)
@async_test
async def test_without_a_reader_fields_for_codes_name_the_camera_app(
    route: str, dialog: Dialog | None, *, hint: bool
) -> None:
    page = await open_page(services_on(), route=route, dialog=dialog)
    assert BUTTON not in page.texts()
    assert any(ELSEWHERE in each for each in page.texts()) is hint


@pytest.mark.parametrize(
    "text",
    [
        "",
        "/game/",
        "https://example.org/set/",
        "https://example.org/game/1a",
        "TA",
        "1F6",
        "/",
        INVITATION,
        TABLE_RESULT,
    ],
)
def test_other_texts_are_not_ours(text: str) -> None:
    assert not is_ours(text)
