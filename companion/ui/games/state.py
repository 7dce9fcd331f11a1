"""What a page shows of the stored games: the list with its filters, and a replay."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from companion.application.archive.game_list import GameOverview
from companion.application.archive.record_import import Record
from companion.application.archive.saved_games import GameId
from companion.core.boxes import EditionId
from companion.core.game import Game
from companion.statistics import GameStatistics

ROWS: Final = 40
"""Rows shown at first, and more at each tap."""
FROM_FILE: Final = "file"
"""Stands for the game's id in the route of a replay from a file."""


class Status(StrEnum):
    """Which games are listed, by whether they have ended."""

    ALL = "all"
    UNFINISHED = "unfinished"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Games:
    """The list of games on one page."""

    all: tuple[GameOverview, ...] | None = None
    """The newest first; None until they are listed."""
    statistics: Mapping[GameId, GameStatistics] = field(default_factory=dict)
    """Of the games listed first, as far as they are stored."""
    recently_deleted: tuple[GameOverview, ...] = ()
    """Games that can be restored until the app starts again."""
    search: str = ""
    edition: EditionId | None = None
    status: Status = Status.ALL
    rows: int = ROWS
    deleted: GameId | None = None
    """The game deleted last, while that can be undone."""
    report: str = ""
    """What restoring a backup has changed."""


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
