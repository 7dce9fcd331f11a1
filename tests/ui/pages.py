"""A page without a browser: Flet's own session with nobody at the other end of its connection."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, cast

import flet as ft

from companion.application.table_service import TableService
from companion.content import Library
from companion.core.boxes import EditionId
from companion.core.commands import Entry, Swap
from companion.core.setup import Setup
from companion.ui.actions.page_actions import PageActions
from companion.ui.actions.services import Services
from companion.ui.actions.view_holder import ViewHolder
from companion.ui.app import App
from companion.ui.page_session import PageSession
from companion.ui.state.view import View
from tests.flet_client import (
    FakeClient,
    connect,
    control_id,
    encoded_page,
    make_current,
    page_controls,
)
from tests.storage.memory import MemoryStore
from tests.ui.drawn import controls, read_out, words

LIBRARY = Library.load()
CARDS = ("judge", "bishop", "king", "queen", "thief", "cheat")
SETUP = Setup(EditionId.FIRST, ("Adele", "Bruno", "Cedric", "David"), CARDS, 0, 1)
OPENING = (Swap(),) * 4


def empty_store() -> MemoryStore:
    """A store nobody has kept anything in."""
    return MemoryStore(lambda: datetime(2026, 1, 1, tzinfo=UTC))


class FakeNetwork:
    """Network access with the given URLs, or none until `allow_lan`."""

    def __init__(self, addresses: tuple[str, ...] | None = None) -> None:
        self._addresses = addresses

    def lan_urls(self) -> tuple[str, ...] | None:
        """Return the URLs; None while access is local."""
        return self._addresses

    async def allow_lan(self) -> None:
        """Set a fixed URL."""
        self._addresses = ("http://10.0.0.2:8551/",)


def shared_on(
    store: MemoryStore | None = None, elsewhere: tuple[str, ...] | None = None
) -> Services:
    """What all pages share on this store, or on an empty one."""
    store = store or empty_store()
    return Services(TableService(store), LIBRARY, FakeNetwork(elsewhere))


def begun(
    *entries: Entry,
    setup: Setup = SETUP,
    tablet_holds_coins: bool = False,
    store: MemoryStore | None = None,
) -> tuple[TableService, Services]:
    """A game with these entries, and the services of the pages that show it."""
    shared = shared_on(store)
    live = shared.table
    live.start(setup, live.snapshot.revision, tablet_holds_coins=tablet_holds_coins)
    if entries:
        live.submit(entries, live.snapshot.revision)
    return live, shared


class _PageStub:
    """A page without a browser or a device."""

    def navigate(self, route: str) -> None:
        """Do nothing: there is no address bar."""

    def run_task(self, *task: object) -> None:
        """Do nothing: there is no device that could store anything."""


def actions_of(holder: ViewHolder, services: Services) -> PageActions:
    """The actions of a view that no page renders."""
    return PageActions(cast(ft.Page, _PageStub()), holder, services)


class OpenPage:
    """One page showing the table, tapped by the names its buttons show."""

    def __init__(self, services: Services) -> None:
        self.line = FakeClient()
        self._session = connect(self.line)
        now = services.table.snapshot
        self.holder = ViewHolder(View(now, route="/table", draft_revision=now.revision))
        self.actions = PageActions(self._session.page, self.holder, services)
        self._session.apply_page_patch({"route": "/table"})
        PageSession(self._session.page, self.holder, self.actions).begin()
        self._session.page.render(App, self.holder, self.actions)

    def show(self, **shown: Any) -> None:
        """Have its screen show something else; it is drawn when it settles."""
        self.holder.view = replace(self.holder.view, **shown)

    @property
    def uncovered(self) -> int:
        """How often its device was told to note that it shows what the app draws."""
        return self.line.asked.count("set")

    async def visit(self, route: str) -> None:
        """Show the screen of a route."""
        # otherwise the page opened last would be drawn
        make_current(self._session)
        self._session.apply_page_patch({"route": route})
        self.show(route=route)
        await self.settle()

    async def back_to(self, route: str) -> None:
        """The browser's own way back."""
        page = self._session.page
        self._session.apply_page_patch({"route": route})
        assert page.on_route_change is not None
        page.on_route_change(ft.RouteChangeEvent(name="route_change", control=page, route=route))
        await self.settle()

    async def turn_out_to_be(self, **device: Any) -> None:
        """Be told by the client what the device is."""
        self._session.apply_page_patch(device)
        await self.settle()

    async def settle(self) -> None:
        """Let everything be drawn that is waiting to be."""
        for _ in range(5):
            await asyncio.sleep(0.02)

    def button(self, label: str) -> int:
        """What the client calls the button that shows or covers these words. Fails without one."""
        found = [
            control
            for shown in self.controls()
            if isinstance(shown, ft.Button | ft.TextButton | ft.MergeSemantics)
            and label in _lines(shown)
            for control in controls(shown)
            if isinstance(control, ft.Button | ft.TextButton)
        ]
        assert found, f"no button says {label}"
        return control_id(found[-1])

    def row(self, key: str) -> int:
        """What the client calls the row with this key. Fails if there is none."""
        found = [
            control
            for control in self.controls()
            if isinstance(control, ft.Container) and control.key == key
        ]
        assert found, f"no row is called {key}"
        return control_id(found[-1])

    def named(self, key: str) -> list[ft.BaseControl]:
        """What is on the page under this key."""
        return [each for each in self.controls() if getattr(each, "key", None) == key]

    def controls(self) -> list[ft.BaseControl]:
        """All controls on the page."""
        return page_controls(self._session)

    async def lose_line(self) -> None:
        """Have the line cut."""
        await self._session.disconnect(session_timeout_seconds=60)
        await self.settle()

    def told_when_back(self) -> str:
        """What a client that comes back is told first: all of the page as it is."""
        return encoded_page(self._session.page)

    async def come_back(self, **device: Any) -> None:
        """Be connected again after the line was cut; `device` is what the client tells by then."""
        self._session.apply_page_patch(device)
        self.told_when_back()
        await self._session.connect(self.line)
        await self.settle()

    async def press(self, label: str) -> None:
        """A tap on a button that shows no words, by what it is called."""
        found = [
            each.content
            for each in self.controls()
            if isinstance(each, ft.Semantics) and each.label == label and each.content
        ]
        assert found, f"nothing is called {label}"
        await self.tap(control_id(found[-1]))

    def read_out(self) -> list[str]:
        """What a screen reader says of the page by itself whenever it changes."""
        return [said for each in self.controls() if _is_live(each) for said in read_out(each)]

    def locked(self) -> set[str]:
        """What the buttons are called that show no words and cannot be tapped."""
        return {
            each.label
            for each in self.controls()
            if isinstance(each, ft.Semantics) and each.label and _is_locked(each.content)
        }

    def options(self) -> ft.RadioGroup:
        """The options of which one is chosen. Fails if there are none."""
        *_, found = (each for each in self.controls() if isinstance(each, ft.RadioGroup))
        return found

    async def choose(self, value: str) -> None:
        """A tap on an option, which the client shows as chosen before anybody else knows."""
        control = control_id(self.options())
        self._session.apply_patch(control, {"value": value})
        await self._session.dispatch_event(control, "change", value)
        await self.settle()

    def _mark(self, key: str) -> ft.Checkbox:
        row = self._session.index[self.row(key)]
        (found,) = (each for each in controls(row) if isinstance(each, ft.Checkbox))
        return found

    def is_ticked(self, key: str) -> bool:
        """Whether the client shows the row as ticked."""
        return bool(self._mark(key).value)

    async def tick(self, key: str) -> None:
        """A tap on a row's mark, which the client shows as ticked before anybody else knows."""
        mark = control_id(self._mark(key))
        self._session.apply_patch(mark, {"value": not self.is_ticked(key)})
        await self._session.dispatch_event(mark, "change", None)
        await self.settle()

    async def dismiss(self) -> None:
        """A tap beside the dialog, with which the client takes it away. Fails if there is none."""
        *_, dialog = (each for each in self.controls() if isinstance(each, ft.AlertDialog))
        await self._session.dispatch_event(control_id(dialog), "dismiss", None)
        await self.settle()

    async def type(self, label: str, text: str) -> None:
        """All that stands in a field once it is typed. Fails if there is no such field."""
        field = self._field(label)
        self._session.apply_patch(field, {"value": text})
        await self._session.dispatch_event(field, "change", text)
        await self.settle()

    async def submit(self, label: str, text: str | None) -> None:
        """Enter in a field. Fails if there is no such field."""
        await self._session.dispatch_event(self._field(label), "submit", text)
        await self.settle()

    def _field(self, label: str) -> int:
        (field,) = (
            each
            for each in self.controls()
            if isinstance(each, ft.TextField) and each.label == label
        )
        return control_id(field)

    async def tap(self, *controls: int) -> None:
        """A tap on what the client knew under this number, whatever has become of it.

        Of several taps, all come before the first of them is drawn.
        """
        for control in controls:
            await self._session.dispatch_event(control, "click", None)
        await self.settle()


def fresh(store: MemoryStore | None = None, elsewhere: tuple[str, ...] | None = None) -> OpenPage:
    """A page without a game."""
    return OpenPage(shared_on(store, elsewhere))


async def opened(services: Services, **shown: Any) -> OpenPage:
    """A page that has drawn the table, or whatever else is to be `shown`."""
    page = OpenPage(services)
    page.show(**shown)
    await page.settle()
    return page


def _is_live(control: object) -> bool:
    return isinstance(control, ft.Semantics) and bool(control.live_region)


def _is_locked(control: object) -> bool:
    return isinstance(control, ft.Button) and bool(control.disabled)


def _lines(control: object) -> list[str]:
    return [line for each in words(control) for line in each.splitlines()]
