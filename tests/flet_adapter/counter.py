"""An app that counts taps, served by the transport."""

import asyncio

import flet as ft

from companion.flet_adapter.transport import Transport


class Counter:
    """An app with one button, which records its pages and their events."""

    def __init__(self) -> None:
        self.pages: list[ft.Page] = []
        self.transport = Transport(self.draw)
        self.events: list[str] = []
        self.drawn = asyncio.Event()

    async def draw(self, page: ft.Page) -> None:
        self.pages.append(page)
        page.on_connect = lambda _: self.events.append("connect")
        page.on_disconnect = lambda _: self.events.append("disconnect")
        page.on_close = lambda _: self.events.append("close")
        page.on_route_change = lambda event: self.events.append(event.route)
        self.button = ft.Button("Count", on_click=lambda _: self.events.append("click"))
        page.add(self.button)
        self.drawn.set()
