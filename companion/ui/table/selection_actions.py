"""What is selected on the table and not confirmed yet."""

from companion.ui.board.selection import Selection
from companion.ui.page.context import PageContext


class SelectionActions:
    """Changes the selection of one page."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    def change(self, selection: Selection) -> None:
        """Replace the selection."""
        context, guard = self._context, self._context.tap_guard
        if guard.reject_if_stale() or guard.reject_if_bounced():
            return
        if selection.announcing != context.view.selection.announcing:
            guard.start_debounce()
        context.update(stored_selection=selection, notice=None)
