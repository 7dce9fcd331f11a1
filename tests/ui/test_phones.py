"""Other devices at the table: where they get in, and how they are let in."""

from dataclasses import replace

import pytest

from companion.i18n import describe
from companion.ui.components.common import tools
from companion.ui.dialogs import open_dialog
from companion.ui.state.view import Dialog
from companion.web.sockets import PortError
from tests.async_runner import run_in_thread
from tests.ui.drawn import words
from tests.ui.pages import FakeNetwork, begun, fresh, opened


@pytest.mark.parametrize(
    ("elsewhere", "said"),
    [
        (("http://10.0.0.2:8550/",), ("http://10.0.0.2:8550/",)),
        (
            ("http://10.0.0.2:8550/", "http://10.8.0.3:8550/"),
            ("http://10.0.0.2:8550/", "several networks", "http://10.8.0.3:8550/"),
        ),
        ((), ("in no network",)),
        (None, ("Only this machine",)),
    ],
    ids=["on a network", "on several", "on none", "this machine alone"],
)
def test_phones_are_told_the_addresses_or_how_there_come_to_be_some(
    elsewhere: tuple[str, ...] | None, said: tuple[str, ...]
) -> None:
    async def play() -> None:
        page = fresh(elsewhere=elsewhere)
        page.actions.dialogs.open(Dialog.PHONES)
        told = list(words(open_dialog(page.holder.view, page.actions)))
        assert all(any(each in line for line in told) for each in said)

    run_in_thread(play())


def test_phones_are_let_in_by_a_tap() -> None:
    async def play() -> None:
        page = await opened(begun()[1], dialog=Dialog.PHONES)
        await page.tap(page.button("Let phones join"))
        dialog = open_dialog(page.holder.view, page.actions)
        assert "http://10.0.0.2:8551/" in words(dialog)

    run_in_thread(play())


@pytest.mark.parametrize("code", ["port_taken", "port_barred", "host_refused"])
def test_where_phones_cannot_be_let_in_the_screen_says_why(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = PortError(code, "0.0.0.0", 8550)

    async def refused(_: FakeNetwork) -> None:
        raise fault

    monkeypatch.setattr(FakeNetwork, "allow_lan", refused)

    async def play() -> None:
        page = await opened(begun()[1], dialog=Dialog.PHONES)
        await page.tap(page.button("Let phones join"))
        assert page.holder.view.notice == describe(fault, page.actions.say)
        assert page.holder.view.notice != page.actions.say.text("error-unexpected")

    run_in_thread(play())


def test_where_letting_phones_in_fails_otherwise_the_screen_says_that_nobody_foresaw_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def failed(_: FakeNetwork) -> None:
        raise OSError("no more sockets")

    monkeypatch.setattr(FakeNetwork, "allow_lan", failed)

    async def play() -> None:
        page = await opened(begun()[1], dialog=Dialog.PHONES)
        await page.tap(page.button("Let phones join"))
        assert page.holder.view.notice == page.actions.say.text("error-unexpected")

    run_in_thread(play())


def test_once_phones_are_let_in_nothing_is_said_of_the_time_they_could_not_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fault = PortError("port_taken", "0.0.0.0", 8550)

    async def refused(_: FakeNetwork) -> None:
        raise fault

    async def play() -> None:
        page = await opened(begun()[1], dialog=Dialog.PHONES)
        with monkeypatch.context() as once:
            once.setattr(FakeNetwork, "allow_lan", refused)
            await page.tap(page.button("Let phones join"))
        await page.tap(page.button("Let phones join"))
        told = list(words(open_dialog(page.holder.view, page.actions)))
        assert "http://10.0.0.2:8551/" in told
        assert describe(fault, page.actions.say) not in told

    run_in_thread(play())


def test_an_app_that_serves_nobody_does_not_speak_of_phones() -> None:
    async def play() -> None:
        _, shared = begun()
        for services, offered in ((shared, True), (replace(shared, network=None), False)):
            page = await opened(services)
            assert ("Phones" in [each.text for each in tools(page.actions)]) is offered

    run_in_thread(play())
