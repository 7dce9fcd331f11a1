"""Serves the single page of the web app at the path of every screen."""

from collections.abc import Collection

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class SpaFallbackMiddleware:
    """Rewrites the path of a screen to "/"; the client routes by the original path.

    Static files would answer some of these paths with 404: very long ones, ones that end like a
    file name, or with characters that no file name may contain.
    """

    def __init__(self, app: ASGIApp, screens: Collection[str]) -> None:
        """Serve the page at every path whose first segment is in `screens`."""
        self._app = app
        self._screens = screens

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "http":
            path = scope["path"]
            if _first_segment(path) in self._screens:
                scope = {**scope, "path": "/", "raw_path": b"/"}
            elif path.startswith("//") and _first_segment(_single(path)) in self._screens:
                # a browser takes "//table" for another host when the client opens its socket
                await RedirectResponse(_single(path))(scope, receive, send)
                return
        await self._app(scope, receive, send)


def _single(path: str) -> str:
    return f"/{path.lstrip('/')}"


def _first_segment(path: str) -> str:
    """Return the first segment of a path; empty for "/" and for "*" of an OPTIONS request."""
    return path.removeprefix("/").partition("/")[0]
