"""What a command depends on. It becomes stale when that changes."""

from enum import Enum, auto

from companion.core.commands import Announce, Claim, Entry, MistakenLook, Rename
from companion.core.game import Game, Step


class Dependency(Enum):
    """What must not have changed since a command was given."""

    TABLE = auto()
    """Everything on the table, which the command answers."""
    ANNOUNCEMENT = auto()
    """The open announcement; other people's claims do not matter (section 4)."""
    NOTHING = auto()
    """Nothing but the game being played."""


def dependency_of(entry: Entry) -> Dependency:
    """Return what an entry depends on."""
    match entry:
        case Claim():
            return Dependency.ANNOUNCEMENT
        case MistakenLook() | Rename():
            return Dependency.NOTHING
        case _:
            return Dependency.TABLE


def is_stale(entry: Entry, seen: Game, now: Game) -> bool:
    """Return whether an entry made for the game as `seen` no longer fits the game `now`.

    Both are states of the same game that share their history.
    """
    match dependency_of(entry):
        case Dependency.NOTHING:
            return False
        case Dependency.ANNOUNCEMENT:
            announced = open_announcement(seen)
            return announced is None or open_announcement(now) is not announced
        case Dependency.TABLE:
            return seen.last is not now.last or seen.undone is not now.undone


def open_announcement(game: Game) -> Step | None:
    """Return the step of the open announcement; None if there is none."""
    if game.table.announcement is None:
        return None
    step = game.last
    while step is not None and not isinstance(step.command, Announce):
        step = step.before
    return step
