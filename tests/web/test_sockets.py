"""Which hosts and ports can be listened on, and how failures are reported."""

import errno
import socket

import pytest

from companion.web.sockets import DEFAULT_PORT, PortError, listen

needs_ipv6 = pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")


def test_port_that_the_system_bars_is_reported_as_barred(monkeypatch: pytest.MonkeyPatch) -> None:
    bar_port(monkeypatch, 80)
    with pytest.raises(PortError) as raised:
        listen("127.0.0.1", 80)
    assert (raised.value.code, raised.value.params["port"]) == ("port_barred", "80")


def test_barred_default_port_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    bar_port(monkeypatch, DEFAULT_PORT)
    with listen("127.0.0.1", None) as listening:
        assert listening.getsockname()[1] != DEFAULT_PORT


@pytest.mark.parametrize(
    "host",
    [
        "224.0.0.1",
        "255.255.255.255",
        "127.255.255.255",
        pytest.param("ff02::1", marks=needs_ipv6),
    ],
)
def test_multicast_and_broadcast_addresses_are_refused(host: str) -> None:
    with pytest.raises(PortError) as raised:
        listen(host, 0)
    assert raised.value.code == "host_refused"


class WindowsSocket(socket.socket):
    """A socket as Windows creates it: one for IPv6 accepts no IPv4 by default."""

    def __init__(self, family: int = -1, kind: int = -1, *more: int) -> None:
        super().__init__(family, kind, *more)
        if self.family == socket.AF_INET6:
            self.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)


@needs_ipv6
def test_all_interfaces_of_ipv6_include_ipv4(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", WindowsSocket)
    with listen("::", 0) as listening:
        port = listening.getsockname()[1]
        socket.create_connection(("127.0.0.1", port)).close()


class SharingSocket(socket.socket):
    """A socket as on macOS and Windows: 0.0.0.0 and 127.0.0.1 may be bound to the same port."""

    def __init__(self, family: int = -1, kind: int = -1, *more: int) -> None:
        super().__init__(family, kind, *more)
        self.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("127.0.0.1", "0.0.0.0"),
        ("0.0.0.0", "127.0.0.1"),
        pytest.param("127.0.0.1", "::", marks=needs_ipv6),
    ],
)
def test_port_is_taken_when_another_program_accepts_local_connections(
    first: str, second: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "socket", SharingSocket)
    with listen(first, 0) as holder, pytest.raises(PortError) as raised:
        listen(second, holder.getsockname()[1])
    assert raised.value.code == "port_taken"


def bar_port(monkeypatch: pytest.MonkeyPatch, barred: int) -> None:
    """Make binding to a port fail, as for a process without the permission."""
    bind = socket.socket.bind

    def guarded_bind(self: socket.socket, address: tuple[str, int]) -> None:
        if address[1] == barred:
            raise PermissionError(errno.EACCES, "barred")
        bind(self, address)

    monkeypatch.setattr(socket.socket, "bind", guarded_bind)
