"""The addresses of this machine in its local networks."""

import ipaddress
import socket


def addresses() -> tuple[str, ...]:
    """Return this machine's IPv4 addresses, the likeliest first, without sending anything.

    The likeliest is the one of the default route. But a machine that opens a hotspot may have no
    default route, and with a VPN it is the VPN's address, so all are returned.
    """
    # deferred: with ctypes it takes 1.5 MB, and most sessions never accept other devices
    import ifaddr

    found = [
        str(each.ip)
        for adapter in ifaddr.get_adapters()
        for each in adapter.ips
        if each.is_IPv4 and _is_reachable(str(each.ip))
    ]
    default = default_route_address()
    return tuple(dict.fromkeys([default, *found] if default else found))


def default_route_address() -> str | None:
    """Return the address of the interface with the default route, or None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # connecting a datagram socket only selects a route; 192.0.2.1 is reserved
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _is_reachable(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    # an interface without a network assigns itself a link-local address
    return not (parsed.is_loopback or parsed.is_link_local)
