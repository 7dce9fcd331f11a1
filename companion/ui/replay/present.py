"""A replay in words."""

from dataclasses import dataclass

from companion.core.commands import Announce, Claim, NoMoreClaims
from companion.core.game import Game, Step
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.board.moment_views import Gain
from companion.ui.board.moments import outcome
from companion.ui.replay.state import Replay
from companion.ui.wording.history import announced_name, name, names


@dataclass(frozen=True, slots=True)
class StepView:
    """What one step did, for somebody who was not there."""

    title: str
    announced: str = ""
    """Who announced what and who claimed it too; empty where the title says so."""
    gains: tuple[Gain, ...] = ()
    sentences: tuple[str, ...] = ()
    """What else there is to say, such as who was unmasked and why the game ended."""
    character: str = ""
    """The id of the announced character."""

    @property
    def label(self) -> str:
        """All of it in words, for a screen reader."""
        gains = (f"{gain.who} {gain.change.signed}" for gain in self.gains)
        return ". ".join(filter(None, (self.announced, self.title, *gains, *self.sentences)))


def what_happened(replay: Replay, say: Messages) -> StepView:
    """Return what the step before the position did."""
    step = replay.game.last
    if step is None:
        return StepView(say.text("replay-start"))
    told = outcome(replay.game, (step,), say)
    return StepView(
        told.title,
        _announced(step, replay.game.before(step), say),
        told.gains,
        tuple(filter(None, (told.unmasked, told.court, *told.sentences, told.now))),
        told.character,
    )


def _announced(step: Step, before: Table, say: Messages) -> str:
    opened = before.announcement
    if opened is None or isinstance(step.command, Announce):
        return ""
    announced = say.text(
        "story-announce", person=name(before, before.active), character=announced_name(before)
    )
    claimants = opened.claimants
    if isinstance(step.command, NoMoreClaims) and not claimants:
        # the title says it
        return ""
    if not claimants or isinstance(step.command, Claim):
        return announced
    people = names(before, claimants)
    return say.text("replay-claimed", announced=announced, people=people, count=len(people))


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
