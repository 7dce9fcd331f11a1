"""Sends a heartbeat over WebSockets, so that a page detects a dead connection within seconds."""

import asyncio
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

INTERVAL_SECONDS = 3.0

_QUERY = b"heartbeat"
"""The query string of the WebSocket URL that requests a heartbeat."""


class HeartbeatMiddleware:
    """Sends an empty text at intervals over WebSockets that request it.

    A lost Wi-Fi connection is reported to neither end, and browsers hide WebSocket pings from
    pages. Without a heartbeat a page would show an outdated table until TCP gives up on unsent
    data: minutes later, or never if it sends nothing.
    """

    def __init__(self, app: ASGIApp, interval: float = INTERVAL_SECONDS) -> None:
        """Send every `interval` seconds."""
        self._app = app
        self._interval = interval

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "websocket" and scope["query_string"] == _QUERY:
            await self._serve_with_heartbeat(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _serve_with_heartbeat(self, scope: Scope, receive: Receive, send: Send) -> None:
        heartbeat: asyncio.Task[None] | None = None

        def stop() -> None:
            if heartbeat is not None:
                heartbeat.cancel()

        async def send_and_watch(message: Message) -> None:
            nonlocal heartbeat
            if message["type"] == "websocket.close":
                stop()
            await send(message)
            if message["type"] == "websocket.accept":
                heartbeat = asyncio.create_task(self._beat(send))

        try:
            await self._app(scope, receive, send_and_watch)
        finally:
            stop()

    async def _beat(self, send: Send) -> None:
        # ASGI raises OSError once the connection is lost; the app is notified separately
        with suppress(OSError):
            while True:
                await asyncio.sleep(self._interval)
                await send({"type": "websocket.send", "text": ""})
