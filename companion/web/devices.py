"""Which device a connection comes from: this machine or another one, and its secret in a cookie."""

import ipaddress
import secrets

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "mascarade-device"
DEVICE, IS_LOCAL = "device", "is_local"
"""Keys of a connection's scope: the device's secret, empty without one; `is_local`."""

_DAYS = 400
"""How long the cookie is kept: as long as browsers allow."""


class DeviceMiddleware:
    """Gives each device a secret with the first page it loads, and names it to the app.

    A page may be resumed only by the device that opened it. The id of its session is no secret: it
    stands in the page's storage and in messages.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        device = cookie(scope, COOKIE)
        scope = {**scope, DEVICE: device, IS_LOCAL: is_local(scope)}
        # browsers ask for pages so; several files loaded at once would get a secret each
        asks_for_page = "text/html" in Headers(scope=scope).get("accept", "")
        if device or not asks_for_page:
            await self._app(scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).append("Set-Cookie", _new_cookie())
            await send(message)

        await self._app(scope, receive, send_with_cookie)


def cookie(scope: Scope, name: str) -> str:
    """Return the value of a cookie that came with a connection; empty without one."""
    return HTTPConnection(scope).cookies.get(name, "")


def is_local(scope: Scope) -> bool:
    """Return whether a connection comes from this machine, by whichever of its addresses."""
    client, server = scope.get("client"), scope.get("server")
    if client is None:
        # a connection that is already lost
        return False
    # a server's own browser reaches one of its addresses from that same address
    own_address = server is not None and client[0] == server[0]
    return own_address or _is_loopback(client[0])


def _is_loopback(host: str) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    # a dual-stack socket reports 127.0.0.1 as ::ffff:127.0.0.1
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback


def _new_cookie() -> str:
    # not "Secure": other devices on the network have plain http only. "Lax": a link opened from
    # another app still shows who opens it.
    age = _DAYS * 24 * 3600
    return f"{COOKIE}={secrets.token_hex(16)}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax"
