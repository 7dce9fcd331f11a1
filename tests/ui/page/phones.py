"""Pages of phones at the table."""

from dataclasses import replace
from typing import Any

import flet as ft

from companion.application.table.service import TableService
from companion.core.commands import Entry
from companion.core.table import Table
from companion.ui.page.services import Services
from tests.ui.pages import OPENING, SETUP, OpenPage, open_page, start_game

ONLY_LOOK = "This device can only watch. The host device can allow more."
ONLY_ANSWER = "This device can only play for its own seat. The host device can allow more."
WHO = "Who are you?"
FOOL = tuple("fool" if each == "thief" else each for each in SETUP.cards)


async def phone(
    shared: Services, name: str | None, device: str = "", *, route: str = "/table", **shown: Any
) -> OpenPage:
    """The page of a phone with a seat; None for one that only watches."""
    device = device or f"phone of {name}"
    table = shared.table.for_guest(device)
    table.seats.sit(name)
    services = replace(shared, table=table)
    return await open_page(services, guest_device=device, route=route, **shown)


async def new_phone(shared: Services, device: str, **shown: Any) -> OpenPage:
    """The page of a phone whose reader has not said who they are."""
    services = replace(shared, table=shared.table.for_guest(device))
    return await open_page(services, guest_device=device, **shown)


def asks_who(page: OpenPage) -> bool:
    # the client removes a closed dialog
    return any(isinstance(each, ft.AlertDialog) and each.open for each in page.controls())


def game_of_phones(
    *entries: Entry, cards: tuple[str, ...] = SETUP.cards
) -> tuple[TableService, Services]:
    """A game whose record says who has tapped."""
    setup = replace(SETUP, version=2, rules=1, cards=cards)
    return start_game(*OPENING, *entries, setup=setup)


def pass_of(shared: Services, name: str) -> None:
    """Let the open announcement pass on the phone of this player."""
    table = shared.table.for_guest(f"phone of {name}")
    table.seats.sit(name)
    table.pass_announcement(table.snapshot.revision)


def table_of(service: TableService) -> Table:
    game = service.snapshot.game
    assert game is not None
    return game.table


def has_button(page: OpenPage, words: str) -> bool:
    try:
        page.button(words)
    except AssertionError:
        return False
    return True
