"""What is printed for people to open, on this device and on others."""

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
