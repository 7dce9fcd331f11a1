"""Opening and closing dialogs."""

from companion.core.commands import Pot
from companion.ui.page.context import PageContext
from companion.ui.page.guest_limits import refusal_of_page
from companion.ui.page.view import Correction, Dialog


class Dialogs:
    """The dialog over the page's screen."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    def open(self, dialog: Dialog, about: int | str | None = None) -> None:
        """Open a dialog over the screen."""
        self._context.holder.view = self._context.view.with_dialog(dialog, about)

    def open_about(self, dialog: Dialog, about: int | str) -> None:
        """Open a dialog about a person or a character, unless the tap was aimed at other controls.

        The table changes under a quick second tap.
        """
        context = self._context
        if not context.tap_guard.reject_if_seat_bounced():
            context.holder.view = context.view.with_dialog(dialog, about)

    def correct_pot(self, pot: Pot) -> None:
        """Open the correction of coins with a pot as its source."""
        context = self._context
        if context.reject_if_refused(refusal_of_page(context.view)):
            return
        if not context.tap_guard.reject_if_seat_bounced():
            context.holder.view = context.view.with_dialog(
                Dialog.CORRECT, correction=Correction(source=pot)
            )

    def correct_person(self, person: int) -> None:
        """Open the correction of coins with a person as its source, or as being corrected now."""
        view = self._context.view
        now = view.correction if view.correction.source is not None else Correction(source=person)
        self._context.holder.view = view.with_dialog(Dialog.CORRECT, correction=now)

    def type_name(self, name: str) -> None:
        """Take over the name typed into the dialog."""
        self._context.update(typed_name=name, notice=None)

    def close(self) -> None:
        """Close the open dialog."""
        self._context.holder.view = self._context.view.with_dialog(None)

    def dismissed(self, opening: int) -> None:
        """Handle the client's report that it has removed the dialog of an opening.

        The report arrives late: the same dialog may be open again by then, as a later opening.
        """
        view = self._context.view
        if view.dialog is not None and view.dialog_openings == opening:
            self.close()
