"""URLs for this machine and for other devices, and allowing access while serving."""

import socket
import urllib.request
from pathlib import Path
from typing import cast
from urllib.error import URLError

import pytest

from companion.web import lan_addresses
from companion.web.network_access import NetworkAccess
from tests.processes import BARE_SERVER, START_SECONDS, run_companion


class BoundSocket:
    """A socket that listens on an address that this machine need not have."""

    def __init__(self, *address: str | int) -> None:
        self._address = address

    def getsockname(self) -> tuple[str | int, ...]:
        return self._address


def urls(*address: str | int) -> tuple[str, tuple[str, ...] | None]:
    """Return the local URL and those for other devices of a socket with this address."""
    network = NetworkAccess(cast(socket.socket, BoundSocket(*address)))
    network.invitation.code = "secret"
    return network.local_url, network.lan_urls()


def test_loopback_address_has_no_urls_for_other_devices() -> None:
    assert urls("127.0.0.1", 8550) == ("http://127.0.0.1:8550/", None)
    assert urls("::1", 8550, 0, 0) == ("http://[::1]:8550/", None)


@pytest.mark.parametrize("all_interfaces", [("0.0.0.0", 8551), ("::", 8551, 0, 0)])
@pytest.mark.parametrize(
    ("addresses", "lan_urls"),
    [
        (("10.0.0.7",), ("http://10.0.0.7:8551/?invitation=secret",)),
        (
            ("10.8.0.3", "192.168.0.7"),
            (
                "http://10.8.0.3:8551/?invitation=secret",
                "http://192.168.0.7:8551/?invitation=secret",
            ),
        ),
        ((), ()),
    ],
    ids=["one network", "two networks", "no network"],
)
def test_all_interfaces_have_a_url_per_current_address(
    addresses: tuple[str, ...],
    lan_urls: tuple[str, ...],
    all_interfaces: tuple[str | int, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lan_addresses, "addresses", lambda: addresses)
    assert urls(*all_interfaces) == ("http://127.0.0.1:8551/", lan_urls)


def test_lan_address_has_the_same_url_for_all_devices() -> None:
    assert urls("192.168.1.20", 8550) == (
        "http://192.168.1.20:8550/",
        ("http://192.168.1.20:8550/?invitation=secret",),
    )


def get(url: str) -> str:
    """Return the body of a response."""
    with urllib.request.urlopen(url) as response:
        return str(response.read().decode())


def test_other_devices_are_accepted_from_allow_lan_until_the_server_ends(tmp_path: Path) -> None:
    with run_companion(tmp_path, command=BARE_SERVER) as server:
        assert get(f"{server.url}lan-urls") == "none"
        invitation = get(f"{server.url}allow-lan")
        lan_url = invitation.partition("?")[0]
        assert lan_url != server.url
        for path in ("lan-urls", "allow-lan"):
            assert get(lan_url + path) == get(server.url + path) == invitation
        assert server.terminate() == 0
        with pytest.raises(URLError):
            get(f"{lan_url}lan-urls")


def test_allow_lan_during_shutdown_has_no_effect(tmp_path: Path) -> None:
    with run_companion(tmp_path, command=BARE_SERVER) as server:
        assert get(f"{server.url}allow-lan-during-shutdown") == "none"
        assert server.process.wait(START_SECONDS) == 0
