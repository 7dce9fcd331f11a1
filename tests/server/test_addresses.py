"""What is printed for people to open, on this device and on others."""

import errno
import socket
from typing import cast

import pytest

from companion import server


class Bound:
    """A socket that listens at an address this machine need not have."""

    def __init__(self, *name: str | int) -> None:
        self._name = name

    def getsockname(self) -> tuple[str | int, ...]:
        return self._name


def found(*name: str | int) -> tuple[str, str | None]:
    return server.addresses(cast(socket.socket, Bound(*name)))


def test_what_only_this_machine_can_open_is_offered_to_no_other() -> None:
    assert found("127.0.0.1", 8550) == ("http://127.0.0.1:8550/", None)
    assert found("::1", 8550, 0, 0) == ("http://[::1]:8550/", None)


@pytest.mark.parametrize("anywhere", [("0.0.0.0", 8551), ("::", 8551, 0, 0)])
def test_what_everybody_can_open_is_offered_by_the_address_on_the_network(
    anywhere: tuple[str | int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "_lan_address", lambda: "10.0.0.7")
    assert found(*anywhere) == ("http://127.0.0.1:8551/", "http://10.0.0.7:8551/")


def test_without_a_network_there_is_no_second_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "_lan_address", lambda: None)
    assert found("0.0.0.0", 8550) == ("http://127.0.0.1:8550/", None)


def test_an_address_of_this_machine_on_the_network_is_the_same_for_all() -> None:
    assert found("192.168.1.20", 8550) == (
        "http://192.168.1.20:8550/",
        "http://192.168.1.20:8550/",
    )


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


def bars(monkeypatch: pytest.MonkeyPatch, barred: int) -> None:
    """Have the system keep a port from this process, as it does from those without rights to it."""
    bind = socket.socket.bind

    def guarded(self: socket.socket, address: tuple[str, int]) -> None:
        if address[1] == barred:
            raise PermissionError(errno.EACCES, "barred")
        bind(self, address)

    monkeypatch.setattr(socket.socket, "bind", guarded)
