"""A secret for each device, kept in a cookie."""

import secrets

from starlette.datastructures import MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "mascarade-device"
SCOPE_KEY = "device"
"""Where the scope of a connection has the device's secret; missing without a cookie."""

_DAYS = 400
"""How long the cookie is kept: as long as browsers allow."""


class DeviceCookieMiddleware:
    """Gives each device a secret with the first page it loads, and names it to the app.

    A page may be resumed only by the device that opened it. The id of its session is no secret: it
    stands in the page's storage and in messages.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if device := _device(scope):
            await self._app({**scope, SCOPE_KEY: device}, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                # only pages: several files loaded at once would get a secret each
                if headers.get("content-type", "").startswith("text/html"):
                    headers.append("Set-Cookie", _new_cookie())
            await send(message)

        await self._app(scope, receive, send_with_cookie)


def _device(scope: Scope) -> str | None:
    """Return the device's secret, if it sent one."""
    for name, value in scope.get("headers", ()):
        if name == b"cookie" and (secret := cookie_parser(value.decode("latin-1")).get(COOKIE)):
            return secret
    return None


def _new_cookie() -> str:
    # not "Secure": other devices on the network have plain http only. "Lax": a link opened from
    # another app still shows who opens it.
    age = _DAYS * 24 * 3600
    return f"{COOKIE}={secrets.token_hex(16)}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax"
