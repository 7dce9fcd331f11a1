"""Pings that are not answered end a connection, unless the page is still sending."""

import asyncio

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from companion.web.invitation import Invitation
from companion.web.server import PONG_SECONDS, Server
from companion.web.sockets import LOOPBACK, address_of, listen
from tests.async_runner import async_test

_SHORT_MESSAGE = 100


async def _ended(send: bytes, pause: float) -> object:
    """What a page gets that sends these bytes one by one and answers no ping: its app's message."""
    received: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    async def wait(websocket: WebSocket) -> None:
        await websocket.accept()
        received.set_result((await websocket.receive())["type"])

    app = Starlette(routes=[WebSocketRoute("/ws", wait)])
    listening = listen(LOOPBACK, 0)
    port = address_of(listening)[1]
    started = asyncio.Event()
    serving = Server(app, started.set, (), Invitation())
    running = asyncio.create_task(serving.serve(sockets=[listening]))
    await started.wait()
    answers, page = await asyncio.open_connection("127.0.0.1", port)
    page.write(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        "Connection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await answers.readuntil(b"\r\n\r\n")
    for byte in send:
        if received.done():
            break
        page.write(bytes([byte]))
        await asyncio.sleep(pause)
    found = await received
    page.close()
    serving.should_exit = True
    await running
    return found


def _masked(message: bytes) -> bytes:
    """A binary frame, masked with zeros as only a page may send it."""
    return bytes([0x82, 0x80 | len(message)]) + bytes(4) + message


@async_test
async def test_page_that_sends_slowly_stays_connected() -> None:
    frame = _masked(bytes(_SHORT_MESSAGE))
    assert await _ended(frame, 3 * PONG_SECONDS / len(frame)) == "websocket.receive"


@async_test
async def test_page_that_stops_sending_is_disconnected() -> None:
    frame = _masked(bytes(_SHORT_MESSAGE))[:50]
    assert await _ended(frame, 0.001) == "websocket.disconnect"
