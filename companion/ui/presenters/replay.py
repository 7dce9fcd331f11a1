"""A replay in words."""

from companion.core.game import Game
from companion.i18n import Messages
from companion.ui.presenters.history import step_sentences
from companion.ui.state.games import Replay


def what_happened(replay: Replay, say: Messages) -> tuple[str, tuple[str, ...]]:
    """Return what the step before the position did, and what followed from it."""
    step = replay.game.last
    if step is None:
        return say.text("replay-start"), ()
    return step_sentences(step, replay.record.game, say)


def turn_in_words(replay: Replay, say: Messages) -> str:
    """Return the turn of the step before the position, and the number of turns."""
    step, whole = replay.game.last, replay.record.game
    turn = 1 if step is None else step.turn
    turns = turn if whole.last is None else whole.last.turn
    return say.text("replay-turn", turn=turn, turns=turns)


def running_game(game: Game, say: Messages) -> str:
    """Return the question whether the running game may be put away."""
    table = game.table
    people = [table.rules.setup.players[person] for person in table.seats]
    message = "replay-puts-away" if table.end is None else "replay-puts-away-ended"
    return say.text(message, people=people, turn=table.turn)
