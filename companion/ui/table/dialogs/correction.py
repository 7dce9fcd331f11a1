"""The correction of coins being put together in its dialog (R10)."""

from companion.ui.page.context import PageContext
from companion.ui.page.view import Correction


class CorrectionActions:
    """Changes the correction of one page."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    def change(self, correction: Correction) -> None:
        """Replace the correction."""
        self._context.update(correction=correction, notice=None)
