"""The shared state that is published to every page."""

from dataclasses import dataclass, field
from typing import Literal

from companion.application.archive.game_reader import SavedGame
from companion.application.group.last_group import Group
from companion.application.group_state import GroupState
from companion.application.ports import GameId
from companion.core.game import Game
from companion.errors import CodedError


@dataclass(frozen=True, slots=True)
class GuestDeed:
    """What a guest's device did to the games of everybody, which the host is told."""

    person: str
    """The player whose seat the device has."""
    deed: str
    """The method that was called."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The shared state at one moment."""

    revision: int = 0
    """Grows whenever the game changes or another one is played; only that makes a tap stale."""
    game_id: GameId | None = None
    game: Game | None = None
    """None while no game is being played."""
    line_count: int = 0
    """Lines of the game's record."""
    completed_tasks: frozenset[str] = frozenset()
    """Ids of the completed tasks of the game's setup checklist."""
    group_state: GroupState = field(default_factory=GroupState)
    put_away: SavedGame | None = None
    """The last game put away; None during a game."""
    name_changes: int = 0
    """Grows whenever people of stored games get other names."""
    stored_games: int = 0
    """Games in the store, the current one included."""
    passed: frozenset[int] = frozenset()
    """The people who have said on their phones that they let the open announcement pass."""
    deed: GuestDeed | None = None
    """The last deed of a guest."""

    @property
    def group(self) -> Group | None:
        """The last group in its present seating order; None before the first game."""
        group = self.group_state.group
        return group.seated(self.game) if group is not None and self.game else group


class StaleTap(CodedError):
    """The game has changed since the revision that a tap was made on; nothing was done."""

    code: Literal["stale_tap"]

    def __init__(self) -> None:
        super().__init__("stale_tap")
