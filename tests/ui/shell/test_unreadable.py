"""A last game that cannot be read is reported on every page."""

import pytest

from companion.core.record import dump_line
from companion.ui.page.services import Services
from companion.ui.shell.page_session import open_page
from tests.async_runner import async_test
from tests.flet_client import ACCESSIBILITY_FEATURES, FakeClient, connect, encoded_page
from tests.ui.pages import SETUP, empty_store, services_on

WHY = "line 2 of its record is invalid. Unknown command."


@pytest.fixture
def services() -> Services:
    """Services on a store whose last game another version has written."""
    store = empty_store()
    store.create([dump_line(SETUP), '{"do": "juggle"}'])
    return services_on(store)


async def opened(services: Services) -> str:
    """All that a newly opened page is sent."""
    session = connect(FakeClient(get_accessibility_features=ACCESSIBILITY_FEATURES))
    await open_page(session.page, services)
    return encoded_page(session.page)


@async_test
async def test_every_opened_page_says_why_the_game_was_not_loaded(services: Services) -> None:
    for _ in range(2):
        assert WHY in await opened(services)


@async_test
async def test_notice_is_gone_once_another_game_is_played(services: Services) -> None:
    service = services.table
    service.start(SETUP, service.snapshot.revision)
    service.leave(service.snapshot.revision)
    assert WHY not in await opened(services)
