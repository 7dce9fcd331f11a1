"""Pages and the companion talking over lines, with a client that says what it is told to say."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakSet

import flet as ft
import msgpack
import pytest
from flet.messaging.protocol import MessageAction
from flet.messaging.session import Session
from starlette.types import Message
from starlette.websockets import WebSocket

from companion.flet_adapter import transport
from companion.flet_adapter.transport import Transport
from companion.i18n import Language
from companion.i18n.messages import messages
from tests.looping import alone

REGISTER, TAP = MessageAction.REGISTER_CLIENT, MessageAction.CONTROL_EVENT
ANSWER = MessageAction.INVOKE_METHOD
SCOPE = {
    "type": "websocket",
    "path": "/ws",
    "query_string": b"",
    "headers": [],
    "server": ("127.0.0.1", 8550),
    "scheme": "ws",
}


class Client:
    """The other end of a line."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self._told: asyncio.Queue[Any] = asyncio.Queue()

    async def send(self, message: Message) -> None:
        """What the companion has its line do."""
        if message["type"] == "websocket.send":
            told = msgpack.unpackb(message["bytes"][1:], strict_map_key=False)
            self._told.put_nowait(told)

    def say(self, action: MessageAction, **body: object) -> None:
        """Say something in Flet's protocol."""
        self.say_bytes(b"\0" + msgpack.packb([action.value, body]))

    def say_bytes(self, packet: bytes) -> None:
        """Say whatever it may be."""
        self.said.put_nowait({"type": "websocket.receive", "bytes": packet})

    async def register(self, session: str = "", route: str = "/") -> Any:
        """Say which page this is, and hear what it is told to that: its id and its parts."""
        self.say(REGISTER, session_id=session, page_name="", page={"route": route})
        action, body = await self.told()
        assert action == REGISTER.value
        return body

    async def told(self) -> Any:
        """What it is told next. Fails if that is nothing."""
        return await asyncio.wait_for(self._told.get(), 5)


@asynccontextmanager
async def connected(served: Transport, *, hangs_up: bool = True) -> AsyncIterator[Client]:
    """A client with a line, which ends with this: by the client, or as the test has it."""
    client = Client()
    client.said.put_nowait({"type": "websocket.connect"})
    line = asyncio.create_task(served.serve(WebSocket(SCOPE, client.said.get, client.send)))
    yield client
    if hangs_up:
        client.said.put_nowait({"type": "websocket.disconnect", "code": 1006})
    await asyncio.wait_for(line, 5)


class Counter:
    """An app with one button, which notes the pages it was drawn on."""

    def __init__(self) -> None:
        self.pages: list[ft.Page] = []
        self.lines = Transport(self.draw)
        self.events: list[str] = []
        self.drawn = asyncio.Event()

    async def draw(self, page: ft.Page) -> None:
        self.pages.append(page)
        page.on_connect = lambda _: self.events.append("back")
        page.on_disconnect = lambda _: self.events.append("away")
        page.on_close = lambda _: self.events.append("closed")
        page.on_route_change = lambda event: self.events.append(event.route)
        self.button = ft.Button("Count", on_click=lambda _: self.events.append("tapped"))
        page.add(self.button)
        self.drawn.set()


def played(test: Callable[[Counter], Coroutine[Any, Any, None]]) -> None:
    """Play with an app, in a loop of its own."""

    async def whole() -> None:
        await test(Counter())

    alone(whole())


def test_a_new_page_is_told_what_it_is_called_and_drawn() -> None:
    async def test(app: Counter) -> None:
        async with connected(app.lines) as client:
            body = await client.register(route="/table")
            assert body["session_id"]
            action, patch = await client.told()
            assert action == MessageAction.PATCH_CONTROL.value
            assert "Count" in str(patch)
        assert [page.route for page in app.pages] == ["/table"]

    played(test)


def test_what_is_tapped_on_a_page_is_done() -> None:
    async def test(app: Counter) -> None:
        async with connected(app.lines) as client:
            await client.register()
            await app.drawn.wait()
            client.say(TAP, target=app.button._i, name="click", data=None)
            await _until(lambda: "tapped" in app.events)

    played(test)


def test_an_answer_that_nobody_waits_for_any_more_does_no_harm() -> None:
    async def test(app: Counter) -> None:
        async with connected(app.lines) as client:
            await client.register()
            await app.drawn.wait()
            client.say(ANSWER, control_id=123456, call_id="late", result=None, error=None)
            client.say(TAP, target=app.button._i, name="click", data=None)
            await _until(lambda: "tapped" in app.events)

    played(test)


