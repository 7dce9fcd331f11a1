"""The transport with a client that speaks the wire protocol."""

import asyncio
import gc
import logging
from typing import Any
from weakref import WeakSet

import flet as ft
import msgpack
import pytest

from companion.flet_adapter import transport
from companion.flet_adapter.page import guest_secret
from companion.flet_adapter.transport import Transport
from companion.i18n import SOURCE_LANGUAGE
from companion.i18n.messages import messages
from tests.async_runner import async_test
from tests.flet_adapter.counter import Counter
from tests.flet_adapter.wire_client import LEFT, PHONE, connected
from tests.flet_client import MessageAction, Session, control_id
from tests.simulated_time import pass_time, until_idle

CLICK, RESULT = MessageAction.CONTROL_EVENT, MessageAction.INVOKE_METHOD


@async_test
async def test_new_page_is_registered_and_drawn() -> None:
    app = Counter()
    async with connected(app.transport) as client:
        body = await client.register(route="/table")
        assert body["session_id"]
        action, patch = await client.message()
        assert action == MessageAction.PATCH_CONTROL.value
        assert "Count" in str(patch)
    assert [page.route for page in app.pages] == ["/table"]


@async_test
async def test_click_is_dispatched() -> None:
    app = Counter()
    async with connected(app.transport) as client:
        await client.register()
        await app.drawn.wait()
        client.say(CLICK, target=control_id(app.button), name="click", data=None)
        await until_idle()
        assert app.events == ["click"]


class Faulty:
    """An app whose component fails to render once it was tapped, until the page is drawn anew."""

    def __init__(self) -> None:
        self.transport = Transport(self.draw)
        self.failing = False
        self.drawn = 0

    async def draw(self, page: ft.Page) -> None:
        page.on_connect = lambda: page.render(self.screen)
        page.on_disconnect = self.recover
        page.render(self.screen)

    def recover(self) -> None:
        self.failing = False

    @ft.component
    def screen(self) -> ft.Control:
        taps, set_taps = ft.use_state(0)
        if self.failing:
            raise ValueError("this cannot be drawn")
        self.drawn += 1

        def tap() -> None:
            self.failing = taps == 1
            set_taps(taps + 1)

        self.button = ft.Button(f"Tapped {taps}", on_click=tap)
        return self.button


@async_test
async def test_page_goes_on_drawing_after_a_change_that_could_not_be_drawn(
    caplog: pytest.LogCaptureFixture,
) -> None:
    app = Faulty()
    async with connected(app.transport) as client:
        await client.register()
        await until_idle()
        for _ in range(2):
            client.say(CLICK, target=control_id(app.button), name="click", data=None)
            await until_idle()
        assert "a change could not be drawn" in caplog.text
        drawn = app.drawn
        client.say(CLICK, target=control_id(app.button), name="click", data=None)
        await until_idle()
        assert app.drawn > drawn


@async_test
async def test_result_for_removed_control_keeps_connection_open() -> None:
    app = Counter()
    async with connected(app.transport) as client:
        await client.register()
        await app.drawn.wait()
        client.say(RESULT, control_id=123456, call_id="late", result=None, error=None)
        client.say(CLICK, target=control_id(app.button), name="click", data=None)
        await until_idle()
        assert app.events == ["click"]


@async_test
async def test_page_reconnects_to_its_session() -> None:
    app = Counter()
    async with connected(app.transport) as client:
        first = await client.register()
        await app.drawn.wait()
    async with connected(app.transport) as client:
        again = await client.register(first["session_id"], route="/rules")
        await until_idle()
    assert again["session_id"] == first["session_id"]
    assert "Count" in str(again["page_patch"])
    assert len(app.pages) == 1
    assert app.events == ["disconnect", "connect", "/rules", "disconnect"]


@async_test
async def test_page_cut_off_while_being_sent_to_reconnects_to_its_session() -> None:
    app = Counter()
    async with connected(app.transport) as client:
        first = await client.register()
        await app.drawn.wait()
        await client.message()
        client.broken = True
        app.pages[0].title = "Cut"
        app.pages[0].update()
        await until_idle()
    assert app.events == ["disconnect"]
    async with connected(app.transport) as client:
        again = await client.register(first["session_id"])
    assert again["session_id"] == first["session_id"]


@async_test
async def test_duplicated_tab_gets_its_own_session() -> None:
    app = Counter()
    async with connected(app.transport) as client, connected(app.transport) as copy:
        first = await client.register()
        second = await copy.register(first["session_id"])
    assert second["session_id"] != first["session_id"]


@async_test
async def test_session_closes_after_away_time() -> None:
    app = Counter()
    async with connected(app.transport) as client:
        first = await client.register()
        await app.drawn.wait()
    await pass_time(transport.AWAY_SECONDS - 1)
    assert app.events == ["disconnect"]
    await pass_time(1)
    assert app.events == ["disconnect", "close"]
    async with connected(app.transport) as client:
        again = await client.register(first["session_id"])
    assert again["session_id"] != first["session_id"]


