"""By which addresses other devices find this machine on its networks."""

import ipaddress
import socket


def addresses() -> tuple[str, ...]:
    """This machine's IPv4 addresses, the likeliest first; none without a network. Sends nothing.

    The likeliest is the one that leads on to other networks. A machine that opens a hotspot far
    from any has none such, and where there is a private tunnel it is that one's: so all are told.
    """
    # with ctypes it takes a megabyte and a half, and not everybody lets other devices in
    import ifaddr

    found = [
        str(each.ip)
        for adapter in ifaddr.get_adapters()
        for each in adapter.ips
        if each.is_IPv4 and _is_for_others(str(each.ip))
    ]
    leading = _leading_on()
    return tuple(dict.fromkeys([leading, *found] if leading else found))


def _is_for_others(address: str) -> bool:
    known = ipaddress.ip_address(address)
    # a network card that nobody has given an address takes one of its own
    return not (known.is_loopback or known.is_link_local)


def _leading_on() -> str | None:
    """The address from which this machine would reach one that is in none of its networks."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # connecting a datagram socket only chooses the route; 192.0.2.1 belongs to nobody
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
