"""No browser shows a page of the version before."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Fresh:
    """An ASGI app that serves `app`, and has browsers ask whether what they keep is still the same.

    Left to themselves they use old files for weeks, and after an update the client of one version
    would talk to the server of another. What is the same is not sent again.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        await self._app(scope, receive, _asked_for(send))


def _asked_for(send: Send) -> Send:
    async def send_asked_for(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message)["Cache-Control"] = "no-cache"
        await send(message)

    return send_asked_for
