"""The result of a game: whose line is highlighted, who has won tonight, and its picture."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from companion.application.archive.evening import Tonight
from companion.application.archive.file_names import game_file_name
from companion.application.ports import GameId
from companion.core.game import Game
from companion.errors import CodedError
from companion.flet_adapter.device import FileOutcome
from companion.i18n import Messages
from companion.ui.page.context import PageContext
from companion.ui.page.navigation import Navigation
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View
from companion.ui.wording.result import figures

Capture = Callable[[], Awaitable[bytes]]
"""Returns the picture as PNG, drawn by the device."""


@dataclass(frozen=True, slots=True)
class Picked:
    """The person whose line is highlighted in the chart of a finished game."""

    game_id: GameId | None
    person: int


@dataclass(frozen=True, slots=True)
class ResultState:
    """The result of the game on the table of one page."""

    picked: Picked | None = None
    tonight: Tonight | None = None


def picked_person(view: View) -> int | None:
    """Return the person whose line is highlighted; None for the winner's."""
    picked = view.state(ResultState).picked
    if picked is None or picked.game_id != view.snapshot.game_id:
        return None
    return picked.person


def counted_tonight(view: View) -> Tonight | None:
    """Return who has won how often tonight; None until counted."""
    tonight = view.state(ResultState).tonight
    current = tonight is not None and tonight.game_id == view.snapshot.game_id
    return tonight if current else None


class ResultActions(PageActions):
    """What taps on the result of a game do."""

    def __init__(self, context: PageContext, navigation: Navigation | None = None) -> None:
        super().__init__(context, navigation)
        self.picture = PictureActions(context)

    def pick(self, person: int) -> None:
        """Highlight a person's line in the chart."""
        picked = Picked(self.view.snapshot.game_id, person)
        self.context.put(replace(self.context.state(ResultState), picked=picked))

    async def count_tonight(self) -> None:
        """Count the finished games of this evening once a game is over."""
        context = self.context
        snapshot = context.view.snapshot
        if snapshot.game is None or snapshot.game.table.end is None:
            return
        evening = context.services.table.evening
        try:
            # in a thread: playing the evening's games must not block the other pages
            tonight = await asyncio.to_thread(evening.tonight, snapshot.game_id, snapshot.game)
        except CodedError:
            # the result is shown without it
            return
        if context.view.snapshot.game_id == snapshot.game_id:
            context.put(replace(context.state(ResultState), tonight=tonight))


def tonight_in_words(tonight: Tonight, say: Messages) -> str:
    """Return the wins of the evening, the most first; empty before the second game."""
    if tonight.games < 2:
        return ""
    wins = sorted(tonight.wins, key=lambda win: -win[1])
    return say.text("tonight", wins=" · ".join(f"{name} {count}" for name, count in wins))


class PictureActions:
    """Hands the picture of a finished game to its readers; a notice says why that fails."""

    def __init__(self, context: PageContext) -> None:
        self._context = context

    async def save(self, game: Game, capture: Capture) -> FileOutcome:
        """Offer the picture as a file; return what has become of it."""
        context = self._context
        with context.reporting_errors():
            saved = await context.save_file(_name(game), await capture())
            return FileOutcome.SAVED if saved else FileOutcome.CANCELLED
        return FileOutcome.CANCELLED

    async def share(self, game: Game, capture: Capture) -> FileOutcome:
        """Hand the picture to the share sheet, or offer a file; return what has become of it."""
        context = self._context
        with context.reporting_errors():
            return await context.share_picture(_name(game), await capture())
        return FileOutcome.CANCELLED


def _name(game: Game) -> str:
    statistics = figures(game).statistics
    return game_file_name(statistics.started, statistics.names, ".png")
