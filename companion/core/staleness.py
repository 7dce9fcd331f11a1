"""What a command depends on: only a change of that makes it stale."""

from enum import Enum, auto

from companion.core.commands import Announce, Claim, Entry, MistakenLook, Rename
from companion.core.game import Game, Step


class Dependency(Enum):
    """What must be as it was when a command was given."""

    TABLE = auto()
    """Everything: the command answers exactly what was on the table."""
    ANNOUNCEMENT = auto()
    """The open announcement. Other people's claims do not exclude one's own (section 4)."""
    NOTHING = auto()
    """Only that the same game is played."""


def dependency_of(entry: Entry) -> Dependency:
    """Return what an entry of the log depends on."""
    match entry:
        case Claim():
            return Dependency.ANNOUNCEMENT
        case MistakenLook() | Rename():
            return Dependency.NOTHING
        case _:
            return Dependency.TABLE


def is_stale(entry: Entry, seen: Game, now: Game) -> bool:
    """Return whether an entry given on the game as `seen` no longer fits the game as it is now.

    Both are moments of one game that share their history.
    """
    match dependency_of(entry):
        case Dependency.NOTHING:
            return False
        case Dependency.ANNOUNCEMENT:
            announced = _open_announcement(seen)
            return announced is None or _open_announcement(now) is not announced
        case Dependency.TABLE:
            return seen.last is not now.last or seen.undone is not now.undone


def _open_announcement(game: Game) -> Step | None:
    """Return the step that opened the announcement; None if none is open."""
    if game.table.announcement is None:
        return None
    step = game.last
    while step is not None and not isinstance(step.command, Announce):
        step = step.before
    return step
