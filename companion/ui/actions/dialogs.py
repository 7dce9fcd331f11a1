"""Opening and closing dialogs."""

from companion.ui.actions.page_context import PageContext
from companion.ui.state.view import Dialog


class Dialogs:
    """The dialog over the page's screen."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    def open(self, dialog: Dialog) -> None:
        """Open a dialog over the screen."""
        context = self._context
        context.holder.view = context.view.with_dialog(dialog)
        if dialog is Dialog.GAMES:
            with context.reporting_errors():
                context.update(games=context.services.table.saved_games())

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
