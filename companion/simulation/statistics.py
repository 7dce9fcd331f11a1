"""Counts over simulated games, the resulting statistics of a set, and the length of its games."""

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import ConfigDict, Field

from companion.core import End

_SECONDS_PER_TURN = 25
_SECONDS_PER_PLAYER = 4
"""Seconds per turn and player, since everyone is asked for a claim."""
_STEP = 5

_Share = Annotated[float, Field(ge=0, le=1)]


@dataclass(frozen=True, slots=True)
class Statistics:
    """Averages over simulated games of a set. Shares are from 0 to 1."""

    __pydantic_config__ = ConfigDict(extra="forbid")
    games: Annotated[int, Field(ge=1)]
    turns: Annotated[float, Field(ge=0)]
    """Mean length of a game in turns."""
    thirteen: _Share
    bankruptcy: _Share
    cheat: _Share
    bank: Annotated[float, Field(ge=0)]
    """Net coins paid by the bank, per turn."""
    opposed: _Share
    """Share of announcements with at least one claimant."""
    taken: Annotated[float, Field(ge=0)]
    """Coins that powers move from player to player, per turn."""


@dataclass(slots=True)
class Tally:
    """Running counts over simulated games."""

    games: int = 0
    turns: int = 0
    announced: int = 0
    opposed: int = 0
    bank: int = 0
    taken: int = 0
    ends: dict[End | None, int] = field(default_factory=dict)
    """Number of games by end; None for games that were stopped."""

    def statistics(self) -> Statistics:
        """Return the averages and shares. Raises ZeroDivisionError before the first game."""
        return Statistics(
            games=self.games,
            turns=round(self.turns / self.games, 1),
            thirteen=round(self.ends.get(End.THIRTEEN, 0) / self.games, 3),
            bankruptcy=round(self.ends.get(End.BANKRUPTCY, 0) / self.games, 3),
            cheat=round(self.ends.get(End.POWER, 0) / self.games, 3),
            bank=round(self.bank / self.turns, 2),
            opposed=round(self.opposed / max(self.announced, 1), 3),
            taken=round(self.taken / self.turns, 2),
        )


def estimated_minutes(turns: float, players: int) -> int:
    """Return the length of a game with so many turns, in minutes, rounded to 5, at least 5."""
    minutes = turns * (_SECONDS_PER_TURN + _SECONDS_PER_PLAYER * players) / 60
    return max(_STEP, _STEP * round(minutes / _STEP))
