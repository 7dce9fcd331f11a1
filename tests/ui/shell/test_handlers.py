"""All screens of the gallery are drawn; what Flet calls when something on them is tapped."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from inspect import Parameter, signature

import flet as ft
import pytest

from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.page.services import Services
from tests.async_runner import async_test
from tests.tools.gallery.reached import Setting, store_games
from tests.tools.gallery.screens import SCREENS
from tests.ui.pages import OpenPage, empty_store, services_on

_SCREENS = [name for name in SCREENS if not name.startswith("law-")]
_AT_ONCE = 12
_FAILED = messages(Language.EN).text("error-page")
_FLET = "flet.controls.base_page"
_ONE = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


def _handlers(page: OpenPage) -> Iterator[tuple[str, Callable[..., object]]]:
    for control in page.controls():
        for name in (each.name for each in fields(control) if each.name.startswith("on_")):
            handler = getattr(control, name)
            # Flet wraps what a dialog calls when it is dismissed
            if handler is not None and getattr(handler, "__module__", "") != _FLET:
                yield f"{type(control).__name__}.{name}", handler


def _takes_event_unasked(handler: Callable[..., object]) -> bool:
    """Return whether Flet passes its event to a parameter that doesn't wait for one.

    It passes the event to whatever has any parameter, also one with a value or of keywords.
    """
    taken = [*signature(handler).parameters.values()]
    one = len(taken) == 1 and taken[0].kind in _ONE and taken[0].default is Parameter.empty
    return bool(taken) and not one


def test_open_parameters_take_the_event() -> None:
    def confirm(*, final: bool = False, **more: object) -> None: ...

    def measured(event: ft.Event[ft.BaseControl]) -> None: ...

    assert _takes_event_unasked(confirm)
    assert not _takes_event_unasked(measured)
    assert not _takes_event_unasked(lambda: None)


@pytest.fixture(scope="module")
def services() -> Services:
    """Services with the games of the gallery."""
    services = services_on(empty_store())
    store_games(services.table, Language.EN)
    return services


@pytest.mark.parametrize("first", range(0, len(_SCREENS), _AT_ONCE))
@async_test
async def test_screens_are_drawn_and_no_handler_takes_the_event_unasked(
    first: int, services: Services
) -> None:
    page = OpenPage(services)
    wrong = set[str]()
    for name in _SCREENS[first : first + _AT_ONCE]:
        shown = SCREENS[name](Setting(Language.EN, services.table))
        page.show(**{"dialog": None, **shown.view})
        shown.then(page.actions)
        await page.settle()
        assert _FAILED not in page.texts(), name
        wrong |= {
            f"{name}: {where} calls {handler}"
            for where, handler in _handlers(page)
            if _takes_event_unasked(handler)
        }
    assert not wrong
