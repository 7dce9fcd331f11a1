"""A fence around the web app: no page calls out, and no page from elsewhere gets in."""

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline'",
        "worker-src 'self' blob:",
        "connect-src 'self' blob: data:",
        "img-src 'self' blob: data:",
        "font-src 'self' blob: data:",
        "media-src 'self' data:",
        "base-uri 'self'",
        "frame-ancestors 'none'",
    )
)
"""What the browser lets the page load: this server's files and what the page makes itself.

The web client asks a network of mirrors for an animation runtime at its start and would ask others
for fonts; with this the browser refuses it, so that nobody's tablet tells anybody about an evening.
"""

_ALONE = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What isolates a page from all others; the browser then lets it draw in a thread of its own.

The last one is for other websites: not even a picture of ours tells them that a companion is here.
"""

_REFUSED = 1008
"""The code a WebSocket is closed with for reasons of policy."""
_MISDIRECTED = 421
"""The status of a request for a host that is not this one."""


class Fence:
    """An ASGI app that serves `app` behind the fence.

    It answers only to addresses and to names of this machine: a page from elsewhere whose own name
    is made to lead here would otherwise pass for a page of this server.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._names = _own_names()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        match scope["type"]:
            case "http" if self._meant(scope):
                await self._app(scope, receive, _fenced(send))
            case "http":
                await Response(status_code=_MISDIRECTED)(scope, receive, send)
            case "websocket" if not self._meant(scope) or _foreign(scope):
                await send({"type": "websocket.close", "code": _REFUSED})
            case _:
                await self._app(scope, receive, send)

    def _meant(self, scope: Scope) -> bool:
        """Whether the host asked for is an address, or this machine by one of its names."""
        asked = Headers(scope=scope).get("host", "")
        try:
            host = urlsplit(f"//{asked}").hostname or ""
        except ValueError:
            return False
        return host.removesuffix(".") in self._names or _is_address(host)


def _own_names() -> frozenset[str]:
    """What this machine is called here and on the local network, in lower case. Asks nobody."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return frozenset({"localhost", full, short, f"{short}.local"} - {"", ".local"})


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _fenced(send: Send) -> Send:
    """A `send` that tells the browser with every answer what goes for the page."""

    async def send_fenced(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update({"Content-Security-Policy": POLICY} | _ALONE)
        await send(message)

    return send_fenced


def _foreign(scope: Scope) -> bool:
    """Whether a browser says that the page asking was loaded from another server."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    return origin is not None and origin.partition("://")[2] != headers.get("host")
