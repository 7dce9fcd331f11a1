"""What all actions of one open page share: its view, its device and the services."""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from companion.application.snapshot import Snapshot, StaleTap
from companion.flet_adapter.device import Device
from companion.i18n import Messages
from companion.i18n.messages import messages
from companion.ui.actions.services import Services
from companion.ui.actions.tap_guard import TapGuard
from companion.ui.actions.view_holder import ViewHolder
from companion.ui.presenters.error_messages import (
    ErrorReporter,
    error_message,
    is_out_of_space,
)
from companion.ui.presenters.sounds import sound_of
from companion.ui.state.sound import Sound
from companion.ui.state.view import View

_log = logging.getLogger(__name__)


class PageContext:
    """One open page. Whatever fails on it ends as a notice of one sentence."""

    def __init__(self, page: ft.Page, holder: ViewHolder, services: Services) -> None:
        self.page = page
        self.holder = holder
        self.services = services
        self.device = Device(page)
        self.tap_guard = TapGuard(holder, self.device)

    @property
    def view(self) -> View:
        """The page's present view."""
        return self.holder.view

    @property
    def say(self) -> Messages:
        """Messages in the reader's language."""
        return messages(self.view.language)

    def update(self, **changes: Any) -> None:
        """Replace fields of the view."""
        self.holder.view = replace(self.view, **changes)

    def attempt(
        self, change: Callable[[], Snapshot], *, ignored: tuple[type[Exception], ...] = ()
    ) -> bool:
        """Whether the table service has made a change; a notice says why it has not.

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
        """Show the shared state; a dialog over another game is closed."""
        if snapshot.game_id != self.view.snapshot.game_id:
            self.holder.view = self.view.with_dialog(None)
        sound = sound_of(self.view.snapshot, snapshot) if self.view.sounds else None
        self.update(snapshot=snapshot)
        if sound is not None:
            self.play(sound)

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

    def reporting_errors(self) -> ErrorReporter:
        """A context manager that shows an error raised in it, and ends there."""
        return ErrorReporter(self.show_error)
