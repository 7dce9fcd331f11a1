"""Who lets the open announcement of a game pass; stored apart from the game's record."""

from collections.abc import Sequence
from typing import Annotated, Final

from pydantic import Field

from companion.application.group.stored import Stored
from companion.application.ports import GameId, Store
from companion.core.game import Game
from companion.core.record import play_lines
from companion.core.staleness import open_announcement
from companion.model import Model


class Passes(Model):
    """The people who had passed when a game's record had this many lines."""

    game: int
    lines: Annotated[int, Field(ge=1)]
    people: frozenset[int]


PASSES: Final[Stored[Passes | None]] = Stored(
    key="passes", read=Passes.model_validate_json, default=None
)


def passed_people(store: Store, game: GameId, lines: Sequence[str]) -> frozenset[int]:
    """Return who lets the open announcement of a game with these lines pass.

    Raises StorageFault.
    """
    passes = PASSES.load(store)
    if passes is None or passes.game != game or passes.lines > len(lines):
        return frozenset()
    games = [*play_lines(lines)]
    return still_passed(passes.people, games[passes.lines - 1], games[-1])


def still_passed(passed: frozenset[int], before: Game, after: Game) -> frozenset[int]:
    """Return who lets the announcement pass that was open before and still is; no claimant does."""
    announced, opened = open_announcement(after), after.table.announcement
    if announced is None or opened is None or open_announcement(before) is not announced:
        return frozenset()
    return passed.difference(opened.claimants)