@async_test
async def test_session_of_reconnected_page_stays_open() -> None:
    app = Counter()
    async with connected(app.transport) as client:
        first = await client.register()
        await app.drawn.wait()
    async with connected(app.transport) as client:
        await client.register(first["session_id"])
        await pass_time(2 * transport.AWAY_SECONDS)
        assert app.events == ["disconnect", "connect"]


@pytest.mark.parametrize(
    "other",
    [
        pytest.param({"device": "another secret"}, id="another device"),
        pytest.param({"device": ""}, id="a device without a secret"),
        pytest.param(PHONE, id="the same secret from another machine"),
    ],
)
@async_test
async def test_page_is_not_resumed_by(other: dict[str, object]) -> None:
    app = Counter()
    async with connected(app.transport) as client:
        first = await client.register()
        await app.drawn.wait()
    async with connected(app.transport, scope=other) as client:
        again = await client.register(first["session_id"])
    assert again["session_id"] != first["session_id"]


@async_test
async def test_page_without_a_secret_is_not_resumed() -> None:
    app = Counter()
    async with connected(app.transport, scope={"device": ""}) as client:
        first = await client.register()
        await app.drawn.wait()
    async with connected(app.transport, scope={"device": ""}) as client:
        again = await client.register(first["session_id"])
    assert again["session_id"] != first["session_id"]


@async_test
async def test_session_of_a_page_that_was_left_ends_within_a_minute() -> None:
    app = Counter()
    async with connected(app.transport, code=LEFT) as client:
        await client.register()
        await app.drawn.wait()
    await pass_time(59)
    assert app.events == ["disconnect"]
    await pass_time(1)
    assert app.events == ["disconnect", "close"]


@async_test
async def test_guest_that_leaves_before_the_page_is_drawn_stays_a_guest() -> None:
    secrets: list[str | None] = []
    may_draw = asyncio.Event()

    async def draw(page: ft.Page) -> None:
        await may_draw.wait()
        secrets.append(guest_secret(page))

    served = Transport(draw)
    async with connected(served, scope=PHONE) as client:
        await client.register()
    may_draw.set()
    await until_idle()
    assert secrets == ["this device's secret"]


@async_test
async def test_pages_that_were_left_are_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    alive = WeakSet[Session]()

    class Recorded(transport.OwnedSession):
        def __init__(self, *connection: Any) -> None:
            super().__init__(*connection)
            alive.add(self)

    monkeypatch.setattr(transport, "OwnedSession", Recorded)
    app = Counter()
    for _ in range(300):
        async with connected(app.transport, code=LEFT) as client:
            await client.register()
        app.pages.clear()
    await pass_time(transport.CLOSED_SECONDS)
    gc.collect()
    # Flet's current page is the last one
    assert len(alive) <= 1


@async_test
async def test_client_that_never_registers_leaves_no_task() -> None:
    app = Counter()
    async with connected(app.transport):
        pass
    assert asyncio.all_tasks() == {asyncio.current_task()}


INVALID = [
    b"",
    b"\0",
    b"\0nothing",
    b"\1\0\0\0\0data channel",
    b"\0" + msgpack.packb([CLICK.value, {"target": 1}]),
]


@pytest.mark.parametrize("packet", INVALID)
@pytest.mark.parametrize("registered", [False, True], ids=["unregistered", "registered"])
@async_test
async def test_invalid_packet_closes_connection(
    registered: bool, packet: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    app = Counter()
    async with connected(app.transport, hangs_up=False) as client:
        if registered:
            await client.register()
        client.say_bytes(packet)
    assert "a page sent an invalid message" in caplog.text


BAD_PAGE = {"page_name": "", "page": 5}


@async_test
async def test_page_may_reconnect_after_invalid_registration() -> None:
    app = Counter()
    async with connected(app.transport) as client:
        first = await client.register()
        await app.drawn.wait()
    async with connected(app.transport, hangs_up=False) as client:
        client.say(MessageAction.REGISTER_CLIENT, session_id=first["session_id"], **BAD_PAGE)
    async with connected(app.transport) as client:
        again = await client.register(first["session_id"])
    assert again["session_id"] == first["session_id"]


@async_test
async def test_invalid_first_registration_leaves_no_session(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made: list[str] = []
    alive = WeakSet[Session]()

    class Recorded(transport.OwnedSession):
        def __init__(self, *connection: Any) -> None:
            super().__init__(*connection)
            made.append(self.id)
            alive.add(self)

    monkeypatch.setattr(transport, "OwnedSession", Recorded)
    # a captured log record would reference the session through its traceback
    caplog.set_level(logging.CRITICAL, logger=transport.__name__)
    app = Counter()
    async with connected(app.transport, hangs_up=False) as client:
        client.say(MessageAction.REGISTER_CLIENT, session_id="", **BAD_PAGE)
    gc.collect()
    assert len(made) == 1
    assert not alive


@async_test
async def test_page_that_fails_to_draw_shows_message_and_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def draw(_: ft.Page) -> None:
        raise LookupError("no table")

    async with connected(Transport(draw)) as client:
        await client.register()
        action, body = await client.message()
        assert action == MessageAction.SESSION_CRASHED.value
        assert body["message"] == messages(SOURCE_LANGUAGE).text("error-unexpected")
    assert "a page could not be drawn" in caplog.text
