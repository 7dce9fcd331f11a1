"""What all actions of one open page share: its view, its device and the services."""

import logging
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any, TypeVar

import flet as ft

from companion.application.group.guests import GuestRefused
from companion.application.table.permissions import Ask
from companion.application.table.snapshot import Snapshot, StaleTap
from companion.core.commands import NoMoreClaims
from companion.core.table import Phase
from companion.flet_adapter.device import Device, FileOutcome
from companion.i18n import Messages
from companion.i18n.messages import messages
from companion.ui.board.selection import Selection
from companion.ui.page.links import Links
from companion.ui.page.own_seat import later_name, newly_asked
from companion.ui.page.services import Services
from companion.ui.page.sounds import Sound, sound_of
from companion.ui.page.tap_guard import TapGuard
from companion.ui.page.view import View, ViewHolder
from companion.ui.wording.error_messages import (
    ErrorReporter,
    error_message,
    is_out_of_space,
)

_log = logging.getLogger(__name__)

_State = TypeVar("_State")


SEAT_KEY = "companion.seat"
"""The preference with the name of the player who has the device in hand."""


class PageContext:
    """One open page. Whatever fails on it ends as a notice of one sentence."""

    def __init__(self, page: ft.Page, holder: ViewHolder, services: Services) -> None:
        self.page = page
        self.holder = holder
        self.services = services
        self.device = Device(page)
        self.tap_guard = TapGuard(holder, self.device)
        self.links = Links()
        """Replaced by the shell."""

    @property
    def view(self) -> View:
        """The page's present view."""
        return self.holder.view

    @property
    def say(self) -> Messages:
        """Messages in the reader's language, in the words of the edition at hand."""
        return messages(self.view.language, self.view.edition)

    def update(self, **changes: Any) -> None:
        """Replace fields of the view."""
        self.holder.view = replace(self.view, **changes)

    def state(self, kind: type[_State]) -> _State:
        """Return the present state of a feature."""
        return self.view.state(kind)

    def put(self, *states: object, **changes: Any) -> None:
        """Replace the states of features, and fields of the view."""
        self.holder.view = replace(self.view, states=self.view.states.having(*states), **changes)

    def attempt(
        self, change: Callable[[], Snapshot], *, ignored: tuple[type[Exception], ...] = ()
    ) -> bool:
        """Return whether the table service has made a change; a notice says why it has not.

        After `ignored` errors the view is only rendered again.
        """
        with self.reporting_errors():
            try:
                snapshot = change()
            except ignored:
                self.holder.ignore_tap()
                return False
            self.show_snapshot(snapshot)
            self.show_notice(None)
            return True
        return False

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show the shared state; a dialog over another game is closed.

        The device vibrates if something is asked of the player who has it in hand.
        """
        shown, before = self.view, self.view.snapshot
        if snapshot.game_id != before.game_id:
            self.holder.view = self.view.with_dialog(None)
        sound = sound_of(before, snapshot) if self.view.sounds else None
        own_name = _own_name_after(self.view.own_name, before, snapshot)
        if own_name != self.view.own_name:
            self.page.run_task(self.device.store, SEAT_KEY, own_name or "")
        selection = _selection_after(shown, snapshot)
        self.update(snapshot=snapshot, own_name=own_name, stored_selection=selection)
        if snapshot.deed is not before.deed and snapshot.deed and self.view.may(Ask.GUESTS):
            self.show_notice(self.say.text("phone-did", **asdict(snapshot.deed)))
        if _seat_of_phone(shown) != _seat_of_phone(self.view):
            # what was refused before the host gave the seat
            self.holder.view = self.view.with_dialog(None)
        if sound is not None:
            self.play(sound)
        if newly_asked(shown, self.view):
            # there is nothing to answer with in the view from afar
            self.update(far=False)
            self.page.run_task(self.device.vibrate)

    async def save_file(self, name: str, data: bytes) -> bool:
        """Offer a file as a download, like `Device.save_file`. Raises GuestRefused."""
        self.services.table.guard.check(Ask.DOWNLOAD)
        return await self.device.save_file(name, data)

    async def share_picture(self, name: str, png: bytes) -> FileOutcome:
        """Hand a picture to the device, like `Device.share_picture`. Raises GuestRefused."""
        self.services.table.guard.check(Ask.DOWNLOAD)
        return await self.device.share_picture(name, png)

    async def pick_file(self) -> bytes | None:
        """Return the file that the reader picks; None for none. Raises GuestRefused."""
        self.services.table.guard.check(Ask.UPLOAD)
        return await self.device.pick_file()

    async def pick_picture(self) -> bytes | None:
        """Return the picture that the reader picks; None for none. Raises GuestRefused."""
        self.services.table.guard.check(Ask.UPLOAD)
        return await self.device.pick_picture()

    def play(self, sound: Sound) -> None:
        """Play a sound; nothing waits for it."""
        self.page.run_task(self.device.play, sound.value)

    def show_notice(self, sentence: str | None) -> None:
        """Show one sentence until the next tap, or remove it."""
        self.update(notice=sentence)

    def show_error(self, error: Exception) -> None:
        """Show why something failed, as a notice."""
        if isinstance(error, StaleTap):
            self.show_snapshot(self.services.table.snapshot)
        game = self.view.snapshot.game
        sentence = error_message(error, game.table.rules.setup if game else None, self.say)
        if self.services.site_url and is_out_of_space(error):
            # the path is none that a person could look for
            sentence = self.say.text("site-full")
        if sentence is None:
            _log.error("a tap failed", exc_info=error)
        self.show_notice(sentence or self.say.text("error-unexpected"))

    def reject_if_refused(self, refused: GuestRefused | None) -> bool:
        """Return whether the host does not let this page do what was tapped; a notice says why."""
        if refused is not None:
            self.show_error(refused)
        return refused is not None

    def reporting_errors(self) -> ErrorReporter:
        """A context manager that shows an error raised in it, and ends there."""
        return ErrorReporter(self.show_error)


def _seat_of_phone(view: View) -> str | None:
    """Return whose seat a guest's device has; None without one, and on the host."""
    known = view.group_state.devices.find(view.guest_device or "")
    return None if known is None else known.name


def _selection_after(view: View, after: Snapshot) -> Selection:
    """Return the selection, which stays if a phone closes the claims that it answers."""
    before, selection = view.snapshot, view.stored_selection
    was, now = before.game, after.game
    if was is None or now is None or selection.revision != before.revision:
        return selection
    last = now.last
    closed = last is not None and isinstance(last.command, NoMoreClaims) and last.before is was.last
    if closed and now.table.phase is Phase.REVEAL:
        return replace(selection, revision=after.revision)
    return selection


def _own_name_after(own_name: str | None, before: Snapshot, after: Snapshot) -> str | None:
    """Return the name of the player of this device, who may have got another one in the game."""
    if before.game is None or after.game is None or before.game_id != after.game_id:
        return own_name
    return later_name(own_name, before.game.table, after.game.table)
