"""Preferences are stored on the device and loaded before its page is rendered."""

import asyncio
from collections.abc import Callable

import pytest

from companion.application.snapshot import Snapshot
from companion.core.commands import Swap
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.actions.page_context import PageContext
from companion.ui.actions.preferences import (
    DevicePreferences,
    PreferenceActions,
    load_preferences,
)
from companion.ui.actions.view_holder import ViewHolder
from companion.ui.state.view import View
from tests.async_runner import run_in_thread
from tests.flet_client import (
    ACCESSIBILITY_FEATURES,
    FakeClient,
    Session,
    StoringClient,
    connect,
)
from tests.ui.pages import OPENING, OpenPage, services_on, start_game


@pytest.mark.parametrize("disabled", [False, True])
def test_motion_is_reduced_where_the_system_disables_animations(disabled: bool) -> None:
    async def ask() -> None:
        features = {**ACCESSIBILITY_FEATURES} | {"disable_animations": disabled}
        session = connect(FakeClient(get_accessibility_features=features))
        found = await load_preferences(session.page)
        assert found.reduced_motion is disabled

    run_in_thread(ask())


def preferences_on(session: Session, language: Language = Language.EN) -> PreferenceActions:
    holder = ViewHolder(View(Snapshot(), language=language))
    return PreferenceActions(PageContext(session.page, holder, services_on()))


async def loaded_after(change: Callable[[PreferenceActions], None]) -> DevicePreferences:
    """What a page loads on a device on which another page has made a change."""
    device = StoringClient()
    session = connect(device)
    change(preferences_on(session))
    for _ in range(20):
        # the device stores it in a task
        await asyncio.sleep(0)
    again = connect(device)
    return await load_preferences(again.page)


@pytest.mark.parametrize("dark", [False, True])
def test_theme_is_stored_on_the_device(dark: bool) -> None:
    found = run_in_thread(loaded_after(lambda preferences: preferences.set_theme(dark=dark)))
    assert found.dark is dark


@pytest.mark.parametrize("language", list(Language))
def test_language_is_stored_on_the_device(language: Language) -> None:
    found = run_in_thread(loaded_after(lambda preferences: preferences.set_language(language)))
    assert found.language is language


def test_default_theme_is_dark() -> None:
    async def ask() -> None:
        session = connect(StoringClient())
        assert (await load_preferences(session.page)).dark

    run_in_thread(ask())


@pytest.mark.parametrize("language", list(Language))
def test_page_title_is_the_name_of_the_app(language: Language) -> None:
    async def apply() -> None:
        session = connect(StoringClient())
        preferences_on(session, language).apply()
        assert session.page.title == messages(language).text("app-name")

    run_in_thread(apply())


def test_page_is_uncovered_once_the_client_has_rendered_it() -> None:
    async def play() -> None:
        service, shared = start_game(*OPENING)
        page = OpenPage(shared)
        page.line.slow = True
        await page.settle()
        assert page.uncovered == 0
        page.line.slow = False
        for _ in range(2):
            service.submit([Swap()], service.snapshot.revision)
            await page.settle()
            assert page.uncovered == 1

    run_in_thread(play())
