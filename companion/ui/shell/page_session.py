"""Opening a page, and keeping it up to date while it is open."""

import asyncio
import contextvars
from dataclasses import asdict, replace

import flet as ft

from companion.application.group.devices import device_id
from companion.application.table.snapshot import Snapshot
from companion.flet_adapter.page import clear_page, guest_secret, page_is_connected
from companion.ui.kit.text_probe import text_probe
from companion.ui.new_game.draft_storage import load_draft
from companion.ui.new_game.state import Draft, NewGameState
from companion.ui.page.context import PageContext
from companion.ui.page.preferences import load_preferences, sized, system_is_dark
from companion.ui.page.reading import Reading
from companion.ui.page.routes import is_new
from companion.ui.page.rules_address import language_of, parse
from companion.ui.page.services import Services
from companion.ui.page.updates import UpdateState, UpdateStatus, is_older
from companion.ui.page.view import View, ViewHolder
from companion.ui.shell.actions import AppActions
from companion.ui.shell.app import App
from companion.ui.shell.idle_imports import import_screens
from companion.ui.shell.kept_view import keep, with_kept

__all__ = ["PageSession", "Services", "UpdateStatus", "open_page"]


async def open_page(page: ft.Page, services: Services, kept: str = "") -> "PageSession":
    """Render the companion on a page that has just connected, and keep it up to date.

    `kept` is what `PageSession.keep` returned for the page that was loaded again.
    """
    preferences, draft = await asyncio.gather(
        load_preferences(page), load_draft(services.table if services.stores_draft else None)
    )
    secret = guest_secret(page)
    guest = None if secret is None else device_id(secret)
    if guest is not None:
        services = replace(services, table=services.table.for_guest(guest))
    route = page.route or "/"
    address = parse(route)
    view = View(
        snapshot=services.table.snapshot,
        dark=preferences.theme.is_dark(system_dark=system_is_dark(page)),
        outwards=preferences.turning and preferences.own_name is None,
        guest_device=guest,
        route=route,
        draft_revision=services.table.snapshot.revision,
        **asdict(preferences),
    )
    reading = Reading(language=language_of(address.language), beside=language_of(address.beside))
    draft = draft or Draft.of_box(view.usual_box)
    updates = UpdateState(updated=is_older(view.version) and not view.guest)
    view = replace(view, preparing=draft.edition)
    view = view.with_states(reading, NewGameState(draft), updates)
    if kept:
        view = with_kept(view, kept)
    holder = ViewHolder(sized(view, page))
    actions = AppActions(PageContext(page, holder, services))
    _show_unreadable_game(actions)
    session = PageSession(page, holder, actions)
    session.begin()
    actions.open_link(route)
    page.overlay.append(text_probe(actions.preferences.set_system_text))
    clear_page(page)
    _render(page, holder, actions)
    session.lead_to_table()
    # the reader may have left meanwhile
    if page_is_connected(page):
        page.run_task(import_screens, actions.context.device)
    return session


def _show_unreadable_game(actions: AppActions) -> None:
    """Show a notice if the last game could not be loaded and no other is being played."""
    unreadable = actions.context.services.table.unreadable
    if unreadable is not None and actions.view.snapshot.game is None:
        actions.context.show_error(unreadable)


def _render(page: ft.Page, holder: ViewHolder, actions: AppActions) -> None:
    """Render the app on the page's empty view."""
    actions.preferences.apply()
    page.render(App, holder, actions)


class PageSession:
    """Follows the size, route and connection of one page, and the shared state."""

    def __init__(self, page: ft.Page, holder: ViewHolder, actions: AppActions) -> None:
        self._page = page
        self._holder = holder
        self._actions = actions
        self._table = actions.context.services.table
        self._left = holder.view
        """The view when the client disconnected last."""

    def begin(self) -> None:
        """Follow until the page is closed."""
        page = self._page
        page.on_close = self._table.subscribe(self._on_change)
        page.on_resize = self._on_resize
        page.on_route_change = self._on_route_change
        page.on_platform_brightness_change = self._actions.preferences.follow_system
        page.on_keyboard_event = self._actions.keyboard.press
        page.on_disconnect = self._on_disconnect
        page.on_connect = self._on_connect

    def keep(self) -> str:
        """Return what the page should have again after it is loaded again."""
        return keep(self._holder.view)

    def lead_to_table(self) -> None:
        """Show a guest the game on the table, who has been invited to it and not to a menu."""
        view = self._holder.view
        if view.guest and view.playing and view.route == "/":
            self._actions.navigation.go("/table")

    def tell_of_update(self, status: UpdateStatus) -> None:
        """Show what was found out about new versions of the app."""

        async def tell() -> None:
            self._actions.updates.tell(status)

        self._page.run_task(tell)

    def _on_resize(self) -> None:
        self._holder.view = sized(self._holder.view, self._page)

    def _on_route_change(self, event: ft.RouteChangeEvent) -> None:
        view = self._holder.view
        if event.route == view.route:
            return
        if view.dialog is not None:
            # "back" closes the dialog first; the browser has already left the address
            self._actions.dialogs.close()
            self._page.navigate(view.route)
            return
        self._show_route(event.route)

    def _show_route(self, route: str) -> None:
        self._actions.navigation.follow(route)
        self._actions.open_link(route)

    def _on_disconnect(self) -> None:
        self._left = self._holder.view
        self._actions.context.tap_guard.forget()
        # an open dialog would be opened a second time when the page is rendered anew, and a picture
        # that was on its way is lost
        self._holder.view = replace(self._holder.view, dialog=None, scanning=False)
        clear_page(self._page)

    def _on_connect(self) -> None:
        actions, holder = self._actions, self._holder
        # Flet reports no new size if the device was turned while it was disconnected
        holder.view = sized(replace(holder.view, snapshot=self._table.snapshot), self._page)
        if holder.view.route != self._page.route:
            # reloaded after a tap had led elsewhere and before the browser's address changed:
            # Flet reports no change of an address that stayed the same
            self._show_route(self._page.route)
        actions.context.device.reconnect()
        if is_new(holder.view.route):
            # the client may have missed the last change
            actions.new_game.store()
        self._reopen_dialog()
        _render(self._page, holder, actions)
        actions.context.tap_guard.track_render()

    def _reopen_dialog(self) -> None:
        """Open the dialog again that was open when the client disconnected.

        Not over another screen nor a table that has changed: a dialog is about what was shown.
        """
        left, view = self._left, self._holder.view
        unchanged = (left.route, left.snapshot.revision) == (view.route, view.snapshot.revision)
        if unchanged and left.dialog is not None and view.dialog is None:
            self._holder.view = replace(
                view, dialog=left.dialog, dialog_openings=view.dialog_openings + 1
            )

    def _on_change(self, _: Snapshot) -> None:
        if page_is_connected(self._page):
            # in a copy of the context: `run_task` makes this page Flet's current page, which must
            # stay the page that was tapped on
            contextvars.copy_context().run(self._page.run_task, self._update)

    async def _update(self) -> None:
        # the page that made the change shows it already, and perhaps the next change too
        shown = self._holder.view.snapshot
        if self._table.snapshot is not shown:
            self._actions.context.show_snapshot(self._table.snapshot)
            if self._table.snapshot.game_id != shown.game_id:
                self.lead_to_table()
