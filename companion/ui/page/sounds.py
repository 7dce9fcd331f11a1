"""The sounds of a game: what a change of the shared state sounds like."""

from enum import StrEnum

from companion.application.table.snapshot import Snapshot
from companion.core.moves import MoveKind, moves
from companion.core.table import Phase
from companion.ui.wording.table_instruction import last_tap


class Sound(StrEnum):
    """A sound by the name of its file in `assets/sounds`."""

    COIN = "coin"
    GAVEL = "gavel"
    DRUM = "drum"
    TURN = "turn"
    WIN = "win"


def sound_of(before: Snapshot, after: Snapshot) -> Sound | None:
    """Return the sound of the last tap; None if there is none, after undo and in another game."""
    game, earlier = after.game, before.game
    if game is None or earlier is None or before.game_id != after.game_id:
        return None
    steps = last_tap(game)
    if not steps or before.revision >= after.revision:
        return None
    if game.table.end is not None:
        return Sound.WIN if earlier.table.end is None else None
    if game.table.phase is Phase.REVEAL:
        return Sound.DRUM
    kinds = {move.kind for step in steps for move in moves(game.before(step), step.events)}
    if MoveKind.FINE in kinds:
        return Sound.GAVEL
    if kinds:
        return Sound.COIN
    return Sound.TURN if game.table.turn != earlier.table.turn else None
