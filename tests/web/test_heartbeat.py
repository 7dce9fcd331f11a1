"""The heartbeat is sent over connections that request it, while they are open."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send

from companion.web.heartbeat import HeartbeatMiddleware
from tests.async_runner import async_test, run_in_thread
from tests.processes import START_SECONDS, run_companion
from tests.web.clients import connected_page

BEAT = {"type": "websocket.send", "text": ""}
ACCEPT = {"type": "websocket.accept"}
CLOSE = {"type": "websocket.close"}
EVERY_ITERATION = 0.0
"""Interval of a heartbeat that is due in each iteration of the event loop."""


async def iterations() -> None:
    """Let the event loop run long enough for several heartbeats."""
    for _ in range(10):
        await asyncio.sleep(0)


async def receive_nothing() -> Message:
    raise AssertionError("no app here receives")


def serve(query: bytes, app: Callable[[Send], Awaitable[None]], send: Send) -> None:
    """Serve a connection with this query string by `app` behind the middleware."""

    async def asgi_app(_: Scope, _receive: Receive, send: Send) -> None:
        await app(send)

    scope: Scope = {"type": "websocket", "query_string": query}
    run_in_thread(HeartbeatMiddleware(asgi_app, EVERY_ITERATION)(scope, receive_nothing, send))


def test_heartbeat_is_sent_between_accept_and_close() -> None:
    sent: list[Message] = []
    two_beats = asyncio.Event()

    async def send(message: Message) -> None:
        sent.append(message)
        if sent.count(BEAT) == 2:
            two_beats.set()

    async def app(send: Send) -> None:
        await iterations()
        assert sent == []
        await send(ACCEPT)
        await two_beats.wait()
        await send(CLOSE)
        await iterations()

    serve(b"heartbeat", app, send)
    assert sent[0] == ACCEPT
    assert sent[-1] == CLOSE
    assert sent[1:-1] == [BEAT] * (len(sent) - 2)


@async_test
async def test_heartbeat_task_ends_with_the_app() -> None:
    async def send(_: Message) -> None:
        pass

    async def failing_app(_: Scope, _receive: Receive, send: Send) -> None:
        await send(ACCEPT)
        raise RuntimeError("the app has failed")

    with pytest.raises(RuntimeError, match="failed"):
        await HeartbeatMiddleware(failing_app, EVERY_ITERATION)(
            {"type": "websocket", "query_string": b"heartbeat"}, receive_nothing, send
        )
    await iterations()
    assert asyncio.all_tasks() == {asyncio.current_task()}


def test_lost_connection_is_not_an_error() -> None:
    tried = asyncio.Event()

    async def send(message: Message) -> None:
        if message == BEAT:
            tried.set()
            raise OSError("connection lost")

    async def app(send: Send) -> None:
        await send(ACCEPT)
        await tried.wait()
        await iterations()

    serve(b"heartbeat", app, send)


@pytest.mark.parametrize("query", [b"", b"heart", b"page=heartbeat"])
def test_connection_without_the_query_gets_no_heartbeat(query: bytes) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def app(send: Send) -> None:
        await send(ACCEPT)
        await iterations()

    serve(query, app, send)
    assert sent == [ACCEPT]


def test_companion_sends_a_heartbeat(tmp_path: Path) -> None:
    with (
        run_companion(tmp_path, "--port", "0") as companion,
        connected_page(companion, query="?heartbeat") as page,
    ):
        assert page.recv(timeout=START_SECONDS) == ""
