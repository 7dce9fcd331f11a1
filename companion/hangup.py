"""A page that hangs up while something is being sent to it is no error."""

from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HangUp:
    """An ASGI app that serves `app`, and drops what is sent to a page that has just gone.

    The app learns that the page is gone as always, from what it receives, and puts it away in
    order; interrupted while sending, it would leave the page half put away.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        await self._app(scope, receive, _dropping(send) if scope["type"] == "websocket" else send)


def _dropping(send: Send) -> Send:
    async def send_or_drop(message: Message) -> None:
        # ASGI's sign of a connection that is no more
        with suppress(OSError):
            await send(message)

    return send_or_drop
