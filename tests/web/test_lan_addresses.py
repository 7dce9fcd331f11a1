"""What is printed for people to open, on this device and on others."""

import errno
import ipaddress
import socket
from typing import cast

import ifaddr
import pytest

from companion.web import lan_addresses, server

BOTH_KINDS = pytest.mark.skipif(
    not socket.has_dualstack_ipv6(), reason="this machine knows no IPv6"
)


class Bound:
    """A socket that listens at an address this machine need not have."""

    def __init__(self, *name: str | int) -> None:
        self._name = name

    def getsockname(self) -> tuple[str | int, ...]:
        return self._name


def found(*name: str | int) -> tuple[str, tuple[str, ...] | None]:
    network = server.NetworkAccess(cast(socket.socket, Bound(*name)))
    return network.local_url, network.lan_urls()


def test_what_only_this_machine_can_open_is_offered_to_no_other() -> None:
    assert found("127.0.0.1", 8550) == ("http://127.0.0.1:8550/", None)
    assert found("::1", 8550, 0, 0) == ("http://[::1]:8550/", None)


@pytest.mark.parametrize("anywhere", [("0.0.0.0", 8551), ("::", 8551, 0, 0)])
@pytest.mark.parametrize(
    ("addresses", "offered"),
    [
        (("10.0.0.7",), ("http://10.0.0.7:8551/",)),
        (("10.8.0.3", "192.168.0.7"), ("http://10.8.0.3:8551/", "http://192.168.0.7:8551/")),
        ((), ()),
    ],
    ids=["in a network", "in two", "in none"],
)
def test_what_everybody_can_open_is_offered_by_all_addresses_of_the_moment(
    addresses: tuple[str, ...],
    offered: tuple[str, ...],
    anywhere: tuple[str | int, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lan_addresses, "addresses", lambda: addresses)
    assert found(*anywhere) == ("http://127.0.0.1:8551/", offered)


def test_an_address_of_this_machine_on_the_network_is_the_same_for_all() -> None:
    assert found("192.168.1.20", 8550) == (
        "http://192.168.1.20:8550/",
        ("http://192.168.1.20:8550/",),
    )


def test_addresses_are_those_of_this_machine_in_its_networks() -> None:
    for address in lan_addresses.addresses():
        assert not ipaddress.ip_address(address).is_loopback
        with socket.socket() as own:
            own.bind((address, 0))


def in_networks(monkeypatch: pytest.MonkeyPatch, leading: str | None, *own: str) -> None:
    """Have this machine have these addresses, of which one may lead on to other networks."""
    card = ifaddr.Adapter("card", "card", [ifaddr.IP(each, 24, "card") for each in own])
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [card])
    monkeypatch.setattr(lan_addresses, "_leading_on", lambda: leading)


def test_the_address_that_leads_on_is_the_likeliest(monkeypatch: pytest.MonkeyPatch) -> None:
    in_networks(monkeypatch, "192.168.0.7", "127.0.0.1", "172.17.0.1", "192.168.0.7")
    assert lan_addresses.addresses() == ("192.168.0.7", "172.17.0.1")


def test_a_hotspot_that_leads_nowhere_is_a_network_too(monkeypatch: pytest.MonkeyPatch) -> None:
    in_networks(monkeypatch, None, "127.0.0.1", "10.42.0.1")
    assert lan_addresses.addresses() == ("10.42.0.1",)


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    in_networks(monkeypatch, None, "127.0.0.1", "169.254.7.7")
    assert lan_addresses.addresses() == ()


def test_a_port_that_the_system_bars_is_told_apart_from_one_that_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bars(monkeypatch, 80)
    with pytest.raises(server.PortFault) as fault:
        server.listen("127.0.0.1", 80)
    assert (fault.value.code, fault.value.params["port"]) == ("port_barred", "80")


def test_without_a_wish_for_one_a_barred_port_is_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bars(monkeypatch, server.DEFAULT_PORT)
    with server.listen("127.0.0.1", None) as listening:
        assert listening.getsockname()[1] != server.DEFAULT_PORT


class Apart(socket.socket):
    """A socket as Windows makes them: one for IPv6 takes nothing else by itself."""

    def __init__(self, family: int = -1, kind: int = -1, *more: int) -> None:
        super().__init__(family, kind, *more)
        if self.family == socket.AF_INET6:
            self.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)


@BOTH_KINDS
def test_every_address_of_both_kinds_is_that_of_this_machine_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "socket", Apart)
    with server.listen("::", 0) as listening:
        port = listening.getsockname()[1]
        socket.create_connection(("127.0.0.1", port)).close()


class Sharing(socket.socket):
    """A socket as on macOS and Windows: beside one at every address, one at one of them."""

    def __init__(self, family: int = -1, kind: int = -1, *more: int) -> None:
        super().__init__(family, kind, *more)
        self.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("127.0.0.1", "0.0.0.0"),
        ("0.0.0.0", "127.0.0.1"),
        pytest.param("127.0.0.1", "::", marks=BOTH_KINDS),
    ],
)
def test_a_port_is_taken_where_somebody_else_answers_at_the_address_it_would_have_here(
    first: str, second: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "socket", Sharing)
    with server.listen(first, 0) as holder, pytest.raises(server.PortFault) as fault:
        server.listen(second, holder.getsockname()[1])
    assert fault.value.code == "port_taken"


def bars(monkeypatch: pytest.MonkeyPatch, barred: int) -> None:
    """Have the system keep a port from this process, as it does from those without rights to it."""
    bind = socket.socket.bind

    def guarded(self: socket.socket, address: tuple[str, int]) -> None:
        if address[1] == barred:
            raise PermissionError(errno.EACCES, "barred")
        bind(self, address)

    monkeypatch.setattr(socket.socket, "bind", guarded)
