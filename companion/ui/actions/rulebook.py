"""How the rulebook is read on one page."""

from companion.ui.actions.page_context import PageContext
from companion.ui.state.reading import Reading


class RulebookActions:
    """Changes how one page shows the rulebook."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    def change(self, reading: Reading) -> None:
        """Replace the search, languages, type size and note being written."""
        self._context.update(reading=reading)
