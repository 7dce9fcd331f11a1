"""All addresses of screens lead to the one page of the web app, whatever else stands in them."""

from collections.abc import Collection

from starlette.types import ASGIApp, Receive, Scope, Send


class OnePage:
    """An ASGI app that serves `app`, and its first page at every address of a screen.

    Some of these addresses are very long, end like a file's name, or hold what no file name may:
    looked up as files, they would not be found.
    """

    def __init__(self, app: ASGIApp, screens: Collection[str]) -> None:
        """`screens` are the first pieces of those addresses."""
        self._app = app
        self._screens = screens

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "http" and _first(scope["path"]) in self._screens:
            scope = {**scope, "path": "/", "raw_path": b"/"}
        await self._app(scope, receive, send)


def _first(path: str) -> str:
    """The first piece of a path; one asked for in an odd way may have none."""
    return path.removeprefix("/").partition("/")[0]
