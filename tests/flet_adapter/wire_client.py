"""The client's end of a WebSocket, speaking Flet's wire protocol."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgpack
from starlette.types import Message
from starlette.websockets import WebSocket

from companion.flet_adapter.transport import Transport
from tests.flet_client import MessageAction

SCOPE = {
    "type": "websocket",
    "path": "/ws",
    "query_string": b"",
    "headers": [],
    "client": ("127.0.0.1", 50000),
    "server": ("127.0.0.1", 8550),
    "scheme": "ws",
    "device": "this device's secret",
    "is_local": True,
}
LOST, LEFT = 1006, 1001
"""How a connection ends: without a word, or with the browser's when its reader leaves the page."""
THIS_DEVICE: Mapping[str, object] = {}
PHONE: Mapping[str, object] = {"client": ("192.168.1.7", 50000), "is_local": False}
"""A scope's values for a page on another machine."""


class Client:
    """A client that sends what a test has it send."""

    def __init__(self) -> None:
        self.received: asyncio.Queue[Message] = asyncio.Queue()
        """What the server receives."""
        self.broken = False
        """While True, sending to the client fails, as on a connection that is already cut."""
        self.closed_with: int | None = None
        """The code with which the server has closed the connection."""
        self._messages: asyncio.Queue[Any] = asyncio.Queue()

    async def send(self, message: Message) -> None:
        """Take an ASGI message from the server."""
        if self.broken:
            raise OSError
        if message["type"] == "websocket.close":
            self.closed_with = message["code"]
        if message["type"] == "websocket.send":
            decoded = msgpack.unpackb(message["bytes"][1:], strict_map_key=False)
            self._messages.put_nowait(decoded)

    def say(self, action: MessageAction, **body: object) -> None:
        """Send a protocol message to the server."""
        self.say_bytes(b"\0" + msgpack.packb([action.value, body]))

    def say_bytes(self, packet: bytes) -> None:
        """Send any packet to the server."""
        self.received.put_nowait({"type": "websocket.receive", "bytes": packet})

    async def register(self, session: str = "", route: str = "/") -> Any:
        """Register as the client of a session, or of a new one; the server's answer."""
        register = MessageAction.REGISTER_CLIENT
        self.say(register, session_id=session, page_name="", page={"route": route})
        action, body = await self.message()
        assert action == register.value
        return body

    async def message(self) -> Any:
        """The next message from the server. Fails if none comes within 5 seconds."""
        return await asyncio.wait_for(self._messages.get(), 5)


@asynccontextmanager
async def connected(
    transport: Transport,
    *,
    hangs_up: bool = True,
    code: int = LOST,
    scope: Mapping[str, object] = THIS_DEVICE,
) -> AsyncIterator[Client]:
    """A connected client; the server must end the connection within 5 seconds of the block's end.

    The client closes it with `code`, unless `hangs_up` is False. `scope` replaces values of SCOPE.
    """
    client = Client()
    client.received.put_nowait({"type": "websocket.connect"})
    socket = WebSocket({**SCOPE, **scope}, client.received.get, client.send)
    serving = asyncio.create_task(transport.serve(socket))
    yield client
    if hangs_up:
        client.received.put_nowait({"type": "websocket.disconnect", "code": code})
    await asyncio.wait_for(serving, 5)
