"""How the rulebook is read on one page."""

from companion.ui.page.context import PageContext
from companion.ui.rulebook.state import Reading


class RulebookActions:
    """Changes how one page shows the rulebook."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    def change(self, reading: Reading) -> None:
        """Replace the search, languages, type size and note being written."""
        self._context.update(reading=reading)
