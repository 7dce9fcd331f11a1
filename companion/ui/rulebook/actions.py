"""How the rulebook is read on one page."""

from companion.ui.page.page_actions import PageActions
from companion.ui.page.reading import Reading


class RulebookActions(PageActions):
    """Changes how one page shows the rulebook."""

    def change(self, reading: Reading) -> None:
        """Replace the search, languages, type size and note being written."""
        self.context.put(reading)
