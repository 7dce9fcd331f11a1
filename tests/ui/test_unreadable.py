"""A game of last time that this program cannot read: a page that is opened says why."""

import pytest

from companion.core.record import dump_line
from companion.ui.actions.services import Services
from companion.ui.page_session import open_page
from tests.flet_client import ACCESSIBILITY_FEATURES, FakeClient, connect, encoded_page
from tests.looping import alone
from tests.ui.pages import SETUP, empty_store, shared_on

WHY = "line 2 of its record is not accepted. There is no such command."


@pytest.fixture
def services() -> Services:
    """What pages share on a store whose last game was played by another program."""
    store = empty_store()
    store.create([dump_line(SETUP), '{"do": "juggle"}'])
    return shared_on(store)


async def opened(services: Services) -> str:
    """What a page is told that is opened now."""
    session = connect(FakeClient(get_accessibility_features=ACCESSIBILITY_FEATURES))
    await open_page(session.page, services)
    return encoded_page(session.page)


def test_every_page_that_is_opened_says_why_it_was_not_taken_up(services: Services) -> None:
    async def play() -> None:
        for _ in range(2):
            assert WHY in await opened(services)

    alone(play())


def test_once_another_game_was_played_no_page_speaks_of_it_any_more(services: Services) -> None:
    async def play() -> None:
        live = services.table
        live.start(SETUP, live.snapshot.revision)
        live.leave(live.snapshot.revision)
        assert WHY not in await opened(services)

    alone(play())
