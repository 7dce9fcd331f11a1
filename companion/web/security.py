"""Security headers, and refusal of requests for other hosts and from other origins."""

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY = "; ".join(
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
"""Restricts pages to files of this server and data they create themselves.

Flet's client requests an animation runtime from a CDN at startup and fonts from another one. The
policy blocks both, so that no third party learns of a session.
"""

_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""The first two Cross-Origin headers isolate the page, which lets it render in a worker thread.

The third keeps other websites from detecting the companion by loading one of its files.
"""

_POLICY_VIOLATION = 1008
"""WebSocket close code."""
_MISDIRECTED_REQUEST = 421
"""HTTP status."""


class SecurityMiddleware:
    """Adds security headers and serves only requests for this machine by its own pages.

    The host must be an IP address or a name of this machine: otherwise a website could point its
    own name at this server and read from it (DNS rebinding).
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._host_names = _own_host_names()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve or refuse one connection."""
        match scope["type"]:
            case "http" if self._is_for_this_host(scope):
                await self._app(scope, receive, _with_headers(send))
            case "http":
                await Response(status_code=_MISDIRECTED_REQUEST)(scope, receive, send)
            case "websocket" if not self._is_for_this_host(scope) or _is_cross_origin(scope):
                await send({"type": "websocket.close", "code": _POLICY_VIOLATION})
            case _:
                await self._app(scope, receive, send)

    def _is_for_this_host(self, scope: Scope) -> bool:
        header = Headers(scope=scope).get("host", "")
        try:
            host = urlsplit(f"//{header}").hostname or ""
        except ValueError:
            return False
        return host.removesuffix(".") in self._host_names or _is_ip_address(host)


def _own_host_names() -> frozenset[str]:
    """Return the names of this machine in lower case, without a DNS query."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return frozenset({"localhost", full, short, f"{short}.local"} - {"", ".local"})


def _is_ip_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _with_headers(send: Send) -> Send:
    """Return a `send` that adds the security headers to responses."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(_HEADERS)
        await send(message)

    return send_with_headers


def _is_cross_origin(scope: Scope) -> bool:
    """Return whether a connection is not opened by a page of this server.

    Browsers name the page's origin. Other programs usually send none, and are refused.
    """
    headers = Headers(scope=scope)
    return headers.get("origin", "").partition("://")[2] != headers.get("host")
