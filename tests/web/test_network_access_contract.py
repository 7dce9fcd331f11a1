"""The contract of the port to network access, tested on each implementation and the fake."""

import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from companion.application.ports import Network
from tests.async_runner import run_in_thread
from tests.processes import BARE_SERVER, run_companion
from tests.ui.pages import FakeNetwork

ADAPTERS: Final = ("server", "fake")


class ServedNetwork:
    """The network access of a bare server, through its requests."""

    def __init__(self, url: str) -> None:
        self._url = url

    def lan_urls(self) -> tuple[str, ...] | None:
        found = self._answer("lan-urls")
        return None if found == "none" else tuple(found.split())

    async def allow_lan(self) -> None:
        self._answer("allow-lan")

    def renew_invitation(self) -> None:
        self._answer("renew-invitation")

    def _answer(self, path: str) -> str:
        with urllib.request.urlopen(self._url + path) as response:
            return str(response.read().decode())


@pytest.fixture(params=ADAPTERS)
def network(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Network]:
    """Each implementation of the port, with access for this machine only."""
    if request.param == "fake":
        yield FakeNetwork()
        return
    with run_companion(tmp_path, command=BARE_SERVER) as server:
        yield ServedNetwork(server.url)


def test_other_devices_have_urls_once_they_are_allowed(network: Network) -> None:
    assert network.lan_urls() is None
    run_in_thread(network.allow_lan())
    urls = network.lan_urls()
    assert urls
    assert all(url.startswith("http://") and "/?invitation=" in url for url in urls)


def test_allowing_twice_changes_nothing(network: Network) -> None:
    run_in_thread(network.allow_lan())
    urls = network.lan_urls()
    run_in_thread(network.allow_lan())
    assert network.lan_urls() == urls


def test_new_invitation_leads_to_the_same_addresses(network: Network) -> None:
    run_in_thread(network.allow_lan())
    before = network.lan_urls()
    network.renew_invitation()
    after = network.lan_urls()
    assert before
    assert after
    assert before != after
    assert [url.partition("?")[0] for url in before] == [url.partition("?")[0] for url in after]
