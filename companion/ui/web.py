"""The pages as a web app, for whatever serves it."""

from collections.abc import Awaitable, Callable

import flet as ft
from starlette.types import ASGIApp

from companion import resources


def web_app(draw: Callable[[ft.Page], Awaitable[None]]) -> ASGIApp:
    """An app that brings a browser all it needs, from this machine alone, and draws its pages."""
    app: ASGIApp = ft.run(
        draw, assets_dir=str(resources.assets()), no_cdn=True, export_asgi_app=True
    )
    return app
