"""Opening a page: find out about the device, draw the app, and follow the table."""

import asyncio
import contextvars
from dataclasses import replace

import flet as ft

from companion.application.table_service import Snapshot
from companion.flet_adapter.page import clear_page, page_is_connected
from companion.ui.actions.desk import Desk
from companion.ui.actions.draft_storage import earlier_draft
from companion.ui.actions.preferences import earlier_wishes
from companion.ui.actions.services import Services
from companion.ui.app import App
from companion.ui.screens.new_game.set_sharing import open_route
from companion.ui.state.routes import is_new
from companion.ui.state.rules_address import language_of, parse
from companion.ui.state.view import Draft, Reading, Screen, View

__all__ = ["Services", "open_page"]


async def open_page(page: ft.Page, services: Services) -> None:
    """Draw the companion on a page that has just connected, and keep it true from then on."""
    wished, draft = await asyncio.gather(earlier_wishes(page), earlier_draft())
    route = page.route or "/"
    asked = parse(route)
    view = View(
        snapshot=services.table.snapshot,
        language=wished.language,
        dark=wished.dark,
        still=wished.still,
        route=route,
        reading=Reading(language=language_of(asked.language), beside=language_of(asked.beside)),
    )
    screen = Screen(_sized(view, page))
    desk = Desk(page, screen, services)
    screen.view = replace(screen.view, draft=draft or Draft(edition=screen.view.usual_box))
    desk.tell_unreadable()
    open_route(desk, route)
    PageSession(page, screen, desk).begin()
    clear_page(page)
    _draw(page, screen, desk)


def _draw(page: ft.Page, screen: Screen, desk: Desk) -> None:
    """Draw all of it on the page's empty view."""
    desk.wishes.dress()
    page.render(App, screen, desk)


def _sized(view: View, page: ft.Page) -> View:
    """The view with the room that the device has."""
    return replace(view, width=page.width or 1280, height=page.height or 800)


class PageSession:
    """Keeps one page true: to its device's size, its address, its line, and the table."""

    def __init__(self, page: ft.Page, screen: Screen, desk: Desk) -> None:
        self._page = page
        self._screen = screen
        self._desk = desk
        self._table = desk.services.table

    def begin(self) -> None:
        """Follow from now on until the page is closed."""
        page = self._page
        page.on_close = self._table.subscribe(self._told)
        page.on_resize = self._resized
        page.on_route_change = self._routed
        page.on_disconnect = self._cut_off
        page.on_connect = self._connected

    def _resized(self) -> None:
        self._screen.view = _sized(self._screen.view, self._page)

    def _routed(self, event: ft.RouteChangeEvent) -> None:
        view = self._screen.view
        if event.route == view.route:
            return
        if view.dialog is not None:
            # the way back leads out of the dialog first; the browser has already left the address
            self._desk.open(None)
            self._page.navigate(view.route)
            return
        self._arrive(event.route)

    def _arrive(self, route: str) -> None:
        self._desk.arrived(route)
        open_route(self._desk, route)

    def _cut_off(self) -> None:
        # a dialog would be laid over the page once more when it is drawn anew
        self._screen.view = replace(self._screen.view, dialog=None)
        clear_page(self._page)

    def _connected(self) -> None:
        desk, screen = self._desk, self._screen
        # Flet tells of no new size where the device was turned while it was away
        screen.view = _sized(replace(screen.view, snapshot=self._table.snapshot), self._page)
        if screen.view.route != self._page.route:
            # reloaded after a tap had led elsewhere and before the browser's address changed:
            # Flet reports no change of an address that stayed the same
            self._arrive(self._page.route)
        desk.device.reconnect()
        if is_new(screen.view.route):
            # what was changed last may not have been heard
            desk.keep_draft()
        _draw(self._page, screen, desk)
        desk.sight.drew()

    def _told(self, _: Snapshot) -> None:
        if page_is_connected(self._page):
            # it makes this page the current one, which has to stay the page that was tapped on
            contextvars.copy_context().run(self._page.run_task, self._update)

    async def _update(self) -> None:
        # one's own tap has drawn it already, and perhaps the tap after it too
        if self._table.snapshot is not self._screen.view.snapshot:
            self._desk.show(self._table.snapshot)
