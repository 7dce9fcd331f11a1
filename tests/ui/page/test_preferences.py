"""Preferences are stored on the device and loaded before its page is rendered."""

from collections.abc import Callable

import flet as ft
import pytest

from companion.application.table.snapshot import Snapshot
from companion.core.commands import Look, Swap
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.page.appearance import DevicePreferences, TextSize, Theme
from companion.ui.page.context import PageContext
from companion.ui.page.preferences import PreferenceActions, load_preferences
from companion.ui.page.view import View, ViewHolder
from tests.async_runner import async_test
from tests.flet_client import (
    ACCESSIBILITY_FEATURES,
    FakeClient,
    Session,
    StoringClient,
    connect,
)
from tests.simulated_time import until_idle
from tests.ui.pages import OPENING, OpenPage, open_page, services_on, start_game


@pytest.mark.parametrize("disabled", [False, True])
@async_test
async def test_motion_is_reduced_where_the_system_disables_animations(disabled: bool) -> None:
    features = {**ACCESSIBILITY_FEATURES} | {"disable_animations": disabled}
    session = connect(FakeClient(get_accessibility_features=features))
    found = await load_preferences(session.page)
    assert found.reduced_motion is disabled


def preferences_on(session: Session, language: Language = Language.EN) -> PreferenceActions:
    holder = ViewHolder(View(Snapshot(), language=language))
    return PreferenceActions(PageContext(session.page, holder, services_on()))


async def loaded_after(change: Callable[[PreferenceActions], None]) -> DevicePreferences:
    """What a page loads on a device on which another page has made a change."""
    device = StoringClient()
    session = connect(device)
    change(preferences_on(session))
    # the device stores it in a task
    await until_idle()
    again = connect(device)
    return await load_preferences(again.page)


@pytest.mark.parametrize("theme", list(Theme))
@async_test
async def test_theme_is_stored_on_the_device(theme: Theme) -> None:
    found = await loaded_after(lambda preferences: preferences.set_theme(theme))
    assert found.theme is theme


@pytest.mark.parametrize("size", list(TextSize))
@async_test
async def test_text_size_is_stored_on_the_device(size: TextSize) -> None:
    found = await loaded_after(lambda preferences: preferences.set_text_size(size))
    assert found.text_size is size


@pytest.mark.parametrize("language", list(Language))
@async_test
async def test_language_is_stored_on_the_device(language: Language) -> None:
    found = await loaded_after(lambda preferences: preferences.set_language(language))
    assert found.language is language


@async_test
async def test_seat_is_stored_on_the_device_and_left_there() -> None:
    found = await loaded_after(lambda preferences: preferences.take_seat("Fran"))
    assert found.own_name == "Fran"

    def come_and_go(preferences: PreferenceActions) -> None:
        preferences.take_seat("Fran")
        preferences.take_seat(None)

    assert (await loaded_after(come_and_go)).own_name is None


@async_test
async def test_defaults_are_those_of_the_system() -> None:
    found = await load_preferences(connect(StoringClient()).page)
    assert (found.theme, found.text_size) == (Theme.SYSTEM, TextSize.SYSTEM)


@pytest.mark.parametrize("theme", list(Theme))
@async_test
async def test_page_follows_the_theme_of_the_system_unless_one_is_chosen(theme: Theme) -> None:
    session = connect(StoringClient())
    holder = ViewHolder(View(Snapshot(), theme=theme))
    preferences = PreferenceActions(PageContext(session.page, holder, services_on()))
    for system in ft.Brightness:
        session.apply_page_patch({"platform_brightness": system.value})
        preferences.follow_system()
        wanted = theme.value if theme is not Theme.SYSTEM else system.value
        assert holder.view.dark is (wanted == "dark")


@pytest.mark.parametrize("language", list(Language))
@async_test
async def test_page_title_is_the_name_of_the_app(language: Language) -> None:
    session = connect(StoringClient())
    preferences_on(session, language).apply()
    assert session.page.title == messages(language).text("app-name")


@async_test
async def test_page_is_uncovered_once_the_client_has_rendered_it() -> None:
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


@async_test
async def test_sounds_are_off_at_first_and_stored() -> None:
    assert not (await loaded_after(lambda _: None)).sounds
    assert (await loaded_after(lambda actions: actions.set_sounds(on=True))).sounds
    assert not (await loaded_after(lambda actions: actions.switch("countdown", on=False))).countdown


@async_test
async def test_lines_to_say_aloud_are_shown_at_first_and_the_choice_is_stored() -> None:
    assert (await loaded_after(lambda _: None)).wit
    assert not (await loaded_after(lambda actions: actions.switch("wit", on=False))).wit


@async_test
async def test_device_plays_sounds_once_they_are_switched_on() -> None:
    _, shared = start_game(*OPENING)
    page = await open_page(shared)
    page.actions.table.game.submit(Look())
    await page.settle()
    assert "play" not in page.line.asked
    page.show(sounds=True)
    await page.settle()
    page.actions.table.game.submit(Look())
    await page.settle()
    assert "play" in page.line.asked
