"""How many pages a device, and all guests together, may have open."""

from contextlib import AsyncExitStack

import pytest

from companion.flet_adapter import transport
from tests.async_runner import async_test
from tests.flet_adapter.counter import Counter
from tests.flet_adapter.wire_client import PHONE, connected
from tests.flet_client import MessageAction

TRY_LATER = 1013
"""WebSocket close code."""


@async_test
async def test_guest_gets_no_more_pages_than_allowed() -> None:
    app = Counter()
    async with AsyncExitStack() as pages:
        for _ in range(transport.MOST_PAGES_OF_ADDRESS):
            client = await pages.enter_async_context(connected(app.transport, scope=PHONE))
            await client.register()
        async with connected(app.transport, hangs_up=False, scope=PHONE) as client:
            client.say(MessageAction.REGISTER_CLIENT, session_id="", page_name="", page={})
        assert client.closed_with == TRY_LATER
        # another device is not affected
        async with connected(app.transport) as client:
            assert (await client.register())["session_id"]


@async_test
async def test_pages_that_may_reconnect_give_way_to_new_ones() -> None:
    app = Counter()
    sessions = []
    for _ in range(transport.MOST_PAGES_OF_ADDRESS + 1):
        async with connected(app.transport, scope=PHONE) as client:
            sessions.append((await client.register())["session_id"])
    async with connected(app.transport, scope=PHONE) as client:
        assert (await client.register(sessions[1]))["session_id"] == sessions[1]
    async with connected(app.transport, scope=PHONE) as client:
        assert (await client.register(sessions[0]))["session_id"] != sessions[0]


@async_test
async def test_many_guests_leave_room_for_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "MOST_PAGES_OF_GUESTS", 3)
    app = Counter()
    async with connected(app.transport) as client:
        host = await client.register()
        await app.drawn.wait()
    async with AsyncExitStack() as pages:
        for number in range(3):
            guest = {**PHONE, "client": (f"192.168.1.{number}", 50000)}
            client = await pages.enter_async_context(connected(app.transport, scope=guest))
            await client.register()
        async with connected(app.transport, hangs_up=False, scope=PHONE) as client:
            client.say(MessageAction.REGISTER_CLIENT, session_id="", page_name="", page={})
        assert client.closed_with == TRY_LATER
        async with connected(app.transport) as client:
            assert (await client.register(host["session_id"]))["session_id"] == host["session_id"]
        async with connected(app.transport) as client:
            assert (await client.register())["session_id"]


@async_test
async def test_guest_at_both_limits_gets_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "MOST_PAGES_OF_ADDRESS", 2)
    monkeypatch.setattr(transport, "MOST_PAGES_OF_GUESTS", 2)
    app = Counter()
    for _ in range(5):
        async with connected(app.transport, scope=PHONE) as client:
            assert (await client.register())["session_id"]