def test_a_page_whose_line_was_cut_comes_back_as_itself() -> None:
    async def test(app: Counter) -> None:
        async with connected(app.lines) as client:
            first = await client.register()
            await app.drawn.wait()
        async with connected(app.lines) as client:
            again = await client.register(first["session_id"], route="/rules")
            await _until(lambda: len(app.events) == 3)
        assert again["session_id"] == first["session_id"]
        assert "Count" in str(again["page_patch"])
        assert len(app.pages) == 1
        assert app.events[:3] == ["away", "back", "/rules"]

    played(test)


def test_a_copy_of_a_page_that_is_open_is_a_page_of_its_own() -> None:
    async def test(app: Counter) -> None:
        async with connected(app.lines) as client, connected(app.lines) as copy:
            first = await client.register()
            second = await copy.register(first["session_id"])
        assert second["session_id"] != first["session_id"]

    played(test)


def test_a_page_that_stays_away_for_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "AWAY_SECONDS", 0.01)

    async def test(app: Counter) -> None:
        async with connected(app.lines) as client:
            first = await client.register()
            await app.drawn.wait()
        await _until(lambda: app.events == ["away", "closed"])
        async with connected(app.lines) as client:
            again = await client.register(first["session_id"])
        assert again["session_id"] != first["session_id"]

    played(test)


def test_a_page_that_is_back_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "AWAY_SECONDS", 0.05)

    async def test(app: Counter) -> None:
        async with connected(app.lines) as client:
            first = await client.register()
            await app.drawn.wait()
        async with connected(app.lines) as client:
            await client.register(first["session_id"])
            await asyncio.sleep(0.1)
            assert app.events == ["away", "back"]

    played(test)


def test_whoever_leaves_before_saying_who_it_is_leaves_nothing_behind() -> None:
    async def test(app: Counter) -> None:
        async with connected(app.lines):
            pass
        assert asyncio.all_tasks() == {asyncio.current_task()}

    played(test)


NONSENSE = [b"", b"\0", b"\0nothing", b"\0" + msgpack.packb([TAP.value, {"target": 1}])]


@pytest.mark.parametrize("packet", NONSENSE)
@pytest.mark.parametrize("known", [False, True], ids=["unknown", "known"])
def test_whoever_talks_nonsense_is_hung_up_on(
    known: bool, packet: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(app: Counter) -> None:
        async with connected(app.lines, hangs_up=False) as client:
            if known:
                await client.register()
            client.say_bytes(packet)

    played(test)
    assert "a page sent an invalid message" in caplog.text


BAD_PAGE = {"page_name": "", "page": 5}


def test_a_page_that_comes_back_with_nonsense_can_still_come_back() -> None:
    async def test(app: Counter) -> None:
        async with connected(app.lines) as client:
            first = await client.register()
            await app.drawn.wait()
        async with connected(app.lines, hangs_up=False) as client:
            client.say(REGISTER, session_id=first["session_id"], **BAD_PAGE)
        async with connected(app.lines) as client:
            again = await client.register(first["session_id"])
        assert again["session_id"] == first["session_id"]

    played(test)


def test_of_whoever_begins_with_nonsense_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made: list[str] = []
    kept = WeakSet[Session]()

    class Noted(Session):
        def __init__(self, *line: Any) -> None:
            super().__init__(*line)
            made.append(self.id)
            kept.add(self)

    monkeypatch.setattr(transport, "Session", Noted)
    # what pytest notes of an error holds on to all that took part in it
    caplog.set_level(logging.CRITICAL, logger=transport.__name__)

    async def test(app: Counter) -> None:
        async with connected(app.lines, hangs_up=False) as client:
            client.say(REGISTER, session_id="", **BAD_PAGE)
        gc.collect()
        assert len(made) == 1
        assert not kept

    played(test)


def test_a_page_that_cannot_be_drawn_is_told_and_noted(caplog: pytest.LogCaptureFixture) -> None:
    async def draw(_: ft.Page) -> None:
        raise LookupError("no table")

    async def test(_: Counter) -> None:
        async with connected(Transport(draw)) as client:
            await client.register()
            action, body = await client.told()
            assert action == MessageAction.SESSION_CRASHED.value
            assert body["message"] == messages(Language.EN).text("error-unexpected")

    played(test)
    assert "a page could not be drawn" in caplog.text


async def _until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not so():
            await asyncio.sleep(0.01)
