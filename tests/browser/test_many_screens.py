"""Several pages of one table, with slow, closed and restarted connections."""

import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from companion.i18n import Language
from companion.i18n.messages import messages
from tests.browser.games import OPENED, begun, stored
from tests.browser.screens import WAIT_SECONDS, Devices, Screen, comes_true
from tests.ports import free_port
from tests.processes import run_companion

ALONE = (
    *(sys.executable, "-c"),
    "from companion.cli import main; from companion.web import lan_addresses;"
    " lan_addresses.addresses = lambda: ('127.0.0.1',); main.main()",
)
"""A companion on a machine without a network."""


class Slow:
    """A WebSocket on which the companion's messages can be held back."""

    def __init__(self) -> None:
        self._held: list[Callable[[], None]] | None = None

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def deliver(message: str | bytes) -> None:
            if self._held is None:
                page.send(message)
            else:
                self._held.append(lambda: page.send(message))

        server.on_message(deliver)

    def hold(self) -> None:
        """Hold messages back from now on."""
        self._held = []

    def release(self) -> None:
        """Deliver the messages held back."""
        held, self._held = self._held or [], None
        for send in held:
            send()


class Cut:
    """A WebSocket that can be closed; the page then opens another one."""

    def __init__(self) -> None:
        self._ends: tuple[WebSocketRoute, ...] = ()
        self._sent_count = 0

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._ends, self._sent_count = (server, page), 0

        def pass_on(message: str | bytes) -> None:
            self._sent_count += 1
            server.send(message)

        page.on_message(pass_on)

    def cut(self, screen: Screen) -> None:
        """Close the connection at both ends, and wait until the page has reconnected.

        Its second message is the answer to a call made after the page was drawn again.
        """
        cut, self._sent_count = self._ends, 0
        for end in cut:
            end.close()
        deadline = time.monotonic() + WAIT_SECONDS
        while self._ends is cut or self._sent_count <= 1:
            assert time.monotonic() < deadline, "the page has not reconnected"
            screen.page.wait_for_timeout(20)


def test_two_pages_show_the_same_game(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        one = devices.open(companion.url, path="table")
        two = devices.open(companion.url, path="table", language="pl")
        one.tap("Announce")
        one.tap("Queen", beside="Back")
        two.see(messages(Language.PL).text("claims-hint", person="Adele"))
        two.tap("Bruno")
        one.see("Who really is the Queen?")
        one.tap("Bruno", "radio")
        one.tap("Confirm")
        one.see("Turn 6 Bruno’s turn", "Courthouse: 1 coin")
        two.see(messages(Language.PL).text("await-turn", person="Bruno"))
    assert stored(data).coins == (5, 8, 6, 6)


def test_phone_joins_after_a_tap_and_reconnects_after_a_crash(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", str(free_port()), command=ALONE) as companion:
        tablet = devices.open(companion.url, path="table")
        tablet.tap("Phones")
        tablet.see("Only this device can connect")
        tablet.tap("Let phones join")
        tablet.see("Scan with a phone", "http://127.0.0.1:")
        found = re.search(r"http://127\.0\.0\.1:\d+/", tablet.text())
        assert found is not None
        assert found[0] != companion.url
        tablet.tap("Close")
        phone = devices.open(found[0], path="table")
        phone.tap("Swap")
        tablet.see("Turn 6 Bruno")
        phone.grow_old()
        companion.kill()
        cover = phone.page.locator("#cover")
        expect(cover).to_be_visible()
    with run_companion(data, "--port", str(companion.port), command=ALONE):
        expect(cover).to_be_hidden(timeout=WAIT_SECONDS * 1000)
        phone.tap("Swap")
        phone.see("Turn 7 Cedric")
    assert stored(data).turn == 7


def test_tap_on_an_outdated_table_is_ignored(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    slow = Slow()
    with run_companion(data, "--port", "0") as companion:
        late = devices.open(companion.url, path="table", connection=slow.connect)
        quick = devices.open(companion.url, path="table")
        late.see("Turn 5 Adele")
        quick.see("Turn 5 Adele")
        # not before both are open: a page that receives nothing for long is covered
        slow.hold()
        quick.tap("Swap")
        quick.see("Turn 6 Bruno")
        late.tap("Swap")
        slow.release()
        late.see("Turn 6 Bruno")
        quick.see("Turn 6 Bruno")
    assert stored(data).turn == 6


def test_double_click_plays_one_turn(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table")
        screen.see("Turn 5 Adele")
        # in one script, so that nothing is drawn between the two
        screen.ready("Swap").evaluate("button => { button.click(); button.click(); }")
        screen.see("Turn 6 Bruno")
        screen.see("Turn 6 Bruno")
    assert stored(data).turn == 6


def test_companion_ends_with_status_0_while_a_page_is_open(devices: Devices, data: Path) -> None:
    begun(data, *OPENED)
    with run_companion(data, "--port", "0") as companion:
        devices.open(companion.url, path="table").see("Turn 5 Adele")
        status = companion.terminate()
        assert companion.process.stderr is not None
        assert (status, companion.process.stderr.read()) == (0, "")


def test_page_that_reconnects_has_its_dialog_once_and_takes_taps(
    devices: Devices, data: Path
) -> None:
    begun(data, *OPENED)
    line = Cut()
    with run_companion(data, "--port", "0") as companion:
        screen = devices.open(companion.url, path="table", connection=line.connect)
        screen.see("Turn 5 Adele")
        screen.grow_old()
        before = screen.control("History").bounding_box()
        for _ in range(3):
            screen.tap("More")
            screen.see("Correct coins")
            line.cut(screen)
            screen.see("Correct coins")
            screen.tap("Close")
            screen.see_no("Correct coins")
            screen.see("Turn 5 Adele")
        line.cut(screen)
        devices.open(companion.url, path="table").tap("Swap")
        _is_alive(screen)
        assert comes_true(screen, lambda: screen.control("History").bounding_box() == before)


def _is_alive(screen: Screen) -> None:
    """The page shows another page's tap, and takes taps."""
    screen.see("Turn 6 Bruno")
    screen.tap("History")
    screen.see("Game history")
    screen.tap("Close")
    screen.see_no("Close")
