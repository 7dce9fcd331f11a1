"""Makes browsers revalidate every cached file, so that a page never mixes two versions."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class CacheHeadersMiddleware:
    """Sends `Cache-Control: no-cache` with every response.

    Browsers would otherwise use cached files for weeks, and after an update run the client of one
    version against the server of another. An unchanged file is answered with 304, without a body.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""

        async def send_with_header(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["Cache-Control"] = "no-cache"
            await send(message)

        await self._app(scope, receive, send_with_header)
