"""The ASGI app of the pages: static files, and a WebSocket for each page."""

import mimetypes
import os
from collections.abc import Awaitable, Callable
from pathlib import PurePosixPath

import flet as ft
from starlette.applications import Starlette
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from companion import resources
from companion.flet_adapter.transport import Transport

# not every system knows these types, and browsers run no module of another type
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")


def web_app(draw: Callable[[ft.Page], Awaitable[None]]) -> ASGIApp:
    """Return an ASGI app that serves all a browser needs, and calls `draw` with each new page."""
    return Starlette(routes=[WebSocketRoute("/ws", Transport(draw).serve), Mount("/", _Files())])


class _Files(StaticFiles):
    """Files of `assets/`, and those of Flet's web client that `assets/` does not replace."""

    def __init__(self) -> None:
        super().__init__(directory=resources.assets(), packages=[("flet_web", "web")], html=True)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file; any other path without a file's suffix is a route of the page."""
        found = super().lookup_path(path)
        if found[1] is None and PurePosixPath(path).suffix in ("", ".html"):
            return super().lookup_path("index.html")
        return found
