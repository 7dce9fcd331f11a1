"""Letting phones join over the LAN."""

from urllib.parse import urlsplit, urlunsplit

from companion.application.group.guests import GUEST_RIGHTS, GuestRights
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

    def renew_invitation(self) -> None:
        """Disconnect other devices until they scan the new code."""
        context = self._context
        if context.services.network is not None:
            with context.reporting_errors():
                context.services.network.renew_invitation()
            context.holder.redraw()

    async def allow_lan(self) -> None:
        """Let other devices connect, and show their URLs."""
        context = self._context
        if context.services.network is None:
            return
        context.show_notice(None)
        with context.reporting_errors():
            await context.services.network.allow_lan()
        context.holder.redraw()
