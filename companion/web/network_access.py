"""Who may connect to the server: browsers on this machine, and other devices if allowed."""

import asyncio
import ipaddress
import socket
from collections.abc import Callable, Collection

from starlette.types import ASGIApp

from companion.web import lan_addresses
from companion.web.invitation import Invitation
from companion.web.server import Server
from companion.web.sockets import ALL_INTERFACES, address_of, listen, local_address


class NetworkAccess:
    """Serves an app on a socket for this machine, and on a second one for other devices."""

    def __init__(
        self,
        listening: socket.socket,
        on_allow_lan: Callable[[int, str], None] = lambda _port, _code: None,
    ) -> None:
        """Serve on `listening`.

        `on_allow_lan` receives the port opened for other devices and the code of their invitation,
        and again whenever that changes.
        """
        self._sockets = [listening]
        self._on_allow_lan = on_allow_lan
        # stored: pages still ask for the URLs when the sockets are closed and have no address
        self._local = self._lan = address_of(listening)
        self.invitation = Invitation()
        self._server: Server | None = None
        self._allowing = asyncio.Lock()

    @property
    def local_url(self) -> str:
        """The URL for browsers on this machine."""
        host, port = self._local
        return _url(local_address(host), port)

    def lan_urls(self) -> tuple[str, ...] | None:
        """Return the URLs that invite other devices, the likeliest first; empty without a network.

        None if only this machine can connect.
        """
        host, port = self._lan
        bound = ipaddress.ip_address(host)
        if bound.is_loopback:
            return None
        hosts = lan_addresses.addresses() if bound.is_unspecified else (host,)
        return tuple(self.invitation.link(_url(each, port)) for each in hosts)

    def allow_lan_on(self, port: int, code: str = "") -> None:
        """Accept other devices on `port` once serving starts, with an invitation's `code` if given.

        Raises PortError.
        """
        self._add_lan_socket(listen(ALL_INTERFACES, port))
        self.invitation.code = code or self.invitation.code

    def keep_invitation(self, code: str) -> None:
        """Invite by a `code` of before; without one, report the new one if others may connect.

        Raises what `on_allow_lan` raises.
        """
        if code:
            self.invitation.code = code
        elif self.lan_urls() is not None:
            self._on_allow_lan(self._lan[1], self.invitation.code)

    async def allow_lan(self) -> None:
        """Accept other devices until the server ends; without effect if they are already accepted.

        Raises PortError if no port is available, and what `on_allow_lan` raises.
        """
        async with self._allowing:
            if self._server is None or self._server.should_exit or self.lan_urls() is not None:
                return
            listening = listen(ALL_INTERFACES, None)
            try:
                await self._server.add_socket(listening)
            except BaseException:
                listening.close()
                raise
            self._add_lan_socket(listening)
        self._on_allow_lan(self._lan[1], self.invitation.code)

    def renew_invitation(self) -> None:
        """Disconnect other devices; earlier links stop working.

        Raises what `on_allow_lan` raises.
        """
        self.invitation.renew()
        self._on_allow_lan(self._lan[1], self.invitation.code)

    def serve(self, app: ASGIApp, on_start: Callable[[], None], screens: Collection[str]) -> None:
        """Serve `app` until the process receives SIGINT or SIGTERM.

        `on_start` is called once pages can be loaded. `screens` are the first segments of paths
        that the client routes itself.
        """
        self._server = Server(app, on_start, screens, self.invitation)
        self._server.run(sockets=self._sockets)

    def _add_lan_socket(self, listening: socket.socket) -> None:
        self._sockets.append(listening)
        self._lan = address_of(listening)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
