"""The picture of a finished game: saving and sharing it."""

from collections.abc import Awaitable, Callable

from companion.application.archive.file_names import picture_name
from companion.core.game import Game
from companion.flet_adapter.device import FileOutcome
from companion.ui.page.context import PageContext
from companion.ui.wording.result import figures

Capture = Callable[[], Awaitable[bytes]]
"""Returns the picture as PNG, drawn by the device."""


class PictureActions:
    """Hands the picture of a finished game to its readers; a notice says why that fails."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    async def save(self, game: Game, capture: Capture) -> FileOutcome:
        """Offer the picture as a file; return what has become of it."""
        context = self._context
        with context.reporting_errors():
            saved = await context.device.save_file(_name(game), await capture())
            return FileOutcome.SAVED if saved else FileOutcome.CANCELLED
        return FileOutcome.CANCELLED

    async def share(self, game: Game, capture: Capture) -> FileOutcome:
        """Hand the picture to the device's share sheet, or offer it as a file without one.

        Return what has become of it.
        """
        context = self._context
        with context.reporting_errors():
            return await context.device.share_picture(_name(game), await capture())
        return FileOutcome.CANCELLED


def _name(game: Game) -> str:
    statistics = figures(game).statistics
    return picture_name(statistics.started, statistics.names)
