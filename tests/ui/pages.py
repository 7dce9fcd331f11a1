"""A page without a browser: Flet's own session with nobody at the other end of its connection."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, cast

import flet as ft
import pytest

from companion.application.memory_store import MemoryStore
from companion.application.table.service import TableService
from companion.content import Library
from companion.core.boxes import EditionId
from companion.core.commands import Entry, Swap
from companion.core.setup import Setup
from companion.flet_adapter.device import Device
from companion.ui.page.context import PageContext
from companion.ui.page.services import Services
from companion.ui.page.view import View, ViewHolder
from companion.ui.shell.actions import AppActions
from companion.ui.shell.app import App
from companion.ui.shell.page_session import PageSession
from tests.flet_client import (
    FakeClient,
    connect,
    control_id,
    encoded_page,
    encoded_views,
    make_current,
    page_controls,
)
from tests.simulated_time import until_idle
from tests.ui.control_tree import controls, read_out, words

LIBRARY = Library.load()
CARDS = ("judge", "bishop", "king", "queen", "thief", "cheat")
SETUP = Setup(EditionId.FIRST, ("Adele", "Bruno", "Cedric", "David"), CARDS, 0, 1)
OPENING = (Swap(),) * 4


def empty_store() -> MemoryStore:
    """A store without games or settings."""
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
        self._addresses = ("http://10.0.0.2:8551/?invitation=1",)

    def renew_invitation(self) -> None:
        """Count the invitation up."""
        self._addresses = tuple(f"{url[:-1]}{int(url[-1]) + 1}" for url in self._addresses or ())


def saved_files(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """The files that devices save from now on, by name."""
    files: dict[str, bytes] = {}

    async def save(_: Device, name: str, data: bytes) -> bool:
        files[name] = data
        return True

    monkeypatch.setattr(Device, "save_file", save)
    return files


def services_on(
    store: MemoryStore | None = None, elsewhere: tuple[str, ...] | None = None
) -> Services:
    """Services on this store, or on an empty one."""
    store = store or empty_store()
    return Services(TableService(store), LIBRARY, FakeNetwork(elsewhere))


def start_game(
    *entries: Entry,
    setup: Setup = SETUP,
    tablet_holds_coins: bool = False,
    store: MemoryStore | None = None,
) -> tuple[TableService, Services]:
    """A game with these entries, and the services of the pages that show it."""
    shared = services_on(store)
    service = shared.table
    service.start(setup, service.snapshot.revision, tablet_holds_coins=tablet_holds_coins)
    if entries:
        service.submit(entries, service.snapshot.revision)
    return service, shared


class _PageStub:
    """A page without a browser or a device."""

    def navigate(self, route: str) -> None:
        """Do nothing: there is no address bar."""

    def run_task(self, *task: object) -> None:
        """Do nothing: there is no device that could store anything."""


def actions_of(holder: ViewHolder, services: Services) -> AppActions:
    """The actions of a view that no page renders."""
    return AppActions(PageContext(cast(ft.Page, _PageStub()), holder, services))


class OpenPage:
    """A page without a browser that shows the table; taps are events of its controls."""

    def __init__(self, services: Services) -> None:
        self.line = FakeClient()
        self._session = connect(self.line)
        now = services.table.snapshot
        self.holder = ViewHolder(View(now, route="/table", draft_revision=now.revision))
        self.actions = AppActions(PageContext(self._session.page, self.holder, services))
        self._session.apply_page_patch({"route": "/table"})
        PageSession(self._session.page, self.holder, self.actions).begin()
        self._session.page.render(App, self.holder, self.actions)

    def show(self, *states: object, **shown: Any) -> None:
        """Replace states of features, and fields of its view; `settle` renders it."""
        self.holder.view = replace(self.holder.view.with_states(*states), **shown)

    @property
    def uncovered(self) -> int:
        """How often the cover was removed from the page."""
        return self.line.asked.count("set")

    async def visit(self, route: str) -> None:
        """Show the screen of a route."""
        # otherwise the page opened last would be rendered
        make_current(self._session)
        self._session.apply_page_patch({"route": route})
        self.show(route=route)
        await self.settle()

    async def browser_back(self, route: str) -> None:
        """Go to a route with the browser's back button."""
        page = self._session.page
        self._session.apply_page_patch({"route": route})
        assert page.on_route_change is not None
        page.on_route_change(ft.RouteChangeEvent(name="route_change", control=page, route=route))
        await self.settle()

    async def press_keys(self, key: str, **held: bool) -> None:
        """Press a key while `ctrl`, `shift`, `alt` or `meta` are held."""
        page = self._session.page
        assert page.on_keyboard_event is not None
        keys = {"ctrl": False, "shift": False, "alt": False, "meta": False} | held
        page.on_keyboard_event(
            ft.KeyboardEvent(name="keyboard_event", control=page, key=key, **keys)
        )
        await self.settle()

    def focused(self) -> list[str]:
        """The semantics labels of buttons that were given the focus, in order."""
        labels = {
            control_id(each.content): each.label or ""
            for each in self.controls()
            if isinstance(each, ft.Semantics) and isinstance(each.content, ft.TextButton)
        }
        return [labels.get(each, "") for each in self.line.focused]

    async def receive(self, **device: Any) -> None:
        """Receive properties of the device from the client."""
        self._session.apply_page_patch(device)
        await self.settle()

    async def settle(self) -> None:
        """Wait until everything pending is done and rendered, also what threads do."""
        await until_idle()

    def button(self, label: str) -> int:
        """The id of the button that shows or covers these words. Fails without one."""
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

    def menu_row(self, label: str) -> int:
        """The id of the row of a menu that says this."""
        (found,) = (
            each
            for each in self.controls()
            if isinstance(each, ft.PopupMenuItem) and label in words(each)
        )
        return control_id(found)

    def row(self, key: str) -> int:
        """The id of what takes taps on the row with this key. Fails without one."""
        *_, row = self.named(key)
        taps = (each for each in controls(row) if getattr(each, "on_click", None))
        return control_id(next(taps, row))

    def named(self, key: str) -> list[ft.BaseControl]:
        """The controls with this key."""
        return [each for each in self.controls() if getattr(each, "key", None) == key]

    def texts(self) -> list[str]:
        """All texts on the page, in order."""
        return [each.value for each in self.controls() if isinstance(each, ft.Text)]

    def controls(self) -> list[ft.BaseControl]:
        """All controls on the page."""
        return page_controls(self._session)

    async def disconnect(self) -> None:
        """Disconnect the client."""
        await self._session.disconnect(session_timeout_seconds=60)
        await self.settle()

    def sent_on_reconnect(self) -> str:
        """The whole page as sent to a reconnecting client."""
        return encoded_page(self._session.page)

    def encoded_controls(self) -> str:
        """All controls as sent to a client, without Flet's themes."""
        return encoded_views(self._session.page)

    async def reconnect(self, **device: Any) -> None:
        """Reconnect the client; `device` has its new properties."""
        self._session.apply_page_patch(device)
        self.sent_on_reconnect()
        await self._session.connect(self.line)
        await self.settle()

    async def press(self, label: str) -> None:
        """Tap a button without words, by its semantics label."""
        found = [
            each.content
            for each in self.controls()
            if isinstance(each, ft.Semantics) and each.label == label and each.content
        ]
        assert found, f"nothing is called {label}"
        await self.tap(control_id(found[-1]))

    def read_out(self) -> list[str]:
        """The words in live regions, which a screen reader reads out on changes."""
        return [said for each in self.controls() if _is_live(each) for said in read_out(each)]

    def locked(self) -> set[str]:
        """The semantics labels of disabled buttons."""
        return {
            each.label
            for each in self.controls()
            if isinstance(each, ft.Semantics) and each.label and _is_locked(each.content)
        }

    def options(self) -> ft.RadioGroup:
        """The last radio group. Fails without one."""
        *_, found = (each for each in self.controls() if isinstance(each, ft.RadioGroup))
        return found

    async def choose(self, value: str) -> None:
        """Tap an option."""
        await self.tap(self.row(value))

    def is_ticked(self, key: str) -> bool:
        """Whether the client shows the row as ticked."""
        *_, row = self.named(key)
        (mark,) = (each for each in controls(row) if isinstance(each, ft.Checkbox))
        return bool(mark.value)

    async def tick(self, key: str) -> None:
        """Tap a row with a checkbox."""
        await self.tap(self.row(key))

    async def lay_out(self, key: str, width: float, height: float) -> None:
        """Report the size that the client has given the control with this key."""
        (control,) = self.named(key)
        size = {"w": width, "h": height}
        await self._session.dispatch_event(control_id(control), "size_change", size)
        await self.settle()

    async def tap_at(self, key: str, x: float) -> None:
        """Tap the control with this key, `x` pixels from its left."""
        (control,) = self.named(key)
        where = {"k": "touch", "l": {"x": x, "y": 0.0}, "g": {"x": x, "y": 0.0}}
        await self._session.dispatch_event(control_id(control), "tap_up", where)
        await self.settle()

    async def dismiss(self) -> None:
        """Tap beside the dialog, which the client removes. Fails without one."""
        *_, dialog = (each for each in self.controls() if isinstance(each, ft.AlertDialog))
        await self._session.dispatch_event(control_id(dialog), "dismiss", None)
        await self.settle()

    async def type(self, label: str, text: str) -> None:
        """Type into a field; `text` is all of its content. Fails without such a field."""
        field = self._field(label)
        self._session.apply_patch(field, {"value": text})
        await self._session.dispatch_event(field, "change", text)
        await self.settle()

    async def submit(self, label: str, text: str | None) -> None:
        """Press Enter in a field. Fails without such a field."""
        await self._session.dispatch_event(self._field(label), "submit", text)
        await self.settle()

    def _field(self, label: str) -> int:
        (field,) = (
            each
            for each in self.controls()
            if isinstance(each, ft.TextField) and each.label == label
        )
        return control_id(field)

    async def hold(self, control: int) -> None:
        """Press the control with this id for so long that the client takes it for a long press."""
        await self._session.dispatch_event(control, "long_press", None)
        await self.settle()

    async def tap(self, *controls: int) -> None:
        """Tap the controls with these ids, whatever has become of them; then render."""
        for control in controls:
            await self._session.dispatch_event(control, "click", None)
        await self.settle()


def page_without_game(
    store: MemoryStore | None = None, elsewhere: tuple[str, ...] | None = None
) -> OpenPage:
    """A page without a game."""
    return OpenPage(services_on(store, elsewhere))


async def open_page(services: Services, *states: object, **shown: Any) -> OpenPage:
    """A rendered page; `states` and `shown` replace states and fields of its view."""
    page = OpenPage(services)
    page.show(*states, **shown)
    await page.settle()
    return page


def _is_live(control: object) -> bool:
    return isinstance(control, ft.Semantics) and bool(control.live_region)


def _is_locked(control: object) -> bool:
    return isinstance(control, ft.Button) and bool(control.disabled)


def _lines(control: object) -> list[str]:
    return [line for each in words(control) for line in each.splitlines()]
