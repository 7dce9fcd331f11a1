"""What a device is asked before its page is drawn, and what it keeps for the next time."""

import asyncio
from collections.abc import Callable

import pytest

from companion.application.table_service import Snapshot
from companion.core.commands import Swap
from companion.flet_adapter.device import Device
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.ui.actions.preferences import Preferences, StoredPreferences, earlier_wishes
from companion.ui.state.view import Screen, View
from tests.flet_client import ACCESSIBILITY_FEATURES, FakeClient, StoringClient, connect
from tests.looping import alone
from tests.ui.pages import OPENING, OpenPage, begun


@pytest.mark.parametrize("still", [False, True])
def test_nothing_moves_where_the_device_asks_for_no_motion(still: bool) -> None:
    async def ask() -> None:
        features = {**ACCESSIBILITY_FEATURES} | {"disable_animations": still}
        session = connect(FakeClient(get_accessibility_features=features))
        found = await earlier_wishes(session.page)
        assert found.still is still

    alone(ask())


async def come_true(wish: Callable[[Preferences], None]) -> StoredPreferences:
    """What a page finds that is opened on a device on which that was wished for before."""
    device = StoringClient()
    session = connect(device)
    screen = Screen(View(Snapshot()))
    wish(Preferences(session.page, screen, Device(session.page)))
    for _ in range(20):
        # what a tap has asked of the device is under way
        await asyncio.sleep(0)
    again = connect(device)
    return await earlier_wishes(again.page)


@pytest.mark.parametrize("dark", [False, True])
def test_the_theme_chosen_on_the_device_before_is_taken_up(dark: bool) -> None:
    found = alone(come_true(lambda wishes: wishes.light_up(dark=dark)))
    assert found.dark is dark


@pytest.mark.parametrize("language", list(Language))
def test_the_language_chosen_on_the_device_before_is_taken_up(language: Language) -> None:
    found = alone(come_true(lambda wishes: wishes.speak(language)))
    assert found.language is language


def test_the_theme_is_dark_until_somebody_chooses() -> None:
    async def ask() -> None:
        session = connect(StoringClient())
        assert (await earlier_wishes(session.page)).dark

    alone(ask())


@pytest.mark.parametrize("language", list(Language))
def test_the_browser_calls_the_page_by_the_programs_name(language: Language) -> None:
    async def dress() -> None:
        session = connect(StoringClient())
        screen = Screen(View(Snapshot(), language=language))
        Preferences(session.page, screen, Device(session.page)).dress()
        assert session.page.title == messages(language).text("app-name")

    alone(dress())


def test_a_page_is_uncovered_once_when_the_device_has_drawn_it() -> None:
    async def play() -> None:
        live, shared = begun(*OPENING)
        page = OpenPage(shared)
        page.line.slow = True
        await page.settle()
        assert page.uncovered == 0
        page.line.slow = False
        for _ in range(2):
            live.submit([Swap()], live.snapshot.revision)
            await page.settle()
            assert page.uncovered == 1

    alone(play())
