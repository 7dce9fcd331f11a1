"""What a device is asked before its page is drawn."""

from typing import Any

import flet as ft
import pytest
from flet.controls.context import _context_page
from flet.messaging.protocol import MessageAction
from flet.messaging.session import Session

from companion.ui.wishes import earlier_wishes
from tests.looping import alone
from tests.ui.pages import Nobody, tell_everything

FEATURES = {
    "accessible_navigation": False,
    "bold_text": False,
    "disable_animations": False,
    "high_contrast": False,
    "invert_colors": False,
    "reduce_motion": False,
    "on_off_switch_labels": False,
    "supports_announcements": True,
}


class Answering(Nobody):
    """A device that answers what it is asked by name, and anything else with nothing."""

    def __init__(self, **answers: object) -> None:
        super().__init__()
        self.answers = answers

    def send_message(self, message: Any) -> None:
        if message.action is not MessageAction.INVOKE_METHOD or self.session is None:
            return
        asked = message.body
        answer = self.answers.get(asked.name)
        self.loop.call_soon(
            self.session.handle_invoke_method_results, asked.control_id, asked.call_id, answer, None
        )


def page_of(device: Answering) -> ft.Page:
    session = device.session = Session(device)
    _context_page.set(session.page)
    tell_everything(session)
    session.start_updates_scheduler()
    return session.page


@pytest.mark.parametrize("still", [False, True])
def test_nothing_moves_where_the_device_asks_for_no_motion(still: bool) -> None:
    async def ask() -> None:
        features = FEATURES | {"disable_animations": still}
        found = await earlier_wishes(page_of(Answering(get_accessibility_features=features)))
        assert found.still is still

    alone(ask())


def test_the_theme_chosen_on_the_device_before_is_taken_up() -> None:
    async def ask() -> None:
        device = Answering(get_accessibility_features=FEATURES, get="light")
        assert not (await earlier_wishes(page_of(device))).dark

    alone(ask())
