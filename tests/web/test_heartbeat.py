"""Whoever wants to know whether a line is alive hears so at intervals."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.sync.client import connect

from companion.web.heartbeat import Heartbeat
from tests.looping import alone
from tests.running import START_SECONDS, running
from tests.web.clients import socket_of

BEAT = {"type": "websocket.send", "text": ""}
ACCEPT = {"type": "websocket.accept"}
CLOSE = {"type": "websocket.close"}
SOON = 0.01


async def _nothing() -> Message:
    raise AssertionError("nobody says anything here")


def served(query: bytes, app: Callable[[Send], Awaitable[None]], send: Send) -> None:
    """Have `app` serve a connection with this query, beside a quick heartbeat."""

    async def served_app(_: Scope, _receive: Receive, send: Send) -> None:
        await app(send)

    scope: Scope = {"type": "websocket", "query_string": query}
    alone(Heartbeat(served_app, SOON)(scope, _nothing, send))


def test_a_page_that_wants_it_hears_it_while_it_is_connected_and_no_longer() -> None:
    sent: list[Message] = []
    heard = asyncio.Event()

    async def send(message: Message) -> None:
        sent.append(message)
        if sent.count(BEAT) == 2:
            heard.set()

    async def app(send: Send) -> None:
        await asyncio.sleep(3 * SOON)
        assert sent == []
        await send(ACCEPT)
        await heard.wait()
        await send(CLOSE)
        await asyncio.sleep(3 * SOON)

    served(b"heartbeat", app, send)
    assert sent == [ACCEPT, BEAT, BEAT, CLOSE]


def test_it_ends_with_what_it_is_beside() -> None:
    async def send(_: Message) -> None:
        pass

    async def app(send: Send) -> None:
        await send(ACCEPT)
        raise RuntimeError("the app has failed")

    async def only_one_is_left() -> None:
        with pytest.raises(RuntimeError, match="failed"):
            await Heartbeat(lambda _, __, send: app(send), SOON)(
                {"type": "websocket", "query_string": b"heartbeat"}, _nothing, send
            )
        await asyncio.sleep(0)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    alone(only_one_is_left())


def test_a_page_that_has_gone_is_no_error() -> None:
    tried = asyncio.Event()

    async def send(message: Message) -> None:
        if message == BEAT:
            tried.set()
            raise OSError("nobody there")

    async def app(send: Send) -> None:
        await send(ACCEPT)
        await tried.wait()
        await asyncio.sleep(3 * SOON)

    served(b"heartbeat", app, send)


@pytest.mark.parametrize("query", [b"", b"heart", b"page=heartbeat"])
def test_nobody_else_hears_it(query: bytes) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def app(send: Send) -> None:
        await send(ACCEPT)
        await asyncio.sleep(3 * SOON)

    served(query, app, send)
    assert sent == [ACCEPT]


def test_the_companion_has_one(tmp_path: Path) -> None:
    with (
        running(tmp_path, "--port", "0") as companion,
        connect(socket_of(companion) + "?heartbeat") as page,
    ):
        assert page.recv(timeout=START_SECONDS) == ""
