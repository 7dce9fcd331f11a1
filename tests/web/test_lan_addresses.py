"""Which addresses of this machine other devices may reach."""

import ipaddress
import socket

import ifaddr
import pytest

from companion.web import lan_addresses


def test_addresses_belong_to_this_machine_and_are_not_loopback() -> None:
    for address in lan_addresses.addresses():
        assert not ipaddress.ip_address(address).is_loopback
        with socket.socket() as own:
            own.bind((address, 0))


def set_addresses(monkeypatch: pytest.MonkeyPatch, default: str | None, *own: str) -> None:
    """Simulate a machine with these addresses and the default route of one of them."""
    adapter = ifaddr.Adapter("adapter", "adapter", [ifaddr.IP(each, 24, "adapter") for each in own])
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [adapter])
    monkeypatch.setattr(lan_addresses, "default_route_address", lambda: default)


def test_address_of_the_default_route_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    set_addresses(monkeypatch, "192.168.0.7", "127.0.0.1", "172.17.0.1", "192.168.0.7")
    assert lan_addresses.addresses() == ("192.168.0.7", "172.17.0.1")


def test_hotspot_without_default_route_has_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    set_addresses(monkeypatch, None, "127.0.0.1", "10.42.0.1")
    assert lan_addresses.addresses() == ("10.42.0.1",)


def test_link_local_address_is_not_reachable(monkeypatch: pytest.MonkeyPatch) -> None:
    set_addresses(monkeypatch, None, "127.0.0.1", "169.254.7.7")
    assert lan_addresses.addresses() == ()
