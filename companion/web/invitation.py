"""The invitation that other devices need: a secret in the link that the tablet shows as a code."""

import asyncio
import secrets
from hmac import compare_digest
from http import HTTPStatus
from urllib.parse import parse_qsl, urlencode

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from companion.web.devices import IS_LOCAL, cookie

COOKIE = "mascarade-invitation"
PARAMETER = "invitation"
"""Of the link's query."""
_BYTES = 16
_SECONDS = 12 * 3600
"""How long a device keeps its invitation: an evening."""
_CLOSE = {"type": "websocket.close", "code": 1008}


class Invitation:
    """The current secret. Devices with an earlier one must scan again."""

    def __init__(self) -> None:
        self.code = secrets.token_urlsafe(_BYTES)
        self.connections = set[asyncio.Timeout]()
        """Those of invited devices; each ends once its time is up."""

    def invites(self, code: str) -> bool:
        """Return whether a code is the current secret, in constant time."""
        return compare_digest(code.encode(), self.code.encode())

    def link(self, url: str) -> str:
        """Return a URL that invites whoever opens it."""
        return f"{url}?{urlencode({PARAMETER: self.code})}"

    def renew(self) -> None:
        """Replace the secret, and end the connections of devices that had the earlier one."""
        self.code = secrets.token_urlsafe(_BYTES)
        while self.connections:
            self.connections.pop().reschedule(0)


class InvitationMiddleware:
    """Serves other devices only with the invitation: from the link at first, then in a cookie."""

    def __init__(self, app: ASGIApp, invitation: Invitation) -> None:
        self._app = app
        self._invitation = invitation

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection, or refuse it."""
        match scope["type"]:
            case "websocket" if not scope[IS_LOCAL]:
                await self._connect(scope, receive, send)
            case "http" if not scope[IS_LOCAL]:
                await (self._answer(scope) or self._app)(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    def _answer(self, scope: Scope) -> Response | None:
        """Return the answer to a request that is not passed on: a redirection, or the refusal."""
        parameters = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        codes = [value for name, value in parameters if name == PARAMETER]
        if not any(map(self._invitation.invites, [*codes, cookie(scope, COOKIE)])):
            return _refusal(scope)
        if not codes:
            return None
        # the secret leaves the address, where others could read or share it
        query = urlencode([(name, value) for name, value in parameters if name != PARAMETER])
        path = "/" + scope["path"].lstrip("/")
        answer = RedirectResponse(f"{path}?{query}" if query else path, HTTPStatus.SEE_OTHER)
        answer.set_cookie(
            COOKIE, self._invitation.code, max_age=_SECONDS, httponly=True, samesite="lax"
        )
        return answer

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a page until either end closes the connection or the invitation is renewed."""
        if not self._invitation.invites(cookie(scope, COOKIE)):
            await send(_CLOSE)
            return
        connections = self._invitation.connections
        try:
            async with asyncio.timeout(None) as end:
                connections.add(end)
                await self._app(scope, receive, send)
        except TimeoutError:
            if not end.expired():
                raise
            await send(_CLOSE)
        finally:
            connections.discard(end)


def _refusal(scope: Scope) -> Response:
    """Return a page that says in the device's language to scan the code."""
    # slow to import, and needed only here
    from companion.i18n import best_language
    from companion.i18n.messages import messages

    accepted = Headers(scope=scope).get("accept-language", "")
    language = best_language(each.partition(";")[0] for each in accepted.split(","))
    sentence = messages(language).text("phones-uninvited")
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Mascarade</title>'
        '<meta name="viewport" content="width=device-width">'
        "<style>body{background:#14111b;color:#f3ead8;font:22px/1.4 sans-serif;display:grid;"
        "place-content:center;min-height:90vh;margin:2em;text-align:center}</style>"
        f"<p>{sentence}</p></html>"
    )
    return HTMLResponse(page, HTTPStatus.FORBIDDEN)
