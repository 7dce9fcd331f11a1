"""What a page shows of the list of stored games."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from companion.application.archive.overviews import GameOverview
from companion.application.ports import GameId
from companion.core.boxes import EditionId
from companion.statistics import GameStatistics

ROWS: Final = 40
"""Rows shown at first, and more at each tap."""


class Status(StrEnum):
    """Which games are listed, by whether they have ended."""

    ALL = "all"
    UNFINISHED = "unfinished"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class GamesState:
    """The list of games on one page."""

    all: tuple[GameOverview, ...] | None = None
    """The newest first; None until they are listed."""
    statistics: Mapping[GameId, GameStatistics] = field(default_factory=dict)
    """Of the games listed first, as far as they are stored."""
    recently_deleted: tuple[GameOverview, ...] = ()
    """Deleted games that can be restored."""
    search: str = ""
    edition: EditionId | None = None
    status: Status = Status.ALL
    rows: int = ROWS
    deleted: GameId | None = None
    """The game deleted last, while that can be undone."""
    report: str = ""
    """What saving or restoring a backup has done."""
