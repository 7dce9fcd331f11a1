"""What a page shows of a replay."""

from dataclasses import dataclass, replace
from typing import Final, Self

from companion.application.archive.record_import import Record
from companion.application.ports import GameId
from companion.core.game import Game
from companion.ui.page.routes import segments
from companion.ui.page.view import View

FROM_FILE: Final = "file"
"""Stands for the game's id in the route of a replay from a file."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game looked at step by step, on this page only."""

    record: Record
    game_id: GameId | None
    """None for a record from a file, which is not stored."""
    position: int
    """Steps played; 0 is the start."""
    summary: bool = False
    """The result of the finished game is shown, not yet its steps."""
    forward: bool = False
    """The position was reached by one step forward."""
    playing: bool = False
    """The steps follow each other by themselves."""
    arrived: bool = False
    """The game came with a link: whether to continue or to watch it is not chosen yet."""
    asked: GameId | None = None
    """The running game whose putting away was asked about."""
    asked_back: bool = False
    """Whether to go back to the position was asked about."""

    @property
    def segment(self) -> str:
        """What its route has after `/games/`."""
        return FROM_FILE if self.game_id is None else str(self.game_id)

    @property
    def last(self) -> int:
        """The number of steps."""
        return len(self.record.game.steps())

    @property
    def ended(self) -> bool:
        """Whether the game is over at its last step."""
        return self.record.game.table.end is not None

    @property
    def game(self) -> Game:
        """The game as of the position, without steps taken back."""
        whole = self.record.game
        if self.position == 0:
            return Game(whole.start)
        return Game(whole.start, whole.steps()[self.position - 1])

    def at(self, position: int) -> Self:
        """Return the replay at the step that is nearest to a position."""
        position = max(0, min(position, self.last))
        if position == self.position and not self.summary:
            return self
        forward = position == self.position + 1 and not self.summary
        return replace(
            self,
            position=position,
            forward=forward,
            summary=False,
            arrived=False,
            asked_back=False,
        )


@dataclass(frozen=True, slots=True)
class ReplayState:
    """The replay on one page."""

    replay: Replay | None = None
    """Loaded last, perhaps for another screen than the one shown."""
    oldest_first: bool = False
    """The history begins with the start of the game."""

    def on(self, route: str) -> Replay | None:
        """Return the replay if the screen of `route` shows it."""
        replay = self.replay
        return replay if replay and segments(route) == ["games", replay.segment] else None


def shown_game(view: View) -> Game | None:
    """Return the game of the replay shown, otherwise the one on the table."""
    replay = view.state(ReplayState).on(view.route)
    return view.snapshot.game if replay is None else replay.record.game
