"""Opens the sockets to listen on."""

import errno
import ipaddress
import os
import socket
from enum import StrEnum

from companion.errors import CodedError

DEFAULT_PORT = 8550
LOOPBACK = "127.0.0.1"
ALL_INTERFACES = "0.0.0.0"
_PORTS_TRIED = 20
_CONNECT_SECONDS = 0.2
"""Far more than a local program takes to accept; Windows retries when nobody listens."""


class PortCode(StrEnum):
    """Why no socket can listen."""

    PORT_TAKEN = "port_taken"
    PORT_BARRED = "port_barred"
    HOST_REFUSED = "host_refused"


class PortError(CodedError):
    """No socket can listen on the `host` and `port` of the parameters."""

    code: PortCode

    def __init__(self, code: PortCode, host: str, port: int) -> None:
        # as text: a port has no thousands separator
        super().__init__(code, host=host, port=str(port))


def listen(host: str, port: int | None) -> socket.socket:
    """Return a listening socket on `port`; without one, on the first free port from 8550 on.

    Raises PortError if `port` is taken or barred, or `host` is no address of this machine.
    """
    if port is not None:
        return _bound(host, port)
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + _PORTS_TRIED):
        try:
            return _bound(host, candidate)
        except PortError as error:
            if error.code is PortCode.HOST_REFUSED:
                raise
    return _bound(host, 0)


def address_of(listening: socket.socket) -> tuple[str, int]:
    """Return the address and the port that a socket listens on."""
    host, port = listening.getsockname()[:2]
    return host, port


def local_address(host: str) -> str:
    """Return the address by which this machine reaches a socket that listens on `host`."""
    return LOOPBACK if ipaddress.ip_address(host).is_unspecified else host


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        # UnicodeError: not a valid name, such as "a..b"
        raise PortError(PortCode.HOST_REFUSED, host, port) from error
    try:
        _check_unicast(family, str(address[0]))
        if port and local_address(str(address[0])) == LOOPBACK and _accepts_connections(port):
            # only Linux would refuse to bind: elsewhere 0.0.0.0 and 127.0.0.1 may share a port,
            # and browsers on this machine would reach the other program
            raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))
        if os.name == "posix":
            # on Windows this option would let two programs share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and socket.has_dualstack_ipv6():
            # by default "::" means IPv6 only on Windows, which excludes 127.0.0.1
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
        listening.listen(100)
    except OSError as error:
        listening.close()
        # EACCES: ports below 1024, and whole ranges on Windows
        codes = {errno.EADDRINUSE: PortCode.PORT_TAKEN, errno.EACCES: PortCode.PORT_BARRED}
        raise PortError(codes.get(error.errno or 0, PortCode.HOST_REFUSED), host, port) from error
    return listening


def _check_unicast(family: int, address: str) -> None:
    """Raise OSError for a multicast or broadcast address: Linux binds them, nobody connects."""
    if ipaddress.ip_address(address).is_multicast:
        raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            # refused for a broadcast address; sends nothing
            probe.connect((address, 9))
        except PermissionError:
            raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL)) from None
        except OSError:
            # bind decides
            return


def _accepts_connections(port: int) -> bool:
    """Return whether a program on this machine accepts connections at 127.0.0.1 on the port."""
    try:
        socket.create_connection((LOOPBACK, port), _CONNECT_SECONDS).close()
    except OSError:
        return False
    return True
