"""Letting phones join over the LAN."""

from urllib.parse import urlsplit, urlunsplit

from companion.application.group.devices import SeatRequest
from companion.application.group.guests import GUEST_RIGHTS, GuestRights
from companion.application.table.permissions import Ask
from companion.ui.page.context import PageContext


class PhoneActions:
    """Network access of the running companion."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    @property
    def available(self) -> bool:
        """Whether this companion can serve other devices at all."""
        return self._context.services.network is not None

    @property
    def lan_urls(self) -> tuple[str, ...] | None:
        """The URLs that invite other devices, the likeliest first; None while access is local."""
        network = self._context.services.network
        return network.lan_urls() if network else None

    def url_elsewhere(self, route: str, *, invites: bool = True) -> str | None:
        """Return the URL of a route for other devices; None while none can open it.

        One that does not invite opens on devices that have joined. It can be copied and sent.
        """
        if site := self._context.services.site_url:
            return f"{site}#{route}"
        addresses = self.lan_urls
        if not addresses:
            return None
        link, place = urlsplit(addresses[0]), urlsplit(route)
        invitation = link.query if invites else ""
        query = "&".join(part for part in (place.query, invitation) if part)
        return urlunsplit(link._replace(path=place.path, query=query))

    def change_guest_rights(self, rights: GuestRights) -> None:
        """Choose what guests may do."""
        table = self._context.services.table
        self._context.attempt(lambda: table.group.change(GUEST_RIGHTS, lambda _: rights))

    def answer_request(self, request: SeatRequest, *, granted: bool) -> None:
        """Give a seat to the phone that has asked for it, or not."""
        seats = self._context.services.table.seats
        self._context.attempt(lambda: seats.answer_request(request, granted=granted))

    def allow_everything(self, device: str, *, allowed: bool) -> None:
        """Let a phone with a seat do everything, or no longer."""
        seats = self._context.services.table.seats
        self._context.attempt(lambda: seats.allow_everything(device, allowed=allowed))

    def free_seat(self, device: str) -> None:
        """Free the seat of a phone."""
        seats = self._context.services.table.seats
        self._context.attempt(lambda: seats.free(device))

    def renew_invitation(self) -> None:
        """Disconnect other devices until they scan the new code, and free their seats."""
        context = self._context
        if context.services.network is not None:
            table = context.services.table
            with context.reporting_errors():
                table.guard.check(Ask.GUESTS)
                context.services.network.renew_invitation()
                context.show_snapshot(table.seats.free_all())
            context.holder.redraw()

    async def allow_lan(self) -> None:
        """Let other devices connect, and show their URLs."""
        context = self._context
        if context.services.network is None:
            return
        context.show_notice(None)
        with context.reporting_errors():
            context.services.table.guard.check(Ask.GUESTS)
            await context.services.network.allow_lan()
        context.holder.redraw()
