"""Access for other devices: addresses, allowing, failures."""

from dataclasses import replace

import pytest

from companion.i18n import describe
from companion.ui.page.common import tools
from companion.ui.page.dialog_kinds import PhonesDialog, RenewInvitationDialog
from companion.ui.shell.dialogs import open_dialog
from companion.web.sockets import PortCode, PortError
from tests.async_runner import async_test
from tests.ui.control_tree import words
from tests.ui.pages import (
    FakeNetwork,
    open_page,
    page_without_game,
    services_on,
    start_game,
)


@pytest.mark.parametrize(
    ("elsewhere", "said"),
    [
        (("http://10.0.0.2:8550/",), ("http://10.0.0.2:8550/",)),
        (
            ("http://10.0.0.2:8550/", "http://10.8.0.3:8550/"),
            ("http://10.0.0.2:8550/", "several networks", "http://10.8.0.3:8550/"),
        ),
        ((), ("isn’t on a network",)),
        (None, ("Only this device",)),
    ],
    ids=["on a network", "on several", "on none", "this machine alone"],
)
@async_test
async def test_dialog_shows_addresses_or_how_to_allow_access(
    elsewhere: tuple[str, ...] | None, said: tuple[str, ...]
) -> None:
    page = page_without_game(elsewhere=elsewhere)
    page.actions.dialogs.open(PhonesDialog())
    texts = list(words(open_dialog(page.holder.view, page.actions)))
    assert all(any(each in line for line in texts) for each in said)


@async_test
async def test_tap_allows_lan_access() -> None:
    page = await open_page(start_game()[1], dialog=PhonesDialog())
    await page.tap(page.button("Let phones join"))
    dialog = open_dialog(page.holder.view, page.actions)
    assert "http://10.0.0.2:8551/?invitation=1" in words(dialog)


@async_test
async def test_new_code_asks_before_it_replaces_the_link() -> None:
    page = await open_page(
        services_on(elsewhere=("http://10.0.0.2:8551/?invitation=1",)), dialog=PhonesDialog()
    )
    await page.tap(page.button("New code"))
    assert page.holder.view.dialog == RenewInvitationDialog()
    await page.tap(page.button("New code"))
    dialog = words(open_dialog(page.holder.view, page.actions))
    assert "http://10.0.0.2:8551/?invitation=2" in dialog


@async_test
async def test_link_to_a_screen_invites_too() -> None:
    page = page_without_game(elsewhere=("http://10.0.0.2:8551/?invitation=1",))
    link = page.actions.phones.url_elsewhere("/rules/first?lang=ja")
    assert link == "http://10.0.0.2:8551/rules/first?lang=ja&invitation=1"


@pytest.mark.parametrize("code", PortCode)
@async_test
async def test_refused_lan_access_shows_the_reason(
    code: PortCode, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = PortError(code, "0.0.0.0", 8550)

    async def refused(_: FakeNetwork) -> None:
        raise fault

    monkeypatch.setattr(FakeNetwork, "allow_lan", refused)

    page = await open_page(start_game()[1], dialog=PhonesDialog())
    await page.tap(page.button("Let phones join"))
    assert page.holder.view.notice == describe(fault, page.actions.say)
    assert page.holder.view.notice != page.actions.say.text("error-unexpected")


@async_test
async def test_unexpected_failure_of_lan_access_shows_a_notice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def failed(_: FakeNetwork) -> None:
        raise OSError("no more sockets")

    monkeypatch.setattr(FakeNetwork, "allow_lan", failed)

    page = await open_page(start_game()[1], dialog=PhonesDialog())
    await page.tap(page.button("Let phones join"))
    assert page.holder.view.notice == page.actions.say.text("error-unexpected")


@async_test
async def test_notice_is_gone_once_lan_access_is_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fault = PortError(PortCode.PORT_TAKEN, "0.0.0.0", 8550)

    async def refused(_: FakeNetwork) -> None:
        raise fault

    page = await open_page(start_game()[1], dialog=PhonesDialog())
    with monkeypatch.context() as once:
        once.setattr(FakeNetwork, "allow_lan", refused)
        await page.tap(page.button("Let phones join"))
    await page.tap(page.button("Let phones join"))
    texts = list(words(open_dialog(page.holder.view, page.actions)))
    assert "http://10.0.0.2:8551/?invitation=1" in texts
    assert describe(fault, page.actions.say) not in texts


@async_test
async def test_packaged_app_has_no_phones_tool() -> None:
    _, shared = start_game()
    for services, offered in ((shared, True), (replace(shared, network=None), False)):
        page = await open_page(services)
        assert (
            "Phones" in [each.text for each in tools(page.holder.view, page.actions)]
        ) is offered
