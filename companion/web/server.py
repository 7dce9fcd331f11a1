"""Serving the app to browsers on this machine, and on the local network if asked to."""

import asyncio
import errno
import ipaddress
import logging
import os
import signal
import socket
from collections.abc import Callable, Collection
from functools import partial
from types import FrameType

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from companion.web import lan_addresses
from companion.web.cache_headers import Fresh
from companion.web.compression import Packed
from companion.web.heartbeat import Heartbeat
from companion.web.security import Fence
from companion.web.spa_fallback import OnePage

DEFAULT_PORT = 8550
LOOPBACK = "127.0.0.1"
PING_SECONDS = 2.0
"""How long after an answer a page is asked again whether its line is alive.

A page whose line is dead comes back as itself only once this end has found out as well.
"""
PONG_SECONDS = 5.0
"""How long it may take to answer."""
_ANYWHERE = "0.0.0.0"
_ANSWER_SECONDS = 0.2
"""Far more than a program of this machine takes to answer; Windows tries on where none does."""


class PortFault(Exception):
    """No socket could be had: `port_taken`, `port_barred`, `host_refused`; `port` and `host`."""

    def __init__(self, code: str, host: str, port: int) -> None:
        super().__init__(code, host, port)
        self.code = code
        self.params = {"host": host, "port": str(port)}


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket on `port`, or on 8550 or the next free port if none is asked for.

    Raises PortFault if the port asked for is taken or barred, or the host none of this machine.
    """
    wanted = [port] if port is not None else [*range(DEFAULT_PORT, DEFAULT_PORT + 20), 0]
    for number in wanted[:-1]:
        try:
            return _bound(host, number)
        except PortFault as fault:
            if fault.code == "host_refused":
                raise
    return _bound(host, wanted[-1])


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        # what cannot be a name at all, as "a..b", fails in its encoding
        raise PortFault("host_refused", host, port) from error
    try:
        if port and _here(str(address[0])) == LOOPBACK and _is_answered(port):
            # Linux alone would refuse it below: elsewhere a socket at every address may share its
            # port with one of 127.0.0.1, and this machine's browsers would come to the wrong one
            raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))
        if os.name == "posix":
            # elsewhere this option would let two programs share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and socket.has_dualstack_ipv6():
            # else "::" would mean IPv6 alone on Windows, and 127.0.0.1 would be nobody's
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
        listening.listen(100)
    except OSError as error:
        listening.close()
        # Windows bars whole ranges of ports, and everything else those below 1024
        codes = {errno.EADDRINUSE: "port_taken", errno.EACCES: "port_barred"}
        raise PortFault(codes.get(error.errno or 0, "host_refused"), host, port) from error
    return listening


def _is_answered(port: int) -> bool:
    """Whether browsers of this machine would already find somebody at this port."""
    try:
        socket.create_connection((LOOPBACK, port), _ANSWER_SECONDS).close()
    except OSError:
        return False
    return True


def _here(host: str) -> str:
    """By which address browsers of this machine find what listens at `host`."""
    return LOOPBACK if ipaddress.ip_address(host).is_unspecified else host


def _name(listening: socket.socket) -> tuple[str, int]:
    """The address and port at which a socket listens."""
    host, port = listening.getsockname()[:2]
    return host, port


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class _Line(WebSocketsSansIOProtocol):
    """A page's line; one that is dead is given up with all that was still to be said by it."""

    def keepalive_timeout(self) -> None:
        # uvicorn's own closes it in order, after what is still to be said: where the system holds
        # no more of that, the page would count as there until TCP gives up, a quarter of an hour
        self.transport.abort()


class _Server(uvicorn.Server):
    """A server that says when it has begun to serve, and ends in order when it is told to."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def serve_also(self, listening: socket.socket) -> None:
        """Serve by another socket too; as by the first ones, until the end."""
        # its type does not tell what uvicorn's protocols ask for
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
        # uvicorn's own raises the signal again at the end, and the process would die of it
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True
        # nor is a connection that is cut now an error worth a word
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)


class NetworkAccess:
    """Where browsers get in: those of this machine, and those of others if they may."""

    def __init__(
        self, listening: socket.socket, on_open: Callable[[int], None] = lambda _: None
    ) -> None:
        """They get in by this socket; `on_open` is told the port at which others are let in."""
        self._sockets = [listening]
        self._on_open = on_open
        # asked for also while the program ends, when the sockets have no names any more
        self._first = self._last = _name(listening)
        self._server: _Server | None = None
        self._opening = asyncio.Lock()

    @property
    def local_url(self) -> str:
        """The address for a browser on this machine."""
        host, port = self._first
        return _url(_here(host), port)

    def lan_urls(self) -> tuple[str, ...] | None:
        """The addresses for other devices now, the likeliest first; none while in no network.

        None if only this machine can connect.
        """
        host, port = self._last
        bound = ipaddress.ip_address(host)
        if bound.is_loopback:
            return None
        hosts = lan_addresses.addresses() if bound.is_unspecified else (host,)
        return tuple(_url(each, port) for each in hosts)

    def allow_lan_on(self, port: int) -> None:
        """Let others in at this port from the start. Raises PortFault if it cannot be had."""
        self._add_lan_socket(listen(_ANYWHERE, port))

    async def allow_lan(self) -> None:
        """Let other devices in until the program ends; those that may come in already stay so.

        Raises PortFault if there is no socket for them, and what `on_open` raises.
        """
        async with self._opening:
            if self._server is None or self._server.should_exit or self.lan_urls() is not None:
                return
            listening = listen(_ANYWHERE, None)
            try:
                await self._server.serve_also(listening)
            except BaseException:
                listening.close()
                raise
            self._add_lan_socket(listening)
        self._on_open(self._last[1])

    def _add_lan_socket(self, listening: socket.socket) -> None:
        self._sockets.append(listening)
        self._last = _name(listening)

    def serve(self, app: ASGIApp, on_start: Callable[[], None], screens: Collection[str]) -> None:
        """Serve `app` until the process is told to stop; `on_start` is called once pages load.

        Addresses that begin with one of `screens` are left to the page to make sense of.
        """
        config = uvicorn.Config(
            Fence(Fresh(Packed(OnePage(Heartbeat(app), screens)))),
            loop="asyncio",
            log_config=None,
            log_level="error",
            ws=_Line,
            # nobody stands between, so nobody may say that a request is somebody else's
            proxy_headers=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PONG_SECONDS,
            timeout_graceful_shutdown=1,
        )
        self._server = _Server(config, on_start)
        self._server.run(sockets=self._sockets)
