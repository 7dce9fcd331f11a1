"""Pages that end before they are drawn: guests who leave again while the page asks their device."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft
import pytest

from companion.application.table.publisher import Listener
from companion.application.table.service import TableService
from companion.flet_adapter import transport
from companion.flet_adapter.transport import Transport
from companion.ui.shell.page_session import open_page
from tests.async_runner import async_test
from tests.flet_adapter.wire_client import PHONE, connected
from tests.simulated_time import pass_time
from tests.ui.pages import empty_store, services_on

_QUESTIONS_SECONDS = 60
"""Longer than a page waits for answers of its device."""


class FollowedTable(TableService):
    """A table that knows how many pages follow it."""

    def __init__(self) -> None:
        super().__init__(empty_store())
        self.followers: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Count the listener until it ends."""
        end = super().subscribe(listener)
        self.followers.append(listener)

        def leave() -> None:
            self.followers.remove(listener)
            end()

        return leave


@async_test
async def test_page_that_ends_before_it_is_drawn_follows_no_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(transport, "MOST_PAGES_OF_ADDRESS", 2)
    table = FollowedTable()
    services = replace(services_on(), table=table)

    async def draw(page: ft.Page) -> None:
        await open_page(page, services)

    served = Transport(draw)
    # each one above the limit ends the oldest
    for _ in range(4):
        async with connected(served, scope=PHONE) as client:
            await client.register()
    await pass_time(_QUESTIONS_SECONDS)
    assert len(table.followers) == 2
