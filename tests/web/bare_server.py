"""Runs the web server with an app that controls network access by requests.

It runs as a process, because no second event loop can run where a test has a browser.
"""

import asyncio
import os
import signal

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from companion.web import lan_addresses
from companion.web.network_access import NetworkAccess
from companion.web.sockets import LOOPBACK, listen

FLOOD_BYTES = 64 * (1 << 20)
"""More than the system buffers for a client that does not read."""

_listening = listen(LOOPBACK, 0)
_network = NetworkAccess(_listening)


def _lan_urls() -> str:
    """Return the URLs for other devices, or "none" while access is local."""
    urls = _network.lan_urls()
    return "none" if urls is None else " ".join(urls)


async def _get_lan_urls(_: Request) -> PlainTextResponse:
    return PlainTextResponse(_lan_urls())


async def _allow_lan(_: Request) -> PlainTextResponse:
    """Allow access twice at once, as two devices may."""
    await asyncio.gather(_network.allow_lan(), _network.allow_lan())
    return PlainTextResponse(_lan_urls())


async def _renew_invitation(_: Request) -> PlainTextResponse:
    _network.renew_invitation()
    return PlainTextResponse(_lan_urls())


async def _allow_lan_during_shutdown(_: Request) -> PlainTextResponse:
    os.kill(os.getpid(), signal.SIGTERM)
    while _listening.fileno() >= 0:
        await asyncio.sleep(0.01)
    await _network.allow_lan()
    return PlainTextResponse(_lan_urls())


_disconnected = asyncio.Event()


async def _flood(websocket: WebSocket) -> None:
    """Send more than the connection buffers, and wait for the disconnect."""
    await websocket.accept()
    sending = asyncio.create_task(websocket.send_bytes(bytes(FLOOD_BYTES)))
    await websocket.receive()
    _disconnected.set()
    await sending


async def _wait_for_disconnect(_: Request) -> PlainTextResponse:
    await _disconnected.wait()
    return PlainTextResponse("disconnected")


if __name__ == "__main__":
    lan_addresses.addresses = lambda: ("127.0.0.1",)
    app = Starlette(
        routes=[
            Route("/lan-urls", _get_lan_urls),
            Route("/allow-lan", _allow_lan),
            Route("/renew-invitation", _renew_invitation),
            Route("/allow-lan-during-shutdown", _allow_lan_during_shutdown),
            Route("/wait-for-disconnect", _wait_for_disconnect),
            WebSocketRoute("/flood", _flood),
        ]
    )
    _network.serve(app, lambda: print(_network.local_url, flush=True), ())
