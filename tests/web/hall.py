"""What serves the companion, with nothing in it; requests say what is to be done with its doors.

A process of its own: no other loop runs where a test has a browser.
"""

import asyncio
import os
import signal

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from companion.web import lan_addresses, server

FLOOD = 64 * (1 << 20)
"""Bytes: more than a system keeps of what a page does not take."""

_listening = server.listen(server.LOOPBACK, 0)
_network = server.NetworkAccess(_listening)


def _addresses() -> str:
    """Where others get in; "nowhere" while they do not."""
    found = _network.lan_urls()
    return "nowhere" if found is None else " ".join(found)


async def _elsewhere(_: Request) -> PlainTextResponse:
    return PlainTextResponse(_addresses())


async def _let_in(_: Request) -> PlainTextResponse:
    """Let others in, by two taps at once."""
    await asyncio.gather(_network.allow_lan(), _network.allow_lan())
    return PlainTextResponse(_addresses())


async def _let_in_at_the_end(_: Request) -> PlainTextResponse:
    """Let others in when nobody is let in any more."""
    os.kill(os.getpid(), signal.SIGTERM)
    while _listening.fileno() >= 0:
        await asyncio.sleep(0.01)
    await _network.allow_lan()
    return PlainTextResponse(_addresses())


_gone = asyncio.Event()


async def _flood(page: WebSocket) -> None:
    """Say more than a line holds, and learn that the page has gone."""
    await page.accept()
    telling = asyncio.create_task(page.send_bytes(bytes(FLOOD)))
    await page.receive()
    _gone.set()
    await telling


async def _once_gone(_: Request) -> PlainTextResponse:
    await _gone.wait()
    return PlainTextResponse("gone")


if __name__ == "__main__":
    lan_addresses.addresses = lambda: ("127.0.0.1",)
    app = Starlette(
        routes=[
            Route("/elsewhere", _elsewhere),
            Route("/let-in", _let_in),
            Route("/let-in-at-the-end", _let_in_at_the_end),
            Route("/once-gone", _once_gone),
            WebSocketRoute("/flood", _flood),
        ]
    )
    _network.serve(app, lambda: print(_network.local_url, flush=True), ())
