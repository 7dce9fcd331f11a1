"""A page learns within seconds that its line is dead: it hears no heartbeat any more."""

import asyncio
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

INTERVAL_SECONDS = 3.0

_WISH = b"heartbeat"
"""What a page has in the query of its WebSocket's address if it wants to hear it."""


class Heartbeat:
    """An ASGI app that serves `app`, and sends an empty text at intervals to pages that want it.

    A line that breaks in the air tells neither end, and a browser hears nothing of the pings that
    its own WebSockets answer: a page would show the table of back then until TCP gives up on what
    it has to send, which is minutes later, or never where it has nothing to send.
    """

    def __init__(self, app: ASGIApp, interval: float = INTERVAL_SECONDS) -> None:
        """`interval` is in seconds."""
        self._app = app
        self._interval = interval

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "websocket" and scope["query_string"] == _WISH:
            await self._serve_beating(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve_beating(self, scope: Scope, receive: Receive, send: Send) -> None:
        beats: asyncio.Task[None] | None = None

        def stop() -> None:
            if beats is not None:
                beats.cancel()

        async def send_and_beat(message: Message) -> None:
            nonlocal beats
            if message["type"] == "websocket.close":
                stop()
            await send(message)
            if message["type"] == "websocket.accept":
                beats = asyncio.create_task(self._beat(send))

        try:
            await self._app(scope, receive, send_and_beat)
        finally:
            stop()

    async def _beat(self, send: Send) -> None:
        # ASGI's sign of a connection that is no more; the app learns of it in its own way
        with suppress(OSError):
            while True:
                await asyncio.sleep(self._interval)
                await send({"type": "websocket.send", "text": ""})
