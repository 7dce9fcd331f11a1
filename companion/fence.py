"""A fence around the web app: no page calls out, and no page from elsewhere gets in."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
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
        "base-uri 'self'",
        "frame-ancestors 'none'",
    )
)
"""What the browser lets the page load: this server's files and what the page makes itself.

The web client asks a network of mirrors for an animation runtime at its start and would ask others
for fonts; with this the browser refuses it, so that nobody's tablet tells anybody about an evening.
"""

_REFUSED = 1008
"""The code a WebSocket is closed with for reasons of policy."""


class Fence:
    """An ASGI app that serves `app` behind the fence."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "websocket" and _foreign(Headers(scope=scope)):
            await send({"type": "websocket.close", "code": _REFUSED})
        elif scope["type"] == "http":

            async def send_fenced(message: Message) -> None:
                if message["type"] == "http.response.start":
                    MutableHeaders(scope=message)["Content-Security-Policy"] = POLICY
                await send(message)

            await self._app(scope, receive, send_fenced)
        else:
            await self._app(scope, receive, send)


def _foreign(headers: Headers) -> bool:
    """Whether a browser says that the page asking was loaded from another server."""
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")
