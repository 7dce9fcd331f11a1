"""The pages as a web app, for whatever serves it."""

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

# not every system knows them, and a browser starts nothing of another kind
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")


def web_app(draw: Callable[[ft.Page], Awaitable[None]]) -> ASGIApp:
    """An app that brings a browser all it needs, from this machine alone, and draws its pages."""
    return Starlette(routes=[WebSocketRoute("/ws", Transport(draw).serve), Mount("/", _Files())])


class _Files(StaticFiles):
    """The files of a page: ours, and those of Flet's client that ours do not take the place of."""

    def __init__(self) -> None:
        super().__init__(directory=resources.assets(), packages=[("flet_web", "web")], html=True)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file; what is not like the name of one is an address within the page."""
        found = super().lookup_path(path)
        if found[1] is None and PurePosixPath(path).suffix in ("", ".html"):
            return super().lookup_path("index.html")
        return found
