"""The HTTP and WebSocket server: uvicorn behind the middleware of this package."""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable, Collection
from functools import partial
from types import FrameType

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from companion.web.cache_headers import CacheHeadersMiddleware
from companion.web.compression import CompressionMiddleware
from companion.web.devices import DeviceMiddleware
from companion.web.heartbeat import HeartbeatMiddleware
from companion.web.invitation import Invitation, InvitationMiddleware
from companion.web.security import SecurityMiddleware
from companion.web.spa_fallback import SpaFallbackMiddleware

PING_SECONDS = 2.0
"""Seconds between a pong and the next ping.

A page that lost its connection can resume its session only after the server has noticed the loss.
"""
PONG_SECONDS = 5.0
"""Seconds to wait for a pong, or for data."""
MESSAGE_BYTES = 32_000_000
"""Size limit of a message from a page, in bytes; a larger one closes the connection.

Photos from phones arrive in one message and can be 20 MB.
"""


class _WebSocketProtocol(WebSocketsSansIOProtocol):
    """Aborts a connection that neither answers a ping nor sends data, and drops its unsent data."""

    _received = 0.0
    """When data last arrived, by the clock of the event loop."""

    def data_received(self, data: bytes) -> None:
        self._received = self.loop.time()
        super().data_received(data)

    def keepalive_timeout(self) -> None:
        # a page that sends a photo answers the ping after it
        left = self._received + PONG_SECONDS - self.loop.time()
        if left > 0:
            self.pong_timer = self.loop.call_later(left, self.keepalive_timeout)
            return
        # uvicorn first sends what is queued: with a full buffer, the page would count as connected
        # until TCP gives up, a quarter of an hour later
        self.transport.abort()


class Server(uvicorn.Server):
    """Serves an app until SIGINT or SIGTERM, and then ends in good order with exit status 0."""

    def __init__(
        self,
        app: ASGIApp,
        on_start: Callable[[], None],
        screens: Collection[str],
        invitation: Invitation,
    ) -> None:
        """Call `on_start` once pages can be loaded; `screens` are first segments of paths.

        Other devices need the `invitation`.
        """
        app = SpaFallbackMiddleware(HeartbeatMiddleware(app), screens)
        app = InvitationMiddleware(CompressionMiddleware(app), invitation)
        app = SecurityMiddleware(CacheHeadersMiddleware(DeviceMiddleware(app)))
        config = uvicorn.Config(
            app,
            loop="asyncio",
            log_config=None,
            log_level="error",
            ws=_WebSocketProtocol,
            # there is no proxy in front, so X-Forwarded-For cannot be trusted
            proxy_headers=False,
            ws_max_size=MESSAGE_BYTES,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PONG_SECONDS,
            timeout_graceful_shutdown=1,
        )
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve on the sockets, then call `on_start`."""
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def add_socket(self, listening: socket.socket) -> None:
        """Serve on a further socket until the server ends."""
        # typed too narrowly by uvicorn
        protocol: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        connection = partial(
            protocol,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        server = await asyncio.get_running_loop().create_server(connection, sock=listening)
        self.servers.append(server)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ask the server to end; a second SIGINT ends it at once."""
        # uvicorn's own method raises the signal again at the end, which kills the process
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True
        # cutting connections while ending is no error
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
