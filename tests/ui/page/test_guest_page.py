"""A page that connects from another machine is a guest's."""

import flet as ft
import pytest

from companion.application.group.guests import GUEST_RIGHTS, GuestRights
from companion.flet_adapter.transport import Owner
from companion.ui.shell.page_session import open_page
from tests.async_runner import async_test
from tests.flet_client import ACCESSIBILITY_FEATURES, FakeClient, connect, encoded_page
from tests.ui.pages import OPENING, start_game

LIMITED = "This device can only watch."


@pytest.mark.parametrize("is_local", [True, False])
@async_test
async def test_only_pages_of_other_machines_are_limited(*, is_local: bool) -> None:
    service, shared = start_game(OPENING[0])
    service.group.change(GUEST_RIGHTS, lambda _: GuestRights.LOOK)
    session = connect(FakeClient(get_accessibility_features=ACCESSIBILITY_FEATURES))
    vars(session)["owner"] = Owner("", is_local, "")
    session.apply_page_patch({"route": "/table"})
    await open_page(session.page, shared)
    assert (LIMITED in encoded_page(session.page)) is not is_local

    pressed = session.page.on_keyboard_event
    assert pressed is not None
    keys = {"ctrl": True, "shift": False, "alt": False, "meta": False}
    pressed(ft.KeyboardEvent(name="keyboard_event", control=session.page, key="Z", **keys))
    game = service.snapshot.game
    assert game is not None
    assert (game.last is None) is is_local
