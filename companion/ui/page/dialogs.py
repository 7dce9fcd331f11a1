"""Opening and closing dialogs."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from companion.core.commands import Pot
from companion.ui.page.context import PageContext
from companion.ui.page.dialog_kinds import (
    CorrectCoinsDialog,
    Correction,
    Dialog,
    PlayerDialog,
)
from companion.ui.page.guest_limits import refusal_of_page

_Dialog = TypeVar("_Dialog", bound=Dialog)


class Dialogs:
    """The dialog over the page's screen."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    def open(self, dialog: Dialog) -> None:
        """Open a dialog over the screen."""
        self._context.holder.view = self._context.view.with_dialog(dialog)

    def open_guarded(self, dialog: Dialog) -> None:
        """Open a dialog, unless the table has just changed under the tap."""
        if not self._context.tap_guard.reject_if_seat_bounced():
            self.open(dialog)

    def correct_pot(self, pot: Pot) -> None:
        """Open the correction of coins with a pot as its source."""
        context = self._context
        if not context.reject_if_refused(refusal_of_page(context.view)):
            self.open_guarded(CorrectCoinsDialog(Correction(source=pot)))

    def change(self, kind: type[_Dialog], changed: Callable[[_Dialog], _Dialog]) -> None:
        """Replace the open dialog by what `changed` makes of it, unless it is of another kind."""
        dialog = self._context.view.dialog
        if isinstance(dialog, kind):
            self._context.update(dialog=changed(dialog), notice=None)

    def close(self) -> None:
        """Close the open dialog."""
        self._context.holder.view = self._context.view.with_dialog(None)

    def leave(self) -> None:
        """Close the open dialog, which first asks what becomes of coins counted in it."""
        dialog = self._context.view.dialog
        match dialog:
            case (
                PlayerDialog(correction=counted, closing=False)
                | CorrectCoinsDialog(correction=counted, closing=False)
            ) if counted.transfer:
                self.open(replace(dialog, closing=True))
            case _:
                self.close()

    def dismissed(self, opening: int) -> None:
        """Handle the client's report that it has removed the dialog of an opening.

        The report arrives late: the same dialog may be open again by then, as a later opening.
        """
        view = self._context.view
        if view.dialog is not None and view.dialog_openings == opening:
            self.leave()
